export {
  type Checked,
  type CheckedByEngine,
  checkContents,
  checkFile,
  isWholeProduct,
  type Listener,
  limitOf,
  type Unchecked,
  withFindings,
} from './check-contents.js';
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
export { moveRows } from './merge.js';
export { type ProductTable, placeRows, productTables, type TableLocation, tableOfFile } from './product.js';
export { addSummaries, NO_ROWS, type Summary, type Tally } from './summary.js';
export { countFindings, prepareRows, type Table } from './table.js';
export { keywordOf } from './tally.js';
export {
  type CheckedFile,
  type FileValidators,
  type ValidatorsFor,
  validatorsOf,
  validatorsOfTables,
} from './validators.js';
