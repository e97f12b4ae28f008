// An update adds what data show to a schema, and keeps all that people wrote.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../src/base/json.js';
import { prepareRows, rowChecker } from '../src/data/check/index.js';
import {
  commentsOf,
  type InferTable,
  infer,
  loadKnowledge,
  TableProfile,
  updateSchema,
  ValueProfile,
} from '../src/data/infer/index.js';
import { rawReader } from '../src/data/tables/index.js';
import { type Document, type Format, parse } from '../src/schema/document/index.js';
import { textOf } from '../src/schema/draft/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { loadLicenses } from '../src/schema/vocabulary/index.js';
import { runs } from './effort.js';

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };
const registry = createRegistry();

function table(text: string, name = 'data'): InferTable {
  const profile = new TableProfile();
  const reader = rawReader('csv', profile, { uri: name });
  for (const _ of reader.read(new TextEncoder().encode(text)));
  reader.end();
  profile.finish();
  return { name, profile };
}

async function schemaIn(text: string, format: Format = 'yaml'): Promise<Document> {
  return (await parse(text, 'schema', format)).document!;
}

async function updated(schema: Document, ...tables: readonly InferTable[]) {
  const shown = { inferred: infer(tables, settings), names: tables.map(({ name }) => name) };
  return updateSchema(schema, shown, { registry });
}

/** The text of a schema after an update, which changes nothing when it is done again. */
async function textAfter(text: string, ...tables: readonly InferTable[]): Promise<string> {
  const { document, refused } = await updated(await schemaIn(text), ...tables);
  const after = document.source!.text;
  expect(refused).toEqual([]);
  expect((await updated(await schemaIn(after), ...tables)).applied).toEqual([]);
  return after;
}

async function refuses(schema: Document, text: string): Promise<boolean> {
  const { table: rows } = await prepareRows(schema, {});
  const checker = rowChecker(rows!, { uri: 'data', format: 'csv' });
  return [...checker.take(new TextEncoder().encode(text)), ...checker.end()].length > 0;
}

/** A property and what the data show about it: 24 rows, of which the last has a word for a missing value. */
function column(name: string, value: (row: number) => string, last = value(23)): InferTable {
  const cells = Array.from({ length: 23 }, (_, row) => value(row));
  return table(`${name}\n${[...cells, last].join('\n')}\n`);
}

async function property(stated: string, data: InferTable): Promise<string> {
  const head = 'type: object\nproperties:\n  x:\n';
  const after = await textAfter(`${head}${stated === '' ? '    {}' : stated.replace(/^/gm, '    ')}\n`, data);
  return after.slice(head.length).replace(/^ {4}/gm, '').trim();
}

const level = column('x', (row) => ['low', 'high'][row % 2]!);
const day = column('x', (row) => `2020-01-${String(row + 1).padStart(2, '0')}`);
const number = column('x', (row) => String(row + 0.5));
const missing = column('x', (row) => String(row), 'NA');
const word = column('x', (row) => `word ${row}`, 'NA');

describe('a variable gets', () => {
  test.each([
    ['its type', 'title: X', number, 'title: X\ntype: number'],
    ['its format', 'type: string # a day', day, 'type: string # a day\nformat: date'],
    ['its codes', 'type: string', level, 'type: string\noneOf:\n  - const: high\n  - const: low'],
    [
      'its words for missing values',
      'type: string',
      word,
      'type: string\nanyOf:\n  - type: string\n  - const: NA\n    fair:sentinel: true',
    ],
    [
      'type and missing words at once',
      'title: X',
      missing,
      'title: X\nanyOf:\n  - type: integer\n  - const: NA\n    fair:sentinel: true',
    ],
    [
      'a mark on a code for missing values',
      'anyOf: [{ type: integer }, { const: NA }]',
      missing,
      'anyOf: [{ type: integer }, { const: NA, fair:sentinel: true }]',
    ],
  ])('%s', async (_, before, data, after) => {
    expect(await property(before, data)).toBe(after);
  });
});

