// The official test suite of Draft 2020-12: its required tests, and the documents that they refer to.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../../src/base/json.js';
import { type Document, documentOf } from '../../src/schema/document/index.js';
import { folder } from './material.js';

/** Where the suite is. */
export const SUITE = join(folder, 'data', 'json-schema-test-suite');

/** A schema with the values that it is to check. */
export interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

/** The groups of each file of required tests, by the name of the file. */
export function requiredGroups(): ReadonlyMap<string, readonly Group[]> {
  const tests = join(SUITE, 'tests', 'draft2020-12');
  const files = readdirSync(tests).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(tests, name), 'utf8')) as Group[]]));
}

/** The documents that the suite expects at http://localhost:1234/, under the addresses that they have there. */
export function remotes(): readonly Document[] {
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
