import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf, indexSchema } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { cellHint, cellReader } from './cell-reader.js';
import { CellTypeReader } from './cell-types.js';
import { targetsOf } from './targets.js';

/** What a cell holds under a schema, which may refer to the definitions beside it. */
function read(schema: JsonObject, text: string, more: JsonObject = {}): Json | undefined {
  const definitions = { Age: { type: 'integer' }, Ring: { $ref: '#/$defs/Ring' }, ...more };
  const value = { $defs: { ...definitions, Cell: schema } };
  const targets = targetsOf(indexSchema(documentOf(value, 's')), createRegistry());
  const cell = cellReader(new CellTypeReader(targets).read(schema));
  return cell(`<${text}>`, 1, 1 + text.length);
}

const NOTHING = undefined;

const cases: readonly (readonly [schema: JsonObject, text: string, value: Json | undefined])[] = [
  [{ type: 'string' }, 'abc', 'abc'],
  [{ type: 'string' }, '42', '42'],
  [{ type: 'string' }, '', NOTHING],
  [{}, '42', '42'],
  [{}, '', NOTHING],

  [{ type: 'integer' }, '42', 42],
  [{ type: 'integer' }, '-7', -7],
  [{ type: 'integer' }, '3.5', 3.5],
  [{ type: 'integer' }, '007', '007'],
  [{ type: 'integer' }, '+5', '+5'],
  [{ type: 'integer' }, ' 5', ' 5'],
  [{ type: 'integer' }, '0', 0],
  [{ type: 'integer' }, '-', '-'],
  [{ type: 'integer' }, '', NOTHING],
  [{ type: ['integer', 'null'] }, '', null],
  [{ type: ['integer', 'null'] }, 'null', null],
  [{ type: ['integer', 'string'] }, '007', '007'],
  [{ type: ['integer', 'string'] }, '7', 7],

  [{ type: 'number' }, '0.1', 0.1],
  [{ type: 'number' }, '-123.456', -123.456],
  [{ type: 'number' }, '1e3', 1000],
  [{ type: 'number' }, '1e400', '1e400'],
  [{ type: 'number' }, 'NaN', 'NaN'],
  [{ type: 'number' }, 'Infinity', 'Infinity'],
  [{ type: 'number' }, '.5', '.5'],
  [{ type: 'number' }, '5.', '5.'],
  [{ type: 'number' }, '1.2.3', '1.2.3'],
  [{ type: 'number' }, '0x10', '0x10'],
  [{ type: 'number' }, '1,5', '1,5'],

  [{ type: 'boolean' }, 'true', true],
  [{ type: 'boolean' }, 'FALSE', false],
  [{ type: 'boolean' }, 'True', true],
  [{ type: 'boolean' }, '1', true],
  [{ type: 'boolean' }, '0', false],
  [{ type: 'boolean' }, 'yes', 'yes'],
  [{ type: ['boolean', 'integer'] }, '1', 1],
  [{ type: ['boolean', 'string'] }, '1', '1'],
  [{ type: ['boolean', 'string'] }, 'true', true],

  [{ type: ['string', 'null'] }, '', null],
  [{ type: ['string', 'null'] }, 'null', 'null'],

  [{ type: 'array' }, '[1,"a"]', [1, 'a']],
  [{ type: 'array' }, '{"a":1}', '{"a":1}'],
  [{ type: 'array' }, '[1,', '[1,'],
  [{ type: 'object' }, '{"a":1}', { a: 1 }],
  [{ type: ['array', 'string'] }, 'a;b', 'a;b'],

  [{ $ref: '#/$defs/Age' }, '42', 42],
  [{ $ref: '#/$defs/Ring' }, '42', '42'],
  [{ allOf: [{ $ref: '#/$defs/Age' }, { minimum: 3 }] }, '42', 42],
  [{ allOf: [{ type: ['integer', 'string'] }, { type: ['string', 'null'] }] }, '42', '42'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, '', null],

  // Codes and sentinels are what the schema says they are.
  [{ enum: [1, 2, 'x'] }, '1', 1],
  [{ enum: ['1', '2'] }, '1', '1'],
  [{ enum: ['1', 1] }, '1', '1'],
  [{ enum: [1, 2] }, '2.0', 2],
  [{ enum: [1, 2] }, '3', 3],
  [{ enum: ['a', null] }, '', null],
  [{ enum: ['a', ''] }, '', ''],
  [{ enum: [true, 'unknown'] }, 'true', true],
  [{ type: 'string', enum: ['1', '2'] }, '3', '3'],
  [{ type: ['string', 'null'], enum: ['a', null] }, 'b', 'b'],
  [{ type: 'integer', enum: [1, 2] }, '1', 1],
  [{ const: [1, 2] }, '[1,2]', [1, 2]],
  [{ anyOf: [{ type: 'number' }, { const: 'NA', 'fair:sentinel': true }] }, 'NA', 'NA'],
  [{ anyOf: [{ type: 'number' }, { const: 'NA', 'fair:sentinel': true }] }, '5', 5],
  [{ anyOf: [{ type: 'string' }, { const: -99, 'fair:sentinel': true }] }, '-99', -99],
  [{ anyOf: [{ type: 'string' }, { const: -99, 'fair:sentinel': true }] }, '-98', '-98'],
  [{ oneOf: [{ type: 'boolean' }, { const: 'NA' }] }, '1', true],
  [{ oneOf: [{ const: 1 }, { const: 2 }, { const: -9, 'fair:sentinel': true }] }, '-9', -9],
];

test.each(cases)('under %j the cell %j is %j', (schema, text, value) => {
  expect(read(schema, text)).toStrictEqual(value);
});

test('numbers are those that JSON would read', () => {
  const texts = [
    '0',
    '-0',
    '0.0',
    '1.10',
    '999999999999999',
    '99999.9999999999',
    '-0.000001',
    '5e-324',
    '1E5',
  ];
  for (const text of texts) expect(read({ type: 'number' }, text)).toBe(JSON.parse(text));
});

test('a schema that doubles at every level is read in no time', () => {
  const levels = Array.from({ length: 60 }, (_, level) => {
    const next = { $ref: `#/$defs/${level === 59 ? 'Age' : `L${level + 1}`}` };
    return [`L${level}`, { allOf: [next, { ...next }] }] as const;
  });
  expect(read({ $ref: '#/$defs/L0' }, '1', Object.fromEntries(levels))).toBe(1);
});

describe('a hint', () => {
  test.each([
    [' 5', /Spaces/],
    ['007', /leading zeros/],
    ['+5', /plus sign/],
    ['.5', /both sides/],
    ['1,5', /point/],
    ['NaN', /empty/],
    ['[1,', /not JSON/],
  ])('for %j says what to do', (text, says) => expect(cellHint(text)).toMatch(says));

  test('is not made up', () => expect(cellHint('abc')).toBeUndefined());
});
