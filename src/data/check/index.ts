export {
  batchesIn,
  type Checked,
  checkContents,
  checkFile,
  isWholeProduct,
  type Listener,
  limitOf,
  withFindings,
} from './check-contents.js';
export type { CheckedByEngine, Unchecked } from './checked-by-engine.js';
export {
  type BatchChecker,
  batchChecker,
  type CheckOptions,
  type RowChecker,
  type RowOptions,
  rowChecker,
} from './checker.js';
export {
  type CellReading,
  type Contents,
  contentsIn,
  type DataInput,
  type Expected,
  isOneInstance,
  type OpenFile,
} from './contents.js';
export { documentRelations } from './document-relations.js';
export { SEED_WORDS, type Seed } from './key-writer.js';
export { moveRows } from './merge.js';
export { type ProductTable, placeRows, productTables, type TableLocation, tableOfFile } from './product.js';
export { type Broken, keyIn, notChecked, relationFinding, tallyOf } from './relation-findings.js';
export { type BrokenRow, type RelationResult, Relations } from './relations.js';
export {
  entryOf,
  keyRequest,
  keysOfTable,
  type ReferenceRequest,
  type RowKey,
  type RowsRequest,
  relationRequests,
  type StatedKeys,
  type UniqueRequest,
  uncheckedRequest,
  uniqueRowsRequests,
} from './requests.js';
export { buffersOf, KeyCollector, type KeyPlan, type RowKeys } from './row-keys.js';
export { lookedAt } from './second-look.js';
export { addSummaries, NO_ROWS, type Summary, type Tally } from './summary.js';
export { countFindings, prepareRows, type Table } from './table.js';
export { keywordOf } from './tally.js';
export {
  type CheckedFile,
  type FileValidators,
  type Together,
  type ValidatorsFor,
  validatorsOf,
  validatorsOfTables,
} from './validators.js';
