import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Contributor, FairSchema } from './index.js';
import { canonicalName, editions, type Keyword, keywordNamed, keywords, keywordsOf } from './keywords.js';

const rows = Object.entries(keywords) as [string, Keyword][];

describe('the table', () => {
  test('has all keywords of the released edition, and no others', () => {
    expect(keywordsOf('0.1.0')).toHaveLength(26);
  });

  test.each(rows.filter(([, row]) => row.ref ?? row.literal))(
    '%s and its other form name each other',
    (name, row) => {
      const other = keywordNamed((row.ref ?? row.literal)!);
      expect(other?.ref ?? other?.literal).toBe(name);
      expect(other?.scope).toBe(row.scope);
    },
  );

  test('replaces deprecated and renamed keywords by keywords of the current edition', () => {
    const current = new Map(keywordsOf('dev'));
    for (const [, { deprecated, renamed }] of rows) {
      for (const next of [deprecated?.use, renamed]) if (next) expect([...current.keys()]).toContain(next);
    }
  });

  test('gives no synonym to two keywords, and none that is a keyword itself', () => {
    const words = keywordsOf('dev')
      .flatMap(([, row]) => row.aka ?? [])
      .map((word) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)]);
    const names = keywordsOf('dev').map(([name]) => name.slice('fair:'.length).toLowerCase());
    expect(words.filter((word) => names.includes(word))).toEqual([]);
  });

  test('reads x-fair: as fair:', () => {
    expect(keywordNamed('x-fair:label')).toBe(keywords['fair:label']);
    expect(canonicalName('x-fair:label')).toBe('fair:label');
    expect(keywordNamed('constructor')).toBeUndefined();
  });

  test.each(rows)('%s takes its example', (_name, { kind, example }) => {
    expect(kind.check(example)).toEqual([]);
  });

  test('has words for people in every row', () => {
    for (const [, { title, about }] of rows) {
      expect(title).toMatch(/^[A-Z]/);
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
    expect(editions).toContain('0.1.0');
    expect(editions.at(-1)).toBe('dev');
  });
});

test('TypeScript types follow from the table', () => {
  expectTypeOf<FairSchema['fair:sentinel']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<FairSchema['fair:resourceType']>().toEqualTypeOf<
    'data-product' | 'dataset' | 'variable' | undefined
  >();
  expectTypeOf<Contributor>().toHaveProperty('contributorRef');
  expectTypeOf<{ name: { en: string } }>().toExtend<Contributor>();
  expectTypeOf<{ role: string }>().not.toExtend<Contributor>();
  const schema: FairSchema = {
    type: ['object', 'null'],
    properties: { a: { items: { 'fair:label': { en: 'A' } } }, b: true },
    'fair:contributors': [{ name: 'Ada', entityRef: 'https://orcid.org/0000-0002-1825-0097' }],
    'fair:version': { identifier: '1.0.0', date: '2024-01-01' },
  };
  expect(Object.keys(schema)).toHaveLength(4);
});
