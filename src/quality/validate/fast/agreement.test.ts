import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $defs, schema, value } from '../../../../test/arbitrary-schemas.js';
import { runs } from '../../../../test/effort.js';
import type { JsonObject } from '../../../base/json.js';
import { documentOf, indexSchema } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { Evaluator } from '../evaluator.js';
import { Program } from '../program.js';
import { compile } from './index.js';

const registry = createRegistry();

test('compiled and interpreted schemas agree', () => {
  const counts = { compiled: 0, accepted: 0, refused: 0 };
  const property = fc.property(schema, fc.array(value, { minLength: 5, maxLength: 12 }), (inner, values) => {
    const root: JsonObject = { $defs, allOf: [inner] };
    const program = new Program(new Set([indexSchema(documentOf(root, 'schema'))]), registry);
    const accepts = compile(program, root, undefined);
    if (accepts === undefined) return;
    counts.compiled++;
    for (const each of values) {
      const verdict = new Evaluator(program, undefined, false).evaluate(root, each);
      counts[verdict ? 'accepted' : 'refused']++;
      expect(accepts(each)).toBe(verdict);
    }
  });
  fc.assert(property, { seed: 6, numRuns: runs({ test: 500, conformance: 1500 }) });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(runs({ test: 300, conformance: 1000 }));
});
