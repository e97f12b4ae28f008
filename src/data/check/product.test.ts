import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { placeRows, productTables } from './product.js';

const rows: Json = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } };
const otherRows = () => structuredClone(rows);
const product: Json = {
  'fair:resourceType': 'data-product',
  properties: {
    towns: otherRows(),
    'north/towns': otherRows(),
    'north-people': otherRows(),
    people: { $ref: '#/$defs/people' },
  },
  $defs: { people: otherRows() },
};

function tablesOf(schema: Json) {
  return productTables(documentOf(schema, 's.json'), createRegistry());
}

test('the tables of a data product, with their schema objects', () => {
  expect(tablesOf(product)).toEqual([
    { name: 'towns', entry: '/properties/towns' },
    { name: 'north/towns', entry: '/properties/north~1towns' },
    { name: 'north-people', entry: '/properties/north-people' },
    { name: 'people', entry: '/properties/people' },
  ]);
});

test('a schema that refers to a data product has its tables', () => {
  const { $defs, ...whole } = product as JsonObject;
  expect(
    tablesOf({ $ref: '#/$defs/whole', $defs: { ...($defs as JsonObject), whole: whole as Json } }),
  ).toMatchObject([{ name: 'towns', entry: '/$defs/whole/properties/towns' }, {}, {}, { name: 'people' }]);
});

test.each([[rows], [true], [{ 'fair:resourceType': 'dataset', properties: { towns: rows } }]] as Json[][])(
  'a schema that is no data product has no tables: %j',
  (schema) => {
    expect(tablesOf(schema!)).toEqual([]);
    expect(placeRows([], { uri: 'towns.csv', path: 'towns.csv' }, String)).toEqual({});
  },
);

const LOCATIONS = [
  { contentUrl: 'a.csv', table: 'towns' },
  { contentUrl: 'old/a.csv', table: 'people' },
  { contentUrl: 'https://example.org/files/b%20c.csv?x=1', table: 'people' },
  { contentUrl: 'towns.csv' },
  { contentUrl: '%', table: 'towns' },
  { contentUrl: 'people.csv', table: 'gone' },
  { contentUrl: 'all.json', table: 'towns' },
  { contentUrl: 'all.json', table: 'people' },
];

test.each([
  ['towns.csv', 'towns'],
  ['data/towns.csv.gz', 'towns'],
  ['south/people.csv', 'people'],
  ['north/people.csv', 'people'],
  ['-', undefined],
  ['x.csv', undefined],
  ['a.csv', 'towns'],
  ['new\\a.csv', 'towns'],
  ['old/a.csv', 'people'],
  ['b c.csv', 'people'],
  ['ba.csv', undefined],
  ['all.json', undefined],
])('the file %s has rows of the table %s', (path, name) => {
  const { entry, noTable } = placeRows(
    tablesOf(product),
    { uri: path, path, locations: LOCATIONS },
    (each) => each,
  );
  expect(entry).toBe(name && `/properties/${name}`);
  expect(noTable?.code).toBe(name ? undefined : 'rows/no-table');
});

test('a file that fits no table is a finding that names the tables, and the one that is probably meant', () => {
  const helpFor = (name: string) => `--table ${name}`;
  const placed = (path: string) => placeRows(tablesOf(product), { uri: 'x', path }, helpFor).noTable;
  expect(placed('people2.csv')).toMatchObject({
    message:
      'The rows were not checked: their table is unknown. The tables of the schema are "towns", "north/towns", "north-people", "people".',
    help: '--table people',
    at: { uri: 'x' },
  });
  expect(placed('abc.csv')?.help).toBe('--table NAME');
});

test('a table that is named must be there', () => {
  const placed = (table: string, schema = product) =>
    placeRows(tablesOf(schema), { uri: 'x', path: 'people.csv', table }, String);
  expect(placed('towns')).toEqual({ entry: '/properties/towns' });
  expect(placed('town').unknown).toMatch(/no table "town"\. Its tables are "towns", /);
  expect(placed('town', rows).unknown).toBe('The schema is no data product: it has no tables with names.');
});
