import type { SqlDialect } from '../dialect.js';

/** DuckDB. */
export const duckdb: SqlDialect = {
  name: 'duckdb',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: (value) => `'${value.replaceAll("'", "''")}'`,
  number: (value) => `CAST('${value}' AS DOUBLE)`,
  pattern: () => undefined,
  matches: (text, pattern) => `regexp_matches(${text}, '${pattern.replaceAll("'", "''")}')`,
  numberIn: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  isFinite: (number) => `isfinite(${number})`,
  length: (text) => `length(${text})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
};
