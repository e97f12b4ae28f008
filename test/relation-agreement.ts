// Rows of an engine compared with one another, against the row checker: the same duplicates and orphans, in the same words.
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  batchChecker,
  type CheckedFile,
  KeyCollector,
  keysOfTable,
  lookedAt,
  prepareRows,
  Relations,
  type RowKey,
  type RowsRequest,
  type Summary,
  type Table,
} from '../src/data/check/index.js';
import { checkRelations, type Engine, type RelationSource, sourceOf } from '../src/data/engines/index.js';
import { batchOf, type RowBatch } from '../src/data/tables/index.js';
import { documentOf } from '../src/schema/document/index.js';
import type { AgreeingEngine, NewColumn, TypedValue } from './engine-agreement.js';

/** The columns of tables that are compared. */
export const [A, B] = ['a', 'b"c'] as const;

const at = { uri: 's.json', pointer: '', on: 'value' } as const;

/** A key of a table. */
export function keyOf(entry: string, ...variables: readonly string[]): RowKey {
  return { entry, table: entry, rowsIn: [], variables, paths: variables.map((name) => [name]) };
}

/** Asks that no two rows have the same key. */
export function unique(key: RowKey): RowsRequest {
  return { is: 'unique', key, keyword: key.variables.length === 0 ? 'uniqueItems' : 'keys', at };
}

/** Asks that rows of `t` refer to rows of `u`. */
export function reference(variables: readonly string[]): RowsRequest {
  return { is: 'reference', source: keyOf('t', ...variables), target: keyOf('u', ...variables), at };
}

export const REQUESTS: readonly RowsRequest[] = [
  unique(keyOf('t', A)),
  unique(keyOf('t', A, B)),
  unique(keyOf('t')),
  unique(keyOf('t', 'absent', A)),
  reference([A]),
  reference([A, B]),
  reference([B, 'absent']),
];

const { table } = await prepareRows(documentOf({ type: 'object' }, 's.json'), {});
/** A table of any columns. */
export const ANY_TABLE: Table = { ...table!, comparesFractions: true };

/** The rows of a table as the row checker sees them. */
export interface Rows extends CheckedFile {
  readonly batches: readonly RowBatch[];
}

const seed = Uint32Array.of(1, 2, 3, 4);

/** What summaries count. */
function countedIn(summaries: ReadonlyMap<{ readonly uri: string }, Summary>) {
  return [...summaries].map(([{ uri }, { failed, errors, tallies }]) => ({ uri, failed, errors, tallies }));
}

/** What the row checker says. */
async function byRows(
  requests: readonly RowsRequest[],
  files: readonly Rows[],
  sources: readonly RelationSource[],
) {
  const relations = new Relations<Rows>(requests);
  for (const file of files) {
    const collector = new KeyCollector({ keys: keysOfTable(requests, file.entry), seed });
    const { table } = sources.find(({ entry }) => entry === file.entry)!;
    const { check } = batchChecker(table, { uri: file.uri, keys: collector });
    for (const batch of file.batches) check(batch);
    relations.add(file, collector.take());
  }
  const { broken, summaries } = relations.result(1000);
  const { findings } = await lookedAt(broken, async function* ({ batches }) {
    yield* batches;
  });
  return { findings, counted: countedIn(summaries) };
}

/** How rows that break requests are checked. */
export const OPTIONS = { assertsFormats: true, maxErrors: 1000 };

/** How many requests an engine was asked, and answered, and what it found. */
export interface ComparedRelations {
  readonly tables: number;
  readonly asked: number;
  readonly answered: number;
  readonly duplicates: number;
  readonly orphans: number;
}

