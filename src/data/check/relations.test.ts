import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areEqual, type Json, type JsonObject } from '../../base/json.js';
import { batchOf } from '../tables/index.js';
import { type BrokenRow, Relations } from './relations.js';
import { keysOfTable, type RowKey, type RowsRequest } from './requests.js';
import { KeyCollector } from './row-keys.js';
import { lookedAt } from './second-look.js';

const at = { uri: 's.json', pointer: '', on: 'value' } as const;
const key = (table: string, ...variables: readonly string[]): RowKey => ({
  entry: table,
  table,
  rowsIn: [],
  variables,
  paths: variables.map((name) => [name]),
});
const unique = (key: RowKey, keyword: 'keys' | 'uniqueItems' = 'keys'): RowsRequest => ({
  is: 'unique',
  key,
  keyword,
  at,
});
const reference = (source: RowKey, target: RowKey): RowsRequest => ({ is: 'reference', source, target, at });

interface Rows {
  readonly uri: string;
  readonly entry: string;
  readonly rows: readonly Json[];
}

const seed = Uint32Array.of(1, 2, 3, 4);

/** Relations that got the rows of files, in pieces. */
function relationsOf(requests: readonly RowsRequest[], files: readonly Rows[], piece = 3): Relations<Rows> {
  const relations = new Relations<Rows>(requests);
  for (const file of files) {
    const collector = new KeyCollector({ keys: keysOfTable(requests, file.entry), seed });
    file.rows.forEach((row, index) => {
      collector.add(row, false);
      if (index % piece === 0) relations.add(file, collector.take());
    });
    relations.add(file, collector.take());
  }
  return relations;
}

const short = ({ file, row, first }: BrokenRow<Rows>) =>
  `${file.uri} ${row}${first ? ` as ${first.file.uri} ${first.row}` : ''}`;

const again = async function* ({ rows, uri }: Rows) {
  yield batchOf(1, rows, uri);
};

test('a table of several files has one key; every file is an array of its own', () => {
  const files = [
    { uri: 'a', entry: 't', rows: [{ id: 1 }, { id: 2 }, { id: 1 }] },
    { uri: 'b', entry: 't', rows: [{ id: 2 }, { id: 3 }, { id: 3 }] },
  ];
  const { broken, summaries } = relationsOf([unique(key('t', 'id'))], files).result(10);
  expect(broken.map(short)).toEqual(['a 3 as a 1', 'b 1 as a 2', 'b 3 as b 2']);
  expect(summaries.get(files[1]!)).toMatchObject({
    errors: 2,
    failed: 2,
    tallies: [{ column: 'id', keyword: 'keys', count: 2 }],
  });
  const whole = relationsOf([unique(key('t'), 'uniqueItems')], files).result(1);
  expect(whole.broken.map(short)).toEqual(['a 3 as a 1']);
  expect(whole.summaries.get(files[1]!)!.errors).toBe(1);
});

test('a row with two errors has failed once, and not again if it had failed before', () => {
  const file = { uri: 'a', entry: 't', rows: [] };
  const requests = [unique(key('t', 'id')), unique(key('t', 'name'))];
  const collector = new KeyCollector({ keys: keysOfTable(requests, 't'), seed });
  for (const hasFailed of [false, false, true]) collector.add({ id: 1, name: 'x' }, hasFailed);
  collector.add(undefined, true);
  const relations = new Relations<Rows>(requests);
  relations.add(file, collector.take());
  expect(relations.result(0).summaries.get(file)).toMatchObject({ errors: 4, failed: 1 });
});

test('a relation is not checked if rows of the target are missing', () => {
  const people = { uri: 'people', entry: 'people', rows: [{ town: 1 }] };
  const towns = { uri: 'towns', entry: 'towns', rows: [] };
  const request = reference(key('people', 'town'), key('towns', 'id'));
  expect(relationsOf([request], [people]).result(9)).toMatchObject({ broken: [], unchecked: [request] });
  expect(relationsOf([request], [towns]).result(9)).toMatchObject({ broken: [], unchecked: [] });
  const read = relationsOf([request], [people, towns]);
  expect(read.result(9)).toMatchObject({ broken: [{ row: 1 }], unchecked: [] });
  read.miss(towns);
  expect(read.result(9)).toMatchObject({ broken: [], unchecked: [request] });
});

