import { patternFor } from '../../validate/index.js';
import type { SqlDialect } from '../dialect.js';

/** DuckDB. */
export const duckdb: SqlDialect = {
  name: 'duckdb',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: (value) => `'${value.replaceAll("'", "''")}'`,
  number: (value) => `CAST('${value}' AS DOUBLE)`,
  textType: 'VARCHAR',
  doubleType: 'DOUBLE',
  types: {
    BOOLEAN: 'boolean',
    TINYINT: 'small integer',
    SMALLINT: 'small integer',
    INTEGER: 'small integer',
    UTINYINT: 'small integer',
    USMALLINT: 'small integer',
    UINTEGER: 'small integer',
    BIGINT: 'integer',
    UBIGINT: 'integer',
    HUGEINT: 'integer',
    FLOAT: 'float',
    DOUBLE: 'double',
    DECIMAL: 'decimal',
    VARCHAR: 'text',
    DATE: 'date',
  },
  pattern: (pattern) => patternFor(pattern, 're2'),
  matches: (text, pattern) => `regexp_matches(${text}, '${pattern.replaceAll("'", "''")}')`,
  numberIn: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  isFinite: (number) => `isfinite(${number})`,
  length: (text) => `length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
};
