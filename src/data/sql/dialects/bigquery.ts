import { patternFor } from '../../../quality/validate/patterns/index.js';
import type { SqlDialect } from '../dialect.js';

/** BigQuery. */
export const bigquery: SqlDialect = {
  name: 'bigquery',
  isRun: false,
  identifier: (name) => `\`${escaped(name)}\``,
  text: quoted,
  number: (value) => `CAST('${value}' AS FLOAT64)`,
  textType: 'STRING',
  doubleType: 'FLOAT64',
  types: {
    BOOL: 'boolean',
    INT64: 'integer',
    FLOAT64: 'double',
    NUMERIC: 'decimal',
    BIGNUMERIC: 'decimal',
    STRING: 'text',
    DATE: 'date',
  },
  pattern: (pattern) => patternFor(pattern, 're2'),
  matches: (text, pattern) => `REGEXP_CONTAINS(${text}, ${quoted(pattern)})`,
  numberIn: (text) => `SAFE_CAST(${text} AS FLOAT64)`,
  isFinite: (number) => `(NOT (IS_INF(${number}) OR IS_NAN(${number})))`,
  length: (text) => `CHAR_LENGTH(${text})`,
  floor: (number) => `FLOOR(${number})`,
  // MOD takes no doubles.
  remainder: (number, divisor) => `(${number} - FLOOR(${number} / ${divisor}) * ${divisor})`,
};

function quoted(text: string): string {
  return `'${escaped(text)}'`;
}

/** Names have the escapes of texts; neither may contain the end of a line. */
function escaped(text: string): string {
  return text.replace(/[\\'`\p{Cc}]/gu, (character) => {
    const code = character.charCodeAt(0);
    return /\p{Cc}/u.test(character) ? `\\x${code.toString(16).padStart(2, '0')}` : `\\${character}`;
  });
}
