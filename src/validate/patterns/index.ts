export { backtrackingPatterns } from './backtracking.js';
export { type Pattern, patternOf, preparePatterns, TextTooLong } from './pattern.js';
export { patternsIn } from './placed.js';
