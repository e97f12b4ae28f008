export { type Answers, answersKind, givenAnswers } from './answers.js';
export type { Guess, Level } from './guess.js';
export type { Bin, Histogram } from './histogram.js';
export { commentsOf, type Inferred, type InferSettings, type InferTable, infer } from './infer.js';
export { loadMeanings } from './load-meanings.js';
export type { FoundMeaning } from './meanings/index.js';
export type { Meaning, MeaningStatement } from './meanings/meaning.js';
export { looksPersonal, type Personal } from './personal.js';
export { TableProfile } from './profile.js';
export { questionsOf } from './questions.js';
export {
  type ColumnSummary,
  type CountedValue,
  type SummarizedTable,
  summaryOf,
  type TableSummary,
} from './summary.js';
export { type Knowledge, loadKnowledge } from './understand.js';
export { type FoundUnit, type UnitIn, unitFinder } from './units.js';
export { ValueProfile } from './values.js';
export { type NameWords, wordsOf } from './words-of.js';
