import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { towns } from './towns.js';

const example = (name: string) => readFileSync(`examples/${name}`, 'utf8');

test('the example of the start page is that of the repository', () => {
  expect(towns.schema).toBe(example('towns.schema.yaml'));
  expect(towns.data).toBe(example('towns.csv'));
  expect(towns.options).toEqual(parse(example('towns.options.yaml')));
});
