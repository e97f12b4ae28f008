import { isIri as isAnyIri } from '@hyperjump/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/effort.js';
import { keywordValues } from '../../test/keyword-values.js';
import { type Keyword, keywordNamed, keywords } from './keywords.js';
import { isIri } from './kinds.js';

describe('the value kinds', () => {
  test.each(keywordValues.map(([keyword, value, says, at = '']) => ({ keyword, value, says, at })))(
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

  test('each have a good and a bad value among the examples', () => {
    const kindsOf = (isGood: boolean) =>
      new Set(
        keywordValues
          .filter(([, , says]) => (says === undefined) === isGood)
          .map(([keyword]) => keywordNamed(keyword)?.kind),
      );
    const [good, bad] = [kindsOf(true), kindsOf(false)];
    const without = Object.entries<Keyword>(keywords).filter(
      ([, { kind }]) => !good.has(kind) || !bad.has(kind),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });

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
