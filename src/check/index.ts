export {
  type BatchChecker,
  batchChecker,
  type CheckOptions,
  type RowChecker,
  type RowOptions,
  rowChecker,
} from './checker.js';
export { moveRows } from './merge.js';
export { type ProductTable, placeRows, productTables, type TableLocation, tableOfFile } from './product.js';
export { addSummaries, NO_ROWS, type Summary, type Tally } from './summary.js';
export { countFindings, prepareRows, type Table } from './table.js';
