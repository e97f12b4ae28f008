import { isObject, type Json, member, quote } from '../../base/json.js';
import { version } from '../../base/version.js';
import { isStatementOptions, type StatementOptions } from './choices/index.js';
import { type EngineRow, isDoubtful } from './findings.js';
import { DOUBT, FAILED, ROWS, withFlags } from './queries.js';
import { ABOUT, LINE, type StatementRecord } from './statement.js';

/** The results of a statement. */
export interface Found {
  readonly record: StatementRecord;
  readonly counts: EngineRow;
  readonly first: readonly EngineRow[];
  readonly doubtful: readonly EngineRow[];
}

/** Why results are not reported: a sentence, and what to do. */
export interface Refusal {
  /** Whether the results cannot be read; others belong to something else. */
  readonly isBroken: boolean;
  /** The line that is wrong, from 1. */
  readonly line?: number;
  readonly message: string;
  readonly help: string;
}

/** What to do about lines that cannot be read. */
const RUN_AGAIN = 'Run the SQL again, and keep all that it prints, without a table around it.';

/** What to do about results that belong to something else. */
export const WRITE_AGAIN = 'Write the SQL again with "fairwright sql", and run it.';

/** Reads the lines that a client wrote: plain, or quoted as in CSV, with or without the name of the column. */
export function readFound(text: string): Found | Refusal {
  const lines = [...linesIn(text)];
  if (lines[0]?.text === LINE) lines.shift();
  const [start, ...rest] = lines;
  if (start === undefined) return { isBroken: true, message: 'There are no results.', help: RUN_AGAIN };
  const counts = objectIn(start.text);
  const record = counts && recordIn(counts);
  if (!record)
    return {
      isBroken: true,
      line: start.number,
      message: `Expected the counts of a statement of fairwright${insteadOf(start.text)}.`,
      help: RUN_AGAIN,
    };
  if (record.version !== version)
    return {
      isBroken: false,
      message: `The SQL was written by fairwright ${record.version}, and this is ${version}.`,
      help: WRITE_AGAIN,
    };
  const rows: EngineRow[] = [];
  for (const line of rest) {
    const row = objectIn(line.text);
    if (row === undefined || member(row, DOUBT) === undefined || Object.hasOwn(row, ABOUT))
      return {
        isBroken: true,
        line: line.number,
        message: `Expected a row as JSON${insteadOf(line.text)}.`,
        help: RUN_AGAIN,
      };
    rows.push(row);
  }
  const doubtful = rows.filter(isDoubtful);
  const first = rows.filter((row) => !isDoubtful(row));
  const most = record.options.max_errors;
  const announced = Math.min(Number(counts[FAILED]), most) + Math.min(Number(counts[DOUBT]), most);
  if (rows.length !== announced)
    return {
      isBroken: true,
      message: `The results have ${rows.length} rows, and their counts announce ${announced}.`,
      help: RUN_AGAIN,
    };
  return { record, counts: withFlags(counts), first, doubtful };
}

/** The lines that are not blank. */
function* linesIn(text: string): Generator<{ readonly text: string; readonly number: number }> {
  let number = 0;
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    number++;
    const line = plain(text.slice(start, end).trim());
    if (line !== '') yield { text: line, number };
    start = end + 1;
  }
}

/** A line without the quotes of CSV. */
function plain(line: string): string {
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return line;
  const inner = line.slice(1, -1);
  return inner.replaceAll('""', '').includes('"') ? line : inner.replaceAll('""', '"');
}

/** What a line has instead; the values of rows are not shown. */
function insteadOf(line: string): string {
  return line.includes('{') ? '' : `, found ${quote(line)}`;
}

type Row = { readonly [name: string]: Json };

function objectIn(text: string): Row | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What counts say of their statement, if they are counts. */
function recordIn(counts: Row): StatementRecord | undefined {
  const areCounts = [ROWS, FAILED, DOUBT].every((name) => Number.isSafeInteger(member(counts, name)));
  const about = member(counts, ABOUT);
  const record = areCounts && typeof about === 'string' ? objectIn(about) : undefined;
  if (record === undefined) return undefined;
  const { fingerprint, options } = record;
  if (typeof record.version !== 'string' || typeof fingerprint !== 'string') return undefined;
  // Other versions may have other options.
  if (record.version === version && !isStatementOptions(options ?? null)) return undefined;
  return { version: record.version, fingerprint, options: options as unknown as StatementOptions };
}
