import { describe, expect, test } from 'vitest';
import type { Json } from '../../../base/json.js';
import { append } from '../../../schema/document/index.js';
import { type Keyword, keywords } from '../../../schema/vocabulary/index.js';
import type { Field, SubjectFields } from '../protocol.js';
import { fieldsAt } from './fields.js';
import { createSession } from './session.js';

async function fieldsOf(schema: Json, pointer: string): Promise<SubjectFields> {
  const session = createSession();
  const text = JSON.stringify(schema);
  await session.check({ version: 1, name: 'x.json', format: 'json', text, options: {} }, '2026-05-01');
  return fieldsAt(session.reading(), pointer, true);
}

function all({ groups }: SubjectFields): readonly Field[] {
  return groups.flatMap(({ fields }) => fields);
}

const PLACES = {
  dataset: '',
  table: '/properties/trees',
  variable: '/properties/trees/items/properties/street',
  code: '/properties/trees/items/properties/street/oneOf/0',
};

/** A product with annotations at one place. */
function productWith(place: string, annotations: { readonly [name: string]: Json } = {}): Json {
  const at = (pointer: string) => (pointer === place ? annotations : {});
  return {
    'fair:resourceType': 'data-product',
    ...at(''),
    properties: {
      trees: {
        type: 'array',
        'fair:resourceType': 'dataset',
        ...at(PLACES.table),
        items: {
          properties: {
            street: { oneOf: [{ const: 1, title: 'One', ...at(PLACES.code) }], ...at(PLACES.variable) },
          },
        },
      },
    },
  };
}

describe('every keyword of the table has a field for some subject', () => {
  const offered = Promise.all(
    Object.entries(PLACES).map(async ([subject, pointer]) => {
      const fields = await fieldsOf(productWith(''), pointer);
      expect(fields.subject).toBe(subject);
      return all(fields).map(({ keyword }) => keyword);
    }),
  );
  test.each(Object.entries<Keyword>(keywords))(
    '%s',
    async (name, { deprecated, renamed, example, about, title }) => {
      const isCurrent = !deprecated && !renamed;
      expect((await offered).flat().includes(name)).toBe(isCurrent);
      const present = all(await fieldsOf(productWith(PLACES.variable, { [name]: example }), PLACES.variable));
      const field = present.find(({ keyword }) => keyword === name)!;
      expect(field).toMatchObject({ pointer: append(PLACES.variable, name), about, title, value: example });
      expect(field.widget).not.toBe('json');
    },
  );
});

test('widgets, choices, members and items follow from kinds', async () => {
  const fields = all(
    await fieldsOf(
      {
        title: 'Towns',
        'fair:version': '1.0',
        'fair:contributors': [{ name: 'Ada' }],
        'fair:license': 'MIT',
        properties: { a: {} },
      },
      '',
    ),
  );
  const named = (name: string) => fields.find(({ keyword }) => keyword === name)!;
  expect(named('fair:license')).toMatchObject({ widget: 'license', refPointer: '/fair:licenseRef' });
  expect(named('fair:structureType').choices).toContainEqual({ value: 'wide', label: 'wide' });
  expect(named('fair:version')).toMatchObject({
    widget: 'record',
    members: [
      { keyword: 'identifier', value: '1.0', isRequired: true },
      { widget: 'date' },
      { widget: 'long words' },
    ],
  });
  const people = named('fair:contributors');
  expect(people.widget).toBe('list');
  expect(people.members![0]).toMatchObject({ widget: 'record', pointer: '/fair:contributors/0' });
  expect(people.members![0]!.members![0]).toMatchObject({
    pointer: '/fair:contributors/0/name',
    value: 'Ada',
  });
  const role = people.item!.find(({ keyword }) => keyword === 'role')!;
  expect(role).toMatchObject({ pointer: '/fair:contributors/-/role', widget: 'choice' });
  expect(role.choices).toContainEqual({ value: 'Curator', label: 'Data Curator' });
});

test.each<[Json, readonly string[]]>([
  [{ type: 'number' }, ['minimum', 'maximum', 'multipleOf']],
  [{ type: ['string', 'null'] }, ['format', 'minLength', 'pattern']],
  [{ type: 'array' }, ['minItems', 'uniqueItems']],
  [{ type: 'string', minimum: 1 }, ['minimum']],
])('plain keywords fit the type: %j', async (variable, expected) => {
  const names = all(await fieldsOf({ properties: { a: variable } }, '/properties/a')).map(
    (each) => each.keyword,
  );
  expect(names).toEqual(expect.arrayContaining([...expected, 'title', 'type']));
  expect(names.includes('maxItems')).toBe(expected.includes('minItems'));
});

test('a place without a subject has no fields', async () => {
  await expect(fieldsOf({ properties: { a: {} } }, '/properties')).rejects.toThrow('There is no dataset');
});
