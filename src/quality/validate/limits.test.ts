import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { excessOf, type LimitName, schemaLimits, sizeOf } from './limits.js';

const objects = (count: number) => ({ allOf: Array.from({ length: count - 1 }, () => ({})) });
const references = (count: number) => ({
  $defs: Object.fromEntries(Array.from({ length: count }, (_, index) => [index, { $ref: '#' }])),
});
const nested = (depth: number) =>
  Array.from({ length: depth - 1 }).reduce<Json>((inner) => ({ not: inner }), {});

const CASES: readonly (readonly [LimitName, (count: number) => Json])[] = [
  ['nesting', nested],
  ['schema-objects', objects],
  ['references', references],
  ['pattern-length', (count) => ({ properties: { a: { pattern: 'a'.repeat(count) } } })],
  ['pattern-length', (count) => ({ patternProperties: { ['a'.repeat(count)]: true } })],
  ['enum-values', (count) => ({ enum: Array.from({ length: count }, (_, index) => index) })],
];

describe('a schema may have as much as the limit, and no more', () => {
  test.each(CASES)('%s', (name, schemaOf) => {
    const { most } = schemaLimits[name];
    expect(excessOf(sizeOf(schemaOf(most)))).toBeUndefined();
    expect(excessOf(sizeOf(schemaOf(most + 1)))).toBe(name);
  });
});

test('every limit is tried here, and written down for operators', () => {
  expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(schemaLimits)));
  const manual = readFileSync('docs/operating.md', 'utf8');
  for (const { most } of Object.values(schemaLimits)) expect(manual).toContain(most.toLocaleString('en'));
});

test('names that only look like keywords are no matter', () => {
  expect(
    excessOf(sizeOf({ properties: { pattern: { type: 'string' }, enum: true, $ref: {} } })),
  ).toBeUndefined();
  expect(
    excessOf(
      sizeOf(JSON.parse('{"__proto__": {"pattern": 5}, "enum": {}, "patternProperties": []}') as Json),
    ),
  ).toBeUndefined();
});
