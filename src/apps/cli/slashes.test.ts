import { win32 } from 'node:path';
import { expect, test } from 'vitest';
import { withSlashes } from './slashes.js';

test.each([
  ['schemas\\towns.json', win32.sep, 'schemas/towns.json'],
  ['C:\\data\\*.json', win32.sep, 'C:/data/*.json'],
  [win32.join('schemas', 'a b', 'towns.json'), win32.sep, 'schemas/a b/towns.json'],
  ['schemas/towns.json', win32.sep, 'schemas/towns.json'],
  ['a\\b.json', '/', 'a\\b.json'],
])('%s where folders are separated by %s', (path, separator, expected) => {
  expect(withSlashes(path, separator)).toBe(expected);
});
