// The official test suite of Draft 2020-12, through the public function.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { areEqual, isObject, type Json, type JsonObject } from '../../src/base/json.js';
import {
  annotate,
  OUTPUT_SHAPES,
  type OutputShape,
  outputOf,
  prepare,
  validate,
} from '../../src/quality/validate/index.js';
import { type Document, documentOf, indexSchema, placeOf } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { type Group, remotes, SUITE } from './suite.js';

const TESTS = join(SUITE, 'tests', 'draft2020-12');

const registry = createRegistry({ schemas: remotes() });
const counts = { required: [0, 0], formats: [0, 0], annotations: [0, 0], outputs: [0, 0] };

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

  test('are all there, and all right', () => {
    expect(counts.required).toEqual([1299, 1299]);
  });
});

describe('the formats, asserted', () => {
  const formats = join(TESTS, 'optional', 'format');
  const files = readdirSync(formats).filter((name) => name.endsWith('.json'));
  test.each(files)('%s', async (name) => {
    expect(await runFile(join(formats, name), 'assert', counts.formats)).toEqual([]);
  });

  test('are all there, and all right', () => {
    expect(counts.formats).toEqual([764, 764]);
  });
});

interface AnnotationCase {
  readonly description: string;
  readonly compatibility?: string;
  readonly schema: Json;
  readonly externalSchemas?: { readonly [address: string]: Json };
  readonly tests: readonly {
    readonly instance: Json;
    readonly assertions: readonly {
      readonly location: string;
      readonly keyword: string;
      readonly expected: { readonly [schemaLocation: string]: Json };
    }[];
  }[];
}

/** Whether tests for some drafts are for ours: `2019` is that one and later ones, `<=2019` earlier ones, `=2020` ours. */
function isForUs({ compatibility = '3' }: AnnotationCase): boolean {
  return compatibility.split(',').every((each) => {
    const year = Number(each.replace(/^[<=]+/, ''));
    return each.startsWith('<=') ? 2020 <= year : each.startsWith('=') ? year === 2020 : 2020 >= year;
  });
}

/** The annotations of a keyword at a place, by the place of the schema object that has it, or its address elsewhere. */
async function annotationsAt(schema: Json, instance: Json, externals: readonly Document[]) {
  const known = createRegistry({ schemas: externals });
  const found = await annotate(documentOf(schema, 'schema'), documentOf(instance, 'instance'), {
    registry: known,
  });
  const schemaIndex = indexSchema(documentOf(schema, 'schema'));
  const placed = (address: string) => {
    const pointer = placeOf(schemaIndex, address);
    return pointer === undefined ? decodeURIComponent(address) : `#${pointer}`;
  };
  return (location: string, keyword: string) =>
    Object.fromEntries(
      found
        .filter((each) => each.instancePointer === location && each.keyword === keyword)
        .map(({ absoluteKeywordLocation: address, value }) => [
          placed(address.slice(0, -`/${keyword}`.length)),
          value,
        ]),
    );
}

describe('the annotations', () => {
  const folder = join(SUITE, 'annotations', 'tests');
  test.each(readdirSync(folder))('%s', async (name) => {
    const { suite } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      suite: readonly AnnotationCase[];
    };
    const failed: string[] = [];
    for (const each of suite.filter(isForUs)) {
      const externals = Object.entries(each.externalSchemas ?? {}).map(([address, schema]) =>
        documentOf(isObject(schema) ? { $id: address, ...schema } : schema, address),
      );
      for (const { instance, assertions } of each.tests) {
        const at = await annotationsAt(each.schema, instance, externals);
        for (const { location, keyword, expected } of assertions) {
          counts.annotations[0]!++;
          const wanted = Object.entries(expected).map(([place, value]) => [decodeURIComponent(place), value]);
          if (areEqual(at(location, keyword), Object.fromEntries(wanted))) counts.annotations[1]!++;
          else failed.push(`${each.description}: ${keyword} at ${location}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
});

interface OutputCase {
  readonly description: string;
  readonly schema: JsonObject;
  readonly tests: readonly {
    readonly description: string;
    readonly data: Json;
    readonly output: { readonly [shape: string]: JsonObject };
  }[];
}

describe('the outputs', () => {
  const folder = join(SUITE, 'output-tests', 'draft2020-12');
  const schema = JSON.parse(readFileSync(join(folder, 'output-schema.json'), 'utf8')) as JsonObject;
  const outputs = createRegistry({ schemas: [documentOf(schema, 'output-schema')] });
  const isValidBy = async (check: Json, output: Json) => {
    const found = await validate(documentOf(check, 'check'), documentOf(output, 'output'), {
      registry: outputs,
      formats: 'assert',
    });
    return found.every(({ severity }) => severity !== 'error');
  };

  test.each(readdirSync(join(folder, 'content')))('%s', async (name) => {
    const failed: string[] = [];
    const cases = JSON.parse(readFileSync(join(folder, 'content', name), 'utf8')) as readonly OutputCase[];
    for (const each of cases) {
      for (const { description, data, output } of each.tests) {
        for (const [shape, check] of Object.entries(output)) {
          counts.outputs[0]!++;
          const made = await outputOf(
            shape as OutputShape,
            documentOf(each.schema, 'schema'),
            documentOf(data, 'data'),
          );
          if (await isValidBy(check, made as object as Json)) counts.outputs[1]!++;
          else failed.push(`${each.description}: ${description}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  test('of all required tests, in every shape, are as the standard describes them', async () => {
    const wrong: string[] = [];
    for (const name of readdirSync(TESTS).filter((each) => each.endsWith('.json'))) {
      for (const group of JSON.parse(readFileSync(join(TESTS, name), 'utf8')) as Group[]) {
        const { output } = await prepare(documentOf(group.schema, 'schema'), { registry });
        for (const { data, valid, description } of group.tests) {
          for (const shape of OUTPUT_SHAPES) {
            const made = output!(shape, documentOf(data, 'data'));
            const address = { $ref: `${schema.$id}#/$defs/${shape}` };
            if (made.valid !== valid || !(await isValidBy(address, made as object as Json)))
              wrong.push(`${shape} of ${group.description}: ${description}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

afterAll(() => {
  const told = Object.entries(counts).map(([name, [all, right]]) => `${name} ${right} of ${all}`);
  console.log(`JSON Schema suite: ${told.join(', ')}`);
});
