import type { DialectName } from '../choices/index.js';
import type { SqlDialect } from '../dialect.js';
import { duckdb } from './duckdb.js';
import { postgres } from './postgres.js';
import { spark } from './spark.js';
import { trino } from './trino.js';

export { duckdb, postgres, spark, trino };

/** All dialects by their names. */
export const dialects: { readonly [name in DialectName]: SqlDialect } = {
  duckdb,
  postgres,
  spark,
  trino,
};
