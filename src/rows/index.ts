export type { CellType, CellTypes } from './cell-types.js';
export { rowChecker } from './checker.js';
export type { Column } from './columns.js';
export { cellFormats, delimiterOf } from './delimited.js';
export { type Header, headerOf } from './header.js';
export { moveRows } from './move.js';
export {
  type Extent,
  type RowChecker,
  type RowFormat,
  type RowOptions,
  type Rows,
  rowFormats,
  type Summary,
  type Tally,
} from './row.js';
export { addSummaries } from './summary.js';
export { countFaults, prepareRows, type Table } from './table.js';