describe('nothing is added', () => {
  test.each([
    ['another type', 'type: string', number],
    ['a wider type', 'type: [number, "null"]', number],
    ['an enumeration', 'enum: [low, high]', level],
    ['a constant', 'const: low', level],
    ['alternatives', 'oneOf: [{ const: low }, { const: high }]', level],
    ['a pattern', 'type: string\npattern: ^\\d', day],
    ['a reference', '$ref: "#/$defs/none"\n# kept', day],
    ['a type that refuses the missing words', 'type: integer', missing],
    ['codes that may be null', 'type: [string, "null"]', level],
    ['a condition', 'if: { minLength: 3 }', day],
  ])('to %s', async (_, before, data) => {
    expect(await property(before, data)).toBe(before);
  });

  test('where a schema describes all other columns, or those with such a name', async () => {
    for (const more of ['additionalProperties: { type: string }', 'patternProperties: { ^x: {} }']) {
      const text = `type: object\nproperties: { id: {} }\n${more}\n`;
      expect(await textAfter(text, number)).toBe(text);
    }
  });

  test('for a column whose name differs only in case', async () => {
    const text = 'properties:\n  X: { type: number }\n';
    expect(await textAfter(text, number)).toBe(text);
  });
});

test('units are added to numbers, unless a unit is stated', async () => {
  const data = column('length_mm', String);
  const before = 'properties:\n  length_mm: { type: integer }\n';
  expect(await textAfter(before, data)).toContain('fair:measurementUnit: mm');
  for (const own of ['fair:measurementUnit: cm', 'fair:measurementUnitRef: unit:CentiM', 'fair:unit: cm']) {
    const text = `properties:\n  length_mm: { type: integer, "${own.replace(': ', '": "')}" }\n`;
    expect(await textAfter(text, data)).toBe(text);
  }
  const asText = 'properties:\n  length_mm: { type: string }\n';
  expect(await textAfter(asText, data)).toBe(asText);
});

test('the keywords are those of the edition', async () => {
  const schema = '$schema: https://highvaluedata.net/fair-data-schema/0.1.0\n';
  const before = `${schema}properties:\n  length_mm: { type: integer }\n`;
  expect(await textAfter(before, column('length_mm', String))).toContain('fair:unit: mm');
  const after = await textAfter(`${schema}properties:\n  id: {}\n`, column('length_mm', String, 'NA'));
  expect(after).toContain('fair:unit: mm');
  expect(after).not.toContain('fair:measurementUnit');
});

describe('columns are added', () => {
  const data = table('a,b\n1,x y\n2,z w\n');

  test.each([
    [
      'to rows',
      'properties:\n  a: { type: integer } # first\n',
      'properties:\n  a: { type: integer } # first\n  b:\n    type: string\n',
    ],
    ['to an array without items', 'type: array\n', undefined],
    ['to an empty schema', 'title: T\n', undefined],
    [
      'behind a reference',
      '$ref: "#/$defs/row"\n$defs:\n  row:\n    properties:\n      a: { type: integer }\n',
      '$ref: "#/$defs/row"\n$defs:\n  row:\n    properties:\n      a: { type: integer }\n      b:\n        type: string\n',
    ],
    [
      'to the part that allows no others',
      'allOf:\n  - properties: { c: {}, d: {} }\n  - properties: { a: { type: integer } }\n    additionalProperties: false\n',
      undefined,
    ],
  ])('%s', async (_, before, after) => {
    const text = await textAfter(before, data);
    if (after) expect(text).toBe(after);
    expect(await refuses(await schemaIn(text), 'a,b\n1,x y\n')).toBe(false);
    expect(await refuses(await schemaIn(text), 'a,b\nx,x y\n')).toBe(true);
  });

  test('to JSON, in its own layout', async () => {
    const before = '{\r\n\t"properties": {\r\n\t\t"a": { "type": "integer" }\r\n\t}\r\n}\r\n';
    const { document } = await updated(await schemaIn(before, 'json'), data);
    expect(document.source!.text).toBe(
      '{\r\n\t"properties": {\r\n\t\t"a": { "type": "integer" },\r\n\t\t"b": {\r\n\t\t\t"type": "string"\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
  });

  test('to objects in rows', async () => {
    const profile = new ValueProfile();
    profile.add({ place: { town: 'A', zip: '07' }, tags: ['x'] });
    profile.finish();
    const before = 'properties:\n  place:\n    properties:\n      town: { type: string }\n';
    const after = await textAfter(before, { name: 'data', profile });
    expect((await schemaIn(after)).value).toMatchObject({
      properties: {
        place: { properties: { town: { type: 'string' }, zip: { type: 'string' } } },
        tags: { type: 'array', items: { type: 'string' } },
      },
    });
  });
});

describe('a data product', () => {
  const towns = table('id,name\n1,A\n2,B\n3,C\n', 'towns');
  const people = table('person,town_id\n1,2\n2,2\n3,1\n', 'people');
  const product = `fair:resourceType: data-product
properties:
  towns:
    type: array
    items:
      properties:
        id: { type: integer }
  people: { $ref: "#/$defs/people" }
$defs:
  people:
    fair:resourceType: dataset
    type: array
    items:
      properties:
        town_id: { type: integer }
`;

  test('gets columns where its tables are described, and relations between them', async () => {
    const { value } = await schemaIn(await textAfter(product, towns, people));
    expect(value).toMatchObject({
      properties: {
        towns: { items: { properties: { name: { type: 'string' } } } },
        people: {
          'fair:datasetRelations': [{ targetRef: '#/properties/towns', sourceVariables: ['town_id'] }],
        },
      },
      $defs: { people: { items: { properties: { person: { type: 'integer' } } } } },
    });
  });

  test('gets tables that it lacks', async () => {
    const after = await textAfter(product, table('code\nx\ny\n', 'states'));
    expect((await schemaIn(after)).value).toMatchObject({
      properties: {
        states: { 'fair:resourceType': 'dataset', items: { properties: { code: { type: 'string' } } } },
      },
    });
  });
});

/** A column of a table as people have them, and its cells. */
const columns = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom('id', 'latitude', 'country', 'length_mm', 'Name', 'x', 'email', '__proto__', 'on', '1'),
      fc.constantFrom<readonly string[]>(
        ['1', '2', '30', '-4', '5', '600'],
        ['1.5', '2', '-0.25', '89'],
        ['low', 'high'],
        ['DE', 'FR', 'GB', 'IT', 'ES', 'PL'],
        ['2020-01-01', '2021-12-31', '2022-02-28'],
        ['007', '010', '123'],
        ['true', 'false'],
        ['a b', 'c "d"', 'e, f', '# g', ''],
      ),
      fc.constantFrom('', 'NA', '-999'),
    )
    .chain(([name, usual, rare]) =>
      fc.tuple(
        fc.constant(name),
        fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, fc.constant(rare)), {
          minLength: 12,
          maxLength: 40,
        }),
      ),
    ),
  { minLength: 1, maxLength: 5, selector: ([name]) => name },
);

