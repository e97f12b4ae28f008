export { type BrokenRequest, brokenRows } from './broken-rows.js';
export { textCell, typedCell } from './cells.js';
export type { DialectName } from './choices/index.js';
export type { SourceColumn } from './column.js';
export type { ColumnType } from './column-type.js';
export { type Compiled, compile } from './compile.js';
export type { SqlDialect } from './dialect.js';
export { dialects, duckdb, postgres, spark, trino } from './dialects/index.js';
export {
  type EngineFindings,
  type EngineRow,
  type EngineRows,
  type FindingsOptions,
  findingsOf,
  jsonOfColumn,
} from './findings.js';
export { type Check, planOf, type Residual } from './plan.js';
export { DOUBT, FAILED, failing, flagOf, ROWS } from './queries.js';
export { keyValue } from './relation-values.js';
export {
  duplicateQueries,
  firstOf,
  type IdentityPart,
  identityOf,
  orphanQueries,
  type RelatedTable,
  type RelationQueries,
} from './relations.js';
export { type Reported, reportOf } from './report.js';
export { residualSentence } from './statement.js';
export { type TableCheck, type TableSource, tableCheckOf } from './table-check.js';
export { partsOfName } from './table-name.js';
