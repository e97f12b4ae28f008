import { patternFor } from '../../validate/index.js';
import type { SqlDialect } from '../dialect.js';

/** DuckDB. */
export const duckdb: SqlDialect = {
  name: 'duckdb',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: (value) => `'${value.replaceAll("'", "''")}'`,
  number: (value) => `CAST('${value}' AS DOUBLE)`,
  pattern: (pattern) => patternFor(pattern, 're2'),
  matches: (text, pattern) => `regexp_matches(${text}, '${pattern.replaceAll("'", "''")}')`,
  numberIn: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  isFinite: (number) => `isfinite(${number})`,
  length: (text) => `length(${text})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
};
