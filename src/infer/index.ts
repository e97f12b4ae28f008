export { loadMeanings } from './load-meanings.js';
export type { FoundMeaning } from './meanings/index.js';
export type { Meaning, MeaningStatement } from './meanings/meaning.js';
export { looksPersonal, type Personal } from './personal.js';
export { type FoundUnit, type UnitIn, unitFinder } from './units.js';
export { type NameWords, wordsOf } from './words-of.js';