/** The schema without some of its columns and statements. */
function without(schema: Json, isDropped: () => boolean): Json {
  const drop = (value: JsonObject) =>
    Object.fromEntries(Object.entries(value).filter(() => !isDropped())) as JsonObject;
  const { items, ...root } = schema as { items: { properties: JsonObject } };
  const { properties, ...row } = items;
  const kept = Object.entries(drop(properties)).map(
    ([name, each]) => [name, drop(each as JsonObject)] as const,
  );
  return {
    ...root,
    items: {
      ...drop(row as unknown as JsonObject),
      ...(isDropped() ? {} : { properties: Object.fromEntries(kept) }),
    },
  };
}

/** The lines of a text, without what an insertion behind or into them changes. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replace(/[\s,{}[\]]+$/, ''));
}

function areIn(lines: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const line of others) if (line === lines[next]) next++;
  return next === lines.length;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('whatever is dropped from a schema comes back, and all else stays', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      columns,
      fc.constantFrom<Format>('json', 'yaml'),
      fc.infiniteStream(fc.nat(99)),
      async (made, format, dice) => {
        const rows = Math.max(...made.map(([, cells]) => cells.length));
        const lines = Array.from({ length: rows }, (_, row) =>
          made.map(([, cells]) => quoted(cells[row] ?? '')).join(','),
        );
        const text = `${made.map(([name]) => quoted(name)).join(',')}\n${lines.join('\n')}\n`;
        const data = table(text);
        const { schema, guesses } = infer([data], settings);
        const rest = without(schema, () => dice.next().value! < 30);
        const before = textOf(rest, format, commentsOf(guesses));
        const stated = await schemaIn(before, format);
        const { document, refused } = await updated(stated, data);
        const after = document.source!.text;
        expect(refused).toEqual([]);
        expect(areIn(linesOf(before), linesOf(after))).toBe(true);
        const again = await updated(await schemaIn(after, format), data);
        expect(again.applied).toEqual([]);
        for (const [name] of made) expect(Object.keys(propertiesOf(document.value))).toContain(name);
        if (await refuses(stated, text)) return;
        accepted++;
        expect(await refuses(document, text)).toBe(false);
      },
    ),
    { numRuns: runs({ test: 120, conformance: 3000 }) },
  );
  expect(accepted).toBeGreaterThan(0);
});

function propertiesOf(schema: Json): JsonObject {
  const items = isObject(schema) ? schema.items : undefined;
  const row = isObject(items) ? items : (schema as JsonObject);
  return isObject(row.properties) ? row.properties : {};
}
