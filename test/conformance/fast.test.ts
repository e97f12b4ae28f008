// The official test suite of Draft 2020-12, through the way that many values take.
import { afterAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../src/base/json.js';
import { Evaluator } from '../../src/quality/validate/evaluator.js';
import { compile } from '../../src/quality/validate/fast/index.js';
import { prepare } from '../../src/quality/validate/index.js';
import { Program } from '../../src/quality/validate/program.js';
import { reachable } from '../../src/quality/validate/reachable.js';
import { documentOf, indexSchema } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { type Group, remotes, requiredGroups } from './suite.js';

const registry = createRegistry({ schemas: remotes() });
const files = requiredGroups();
const counts = { tests: 0, compiled: 0, right: 0, compared: 0 };

/** Both ways to check by a schema, if it can be compiled. */
function bothWays(schema: Json) {
  if (!isObject(schema)) return undefined;
  const schemaIndex = indexSchema(documentOf(schema, 'schema'));
  const program = new Program(reachable(schemaIndex, registry), registry);
  const compiled = compile(program, schema, undefined);
  const interpreted = (value: Json) => new Evaluator(program, undefined, false).evaluate(schema, value);
  return compiled && { compiled, interpreted };
}

async function wrongVerdicts({ description, schema, tests }: Group): Promise<readonly string[]> {
  const { acceptor } = await prepare(documentOf(schema, 'schema'), { registry });
  counts.tests += tests.length;
  if (acceptor === undefined || bothWays(schema) === undefined) return [];
  counts.compiled += tests.length;
  const accepts = acceptor(Number.POSITIVE_INFINITY);
  const wrong = tests.filter(({ data, valid }) => accepts(data) !== valid);
  counts.right += tests.length - wrong.length;
  return wrong.map(({ description: name }) => `${description}: ${name}`);
}

describe('compiled schemas check the required tests', () => {
  test.each([...files])('%s', async (_name, groups) => {
    for (const group of groups) expect(await wrongVerdicts(group)).toEqual([]);
  });

  test('and are at least those of 900 tests', () => {
    expect(counts.tests).toBe(1299);
    expect(counts.compiled).toBeGreaterThanOrEqual(900);
  });
});

describe('compiled and interpreted schemas agree on all values of the suite', () => {
  const values = [...files.values()].flat().flatMap(({ tests }) => tests.map(({ data }) => data));
  test.each([...files])('%s', (_name, groups) => {
    for (const { description, schema } of groups) {
      const ways = bothWays(schema);
      if (ways === undefined) continue;
      const different = values.filter((value) => ways.compiled(value) !== ways.interpreted(value));
      counts.compared += values.length;
      expect({ description, different }).toEqual({ description, different: [] });
    }
  });
});

afterAll(() => {
  const { tests, compiled, right, compared } = counts;
  console.log(
    `JSON Schema suite, compiled: ${compiled} of ${tests} required tests, ${right} right; ${compared} verdicts compared`,
  );
});
