import { expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { readConfig } from './config.js';
import { isIgnored, settingsFor } from './settings.js';

const rules = ['a', 'b'].map((id) => ({ id, summary: id }));
const configOf = (value: Json) => readConfig(documentOf(value, 'c'), rules).config!;

test('the last override that means a file counts most, and each keeps what it does not speak of', () => {
  const config = configOf({
    preset: 'strict',
    for: 'cdif',
    rules: { a: 'error', b: 'off' },
    overrides: [
      { files: 'drafts', preset: 'recommended', rules: { a: 'hint' } },
      { files: ['*.yaml', '!keep.yaml'], for: [], rules: { b: 'info' } },
    ],
  });
  expect(settingsFor(config, 'x.json')).toEqual({
    preset: 'strict',
    for: ['cdif'],
    rules: { a: 'error', b: 'off' },
  });
  expect(settingsFor(config, 'drafts/x.json')).toEqual({
    preset: 'recommended',
    for: ['cdif'],
    rules: { a: 'hint', b: 'off' },
  });
  expect(settingsFor(config, 'drafts/x.yaml')).toEqual({
    preset: 'recommended',
    for: [],
    rules: { a: 'hint', b: 'info' },
  });
  expect(settingsFor(config, 'drafts/keep.yaml').rules).toEqual({ a: 'hint', b: 'off' });
});

test('what is ignored', () => {
  const config = configOf({ ignore: ['drafts/', '!drafts/good.json'] });
  expect(isIgnored(config, 'drafts/x.json')).toBe(true);
  expect(isIgnored(config, 'drafts/good.json')).toBe(false);
  expect(isIgnored(config, 'x.json')).toBe(false);
  expect(isIgnored(configOf({}), 'x.json')).toBe(false);
});
