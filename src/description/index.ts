export * from './description.js';
export { describe, MOST_VARIABLES } from './read.js';
