import { patternFor } from '../../../quality/validate/patterns/index.js';
import type { SqlDialect } from '../dialect.js';

/** Spark. */
export const spark: SqlDialect = {
  name: 'spark',
  identifier: (name) => `\`${name.replaceAll('`', '``')}\``,
  text: (value) => raw(value),
  number: (value) => `CAST('${value}' AS DOUBLE)`,
  textType: 'STRING',
  doubleType: 'DOUBLE',
  types: {
    boolean: 'boolean',
    tinyint: 'small integer',
    smallint: 'small integer',
    int: 'small integer',
    bigint: 'integer',
    float: 'float',
    double: 'double',
    decimal: 'decimal',
    string: 'text',
    varchar: 'text',
    char: 'text',
    date: 'date',
  },
  // Comparisons ignore the spaces at the end of a CHAR.
  plain: (column, type) => (type === 'text' ? `CAST(${column} AS STRING)` : column),
  pattern: patternOf,
  matches: (text, pattern) => `${text} RLIKE ${raw(pattern)}`,
  numberIn: (text) => `try_cast(${text} AS DOUBLE)`,
  // NaN is greater than all other numbers.
  isFinite: (number) => `(abs(${number}) < CAST('Infinity' AS DOUBLE))`,
  length: (text) => `length(${text})`,
  // Its floor is a BIGINT, which large numbers do not fit into.
  floor: (number) => `rint(${number})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
};

/**
 * A text in which a backslash is a backslash, whatever the settings of a session are. Literals that follow each other are one text:
 * so no quotation mark ends it, and `${…}` is not replaced by a variable.
 */
function raw(value: string): string {
  return value
    .split(/(?<=\$)(?=\{)|(?=')|(?<=')/)
    .map((part) => (part === "'" ? `r"'"` : `r'${part}'`))
    .join(' ');
}

/** Java needs a piece of its stack each time that a group repeats, and a process of Spark ends when the stack is full. */
const MOST_REPEATS = 100;

function patternOf(pattern: string): string | undefined {
  const written = patternFor(pattern, 'java');
  return written !== undefined && repeatsOf(written) <= MOST_REPEATS ? written : undefined;
}

/** How often groups may repeat inside each other at most; no other character of a written pattern is a parenthesis. */
function repeatsOf(written: string): number {
  let product = 1;
  for (const [, sign, most] of written.matchAll(/\)(?:([*+])|\{(?:\d+,)?(\d*)\})/g))
    product *= sign || most === '' ? Infinity : Math.max(1, Number(most));
  return product;
}
