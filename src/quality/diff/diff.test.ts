import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { changeClasses } from './classes/index.js';
import { diff } from './diff.js';
import { objections } from './gate.js';
import { changeIds, type DiffChoices } from './list/index.js';

async function between(old: Json, next: Json, open: 'usual' | 'strict' = 'usual', choices: DiffChoices = {}) {
  const documents = [documentOf(old, 'old'), documentOf(next, 'new')] as const;
  const { diff: found, diagnostics } = await diff(...documents, { open, choices });
  if (found === undefined) throw new Error(JSON.stringify(diagnostics));
  return found;
}

const towns = (version: string, properties: JsonObject, required: readonly string[] = []) => ({
  $id: 'https://example.org/towns',
  'fair:version': { identifier: version },
  type: 'array',
  items: { type: 'object', properties, required },
});

test('a schema is fully compatible with itself', async () => {
  const schema = towns('1.0.0', { name: { type: 'string' } });
  expect(await between(schema, schema)).toEqual({
    backward: { verdict: 'yes' },
    forward: { verdict: 'yes' },
    changes: [],
    accepted: [],
    unused: [],
    version: { old: '1.0.0', new: '1.0.0', suggested: '1.0.0', isEnough: true },
  });
});

test('a narrower variable is breaking, with an instance for the variable and for the whole', async () => {
  const found = await between(
    towns('1.2.0', { status: { enum: [1, 2, 9] } }),
    towns('1.2.1', { status: { enum: [1, 2] } }),
  );
  expect(found).toMatchObject({
    backward: { verdict: 'no', instance: [{ status: 9 }] },
    forward: { verdict: 'yes' },
    version: { bump: 'major', suggested: '2.0.0', isEnough: false },
  });
  expect(found.changes).toMatchObject([
    {
      class: 'structure/narrowed',
      instance: 9,
      message: 'The variable "status" refuses values that it accepted before.',
    },
    { class: 'code/removed', message: 'The code 9 of the variable "status" is gone.' },
    { class: 'version/too-small' },
  ]);
});

test('a new optional column is minor, unless asked strictly', async () => {
  const old = towns('1.0.0', { name: { type: 'string' } });
  const next = towns('1.1.0', { name: { type: 'string' }, area: { type: 'number' } });
  expect(await between(old, next)).toMatchObject({
    backward: { verdict: 'yes', without: ['area'] },
    version: { bump: 'minor', isEnough: true },
  });
  expect(await between(old, next, 'strict')).toMatchObject({
    backward: { verdict: 'no' },
    version: { bump: 'major', isEnough: false },
  });
});

test('other units are breaking though all data fit', async () => {
  const found = await between(
    towns('1.0.0', { area: { type: 'number', 'fair:measurementUnit': 'km2' } }),
    towns('1.1.0', { area: { type: 'number', 'fair:measurementUnit': 'ha' } }),
  );
  expect(found).toMatchObject({ backward: { verdict: 'yes' }, version: { bump: 'major', isEnough: false } });
  expect(found.changes.map((each) => each.class)).toEqual(['unit/changed', 'version/too-small']);
});

test('the list has all classes', () => {
  expect(changeClasses.map(({ id }) => id)).toEqual(changeIds);
});

const cases = changeClasses.flatMap(({ id, examples }) => [
  ...examples.changed.map((pair) => [id, 'is found', pair, true] as const),
  ...examples.unchanged.map((pair) => [id, 'is not found', pair, false] as const),
]);

test.each(cases)('%s %s in its example', async (id, _word, pair, isFound) => {
  const { changes } = await between(pair.old, pair.new);
  expect(changes.some((each) => each.class === id)).toBe(isFound);
});

test('an instance comes with the reason why it is refused', async () => {
  const { backward, changes } = await between(
    towns('1.0.0', { status: { enum: [1, 2] } }),
    towns('2.0.0', { status: { enum: [1] } }),
  );
  expect(backward).toMatchObject({ instance: [{ status: 2 }], refusal: { at: { pointer: '/0/status' } } });
  expect(changes[0]).toMatchObject({ instance: 2, refusal: { code: 'instance/enum', at: { pointer: '' } } });
});

const messagesOf = (...given: Parameters<typeof objections>) =>
  objections(...given).map(({ message }) => message);

const narrower = [
  towns('1.0.0', { status: { enum: [1, 2] }, area: { type: 'number', 'fair:measurementUnit': 'km2' } }),
  towns('1.0.1', { status: { enum: [1] }, area: { type: 'number', 'fair:measurementUnit': 'ha' } }),
] as const;

test('severities and bumps can be chosen', async () => {
  const { changes, accepted, version } = await between(...narrower, 'usual', {
    classes: {
      'unit/changed': { severity: 'safe', bump: 'none' },
      'structure/narrowed': 'risky',
      'code/removed': 'off',
    },
  });
  expect(changes.map((each) => [each.class, each.severity, each.bump])).toEqual([
    ['version/too-small', 'breaking', undefined],
    ['structure/narrowed', 'risky', 'major'],
    ['unit/changed', 'safe', undefined],
  ]);
  expect(accepted.map((each) => [each.class, each.reason])).toEqual([['code/removed', undefined]]);
  expect(version.bump).toBe('major');
});

