import { patternFor } from '../../../quality/validate/patterns/index.js';
import type { SqlDialect } from '../dialect.js';

const PLAIN: { readonly [type: string]: (column: string) => string } = {
  // Collations can take different texts for equal; a CHAR(n) is padded, and blanks at its end mean nothing.
  text: (column) => `CAST(${column} AS TEXT) COLLATE "C"`,
  // Zeros at the end would make numbers longer than they are.
  numeric: (column) => `trim_scale(${column})`,
};

const asText = (column: string) => `CAST(${column} AS TEXT)`;
const asJson = (column: string) => asText(`to_json(${column})`);
const isoTimestamp = (column: string, zone = '') => iso(column, 'YYYY-MM-DD"T"HH24:MI:SS.US', zone);

/** A date or a moment, which a cast would write as the settings of the server ask. */
function iso(column: string, format: string, zone = ''): string {
  const digits = `to_char(${column}, '${format}')`;
  const text = format.endsWith('.US') ? `rtrim(rtrim(${digits}, '0'), '.')` : digits;
  const era = `CASE WHEN ${column} < '0001-01-01' THEN ' BC' ELSE '' END`;
  // Later days have no time of day.
  return `CASE WHEN isfinite(${column}) AND ${column} < '290000-01-01' THEN ${text} || '${zone}' || ${era} ELSE ${asText(column)} END`;
}

/** A text. With backslashes, only this form means the same whatever standard_conforming_strings is. */
function literal(value: string): string {
  const quoted = `'${value.replaceAll("'", "''")}'`;
  return value.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** PostgreSQL. Its enum types have the name ENUM here. */
export const postgres: SqlDialect = {
  name: 'postgres',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: literal,
  number: (value) => `CAST('${value}' AS DOUBLE PRECISION)`,
  textType: 'TEXT',
  doubleType: 'DOUBLE PRECISION',
  types: {
    boolean: 'boolean',
    smallint: 'small integer',
    integer: 'small integer',
    bigint: 'integer',
    real: 'float',
    'double precision': 'double',
    numeric: 'numeric',
    text: 'text',
    'character varying': 'text',
    character: 'text',
    name: 'text',
    citext: 'text',
    ENUM: 'text',
    date: 'date',
    'time without time zone': 'time',
    'timestamp without time zone': 'timestamp',
    'timestamp with time zone': 'timestamp with zone',
    uuid: 'uuid',
  },
  texts: {
    date: (column) => iso(column, 'YYYY-MM-DD'),
    timestamp: (column) => isoTimestamp(column),
    'timestamp with zone': (column) => isoTimestamp(`(${column} AT TIME ZONE 'UTC')`, 'Z'),
    array: asJson,
  },
  plain: (column, type) => PLAIN[type]?.(column) ?? column,
  canHold: (text) => !text.includes('\0') && text.isWellFormed(),
  pattern: (pattern) => patternFor(pattern, 'are'),
  matches: (text, pattern) => `${text} ~ ${literal(pattern)}`,
  // A cast raises an error for what is out of range, so numbers that may be are not cast: they are doubtful anyway.
  numberIn: (text) =>
    `CASE WHEN char_length(${text}) < 300 AND ${text} !~ '[eE]' THEN CAST(${text} AS DOUBLE PRECISION) END`,
  isFinite: (number) => `(${number} > '-Infinity' AND ${number} < 'Infinity')`,
  length: (text) => `char_length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `(${number} - floor(${number} / ${divisor}) * ${divisor})`,
  raisesOverflow: true,
  packing: {
    mostColumns: 1664,
    list: (values) => `ARRAY[${values.join(', ')}]`,
    item: (list, index) => `${list}[${index + 1}]`,
    hasTrue: (list) => `TRUE = ANY (${list})`,
    order: (values) => `ROW(${values.join(', ')})`,
  },
  barrier: ' OFFSET 0',
  binary: (text) => `(${text} COLLATE "C")`,
};
