import { describe, expect, test } from 'vitest';
import { documentOf } from '../document/index.js';
import type { Json } from '../json.js';
import { createRegistry } from '../registry/index.js';
import { lint } from './lint.js';

const said = (schema: Json) =>
  lint(documentOf(schema, 'x'), createRegistry()).map(({ code, at }) => `${code} ${at.pointer}`);

const LICENSED = { 'fair:license': 'MIT' };

describe('the linter finds', () => {
  const cases: readonly (readonly [name: string, schema: Json, found: readonly string[]])[] = [
    ['a missing licence', {}, ['lint/dataset-license ']],
    [
      'no licence missing when it is stated by reference',
      { 'fair:licenseRef': 'https://spdx.org/licenses/MIT' },
      [],
    ],
    ['no licence missing when it is spelled x-fair:', { 'x-fair:license': 'MIT' }, []],
    [
      'no licence missing when it comes through allOf and $ref',
      { allOf: [{ $ref: '#/$defs/L' }], $defs: { L: LICENSED } },
      [],
    ],
    [
      'a misspelled keyword',
      { ...LICENSED, 'fair:licence': 'x' },
      ['vocabulary/unknown-keyword /fair:licence'],
    ],
    ['a wrong value', { ...LICENSED, 'fair:label': 5 }, ['vocabulary/value /fair:label']],
    ['an unlinked variable', { ...LICENSED, properties: { a: {} } }, ['lint/variable-concept /properties/a']],
    [
      'an unlinked variable in rows',
      { ...LICENSED, items: { properties: { a: {} } } },
      ['lint/variable-concept /items/properties/a'],
    ],
    [
      'an unlinked variable in a table of a product',
      { ...LICENSED, properties: { t: { type: 'array', items: { properties: { a: {} } } } } },
      ['lint/variable-concept /properties/t/items/properties/a'],
    ],
    [
      'no unlinked variable where the link is behind a reference',
      {
        ...LICENSED,
        properties: { a: { $ref: '#/$defs/A' } },
        $defs: { A: { 'fair:conceptRef': 'skos:Concept' } },
      },
      [],
    ],
    [
      'no end of a ring',
      {
        ...LICENSED,
        properties: { a: { $ref: '#/$defs/A' } },
        $defs: { A: { $ref: '#/$defs/A', 'fair:concept': 'A' } },
      },
      ['reference/endless /$defs/A/$ref'],
    ],
    ['nothing in a boolean schema', true, []],
  ];
  test.each(cases)('%s', (_name, schema, found) => {
    expect(said(schema)).toEqual(found);
  });
});

test('definitions that double at every step are gathered in no time', () => {
  const steps = Array.from({ length: 60 }, (_, index) => [
    `d${index}`,
    { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
  ]);
  const schema = {
    ...LICENSED,
    properties: { a: { $ref: '#/$defs/d0' } },
    $defs: { ...Object.fromEntries(steps), d60: { 'fair:concept': 'x' } },
  };
  expect(said(schema as Json)).toEqual([]);
});
