import { expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { loadConfig } from './extends.js';
import { settingsFor } from './settings.js';

const rules = ['aa', 'bb', 'cc'].map((id) => ({ id, summary: id }));

function load(files: { readonly [path: string]: Json }) {
  return loadConfig(documentOf(files['./main.json']!, './main.json'), rules, async (path, from) => {
    const value = files[path];
    if (value !== undefined) return { document: documentOf(value, path), diagnostics: [] };
    const at = { uri: from, pointer: '/extends', on: 'value' } as const;
    return { diagnostics: [{ code: 'x/missing', severity: 'error', message: `No ${path}.`, at }] };
  });
}

test('what a configuration builds on counts less than what it says itself, overrides too', async () => {
  const { config, diagnostics } = await load({
    './main.json': { extends: ['strict', './team.json'], rules: { aa: 'error' }, ignore: 'x' },
    './team.json': {
      extends: './house.json',
      overrides: [{ files: '*', rules: { aa: 'off', bb: 'hint' } }],
      ignore: 'y',
    },
    './house.json': { preset: 'publish', rules: { bb: 'error', cc: 'info' }, options: { max: 3 } },
  });
  expect(diagnostics).toEqual([]);
  expect(settingsFor(config!, 'f')).toEqual({
    preset: 'publish',
    rules: { aa: 'error', bb: 'hint', cc: 'info' },
  });
  expect(config).toMatchObject({ ignore: ['y', 'x'], options: { max: 3 } });
});

test('a rule that a base declares is known', async () => {
  const ownRule = { id: 'ours', on: 'variable', severity: 'warning', summary: 'A label.', schema: true };
  const { config } = await load({
    './main.json': { extends: './team.json', rules: { ours: 'error' } },
    './team.json': { ownRules: [ownRule] },
  });
  expect(config!.ownRules).toMatchObject([{ id: 'ours', uri: './team.json', pointer: '/ownRules/0' }]);
});

test('a ring is told where it closes', async () => {
  const { config, diagnostics } = await load({
    './main.json': { extends: './team.json' },
    './team.json': { extends: ['./main.json'] },
  });
  expect(config).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { code: 'config/ring', at: { uri: './team.json', pointer: '/extends/0' } },
  ]);
});

test('a base that cannot be read is one fault, not several', async () => {
  const { diagnostics } = await load({ './main.json': { extends: './team.json', rules: { ours: 'error' } } });
  expect(diagnostics.map(({ code }) => code)).toEqual(['x/missing']);
});

test('faults of a base are told once, however many build on it', async () => {
  const { diagnostics } = await load({
    './main.json': { extends: ['./a.json', './b.json'] },
    './a.json': { extends: './bad.json' },
    './b.json': { extends: './bad.json' },
    './bad.json': { rulse: 1 },
  });
  expect(diagnostics).toMatchObject([{ at: { uri: './bad.json', pointer: '/rulse' } }]);
});

test('configurations that share all their bases stay small', async () => {
  const files: { [path: string]: Json } = {};
  for (let level = 0; level < 30; level++) {
    const next = level === 29 ? [] : [`./a${level + 1}.json`, `./b${level + 1}.json`];
    for (const name of ['a', 'b']) files[`./${name}${level}.json`] = { extends: next, rules: { aa: 'hint' } };
  }
  const { config } = await load({ ...files, './main.json': { extends: ['./a0.json', './b0.json'] } });
  expect(config!.layers).toHaveLength(61);
});
