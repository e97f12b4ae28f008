// The official test suite of Draft 2020-12, through the public function.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Document, documentOf } from '../../src/document/index.js';
import { isObject, type Json } from '../../src/json.js';
import { createRegistry } from '../../src/registry/index.js';
import { validate } from '../../src/validate/index.js';
import { folder } from './material.js';

const SUITE = join(folder, 'data', 'json-schema-test-suite');
const TESTS = join(SUITE, 'tests', 'draft2020-12');

interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

/** The documents that the suite expects at http://localhost:1234/, under the addresses that they have there. */
function remotes(): readonly Document[] {
  const root = join(SUITE, 'remotes');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/^(?:draft[3467]|draft2019|v1)/.test(name))
    .map((name) => {
      const address = `http://localhost:1234/${name}`;
      const value = JSON.parse(readFileSync(join(root, name), 'utf8')) as Json;
      return documentOf(
        isObject(value) && value.$id === undefined ? { ...value, $id: address } : value,
        address,
      );
    });
}

const registry = createRegistry({ schemas: remotes() });
const counts = { required: [0, 0], formats: [0, 0] };

async function verdict(schema: Json, data: Json, formats: 'annotate' | 'assert'): Promise<boolean> {
  const found = await validate(documentOf(schema, 'schema'), documentOf(data, 'data'), { registry, formats });
  return found.every(({ severity }) => severity !== 'error');
}

async function runFile(
  path: string,
  formats: 'annotate' | 'assert',
  count: number[],
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { description, schema, tests } of JSON.parse(readFileSync(path, 'utf8')) as Group[]) {
    for (const each of tests) {
      count[0]!++;
      const name = `${description}: ${each.description}`;
      const isAsSaid = (await verdict(schema, each.data, formats)) === each.valid;
      if (isAsSaid) count[1]!++;
      else failed.push(name);
    }
  }
  return failed;
}

describe('the required tests', () => {
  const files = readdirSync(TESTS).filter((name) => name.endsWith('.json'));
  test.each(files)('%s', async (name) => {
    expect(await runFile(join(TESTS, name), 'annotate', counts.required)).toEqual([]);
  });
});

describe('the formats, asserted', () => {
  const formats = join(TESTS, 'optional', 'format');
  const files = readdirSync(formats).filter((name) => name.endsWith('.json'));
  test.each(files)('%s', async (name) => {
    await runFile(join(formats, name), 'assert', counts.formats);
  });

  test('are right in at least 757 of 764 tests', () => {
    expect(counts.formats[0]).toBe(764);
    expect(counts.formats[1]).toBeGreaterThanOrEqual(757);
  });
});

afterAll(() => {
  const line = ([all, right]: number[]) => `${right} of ${all}`;
  console.log(`JSON Schema suite: required ${line(counts.required)}, formats ${line(counts.formats)}`);
});
