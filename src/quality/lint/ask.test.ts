import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../../test/rule-findings.js';
import { type Ask, type AskKind, askKinds, type Edit } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { documentOf, editValue } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { validateSchema } from '../validate/index.js';
import { answerEdits, askSentence } from './ask.js';
import { askAt, askOf } from './ask-of.js';
import { lint } from './lint.js';
import { rules } from './rules/index.js';

const registry = createRegistry();

/** What a person might answer, by kind. */
const BY_KIND: { readonly [K in AskKind]?: Json } = {
  text: 'Residents of the town, as counted on the day of the census in all households',
  line: 'Residents of the town, as counted on the day of the census in all households',
  iri: 'http://www.wikidata.org/entity/Q1203',
  date: '2025-02-01',
  number: 7,
  unit: 'http://qudt.org/vocab/unit/KiloGM',
  license: 'https://spdx.org/licenses/CC-BY-4.0',
  person: { name: 'Ida Nord', type: 'Organization', role: 'Producer' },
  language: 'en',
};

/** What a person might answer where the kind does not say enough, by the rule. */
const BY_RULE: { readonly [rule: string]: (ask: Ask) => Json } = {
  'valid-keyword-value': ({ kind }) => (kind === 'iri' ? 'https://data.example.org/towns' : 'Trees'),
  'resource-type-placement': ({ pointer }) => (pointer.includes('girth') ? 'variable' : 'dataset'),
  'relation-variables': ({ pointer }) => (pointer.includes('target') ? 'code' : 'street'),
  'no-empty-text': ({ keyword }) => (keyword === 'fair:version' ? '1.0.0' : 'Trees'),
  'valid-codes': ({ kind }) => (kind === 'number' ? 2 : '2'),
  'valid-orcid': () => 'https://orcid.org/0000-0002-1825-0097',
  'contributor-ref': () => 'https://orcid.org/0000-0002-1825-0097',
  'schema-id-persistent': () => 'https://doi.org/10.5281/zenodo.1234567',
  'quality-measurement': ({ kind, fields }) =>
    fields ? { metric: 'Completeness', value: 0.98 } : kind === 'number' ? 0.98 : 'Completeness',
  'known-license': ({ keyword }) =>
    keyword === 'fair:license' ? 'CC-BY-4.0' : 'https://spdx.org/licenses/CC-BY-4.0',
  'dataset-version': ({ kind }) => (kind === 'line' ? '1.0.0' : { identifier: '1.0.0' }),
  'version-date': ({ kind }) =>
    kind === 'date' ? '2025-02-01' : { identifier: '1.0.0', date: '2025-02-01' },
  'contributor-publisher': () => ({ name: 'Data Archive', type: 'Organization', role: 'Archive' }),
  'dataset-coverage': ({ fields, keyword }) => {
    const period = { start: '2020-01-01', end: '2020-12-31' };
    if (fields && keyword === undefined)
      return { 'fair:temporalCoverage': period, 'fair:spatialCoverage': 'Norway' };
    return fields ? period : 'Norway';
  },
  'temporal-coverage-bounds': ({ kind, pointer }) =>
    kind === 'record'
      ? { start: '2020-01-01', end: '2020-12-31' }
      : pointer.endsWith('start')
        ? '2020-01-01'
        : '2020-12-31',
  'unit-exists': () => 'http://qudt.org/vocab/quantitykind/Mass',
  'language-parity': ({ languages }) => ({ [languages![0]!]: 'Visites' }),
};

/** The rules whose findings a field cannot settle. */
const LOOK: { readonly [rule: string]: string } = {
  'no-unknown-keyword': 'The name is wrong, and only a person knows what was meant.',
  'no-misprefixed-keyword': 'There are two values, and one of them must go.',
  'no-unknown-member': 'The value must move to another place, or go.',
  'keyword-scope': 'The value must move to another place.',
  'sentinel-const': 'The mark must move to its code.',
  'dialect-declared': 'Other faults must be repaired first.',
  'dataset-variables': 'The columns are more than one value.',
  'unit-fits': 'The unit must go, or the type is wrong.',
  'coded-values': 'Both "enum" and "oneOf" are there, or values that cannot be labelled.',
  'sentinel-flag': 'The code is behind a reference.',
  'no-deprecated-keyword': 'Two keywords must become one.',
};

