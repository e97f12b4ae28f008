export { backtrackingPatterns } from './backtracking.js';
export type { Characters } from './characters.js';
export { type PatternFlavour, patternFor, treeOf } from './flavours.js';
export { type Pattern, PatternTooExpensive, patternOf, preparePatterns } from './pattern.js';
export { patternsIn } from './placed.js';
export type { Tree } from './tree.js';
