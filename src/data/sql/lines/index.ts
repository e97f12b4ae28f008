export { lengthsFound } from './language.js';
export { patternsOfCells, patternsOfObjects } from './line-patterns.js';
export { type FoundLine, linesQuery } from './query.js';
