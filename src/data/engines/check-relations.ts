import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, setMember } from '../../base/json.js';
import {
  addSummaries,
  NO_ROWS,
  type RowsRequest,
  relationFinding,
  type Summary,
  type Table,
  tallyOf,
} from '../check/index.js';
import {
  type BrokenRequest,
  brokenRows,
  duplicateQueries,
  type EngineRow,
  firstOf,
  identityOf,
  jsonOfColumn,
  keyValue,
  orphanQueries,
  type RelatedTable,
  type RelationQueries,
  ROWS,
} from '../sql/index.js';
import { type CheckTableOptions, checkTable } from './check-table.js';
import { type Engine, onlyRow } from './engine.js';

/** A table of an engine that rows are compared in. */
export interface RelationSource extends RelatedTable {
  readonly table: Table;
  /** The pointer of the schema object of the table; none if the schema has only one. */
  readonly entry: string | undefined;
  /** What messages call the table. */
  readonly uri: string;
  readonly batches?: CheckTableOptions['batches'];
}

/** How rows are checked that break what is asked of rows together. */
export type RelationOptions = Pick<CheckTableOptions, 'maxErrors' | 'assertsFormats' | 'residual'>;

/** What an engine finds in rows together. */
export interface RelationAnswer {
  readonly diagnostics: readonly Diagnostic[];
  /** What is to be added to the summary of each table: of the rows that fail, those that break nothing but this. */
  readonly summaries: ReadonlyMap<RelationSource, Summary>;
  /** What was not checked, and why. */
  readonly unchecked: readonly { readonly request: RowsRequest; readonly reason: string }[];
}

/** Checks what is asked of rows together, for all tables that there are. */
export async function checkRelations(
  engine: Engine,
  requests: readonly RowsRequest[],
  sources: readonly RelationSource[],
  options: RelationOptions,
): Promise<RelationAnswer> {
  const diagnostics: Diagnostic[] = [];
  const summaries = new Map<RelationSource, Summary>();
  const broken = new Map<RelationSource, BrokenRequest[]>();
  const unchecked: { readonly request: RowsRequest; readonly reason: string }[] = [];
  for (const request of requests) {
    const tableOf = ({ entry }: { readonly entry: string | undefined }) =>
      sources.find((each) => each.entry === entry);
    const source = tableOf(request.is === 'unique' ? request.key : request.source);
    if (source === undefined) continue;
    const queries = queriesOf(request, source, tableOf, engine);
    const reason = 'reason' in queries ? queries.reason : await doubtIn(engine, queries);
    if ('reason' in queries || reason !== undefined) {
      unchecked.push({ request, reason: reason! });
      continue;
    }
    const count = await countOf(engine, queries.count);
    if (count === 0) continue;
    const tally = { ...tallyOf(request), count };
    const found = { ...NO_ROWS, errors: count, tallies: [tally] };
    summaries.set(source, addSummaries([summaries.get(source) ?? NO_ROWS, found]));
    const target = request.is === 'unique' ? undefined : tableOf(request.target);
    broken.set(source, [...(broken.get(source) ?? []), { request, target }]);
    const room = options.maxErrors - diagnostics.length;
    if (room <= 0) continue;
    for await (const row of engine.rows(queries.first(room)))
      diagnostics.push(findingOf(request, source, queries, row));
  }
  for (const [source, found] of broken) {
    const failed = await failedOnlyBy(engine, found, source, options);
    summaries.set(source, { ...summaries.get(source)!, failed });
  }
  return { diagnostics, summaries, unchecked };
}

/** How many rows break requests, and nothing else that is asked of them. */
async function failedOnlyBy(
  engine: Engine,
  requests: readonly BrokenRequest[],
  { table, source, uri, batches }: RelationSource,
  { assertsFormats, residual = 'rows' }: RelationOptions,
): Promise<number> {
  const rows = brokenRows(requests, { table, source }, engine.dialect);
  const options = { uri, assertsFormats, residual, maxErrors: 0, ...(batches && { batches }) };
  const answer = await checkTable(engine, table, rows, options);
  return answer.is === 'checked' ? answer.summary.rows - answer.summary.failed : 0;
}

function queriesOf(
  request: RowsRequest,
  source: RelationSource,
  tableOf: (key: { readonly entry: string | undefined }) => RelationSource | undefined,
  { dialect }: Engine,
): RelationQueries | { readonly reason: string } {
  if (request.is === 'unique') return duplicateQueries(request, source, dialect);
  const target = tableOf(request.target);
  return target
    ? orphanQueries(request, source, target, dialect)
    : { reason: 'the rows that it refers to are not there' };
}

/** Numbers that are large, or have many digits, and early dates are equal to values of another type by what only the row checker knows. */
async function doubtIn(engine: Engine, { doubtful }: RelationQueries): Promise<string | undefined> {
  for (const sql of doubtful)
    if ((await countOf(engine, sql)) > 0)
      return 'numbers of many digits and years before 1 are compared row by row';
  return undefined;
}

async function countOf(engine: Engine, sql: string): Promise<number> {
  return Number((await onlyRow(engine, sql))[ROWS]);
}

function findingOf(
  request: RowsRequest,
  { source, uri }: RelationSource,
  { columns }: RelationQueries,
  row: EngineRow,
): Diagnostic {
  const place = (name: (alias: string) => string) => ({ uri, row: identityIn(source, row, name) });
  const values = columns.map((column) => keyValue(row, column));
  return relationFinding({
    request,
    place: place((alias) => alias),
    ...(request.is === 'unique' ? { first: place(firstOf) } : {}),
    values,
  });
}

function identityIn(
  source: RelationSource['source'],
  row: EngineRow,
  name: (alias: string) => string,
): number | { readonly [name: string]: Json } {
  const key: { [name: string]: Json } = {};
  for (const { column, alias } of identityOf(source)) {
    if (column === undefined) return Number(row[name(alias)]);
    setMember(key, column.name, jsonOfColumn(row[name(alias)], column.type));
  }
  return key;
}
