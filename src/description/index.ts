export * from './description.js';
export { describe } from './read.js';
