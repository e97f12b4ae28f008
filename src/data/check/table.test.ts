import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { rowChecker } from './checker.js';
import { countFindings, prepareRows } from './table.js';

const row = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] } as const;

async function tableOf(schema: Json) {
  const { table, diagnostics } = await prepareRows(documentOf(schema, 's.json'));
  return { table: table!, diagnostics };
}

describe('the schema of a row', () => {
  test.each<[name: string, schema: Json, entry: string, isArray: boolean]>([
    ['is the root', row, '', false],
    ['is that of the items of an array', { type: 'array', items: row }, '/items', true],
    ['is that of items, without a type', { items: row }, '/items', true],
    [
      'is found behind a reference',
      { $ref: '#/$defs/T', $defs: { T: { type: 'array', items: row } } },
      '/$defs/T/items',
      true,
    ],
    ['is the root if that is a tuple', { type: 'array', prefixItems: [true], items: row }, '', false],
    ['is the root if that may be something else', { type: ['array', 'object'], items: row }, '', false],
  ])('%s', async (_name, schema, entry, isArray) => {
    expect((await tableOf(schema)).table).toMatchObject({ entry, isArray });
  });

  test('checks rows', async () => {
    const { table } = await tableOf({ $defs: { R: row }, type: 'array', items: { $ref: '#/$defs/R' } });
    const accepts = table.acceptor();
    expect([accepts({ a: 1 }), accepts({}), accepts([])]).toEqual([true, false, false]);
    expect(table.check(documentOf({}, 'x')).map(({ code }) => code)).toEqual(['instance/required']);
  });

  test('accepts all rows of an array without items', async () => {
    const { table } = await tableOf({ type: 'array', minItems: 1 });
    expect(table.acceptor()(5)).toBe(true);
    expect(table).toMatchObject({ columns: [], isArray: true });
  });

  test('is none if it is no schema', async () => {
    const { table, diagnostics } = await prepareRows(documentOf({ type: 'text' }, 's.json'));
    expect(table).toBeUndefined();
    expect(diagnostics.map(({ severity }) => severity)).toContain('error');
  });
});

test('what no row can answer alone is said to be left out', async () => {
  const { diagnostics } = await tableOf({
    type: 'array',
    items: row,
    uniqueItems: true,
    contains: { required: ['b'] },
    minItems: 1,
  });
  expect(diagnostics.map(({ code, severity, at }) => [code, severity, at.pointer])).toEqual([
    ['rows/not-checked', 'warning', '/uniqueItems'],
    ['rows/not-checked', 'warning', '/contains'],
  ]);
  expect((await tableOf({ type: 'array', items: row, uniqueItems: false })).diagnostics).toEqual([]);
});

test('rows are counted', async () => {
  const { table } = await tableOf({ type: 'array', items: row, minItems: 2, maxItems: 3 });
  const codes = (rows: number) => countFindings(table, rows, 'd').map(({ message }) => message);
  expect(codes(1)).toEqual(['Expected at least 2 rows, found 1.']);
  expect(codes(2)).toEqual([]);
  expect(codes(4)).toEqual(['Expected at most 3 rows, found 4.']);
  expect(countFindings((await tableOf(row)).table, 0, 'd')).toEqual([]);
});

describe('columns', () => {
  const columnsOf = async (schema: Json) => {
    const { columns, others } = (await tableOf(schema)).table;
    return {
      names: columns.map(({ name, isRequired }) => (isRequired ? `${name}!` : name)).join(' '),
      isClosed: others === undefined,
    };
  };
  test.each<[name: string, schema: Json, names: string, isClosed: boolean]>([
    ['of a plain row', row, 'a!', false],
    ['that are required only', { required: ['b'] }, 'b!', false],
    ['of a closed row', { ...row, additionalProperties: false }, 'a!', true],
    ['with patterns', { ...row, additionalProperties: false, patternProperties: { x: true } }, 'a!', false],
    [
      'put together',
      { allOf: [row, { properties: { b: true } }], unevaluatedProperties: false },
      'a! b',
      true,
    ],
    ['behind a reference', { $ref: '#/$defs/R', $defs: { R: row } }, 'a!', false],
    [
      'of alternatives',
      { anyOf: [row, { properties: { b: true } }], unevaluatedProperties: false },
      'a b',
      true,
    ],
    ['of conditions', { if: row, then: { properties: { c: true } } }, 'a c', false],
    [
      'when more may be evaluated',
      { allOf: [{ additionalProperties: true }], unevaluatedProperties: false },
      '',
      false,
    ],
    [
      'with hostile names',
      { properties: { constructor: true, toString: true } },
      'constructor toString',
      false,
    ],
  ])('%s', async (_name, schema, names, isClosed) => {
    expect(await columnsOf(schema)).toEqual({ names, isClosed });
  });

  test('may be defined in a registered schema', async () => {
    const id = 'https://example.org/row';
    const registry = createRegistry({ schemas: [documentOf({ $id: id, ...row }, id)] });
    const { table } = await prepareRows(documentOf({ $ref: id }, 's.json'), { registry });
    expect(table!.columns.map(({ name }) => name)).toEqual(['a']);
  });

  test('that only patterns name are read by what those allow', async () => {
    const { table } = await tableOf({ patternProperties: { '^x': { type: 'number' } } });
    expect(table.others!.types).toEqual(new Set(['number']));
  });
});

describe('rows of an array schema in another document', () => {
  const towns = documentOf(
    {
      $id: 'https://example.org/towns',
      type: 'array',
      minItems: 3,
      items: { $ref: '#/$defs/town' },
      $defs: { town: { type: 'object', properties: { size: { type: 'integer' } } } },
    },
    'towns.json',
  );
  const registry = createRegistry({ schemas: [towns] });

  test.each([
    [{ $ref: 'https://example.org/towns' }, ''],
    [{ properties: { towns: { $ref: 'https://example.org/towns' } } }, '/properties/towns'],
  ] as [Json, string][])('are checked one by one: %j', async (schema, entry) => {
    const { table } = await prepareRows(documentOf(schema, 's.json'), { registry, entry });
    const checker = rowChecker(table!, { uri: 'd', format: 'csv' });
    const found = [...checker.take(new TextEncoder().encode('size\n1\nx\n')), ...checker.end()];
    expect(found.map(({ code }) => code)).toEqual(['instance/type', 'instance/minItems']);
  });

  test('are not checked if the other, or the own document is faulty', async () => {
    const faulty = createRegistry({
      schemas: [
        documentOf({ $id: 'https://example.org/towns', type: 'array', items: { type: 'strng' } }, 't.json'),
      ],
    });
    const refers = documentOf({ $ref: 'https://example.org/towns' }, 's.json');
    const own = documentOf({ $ref: 'https://example.org/towns', minItems: 'x' }, 's.json');
    for (const prepared of [prepareRows(refers, { registry: faulty }), prepareRows(own, { registry })]) {
      const { table, diagnostics } = await prepared;
      expect(table).toBeUndefined();
      expect(diagnostics).toMatchObject([{ severity: 'error' }]);
    }
  });
});
