export { type Answers, answersKind, givenAnswers } from './answers.js';
export { ColumnProfile, mostUnique } from './column.js';
export { disagreements, type Refused, RefusedRows, refusalsIn } from './contradictions.js';
export type { InferTable } from './decided-table.js';
export type { Guess, Level } from './guess.js';
export type { Bin, Histogram } from './histogram.js';
export { commentsOf, type Inferred, type InferSettings, infer } from './infer.js';
export { type InferredText, inferText, type ProfiledTable } from './infer-text.js';
export { type Interviewed, type Interviewer, interview } from './interview.js';
export type { FoundMeaning } from './meanings/index.js';
export type { Meaning, MeaningStatement } from './meanings/meaning.js';
export { isNoJson, NoTable } from './no-table.js';
export type { NumberStyle } from './number-style.js';
export { noColumnsIn, type Oddity, odditiesIn } from './oddities.js';
export { columnsOf, compared, type Pair, type Shown } from './pairs.js';
export { looksPersonal, type Personal } from './personal.js';
export { TableProfile, type UnreadRow } from './profile.js';
export { profileOfContents } from './profile-contents.js';
export {
  ANY_COLUMNS,
  beyondPlain,
  type Data,
  newTableProfile,
  type Profiled,
  type ProfileLimits,
  profileOfBatches,
  profileOfCells,
  profileOfData,
  profileOfDocument,
  profileOfRows,
} from './profile-data.js';
export type { Lists } from './question.js';
export { type Asked, type AskedAbout, isAnswered, questionsAbout, questionsOf } from './questions.js';
export { sharedDialect } from './shared-dialect.js';
export {
  type ColumnSummary,
  type CountedValue,
  type SummarizedTable,
  summaryOf,
  type TableSummary,
} from './summary.js';
export { type Knowledge, loadKnowledge, loadMeanings } from './understand.js';
export { type FoundUnit, type UnitIn, unitFinder } from './units.js';
export { type Updated, updateSchema } from './update.js';
export { ValueProfile } from './values.js';
export { type NameWords, wordsOf } from './words-of.js';
