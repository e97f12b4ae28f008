import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { isIri as isAnyIri } from '@hyperjump/uri';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../test/effort.js';
import { keywordValues } from '../../../test/keyword-values.js';
import { type Keyword, keywordNamed, keywords } from './keywords.js';
import type { Kind } from './kind.js';
import { isIri } from './kinds.js';
import { metaSchemas, PUBLISHED_DOCS_URL } from './metaschema.js';

function* withParts(kind: Kind): Iterable<Kind> {
  yield kind;
  for (const part of kind.parts) yield* withParts(part);
}

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

  test('each take a value and refuse a value of the examples', () => {
    const kinds = new Set(Object.values<Keyword>(keywords).flatMap(({ kind }) => [...withParts(kind)]));
    const seen = new Map([...kinds].map((kind) => [kind, new Set<boolean>()]));
    for (const kind of kinds) {
      const check = kind.check.bind(kind);
      vi.spyOn(kind, 'check').mockImplementation((value) => {
        const problems = check(value);
        seen.get(kind)!.add(problems.length === 0);
        return problems;
      });
    }
    for (const [keyword, value] of keywordValues) keywordNamed(keyword)!.kind.check(value);
    vi.restoreAllMocks();
    const untested = [...seen].filter(([, { size }]) => size < 2);
    expect(untested.map(([{ expected }]) => expected)).toEqual([]);
  });

  test('refuse what the meta-schemas refuse', async () => {
    for (const schema of metaSchemas().values()) registerSchema(schema as never);
    const accepts = await validate(`${PUBLISHED_DOCS_URL}/dev`);
    for (const [keyword, value] of keywordValues) {
      const problems = keywordNamed(keyword)!.kind.check(value);
      const isTaken = problems.every(({ severity }) => severity === 'warning');
      const { valid } = accepts({ const: 1, [keyword]: value } as never);
      expect([keyword, value, valid]).toEqual([keyword, value, isTaken]);
    }
    for (const address of metaSchemas().keys()) unregisterSchema(address);
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
