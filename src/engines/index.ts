export { checkRelations, type RelationAnswer, type RelationSource } from './check-relations.js';
export { type CheckTableOptions, checkTable, type EngineAnswer } from './check-table.js';
export { type DuckdbOptions, openDuckdb, parquetSource } from './duckdb.js';
export { type Engine, sourceOf } from './engine.js';
export { EngineFault } from './engine-fault.js';
