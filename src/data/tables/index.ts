export {
  batchOf,
  type Extent,
  type Fault,
  type HeaderCells,
  type ReaderOptions,
  type RowBatch,
  type RowReader,
  type RowValidator,
  type WholeOptions,
} from './batch.js';
export { BrokenFile, brokenDiagnostic } from './broken-file.js';
export type { ByteSource } from './byte-source.js';
export { missingIn, numberFrom, readingsOf } from './cell-reader.js';
export { columnOf } from './cell-rows.js';
export { type CellType, type CellTypes, emptyIn, statedTypes } from './cell-types.js';
export { type Column, type Columns, columnsOf, isLeftOut } from './columns.js';
export type { Cells } from './delimited.js';
export {
  type CellText,
  cellText,
  type DetectedCells,
  detectCells,
  footerNote,
  LOOKED_AT,
  readAs,
  type StatedDialect,
  withoutFooter,
} from './detect-cells.js';
export { detectDialect, plainName } from './detect-dialect.js';
export { type Footer, footerIn } from './detect-footer.js';
export { charactersNamed, type Dialect, type DialectOptions, differences, plainDialect } from './dialect.js';
export { asUtf8, detectEncoding } from './encoding.js';
export type { FileDescription, MissingValue, VariableDescription, VariableType } from './file-description.js';
export {
  type CellFormat,
  type DataFormat,
  type DivisibleFormat,
  dataEndings,
  dataFormats,
  formatOfName,
  isCellFormat,
  isDivisible,
  isGzip,
  isNamedGzip,
  isWhole,
  type RowFormat,
  rowFormats,
  type WholeFormat,
  wholeNames,
} from './format.js';
export { headerOf, LONE_RETURN } from './header.js';
export { shortest } from './parquet-numbers.js';
export { type Memory, type Piece, partsOf } from './parts.js';
export { joined, type Peeked, peeked } from './peek.js';
export { planFor } from './plan.js';
export type { CellVisitor } from './raw-rows.js';
export { rawReader, rowReader } from './reader.js';
export { isText, type RowEnds, rowEnds } from './row-ends.js';
export { sniff } from './sniff.js';
export { namesByPath, tableNames } from './table-names.js';
export { type Targets, targetsOf } from './targets.js';
export { descriptionIn, rowsIn } from './whole-file.js';
