import { patternFor } from '../../validate/index.js';
import type { SqlDialect } from '../dialect.js';

/** PostgreSQL. */
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
    text: 'text',
    'character varying': 'text',
    date: 'date',
  },
  pattern: (pattern) => patternFor(pattern, 'are'),
  matches: (text, pattern) => `${text} ~ '${pattern.replaceAll("'", "''")}'`,
  // A cast raises an error for what is out of range, so numbers that may be are not cast: they are doubtful anyway.
  numberIn: (text) =>
    `CASE WHEN char_length(${text}) < 300 AND ${text} !~ '[eE]' THEN CAST(${text} AS DOUBLE PRECISION) END`,
  isFinite: (number) => `(${number} > '-Infinity' AND ${number} < 'Infinity')`,
  length: (text) => `char_length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `(${number} - floor(${number} / ${divisor}) * ${divisor})`,
  barrier: ' OFFSET 0',
  binary: (text) => `(${text} COLLATE "C")`,
};
