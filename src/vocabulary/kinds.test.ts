import { isIri as isAnyIri } from '@hyperjump/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/effort.js';
import type { Json } from '../json.js';
import { keywordNamed } from './keywords.js';
import { isIri } from './kinds.js';

type Case = readonly [keyword: string, value: Json, says: RegExp | undefined, at?: string];

const cases: readonly Case[] = [
  ['fair:label', 'Age', undefined],
  ['fair:label', { en: 'Age', 'fr-CA': 'Âge', 'x-private': 'a' }, undefined],
  ['fair:label', 42, /Expected a string, or an object of language tag to string, found the number 42\./],
  ['fair:label', { en: 42 }, /Expected a string, found the number 42\./, 'en'],
  ['fair:label', { en_US: 'Age' }, /"en_US" is not a BCP 47 language tag\. Did you mean "en-US"\?/, 'en_US'],
  [
    'fair:label',
    { english: 'Age' },
    /"english" is not a BCP 47 language tag\. The names of this object/,
    'english',
  ],
  ['fair:label', null, /found null/],
  ['fair:description', ['# a'], /Expected a string of Markdown, .* found an array of 1 item\./],
  ['fair:licenseRef', 'https://spdx.org/licenses/MIT', undefined],
  [
    'fair:licenseRef',
    'spdx.org/licenses/MIT',
    /warning: .* is not an absolute IRI.*Did you mean "https:\/\/spdx\.org\/licenses\/MIT"/,
  ],
  ['fair:licenseRef', 'http://[v1.fe]/x', undefined],
  ['fair:licenseRef', ' https://spdx.org/x', /warning: .*Remove the white space around it/],
  ['fair:licenseRef', { en: 'MIT' }, /Expected an absolute IRI, found an object of 1 member/],
  ['fair:conceptRef', 'skos:Concept', undefined],
  ['fair:conceptRef', 'nobody:knows', undefined],
  ['fair:conceptRef', '#/$defs/X', /warning: .*is not an absolute IRI or a CURIE/],
  ['fair:variableRef', '#/$defs/X', undefined],
  ['fair:variableRef', '#Age', undefined],
  ['fair:variableRef', 'age', /warning: .*or a local pointer such as #\/\$defs\/Age/],
  ['fair:version', '1.0.0', undefined],
  ['fair:version', { identifier: '1', date: '2024-02-29' }, undefined],
  ['fair:version', { date: '2024-02-29' }, /A version needs the member "identifier"\./],
  [
    'fair:version',
    { identifier: '1', date: '2023-02-29' },
    /"2023-02-29" is not a calendar date\. Write a date that exists/,
    'date',
  ],
  ['fair:version', 1, /Expected a string, or an object that describes a version, found the number 1/],
  ['fair:temporalCoverage', { start: '1900-02-29' }, /not a calendar date/, 'start'],
  ['fair:temporalCoverage', { start: '2000-02-29', end: '2000-12-31' }, undefined],
  ['fair:temporalCoverage', 'https://example.org/period', undefined],
  [
    'fair:temporalCoverage',
    [],
    /an object that describes a period, or an absolute IRI, found an empty array/,
  ],
  ['fair:classification', 'ISCO-08', undefined],
  ['fair:classification', ['https://example.org/isco'], undefined],
  ['fair:classification', [8], /Expected an IRI or a CURIE, found the number 8/, '0'],
  [
    'fair:classificationRef',
    'https://example.org/isco',
    /Expected an array of IRIs or CURIEs, found the string/,
  ],
  [
    'fair:resourceType',
    'Dataset',
    /Expected "data-product", "dataset" or "variable", found the string "Dataset"\. Did you mean "dataset"/,
  ],
  [
    'fair:contributors',
    [{ name: 'Ada', contributorRef: 'https://orcid.org/x', role: { fr: 'Producteur' } }],
    undefined,
  ],
  ['fair:contributors', [{ role: 'Producer' }], /A contributor needs the member "name"/, '0'],
  ['fair:contributors', { name: 'Ada' }, /Expected an array of contributors, found an object/],
  ['fair:contributors', [{ name: 'Ada', startDate: 'May 2024' }], /not a calendar date/, '0/startDate'],
  [
    'fair:contributors',
    ['Ada'],
    /Expected an object that describes a contributor, found the string "Ada"/,
    '0',
  ],
  ['fair:quality', [{ value: 'good' }, { value: 0.9 }, { value: { en: 'good' } }], undefined],
  [
    'fair:quality',
    [{ value: true }],
    /Expected a number, or a string, or an object.*found the boolean true/,
    '0/value',
  ],
  [
    'fair:datasetRelations',
    [{ relationType: 'isPartof', targetRef: '#/x' }],
    /Did you mean "isPartOf"/,
    '0/relationType',
  ],
  ['fair:sentinel', 'true', /Expected true or false, found the string "true"/],
];

describe('the value kinds', () => {
  test.each(cases.map(([keyword, value, says, at = '']) => ({ keyword, value, says, at })))(
    '$keyword: $value',
    ({ keyword, value, says, at }) => {
      const problems = keywordNamed(keyword)!.kind.check(value);
      if (says === undefined) {
        expect(problems).toEqual([]);
        return;
      }
      expect(problems).toHaveLength(1);
      const { severity, message, help, path } = problems[0]!;
      expect(`${severity}: ${message} ${help ?? ''}`).toMatch(says);
      expect(path.join('/')).toBe(at);
    },
  );

  test('dates are those of the Gregorian calendar, all of them', () => {
    const { kind } = keywordNamed('fair:temporalCoverage')!;
    const isDate = (start: string) => kind.check({ start }).length === 0;
    for (const year of [1600, 1900, 1999, 2000, 2023, 2024, 2100, 9999]) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const time = Date.parse(`${text}T00:00:00Z`);
          const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
          expect(isDate(text), text).toBe(isReal);
        }
      }
    }
  });

  test('IRIs are those of the full grammar, also where a quick look is enough', () => {
    const near = fc.string({ unit: fc.constantFrom(...'ht:/.?#%@ é-a1', 'https://', 'http://') });
    fc.assert(
      fc.property(near, (text) => {
        expect(isIri(text)).toBe(isAnyIri(text));
      }),
      { numRuns: runs({ test: 500, conformance: 5000 }), seed: 9 },
    );
  });
});
