export { backtrackingPatterns } from './backtracking.js';
export { type PatternFlavour, patternFor } from './flavours.js';
export { type Pattern, PatternTooExpensive, patternOf, preparePatterns } from './pattern.js';
export { patternsIn } from './placed.js';
