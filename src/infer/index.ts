export { looksPersonal, type Personal } from './personal.js';
export { type FoundUnit, type UnitIn, unitFinder } from './units.js';
export { type NameWords, wordsOf } from './words-of.js';