test('changes can be accepted with a reason: they ask for no number, and do not fail a gate', async () => {
  const at = { pointer: '/items/properties/status', reason: 'Nobody has used it.' };
  const unit = {
    class: 'unit/changed',
    pointer: '/items/properties/area',
    reason: 'It was never km2.',
  } as const;
  const suppressions = [
    { class: 'structure/narrowed', ...at },
    { class: 'code/removed', ...at },
    unit,
  ] as const;
  const found = await between(...narrower, 'usual', { suppressions });
  expect(found).toMatchObject({ backward: { verdict: 'no' }, changes: [], unused: [] });
  expect(found.accepted).toHaveLength(3);
  expect(found.version).toMatchObject({ suggested: '1.0.0', isEnough: true });
  expect(messagesOf(found)).toEqual([]);
  const other = await between(...narrower, 'usual', {
    suppressions: [unit, { ...unit, pointer: '/nowhere' }],
  });
  expect(other.unused).toEqual([{ ...unit, pointer: '/nowhere' }]);
  expect(messagesOf(other)).toEqual([
    'The new version refuses data of the old one.',
    '2 changes are breaking.',
    'The number of the version says less than the changes.',
  ]);
});

test.each([
  ['version/back', '1.0.0', '0.9.0', '1.1.0'],
  ['version/unchanged', '1.0.0', '1.0.0', '1.1.0'],
  ['version/too-small', '1.0.0', '1.0.9', '1.1.0'],
] as const)('%s: %s to %s', async (id, old, next, suggested) => {
  const { changes, version } = await between(
    towns(old, { name: {} }),
    towns(next, { name: {}, area: { type: 'number' } }),
  );
  expect(changes[0]).toMatchObject({
    class: id,
    severity: 'breaking',
    params: { old, new: next, suggested },
  });
  expect(version).toMatchObject({ suggested, isEnough: false });
});

test.each([
  [{ compat: 'none', failOn: 'none' }, []],
  [{ compat: 'forward', failOn: 'none' }, ['The old version refuses data of the new one.']],
  [
    { compat: 'full', failOn: 'risky' },
    ['The old version refuses data of the new one.', 'One change is breaking or risky.'],
  ],
  [{}, []],
] as const)('a gate with %j', async (options, says) => {
  const found = await between(
    towns('1.0.0', { a: { enum: [1] } }),
    towns('1.1.0', { a: { enum: [1, 2] } }),
    'usual',
    {
      classes: { 'code/added': 'safe' },
    },
  );
  expect(messagesOf(found, options)).toEqual(says);
});

const product = (id: Json, more: JsonObject = {}): JsonObject => ({
  'fair:resourceType': 'data-product',
  $defs: {
    towns: {
      'fair:resourceType': 'dataset',
      type: 'array',
      items: { type: 'object', properties: { id, ...more } },
    },
  },
});

test('tables that are definitions are compared, and named', async () => {
  const found = await between(product({ type: 'string' }), product({ type: 'integer' }));
  expect(found.backward).toMatchObject({ verdict: 'no', table: 'towns', instance: [{ id: '' }] });
  expect(
    await between(product({ type: 'string' }), product({ type: 'string' }, { area: { type: 'number' } })),
  ).toMatchObject({
    backward: { verdict: 'yes', without: ['area'] },
    version: { bump: 'minor' },
  });
});

test.each<[string, Json, Json]>([
  [
    'a table of a data product',
    {
      'fair:resourceType': 'data-product',
      properties: { towns: { type: 'array', items: { properties: { a: {} } } } },
    },
    {
      'fair:resourceType': 'data-product',
      properties: {
        towns: { type: 'array', items: { properties: { a: {} } } },
        lakes: { type: 'array', items: { properties: { a: {} } } },
      },
    },
  ],
  [
    'a column of a further branch',
    { type: 'object', allOf: [{ properties: { a: {} } }] },
    { type: 'object', allOf: [{ properties: { a: {} } }, { properties: { b: { type: 'string' } } }] },
  ],
])('%s that is new is minor', async (_what, old, next) => {
  const found = await between(old, next);
  expect(found.backward.verdict).toBe('yes');
  expect(found.version.bump).toBe('minor');
});

test('a new column that the old version described by a pattern narrows it', async () => {
  const found = await between(
    { type: 'object', properties: { a: {} }, patternProperties: { '^q': { type: 'integer' } } },
    {
      type: 'object',
      properties: { a: {}, q1: { type: 'integer', minimum: 0 } },
      patternProperties: { '^q': { type: 'integer' } },
    },
  );
  expect(found.backward).toMatchObject({ verdict: 'no' });
});
