export { type Cell, type ColumnType, mayBeNested, textCell, typedCell } from './cells.js';
export type { SqlDialect } from './dialect.js';
export { duckdb } from './dialects/duckdb.js';
export { postgres } from './dialects/postgres.js';
export { type Check, type Plan, type PlanOptions, planOf, type Residual } from './plan.js';
export { columnsOfCondition, DOUBT, failing, flagOf, type Question } from './queries.js';
