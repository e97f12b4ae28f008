import { patternFor } from '../../../quality/validate/patterns/index.js';
import type { SqlDialect } from '../dialect.js';

/** Trino. Its columns have names in lower case. A CHAR is not among its types: it has spaces that comparisons ignore. */
export const trino: SqlDialect = {
  name: 'trino',
  identifier: (name) => `"${name.replaceAll('"', '""')}"`,
  text: (value) => `'${value.replaceAll("'", "''")}'`,
  number: (value) => `CAST('${value}' AS DOUBLE)`,
  textType: 'VARCHAR',
  doubleType: 'DOUBLE',
  // A cast has seven digits. JSON has as many as it takes to tell floats apart, and quotes what is not finite.
  texts: { float: (float) => `replace(json_format(CAST(${float} AS JSON)), '"')` },
  types: {
    boolean: 'boolean',
    tinyint: 'small integer',
    smallint: 'small integer',
    integer: 'small integer',
    bigint: 'integer',
    real: 'float',
    double: 'double',
    decimal: 'decimal',
    varchar: 'text',
    date: 'date',
  },
  pattern: patternOf,
  matches: (text, pattern) => `regexp_like(${text}, '${pattern.replaceAll("'", "''")}')`,
  numberIn: (text) => `TRY_CAST(${text} AS DOUBLE)`,
  isFinite: (number) => `is_finite(${number})`,
  length: (text) => `length(${text})`,
  floor: (number) => `floor(${number})`,
  remainder: (number, divisor) => `${number} % ${divisor}`,
};

/** Trino accepts queries of a million characters, in which a pattern can be several times. */
const MOST_CHARACTERS = 100_000;

function patternOf(pattern: string): string | undefined {
  const written = patternFor(pattern, 'joni');
  return written !== undefined && written.length <= MOST_CHARACTERS ? written : undefined;
}
