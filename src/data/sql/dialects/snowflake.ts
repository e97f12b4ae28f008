import type { SqlDialect } from '../dialect.js';
import { posixPattern } from './posix-pattern.js';

/** Snowflake. A DATE is not among its types: how it becomes a text depends on a parameter of the session. */
export const snowflake: SqlDialect = {
  name: 'snowflake',
  isRun: false,
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: quoted,
  number: double,
  textType: 'VARCHAR',
  doubleType: 'DOUBLE',
  types: {
    BOOLEAN: 'boolean',
    NUMBER: 'decimal',
    FLOAT: 'double',
    TEXT: 'text',
    VARCHAR: 'text',
  },
  // An expression that matches the empty text has a match without a place, of which the documentation says nothing.
  pattern: (pattern) => (new RegExp(pattern, 'u').test('') ? undefined : posixPattern(pattern)),
  matches: (text, pattern) => `(REGEXP_INSTR(${text}, ${quoted(pattern)}) > 0)`,
  numberIn: (text) => `TRY_TO_DOUBLE(${text})`,
  // NaN is greater than all numbers.
  isFinite: (number) => `(${number} > ${double(-Infinity)} AND ${number} < ${double(Infinity)})`,
  length: (text) => `LENGTH(${text})`,
  floor: (number) => `FLOOR(${number})`,
  remainder: (number, divisor) => `(${number} - FLOOR(${number} / ${divisor}) * ${divisor})`,
};

function double(value: number): string {
  return `CAST('${String(value).replace('Infinity', 'inf')}' AS DOUBLE)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
