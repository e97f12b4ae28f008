import { patternFor } from '../../../quality/validate/patterns/index.js';
import type { SqlDialect } from '../dialect.js';
import { globTest } from './glob.js';

const asText = (column: string) => `CAST(${column} AS VARCHAR)`;
const asJson = (column: string) => asText(`to_json(${column})`);
const isoTimestamp = (column: string) => `replace(${asText(column)}, ' ', 'T')`;

function isoDuration(column: string): string {
  const part = (name: string) => `datepart('${name}', ${column})`;
  const seconds = `${part('hour')} * 3600 + ${part('minute')} * 60 + ${part('second')}`;
  const digits = `printf('%d.%03d', ${seconds}, ${part('millisecond')} % 1000)`;
  return `printf('P%dM%dDT%sS', ${part('year')} * 12 + ${part('month')}, ${part('day')}, rtrim(rtrim(${digits}, '0'), '.'))`;
}

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
    TIME: 'time',
    'TIME WITH TIME ZONE': 'time with zone',
    TIMESTAMP: 'timestamp',
    TIMESTAMP_S: 'timestamp',
    TIMESTAMP_MS: 'timestamp',
    TIMESTAMP_NS: 'timestamp',
    'TIMESTAMP WITH TIME ZONE': 'timestamp with zone',
    INTERVAL: 'duration',
    UUID: 'uuid',
    BLOB: 'bytes',
    STRUCT: 'object',
    MAP: 'object',
  },
  texts: {
    'time with zone': (column) => `replace(${asText(column)}, '+00', 'Z')`,
    timestamp: isoTimestamp,
    // A cast depends on the time zone of the session. It is right for what is infinite.
    'timestamp with zone': (column) =>
      `COALESCE(${isoTimestamp(`make_timestamp(epoch_us(${column}))`)} || 'Z', ${asText(column)})`,
    duration: isoDuration,
    bytes: (column) => `COALESCE(TRY(decode(${column})), to_base64(${column}))`,
    array: asJson,
    object: asJson,
  },
  pattern: (pattern) => patternFor(pattern, 're2'),
  matches: (text, pattern) => `regexp_matches(${text}, '${pattern.replaceAll("'", "''")}')`,
  numberIn: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  isFinite: (number) => `isfinite(${number})`,
  length: (text) => `length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
  filtersFirst: { matches: globTest },
};
