export { textCell, typedCell } from './cells.js';
export type { ColumnType } from './column-type.js';
export { type Compiled, compile } from './compile.js';
export type { SqlDialect } from './dialect.js';
export { type DialectName, dialects, duckdb, postgres, spark, trino } from './dialects/index.js';
export {
  type EngineFindings,
  type EngineRow,
  type EngineRows,
  type FindingsOptions,
  findingsOf,
} from './findings.js';
export { type Check, planOf, type Residual } from './plan.js';
export { DOUBT, FAILED, failing, flagOf, ROWS } from './queries.js';
export { type Reported, reportOf } from './report.js';
export { residualSentence } from './statement.js';
export { type SourceColumn, type TableCheck, type TableSource, tableCheckOf } from './table-check.js';
export { partsOfName } from './table-name.js';