const cell = fc.constantFrom<Json>(null, 0, 1, 2, '1', 'a text longer than a key', true);
const row = fc.record({ a: cell, b: cell }, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
const rows = fc.array(row, { maxLength: 20 });
const of = (each: JsonObject, names: readonly string[]) => names.map((name) => each[name] ?? null);

describe.each([[['a']], [['a', 'b']]])('by %j', (names) => {
  test('the rows found are those that differ from no other, or from all others, by their values', () => {
    const requests = [
      unique(key('t', ...names)),
      unique(key('t'), 'uniqueItems'),
      reference(key('t', ...names), key('u', ...names)),
    ];
    fc.assert(
      fc.property(rows, rows, (own, others) => {
        const files = [
          { uri: 't', entry: 't', rows: own },
          { uri: 'u', entry: 'u', rows: others },
        ];
        const expected = [
          ...own.flatMap((each, index) => {
            const values = of(each, names);
            const first = own.findIndex((other) => areEqual(of(other, names), values));
            return first < index && !values.includes(null) ? [`t ${index + 1} as t ${first + 1}`] : [];
          }),
          ...own.flatMap((each, index) => {
            const first = own.findIndex((other) => areEqual(other, each));
            return first < index ? [`t ${index + 1} as t ${first + 1}`] : [];
          }),
          ...own.flatMap((each, index) => {
            const values = of(each, names);
            const isOrphan = !others.some((other) => areEqual(of(other, names), values));
            return isOrphan && values.some((value) => value !== null) ? [`t ${index + 1}`] : [];
          }),
        ];
        expect(relationsOf(requests, files).result(100).broken.map(short)).toEqual(expected);
      }),
    );
  });
});

test('findings have the values, and name both rows', async () => {
  const files = [
    {
      uri: 'a',
      entry: 't',
      rows: [
        { id: 1, name: 'x' },
        { id: 1, name: 'x' },
      ],
    },
    { uri: 'b', entry: 't', rows: [{ id: 1, name: 'x' }] },
    { uri: 'u', entry: 'u', rows: [] },
  ];
  const requests = [
    unique(key('t', 'id', 'name')),
    unique(key('t'), 'uniqueItems'),
    reference(key('t', 'id'), key('u', 'number')),
  ];
  const { broken } = relationsOf(requests, files).result(9);
  const { findings } = await lookedAt(broken, again);
  expect(findings.map(({ message, at, params }) => [at.uri, params?.row, message])).toEqual([
    ['a', 2, 'The values 1 and "x" of "id" and "name" are in row 1 already.'],
    ['b', 1, 'The values 1 and "x" of "id" and "name" are in row 1 of a already.'],
    ['a', 2, 'The row is equal to row 1.'],
    ['a', 1, 'No row of "u" has 1 in "number".'],
    ['a', 2, 'No row of "u" has 1 in "number".'],
    ['b', 1, 'No row of "u" has 1 in "number".'],
  ]);
  expect(findings[1]!.params).toMatchObject({ firstRow: 1, firstFile: 'a', keyword: 'keys' });
  const { findings: unread } = await lookedAt(broken, () => undefined);
  expect(unread.map(({ message }) => message)).toContain('No row of "u" has the value in "number".');
  expect(unread).toHaveLength(6);
});

test('rows whose keys are equal by chance are no duplicates', async () => {
  const file = { uri: 'a', entry: 't', rows: [{ id: 'one' }, { id: 'other' }, { id: 'one' }] };
  const requests = [unique(key('t', 'id'))];
  const relations = new Relations<Rows>(requests);
  const collector = new KeyCollector({ keys: keysOfTable(requests, 't'), seed });
  for (const _ of file.rows) collector.add({ id: 'the same' }, false);
  relations.add(file, collector.take());
  const { broken } = relations.result(9);
  expect(broken).toHaveLength(2);
  const { findings, refuted } = await lookedAt(broken, again);
  expect(findings.map(({ params }) => params?.row)).toEqual([3]);
  expect(relations.result(9, refuted).summaries.get(file)).toMatchObject({ errors: 1, failed: 1 });
});