test('the rules without a field are few and known', () => {
  const found = rules.filter(({ ask }) => ask === 'look').map(({ id }) => id);
  expect(found.sort()).toEqual(Object.keys(LOOK).sort());
});

function answerTo(rule: string, ask: Ask): Json {
  const own = BY_RULE[rule];
  if (own) return own(ask);
  return ask.kind === 'choice' ? ask.choices![0]! : BY_KIND[ask.kind]!;
}

function editsOf(document: Json, ask: Ask, answer: Json): readonly Edit[] {
  const edits = answerEdits(document, ask, answer);
  expect(edits).toBeInstanceOf(Array);
  return edits as readonly Edit[];
}

const examples = rules.flatMap((rule) =>
  rule.examples.bad.map(({ schema }, index) => [`${rule.id} ${index + 1}`, rule, schema] as const),
);

describe('every finding of an example', () => {
  test.each(examples)('of %s has a fix or an answer that settles it', async (_name, rule, schema) => {
    for (const finding of (await findingsOf(rule, schema)).findings) {
      if (finding.fixes?.length) continue;
      const ask = askOf(finding);
      expect(Object.keys(askKinds)).toContain(ask.kind);
      expect(ask.kind === 'look').toBe(rule.ask === 'look' && !isAskedAllTheSame(rule.id, ask));
      if (ask.kind === 'look') continue;
      const after = editValue(schema, editsOf(schema, ask, answerTo(rule.id, ask)));
      const left = (await findingsOf(rule, after)).findings.map(({ pointer }) => pointer);
      expect(left).not.toContain(finding.pointer);
      const broken = (value: Json) =>
        validateSchema(documentOf(value, 'x'), { registry }).filter(({ severity }) => severity === 'error');
      expect(broken(after).length).toBeLessThanOrEqual(broken(schema).length);
    }
  });
});

/** A scale that does not fit is chosen anew; a unit that does not fit is removed by hand. */
function isAskedAllTheSame(rule: string, { keyword }: Ask): boolean {
  return rule === 'unit-fits' && keyword === 'fair:measurementScale';
}

describe('a question', () => {
  test('is on each diagnostic without a fix, and on no other', async () => {
    const { diagnostics } = await lint(
      documentOf({ title: 'Towns', 'fair:licence': 'MIT', properties: { area: { type: 'number' } } }, 'x'),
      registry,
    );
    expect(diagnostics.length).toBeGreaterThan(5);
    for (const { ask, fixes } of diagnostics) expect(ask === undefined).toBe((fixes?.length ?? 0) > 0);
  });

  test.each<readonly [pointer: string, ask: Partial<Ask>]>([
    ['/properties/a/fair:label', { kind: 'text', keyword: 'fair:label', title: 'Label' }],
    ['/properties/a/fair:label/fr', { kind: 'line', keyword: 'fair:label' }],
    ['/fair:description', { kind: 'text', long: true }],
    ['/description', { kind: 'line', keyword: 'description', long: true }],
    ['/x-fair:licenseRef', { kind: 'license', keyword: 'fair:licenseRef' }],
    ['/properties/a/fair:measurementUnitRef', { kind: 'unit' }],
    ['/fair:structureType', { kind: 'choice', choices: ['wide', 'long', 'dimensional', 'key-value'] }],
    ['/fair:contributors', { kind: 'person', list: true }],
    ['/fair:contributors/0', { kind: 'person' }],
    ['/fair:contributors/0/contributorRef', { kind: 'iri', keyword: 'fair:contributors' }],
    ['/fair:contributors/0/endDate', { kind: 'date' }],
    ['/fair:classificationRef', { kind: 'iri', list: true }],
    ['/fair:quality/0/value', { kind: 'number' }],
    ['/fair:label/en/x', { kind: 'look' }],
    ['/fair:unheard', { kind: 'look' }],
    ['/properties/a', { kind: 'look' }],
    ['', { kind: 'look' }],
  ])('at %s follows from the vocabulary', (pointer, expected) => {
    expect(askAt(pointer)).toMatchObject({ ...expected, pointer });
    if (!expected.list) expect(askAt(pointer).list).toBeUndefined();
  });

  test('for a period has a field for each member', () => {
    const { fields } = askAt('/fair:temporalCoverage');
    expect(fields?.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'description: text',
      'start: date',
      'end: date',
    ]);
  });
});

