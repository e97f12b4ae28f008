import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { type RowsRequest, relationRequests, type StatedKeys, uniqueRowsRequests } from './requests.js';
import { prepareRows } from './table.js';

const table = (...names: readonly string[]): JsonObject => ({
  type: 'array',
  items: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) },
});

function product(...relations: readonly JsonObject[]): Json {
  const related = relations.map((each) => ({
    relationType: 'isRelatedTo',
    targetRef: '#/properties/towns',
    ...each,
  }));
  return {
    'fair:resourceType': 'data-product',
    properties: {
      people: { ...table('town', 'name', 'boss'), 'fair:datasetRelations': related },
      towns: table('id', 'name'),
    },
  };
}

const asked = (schema: Json, keys?: StatedKeys) =>
  relationRequests(documentOf(schema, 's.json'), createRegistry(), { keys }).map(short);

const short = (request: RowsRequest) =>
  request.is === 'unique'
    ? `${request.keyword}: ${request.key.table} ${request.key.variables}`
    : `${request.source.table} ${request.source.variables} in ${request.target.table} ${request.target.variables}`;

const JOIN = { sourceVariables: ['town'], targetVariables: ['id'] };
const ORPHANS = 'people town in towns id';

test.each([
  [undefined, [ORPHANS]],
  ['many-to-one', ['fair:datasetRelations: towns id', ORPHANS]],
  ['one-to-one', ['fair:datasetRelations: people town', 'fair:datasetRelations: towns id', ORPHANS]],
  ['many-to-many', [ORPHANS]],
  // The many refer to the one, which may have none of them.
  ['one-to-many', ['fair:datasetRelations: people town', 'towns id in people town']],
])('a relation that is %s', (cardinality, expected) => {
  expect(asked(product({ ...JOIN, ...(cardinality === undefined ? {} : { cardinality }) }))).toEqual(
    expected,
  );
});

test('what two relations ask for is asked once', () => {
  const again = { ...JOIN, cardinality: 'many-to-one' };
  expect(asked(product(again, again), { towns: ['id'] })).toEqual([
    'fair:datasetRelations: towns id',
    ORPHANS,
  ]);
});

test.each([
  ['no variables', { cardinality: 'one-to-one' }],
  ['another dataset', { ...JOIN, targetRef: 'https://w3id.org/example/towns' }],
  ['no table', { ...JOIN, targetRef: '#/$defs/none' }],
])('a relation with %s asks for nothing', (_name, relation) => {
  expect(asked(product(relation))).toEqual([]);
});

test('a relation whose variables are no pairs joins nothing', () => {
  expect(asked(product({ ...JOIN, targetVariables: ['id', 'name'], cardinality: 'many-to-one' }))).toEqual([
    'fair:datasetRelations: towns id,name',
  ]);
});

test('keys of the options are asked of their tables', () => {
  expect(asked(product(), { towns: ['id', 'name'], 'no table': ['id'] })).toEqual(['keys: towns id,name']);
  expect(asked(table('id'), { data: ['id'] })).toEqual(['keys: data id']);
  expect(asked(table('id'))).toEqual([]);
});

test('a table may refer to itself', () => {
  const relations = [
    { relationType: 'isRelatedTo', targetRef: '#', sourceVariables: ['boss'], targetVariables: ['name'] },
  ];
  const schema = {
    ...table('name', 'boss'),
    'fair:resourceType': 'dataset',
    'fair:datasetRelations': relations,
  };
  expect(asked(schema)).toEqual(['data boss in data name']);
});

test('a variable inside an object is found by its path', () => {
  const address = { type: 'object', properties: { town: {}, name: {} } };
  const people = { type: 'array', items: { type: 'object', properties: { address, name: {} } } };
  const paths = (...names: readonly string[]) =>
    relationRequests(documentOf(people, 's.json'), createRegistry(), { keys: { data: names } }).map((each) =>
      each.is === 'unique' ? each.key.paths : [],
    );
  expect(paths('address.town', 'name', 'unknown')).toEqual([[['address', 'town'], ['name'], ['unknown']]]);
});

test.each([
  [{ ...table('id'), uniqueItems: true }, ['uniqueItems:  ']],
  [{ ...table('id'), uniqueItems: false }, []],
  [{ $ref: '#/$defs/rows', $defs: { rows: { ...table('id'), uniqueItems: true } } }, ['uniqueItems:  ']],
])('all rows of an array are different: %j', async (schema, expected) => {
  const { table: ready } = await prepareRows(documentOf(schema, 's.json'));
  expect(uniqueRowsRequests(ready!, undefined).map(short)).toEqual(expected);
});
