import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, type JsonObject, setMember } from '../../base/json.js';
import {
  addSummaries,
  batchChecker,
  countFindings,
  keywordOf,
  NO_ROWS,
  type Summary,
  type Table,
  withFindings,
} from '../check/index.js';
import { batchOf, columnOf, type RowBatch } from '../tables/index.js';
import type { CheckedColumn } from './column.js';
import { jsonValue } from './column-type.js';
import type { Check } from './plan.js';
import { DOUBT, FAILED, flagOf, ROWS, withFlags } from './queries.js';
import { NUMBER, type TableCheck } from './table-check.js';

/** A row of what an engine answers. */
export type EngineRow = { readonly [name: string]: unknown };

/** Rows that an engine gives one after another. */
export type EngineRows = AsyncIterable<EngineRow> | Iterable<EngineRow>;

/** What an engine answers to the queries of a check. */
export interface Answers {
  readonly counts: EngineRow;
  readonly doubtful: EngineRows;
  readonly first: EngineRows;
}

/** How findings are reported. */
export interface FindingsOptions {
  /** What messages call the table. */
  readonly uri: string;
  /** What messages call the engine. */
  readonly engine: string;
  /** How many errors are reported; all are counted. */
  readonly maxErrors: number;
  /** The rows as the row checker takes them. Default: by the values that the engine gave. */
  readonly batches?: (rows: EngineRows) => AsyncIterable<readonly [row: EngineRow, batch: RowBatch]>;
}

/** What came of a check. */
export interface EngineFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  /** How many rows the row checker had to check. */
  readonly doubtful: number;
}

/** Counts what the engine is sure of, and lets the row checker check the rest and say what is wrong with the first rows. */
export async function findingsOf(
  table: Table,
  check: TableCheck,
  { counts, doubtful, first }: Answers,
  { uri, engine, maxErrors, batches = valuesOf(check, uri) }: FindingsOptions,
): Promise<EngineFindings> {
  const { checks, key } = check;
  const found: (readonly [row: EngineRow, diagnostics: readonly Diagnostic[]])[] = [];
  const counted = check.residual.length === 0 ? undefined : isChecked(check);
  const speaker = batchChecker(table, { uri, counts: counted });
  for await (const [row, batch] of batches(first))
    found.push([row, agreed(withFlags(row), checks, speaker.check(batch), { uri, engine })]);
  const judged = batchChecker(table, { uri, maxErrors, counts: counted });
  for await (const [row, batch] of batches(doubtful)) {
    const diagnostics = judged.check(batch);
    if (diagnostics.length > 0) found.push([row, diagnostics]);
  }
  const rows = Number(counts[ROWS]);
  const ends = countFindings(table, rows, uri);
  const byFlag = withFlags(counts);
  const tallies = checks.map(({ column, keyword }, index) => ({
    column,
    keyword,
    count: Number(byFlag[flagOf(index)]),
  }));
  const sure: Summary = {
    ...NO_ROWS,
    rows: rows - judged.summary().rows,
    failed: Number(counts[FAILED]),
    errors: tallies.reduce((sum, { count }) => sum + count, 0),
    tallies: tallies.filter(({ count }) => count > 0),
  };
  const inOrder = key ? found : found.sort(([a], [b]) => Number(a[NUMBER]) - Number(b[NUMBER]));
  const ofRows = inOrder.flatMap(([row, diagnostics]) =>
    key ? diagnostics.map((each) => withKey(each, keyOf(row, check.columns, key))) : diagnostics,
  );
  return {
    diagnostics: [...ofRows, ...ends].slice(0, maxErrors),
    summary: withFindings(addSummaries([sure, judged.summary()]), ends),
    doubtful: judged.summary().rows,
  };
}

/** The rows by their values. */
export function valuesOf(
  { columns, key }: TableCheck,
  uri: string,
): Exclude<FindingsOptions['batches'], undefined> {
  return async function* (rows) {
    let count = 0;
    for await (const row of rows) {
      count++;
      yield [row, batchOf(key ? count : Number(row[NUMBER]), [jsonOf(row, columns)], uri)];
    }
  };
}

/** Whether a finding is about what was checked, if something was skipped. */
function isChecked({ checks, residual, columns }: TableCheck): (finding: Diagnostic) => boolean {
  const checked = new Set(checks.map(({ column, keyword }) => `${column} ${keyword}`));
  const unknown = new Set(columns.filter(({ type }) => type === undefined).map(({ name }) => name));
  return (finding) => {
    const column = columnOf(finding) ?? '';
    const place = `${finding.params?.keywordLocation}/`;
    const isSkipped = residual.some(
      (each) => (each.column === '' || each.column === column) && place.startsWith(`${each.location}/`),
    );
    return !isSkipped && (!unknown.has(column) || checked.has(`${column} ${keywordOf(finding)}`));
  };
}

/** What the row checker finds in a row, if that is what the engine found; else that they disagree. */
function agreed(
  row: EngineRow,
  checks: readonly Check[],
  found: readonly Diagnostic[],
  { uri, engine }: Pick<FindingsOptions, 'uri' | 'engine'>,
): readonly Diagnostic[] {
  const flagged = checks
    .filter((_, index) => isTrue(row[flagOf(index)]))
    .map(({ column, keyword }) => `${column} ${keyword}`);
  const said = found.map(({ params }) => `${params?.column ?? ''} ${params?.keyword}`);
  if (flagged.sort().join('\n') === said.sort().join('\n')) return found;
  const number = row[NUMBER] === undefined ? '' : ` ${row[NUMBER]}`;
  return [
    {
      code: 'sql/disagreement',
      severity: 'error',
      message: `${engine} found ${flagged.length} errors in row${number}, and the row checker found ${found.length}.`,
      help: 'This is a fault of fairwright: please report it. Check the table row by row meanwhile.',
      params: { row: Number(row[NUMBER] ?? 0) },
      at: { uri, pointer: '', on: 'value' },
    },
  ];
}

/** Whether a flag is set; engines that write rows as text write it as one. */
function isTrue(flag: unknown): boolean {
  return flag === true || flag === 'true' || flag === 't';
}

/** Whether a row is doubtful. */
export function isDoubtful(row: EngineRow): boolean {
  return isTrue(row[DOUBT]);
}

/** A row as the row checker reads it. */
function jsonOf(row: EngineRow, columns: readonly CheckedColumn[]): Json {
  const object: { [name: string]: Json } = {};
  for (const column of columns) {
    const value = valueIn(row, column);
    if (!(column.isLeftOut && value === null)) setMember(object, column.name, value);
  }
  return object;
}

function valueIn(row: EngineRow, { alias, type }: CheckedColumn): Json {
  return jsonOfColumn(row[alias], type);
}

/** The value of a column, which an engine gave as a text; cells are texts. */
export function jsonOfColumn(text: unknown, type: CheckedColumn['type']): Json {
  if (text === null || text === undefined) return null;
  return type === undefined || type === 'cells' ? String(text) : jsonValue(String(text), type);
}

/** Without a key, all values tell a row apart. */
function keyOf(row: EngineRow, columns: readonly CheckedColumn[], key: readonly string[]): JsonObject {
  const values: { [name: string]: Json } = {};
  for (const column of columns)
    if (key.includes(column.name) || (key.length === 0 && column.type !== undefined))
      setMember(values, column.name, valueIn(row, column));
  return values;
}

/** A finding about a row that has a key instead of a number. */
function withKey({ params, ...diagnostic }: Diagnostic, key: JsonObject): Diagnostic {
  const { row: _row, ...others } = params ?? {};
  return { ...diagnostic, params: { ...others, key } };
}
