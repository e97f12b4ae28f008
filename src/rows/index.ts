export {
  type RowChecker,
  type RowFormat,
  type RowReader,
  type Rows,
  rowFormats,
  type Summary,
  type Tally,
} from './row.js';
