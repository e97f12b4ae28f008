export {
  checkRelations,
  type RelationAnswer,
  type RelationOptions,
  type RelationSource,
} from './check-relations.js';
export { type CheckTableOptions, checkTable, type EngineAnswer } from './check-table.js';
export { databases, type ServerOptions } from './databases.js';
export { type DuckdbOptions, openDuckdb, parquetSource } from './duckdb.js';
export { type Engine, sourceOf } from './engine.js';
export { EngineFault } from './engine-fault.js';
export { openPostgres, type PostgresClient, type PostgresOptions, postgresEngine } from './postgres.js';
export { openSpark, type SparkOptions } from './spark.js';
export { quotedTable } from './table-name.js';
export { openTrino, type TrinoOptions } from './trino.js';