/** Compares an engine with the row checker, request by request. */
export async function agree(
  engine: Engine,
  sources: readonly RelationSource[],
  files: readonly Rows[],
  requests = REQUESTS,
): Promise<ComparedRelations> {
  const compared = { tables: sources.length, asked: requests.length, duplicates: 0, orphans: 0 };
  const answered: RowsRequest[] = [];
  for (const request of requests) {
    const answer = await checkRelations(engine, [request], sources, OPTIONS);
    if (answer.unchecked.length > 0) continue;
    const expected = await byRows([request], files, sources);
    expect(answer.diagnostics).toEqual(expected.findings);
    expect(countedIn(answer.summaries)).toEqual(expected.counted);
    answered.push(request);
    compared[request.is === 'unique' ? 'duplicates' : 'orphans'] += expected.findings.length;
  }
  // A row that breaks several requests fails once.
  const { summaries } = await checkRelations(engine, answered, sources, OPTIONS);
  expect(countedIn(summaries)).toEqual((await byRows(answered, files, sources)).counted);
  return { ...compared, answered: answered.length };
}

const NUMBER = 'the key';
/** Requests for each pair of tables. */
const AT_ONCE = 2;

interface MadeTable {
  readonly columns: readonly NewColumn[];
  readonly rows: readonly (readonly (TypedValue | null)[])[];
}

/** Two tables, whose columns often have the same types. */
function madeTables({ types }: AgreeingEngine): fc.Arbitrary<readonly MadeTable[]> {
  const type = fc.constantFrom(...types);
  const pair = type.chain((own) => fc.tuple(fc.constant(own), fc.oneof(fc.constant(own), type)));
  return fc.tuple(pair, pair).chain((pairs) =>
    fc.tuple(
      ...[0, 1].map((side) => {
        const chosen = pairs.map((each) => each[side]!);
        return fc.record({
          columns: fc.constant(chosen.map(({ sqlType }, index) => ({ name: [A, B][index]!, sqlType }))),
          rows: fc.array(fc.tuple(...chosen.map(({ values }) => fc.option(values, { freq: 8 }))), {
            minLength: 2,
            maxLength: 12,
            size: 'max',
          }),
        });
      }),
    ),
  );
}

/** Makes this many tables, two by two, and checks that the engine finds in each what the row checker finds. */
export async function expectSameRelations(
  subject: AgreeingEngine,
  tables: number,
): Promise<ComparedRelations> {
  const compared = { tables: 0, asked: 0, answered: 0, duplicates: 0, orphans: 0 };
  const some = fc.subarray([...REQUESTS], { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(madeTables(subject), some, async (made, requests) => {
      const sources: RelationSource[] = [];
      const files: Rows[] = [];
      const places: string[] = [];
      for (const [index, { columns, rows }] of made.entries()) {
        const texts = rows.map((row, place) => [String(place + 1), ...row.map((each) => each?.text ?? null)]);
        const named = [{ name: NUMBER, sqlType: subject.keyType }, ...columns];
        places.push(await subject.createTable('tu'[index]!, named, texts));
      }
      for (const [index, { columns, rows }] of made.entries()) {
        const uri = 'tu'[index]!;
        const number = subject.engine.dialect.identifier(NUMBER);
        const source = await sourceOf(subject.engine, places[index]!, { number });
        const known = source.columns.filter(({ name }) => name !== NUMBER);
        sources.push({ entry: uri, uri, table: ANY_TABLE, source: { ...source, columns: known } });
        const values = rows.map((row) =>
          Object.fromEntries(columns.map(({ name }, place) => [name, row[place]?.json ?? null])),
        );
        files.push({ entry: uri, uri, batches: [batchOf(1, values, uri)] });
      }
      const found = await agree(subject.engine, sources, files, requests);
      for (const name of Object.keys(compared) as (keyof ComparedRelations)[]) compared[name] += found[name];
    }),
    { numRuns: Math.ceil(tables / 2) },
  );
  // What is never answered agrees with anything, and so does a check that finds nothing.
  expect(compared.answered).toBeGreaterThan(compared.asked / 2);
  expect(compared.duplicates).toBeGreaterThan(0);
  expect(compared.orphans).toBeGreaterThan(0);
  return compared;
}
