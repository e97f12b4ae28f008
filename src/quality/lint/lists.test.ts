// A rule looks nothing up in a list that it does not declare to need for a document.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { contextOf, evaluateIn } from './evaluate.js';
import { isNeeded, listNames, loadedLists, loadLists } from './lists.js';
import type { Lists } from './rule.js';
import { rules } from './rules/index.js';

const registry = createRegistry();

const examples = rules.flatMap(({ id, examples: { bad, good } }) =>
  [...bad, ...good].map(({ schema }, index) => [`example ${index + 1} of ${id}`, schema] as const),
);
const corpus = readdirSync('test/corpus').map(
  (name) => [name, JSON.parse(readFileSync(`test/corpus/${name}`, 'utf8')) as Json] as const,
);

const contextWith = (schema: Json, lists: Lists) => contextOf(documentOf(schema, 'x'), registry, lists);

function neededFor(schema: Json): readonly (keyof Lists)[] {
  return listNames.filter((name) => isNeeded(name, rules, contextWith(schema, {} as Lists)));
}

test.each([...examples, ...corpus])('%s', async (_name, schema) => {
  const all = await loadLists(rules);
  const needed = Object.fromEntries(neededFor(schema).map((name) => [name, all[name]])) as unknown as Lists;
  expect(evaluateIn(contextWith(schema, needed), rules)).toEqual(evaluateIn(contextWith(schema, all), rules));
});

const variable = (members: Json) => ({ type: 'object', properties: { a: members } });
const cases: readonly (readonly [name: string, schema: Json, lists: readonly string[]])[] = [
  ['a schema without metadata', variable({ type: 'integer', title: 'Inhabitants' }), []],
  ['a label with brackets', variable({ type: 'number', title: 'Weight (kg)' }), ['units']],
  ['a unit in words', variable({ type: 'number', 'fair:measurementUnit': 'kilogram' }), ['units']],
  ['a reference to a quantity', variable({ 'fair:quantityRef': 'quantitykind:Mass' }), ['units']],
  ['a scale', variable({ 'fair:measurementScale': 'nominal' }), []],
  ['a licence', { title: 'Towns', 'fair:license': 'MIT' }, ['licenses']],
];
test.each(cases)('%s needs no more lists than it must', (_name, schema, lists) => {
  expect(neededFor(schema)).toEqual(lists);
});

test('the loaded lists are those that a context gets', async () => {
  expect(await loadLists(rules)).toBe(loadedLists);
  expect(Object.keys(loadedLists).sort()).toEqual([...listNames]);
});