const PERSON = { name: 'Ida Nord', role: 'Producer' };

describe('an answer', () => {
  test.each<readonly [what: string, before: Json, pointer: string, answer: Json, after: Json]>([
    ['is added', {}, '/fair:label', 'Towns', { 'fair:label': 'Towns' }],
    ['replaces what is there', { title: '' }, '/title', 'Towns', { title: 'Towns' }],
    [
      'makes missing objects',
      {},
      '/fair:version/date',
      '2025-02-01',
      { 'fair:version': { date: '2025-02-01' } },
    ],
    [
      'makes an object of true',
      { properties: { a: true } },
      '/properties/a/fair:label',
      'A',
      { properties: { a: { 'fair:label': 'A' } } },
    ],
    [
      'keeps a version that is a string',
      { 'fair:version': '1.0.0' },
      '/fair:version/date',
      '2025-02-01',
      { 'fair:version': { identifier: '1.0.0', date: '2025-02-01' } },
    ],
    ['makes a list', {}, '/fair:contributors', PERSON, { 'fair:contributors': [PERSON] }],
    [
      'is added to a list',
      { 'fair:contributors': [{ name: 'A' }] },
      '/fair:contributors',
      PERSON,
      { 'fair:contributors': [{ name: 'A' }, PERSON] },
    ],
    [
      'adds several items',
      { 'fair:classificationRef': ['wd:Q1'] },
      '/fair:classificationRef',
      ['wd:Q2', 'wd:Q3'],
      { 'fair:classificationRef': ['wd:Q1', 'wd:Q2', 'wd:Q3'] },
    ],
    [
      'replaces an item',
      { 'fair:classificationRef': ['a:1', 'b:2'] },
      '/fair:classificationRef/1',
      'wd:Q2',
      { 'fair:classificationRef': ['a:1', 'wd:Q2'] },
    ],
    [
      'in languages is added to a text',
      { 'fair:label': { en: 'Towns' } },
      '/fair:label',
      { fr: 'Villes' },
      { 'fair:label': { en: 'Towns', fr: 'Villes' } },
    ],
    [
      'in languages replaces a string',
      { 'fair:label': 'TODO' },
      '/fair:label',
      { fr: 'Villes' },
      { 'fair:label': { fr: 'Villes' } },
    ],
    [
      'takes the only language of a text',
      { 'fair:label': { en: 'TODO' } },
      '/fair:label',
      'Towns',
      { 'fair:label': { en: 'Towns' } },
    ],
    [
      'fills a text without languages',
      { 'fair:label': {} },
      '/fair:label',
      'Towns',
      { 'fair:label': 'Towns' },
    ],
    [
      'adds the members of a record',
      { 'fair:temporalCoverage': { start: '2020-01-01' } },
      '/fair:temporalCoverage',
      { end: '2020-12-31' },
      { 'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' } },
    ],
    [
      'writes a record in place of words',
      { 'fair:temporalCoverage': 'the twenties' },
      '/fair:temporalCoverage',
      { start: '1920-01-01' },
      { 'fair:temporalCoverage': { start: '1920-01-01' } },
    ],
    [
      'adds to the record that a string stands for',
      { 'fair:version': '1.0.0' },
      '/fair:version',
      { date: '2025-02-01' },
      { 'fair:version': { identifier: '1.0.0', date: '2025-02-01' } },
    ],
  ])('%s', (_what, before, pointer, answer, after) => {
    expect(editValue(before, editsOf(before, askAt(pointer), answer))).toEqual(after);
  });

  test('in one missing language is written under its tag', () => {
    const before = { 'fair:label': { en: 'Towns', de: 'Städte' } };
    const ask: Ask = { ...askAt('/fair:label'), languages: ['fr'] };
    expect(editValue(before, editsOf(before, ask, 'Villes'))).toEqual({
      'fair:label': { en: 'Towns', de: 'Städte', fr: 'Villes' },
    });
  });

  const LANGUAGE: Ask = { kind: 'language', pointer: '/fair:label/no tag!' };
  const PRODUCER: Ask = { ...askAt('/fair:contributors'), choices: ['Producer'] };
  test.each<readonly [ask: Ask, answer: Json, sentence: string]>([
    [
      askAt('/fair:label'),
      42,
      'Expected a string, or an object that maps language tags to strings, found the number 42.',
    ],
    [askAt('/fair:label'), ' ', 'The answer is empty.'],
    [askAt('/fair:label'), {}, 'The answer is empty.'],
    [askAt('/fair:label'), { 'no tag!': 'A' }, 'Member "no tag!": "no tag!" is not a BCP 47 language tag.'],
    [askAt('/title'), { en: 'Towns' }, 'Expected a string, found an object of 1 member.'],
    [askAt('/$id'), 'towns', '"towns" is not an absolute IRI, such as https://example.org/x.'],
    [askAt('/fair:licenseRef'), 'MIT', '"MIT" is not an absolute IRI, such as https://example.org/x.'],
    [askAt('/fair:measurementUnitRef'), 5, 'Expected an IRI or a CURIE, found the number 5.'],
    [askAt('/fair:version/date'), '2025', '"2025" is not a calendar date.'],
    [{ kind: 'number', pointer: '/const' }, '5', 'Expected a number, found the string "5".'],
    [{ kind: 'line', pointer: '/const' }, 5, 'Expected a string, found the number 5.'],
    [
      askAt('/fair:structureType'),
      'tall',
      'Expected "wide", "long", "dimensional" or "key-value", found the string "tall".',
    ],
    [
      askAt('/fair:contributors'),
      'Ida Nord',
      'Expected an object that describes a contributor, found the string "Ida Nord".',
    ],
    [askAt('/fair:contributors'), [], 'The answer is an empty array.'],
    [askAt('/fair:contributors'), { role: 'Producer' }, 'A contributor needs the member "name".'],
    [askAt('/fair:contributors'), { name: 'A', age: 5 }, 'A contributor has no member "age".'],
    [askAt('/fair:contributors'), { name: '', role: 'Producer' }, 'The member "name" is empty.'],
    [PRODUCER, { name: 'A', role: 'Archive' }, 'The member "role" must be "Producer".'],
    [askAt('/fair:temporalCoverage'), '2020', 'Expected an object, found the string "2020".'],
    [askAt('/fair:temporalCoverage'), {}, 'The answer is an empty object.'],
    [
      askAt('/fair:temporalCoverage'),
      { from: '2020-01-01' },
      'Unknown member "from": expected "description", "start" or "end".',
    ],
    [askAt('/fair:temporalCoverage'), { start: '2020' }, 'Member "start": "2020" is not a calendar date.'],
    [askAt('/fair:version'), { date: '2025-02-01' }, 'The member "identifier" is missing.'],
    [LANGUAGE, 'no tag!', 'Expected a language tag such as "en" or "fr-CA", found the string "no tag!".'],
    [LANGUAGE, 'en', 'There is already a text in the language "en".'],
    [{ kind: 'language', pointer: '/fair:label/sv' }, 'fi', 'Nothing is at "/fair:label/sv".'],
    [
      askAt('/properties/b/fair:label'),
      'B',
      'Nothing can be written into "/properties/b", which is the boolean false.',
    ],
    [
      askAt('/fair:description'),
      'B',
      'The text is written by language: answer with an object that has "en" or "fr".',
    ],
    [askAt(''), 'B', 'This finding has no answer that can be written: edit the place by hand.'],
  ])('of the wrong kind is refused: %j %j', (ask, answer, sentence) => {
    const document = {
      'fair:label': { 'no tag!': 'Towns', en: 'Towns' },
      'fair:description': { en: 'A', fr: 'B' },
      properties: { b: false },
    };
    expect(answerEdits(document, ask, answer)).toBe(sentence);
  });
});

test.each([
  ['dataset-license', 'A person is asked for "fair:licenseRef".'],
  ['dataset-coverage', 'A person is asked for "fair:temporalCoverage" and "fair:spatialCoverage".'],
  ['valid-date', 'A person is asked for the correct value.'],
  ['keyword-scope', 'A person has to look at the place and edit it by hand.'],
  ['numeric-unit', 'Where there is no fix, a person is asked for "fair:measurementUnitRef".'],
  ['canonical-iri', undefined],
])('%s: %s', (id, sentence) => {
  expect(askSentence(rules.find((rule) => rule.id === id)!)).toBe(sentence);
});
