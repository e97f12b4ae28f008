export { checkParquet, type EngineAnswer, type EngineOptions } from './duckdb.js';
export { EngineFault } from './engine-fault.js';
