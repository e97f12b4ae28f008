import { patternFor } from '../../validate/index.js';
import type { SqlDialect } from '../dialect.js';

const PLAIN: { readonly [type: string]: (column: string) => string } = {
  // Collations can take different texts for equal; a CHAR(n) is padded, and blanks at its end mean nothing.
  text: (column) => `CAST(${column} AS TEXT) COLLATE "C"`,
  // Zeros at the end would make numbers longer than they are.
  numeric: (column) => `trim_scale(${column})`,
};

/** PostgreSQL. Its enum types have the name ENUM here. */
export const postgres: SqlDialect = {
  name: 'postgres',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: (value) => `'${value.replaceAll("'", "''")}'`,
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
    uuid: 'text',
    ENUM: 'text',
    date: 'date',
  },
  plain: (column, type) => PLAIN[type]?.(column) ?? column,
  canHold: (text) => !text.includes('\0') && text.isWellFormed(),
  pattern: (pattern) => patternFor(pattern, 'are'),
  matches: (text, pattern) => `${text} ~ '${pattern.replaceAll("'", "''")}'`,
  // A cast raises an error for what is out of range, so numbers that may be are not cast: they are doubtful anyway.
  numberIn: (text) =>
    `CASE WHEN char_length(${text}) < 300 AND ${text} !~ '[eE]' THEN CAST(${text} AS DOUBLE PRECISION) END`,
  isFinite: (number) => `(${number} > '-Infinity' AND ${number} < 'Infinity')`,
  length: (text) => `char_length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `(${number} - floor(${number} / ${divisor}) * ${divisor})`,
  raisesOverflow: true,
  barrier: ' OFFSET 0',
};
