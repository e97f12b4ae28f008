export * from './description.js';
export { type DescribeOptions, describe, MOST_VARIABLES } from './read.js';
