// The rules of this group together say all that the validator says about annotations, and each fault once.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../base/json.js';
import { documentOf } from '../../../../schema/document/index.js';
import { createRegistry } from '../../../../schema/references/index.js';
import { validateSchema } from '../../../validate/index.js';

import { evaluate } from '../../evaluate.js';
import type { Lists } from '../../rule.js';
import { correctness } from './index.js';

const registry = createRegistry();
const folder = new URL('../../../../../test/corpus/', import.meta.url);

function findingsIn(schema: Json) {
  // No rule of this group looks anything up in a list.
  const evaluated = evaluate(documentOf(schema, 'x'), registry, correctness, {} as Lists);
  return evaluated.flatMap(({ findings }) => findings);
}

function rulesOn(schema: Json): readonly string[] {
  return findingsIn(schema).map(({ rule, pointer }) => `${rule.id} ${pointer}`);
}

describe.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s', (name) => {
  const schema = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Json;

  test('what the validator says about annotations, a rule says too', () => {
    const places = new Set(findingsIn(schema).map(({ pointer }) => pointer));
    const unsaid = validateSchema(documentOf(schema, 'x'), { registry })
      .filter(({ code, at }) => code.startsWith('vocabulary/') && !places.has(at.pointer))
      .map(({ message, at }) => `${at.pointer} ${message}`);
    expect(unsaid).toEqual([]);
  });

  test('nothing is said twice', () => {
    const said = findingsIn(schema).map(({ rule, pointer, message }) => `${rule.id} ${pointer} ${message}`);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });
});

test('the help for a value that can be repaired says how', () => {
  const [found] = findingsIn({ 'fair:classificationRef': 'https://a.org/classification' });
  expect(found).toMatchObject({ rule: { id: 'valid-keyword-value' }, help: 'Put it into an array.' });
});

describe('one fault is said by one rule', () => {
  test.each<[string, Json, readonly string[]]>([
    ['an unknown keyword behind a wrong prefix', { 'FAIR:zzzzzz': 1 }, ['no-unknown-keyword /FAIR:zzzzzz']],
    ['an unknown keyword behind x-fair:', { 'x-fair:zzzzzz': 1 }, ['no-unknown-keyword /x-fair:zzzzzz']],
    [
      'a keyword of an older edition behind a wrong prefix',
      { fair_unit: 'm' },
      ['no-misprefixed-keyword /fair_unit'],
    ],
    ['a tolerated name', { 'fair:codedValues': [] }, []],
    ['an ordinary word', { 'fair-use': 'yes' }, []],
    [
      'a date that is a number',
      { 'fair:version': { identifier: '1', date: 2020 } },
      ['valid-keyword-value /fair:version/date'],
    ],
    [
      'a required member under another name',
      { 'fair:version': { id: '1' } },
      ['valid-keyword-value /fair:version'],
    ],
    [
      'words as coverage',
      { 'fair:temporalCoverage': 'the nineties' },
      ['valid-keyword-value /fair:temporalCoverage'],
    ],
    [
      'a bare ORCID with a wrong digit',
      { 'fair:providerRef': '0000-0002-1825-0098' },
      ['ref-is-iri /fair:providerRef'],
    ],
    [
      'an ORCID as a CURIE with a wrong digit',
      { 'fair:providerRef': 'orcid:0000-0002-1825-0098' },
      ['valid-orcid /fair:providerRef'],
    ],
    [
      'an order of dates of which one is none',
      { 'fair:temporalCoverage': { start: '2024-13-01', end: '2020-01-01' } },
      ['valid-date /fair:temporalCoverage/start'],
    ],
    [
      'names such as __proto__',
      JSON.parse('{"fair:__proto__": 1, "fair:label": {"__proto__": "x"}}'),
      ['no-unknown-keyword /fair:__proto__', 'valid-language-tag /fair:label/__proto__'],
    ],
  ])('%s', (_name, schema, expected) => {
    expect(rulesOn(schema)).toEqual(expected);
  });
});

describe('codes', () => {
  test.each<[string, Json, readonly string[]]>([
    ['of the items of an array', { type: 'array', items: { oneOf: [{ const: 'a' }] } }, []],
    ['a whole number written 1.0', { type: 'integer', oneOf: [{ const: 1.0 }] }, []],
    ['null where it is declared', { type: ['string', 'null'], oneOf: [{ const: null }, { const: 'a' }] }, []],
    ['the values of an enumeration', { type: 'string', enum: ['a', 'a', 1] }, []],
    [
      'equal objects',
      { oneOf: [{ const: { a: 1, b: 2 } }, { const: { b: 2, a: 1 } }] },
      ['valid-codes /properties/x/oneOf/1/const'],
    ],
  ])('%s', (_name, x, expected) => {
    expect(rulesOn({ properties: { x } })).toEqual(expected);
  });
});
