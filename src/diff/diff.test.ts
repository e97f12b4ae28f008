import { expect, test } from 'vitest';
import { documentOf } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import { diff } from './diff.js';

async function between(old: Json, next: Json, open: 'usual' | 'strict' = 'usual') {
  const { diff: found, diagnostics } = await diff(documentOf(old, 'old'), documentOf(next, 'new'), { open });
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
  ]);
});

test('a new optional column is minor, unless asked strictly', async () => {
  const old = towns('1.0.0', { name: { type: 'string' } });
  const next = towns('1.1.0', { name: { type: 'string' }, area: { type: 'number' } });
  expect(await between(old, next)).toMatchObject({
    backward: { verdict: 'yes' },
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
  expect(found.changes.map((each) => each.class)).toEqual(['unit/changed']);
});
