import { duckdb } from '../dialects/index.js';

/** A line that may be wrong, or the last one of a file. */
export interface FoundLine {
  /** Its number, from 1 on. */
  readonly number: unknown;
  /** How many bytes there are up to its end, with its line break. */
  readonly bytes: unknown;
  /** How many bytes it has, without its line break. */
  readonly length: unknown;
  /** Null for an empty line. */
  readonly line: string | null;
  readonly isSure: boolean | null;
}

/** A character that a text file hardly has: with another delimiter, lines would be cut. */
const NO_DELIMITER = '\u0001';

/** A query of DuckDB for the lines of a file that do not match all patterns of RE2, and the last line, with which so many bytes are read. */
export function linesQuery(
  file: string,
  lineBreak: '\n' | '\r\n',
  patterns: readonly string[],
  size: number,
): string {
  const { text } = duckdb;
  const settings = [
    'auto_detect = false',
    'header = false',
    "compression = 'none'",
    'hive_partitioning = false',
    `delim = ${text(NO_DELIMITER)}`,
    "quote = ''",
    "escape = ''",
    "comment = ''",
    `new_line = '${lineBreak === '\n' ? '\\n' : '\\r\\n'}'`,
    "columns = {'line': 'VARCHAR'}",
  ];
  const matches = patterns.map((pattern) => `regexp_full_match(line, ${text(pattern)})`);
  const length = `COALESCE(strlen(line), 0) + ${lineBreak.length}`;
  return `
    SELECT number, bytes, COALESCE(strlen(line), 0) AS length, line, "isSure" FROM (
      SELECT row_number() OVER () AS number,
        sum(${length}) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS bytes,
        line, ${matches.join(' AND ')} AS "isSure"
      FROM read_csv(${file}, ${settings.join(', ')})
    ) WHERE "isSure" IS NOT TRUE OR bytes >= ${size}`;
}
