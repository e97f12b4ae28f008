// Patterns that are written for the engines of databases give the verdicts of the native engine.
import { DuckDBInstance, listValue } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS, madePatterns, madeTexts, SETS } from '../../../../test/arbitrary-patterns.js';
import { runs } from '../../../../test/effort.js';
import { type PatternFlavour, patternFor } from './flavours.js';

/** Made-up patterns run on so many made-up texts each, and on all of the others. */
const TEXTS_FOR_EACH = runs({ test: 40, conformance: madeTexts.length });

/** All characters of the lower blocks, and a sample of the others. */
const characters: string[] = [];
for (let code = 1; code <= 0x10ffff; code++) {
  if (code >= 0xd800 && code <= 0xdfff) continue;
  if (code < 0x3000 || code % 251 === 0) characters.push(String.fromCodePoint(code));
}

/** Counts beyond the limits of an engine for one of them, and texts that end near them. */
const LONG_COUNTS = [
  '^a{256}$',
  '^a{300}$',
  '^a{10,600}$',
  '^a{256,}$',
  '^(?:a{2}){150}$',
  '^(?:a{20}){30}$',
  '^.{0,1200}$',
];
const LONG = [0, 9, 10, 255, 256, 299, 300, 301, 599, 600, 601, 900, 901, 1200, 1201].map((length) =>
  'a'.repeat(length),
);

interface Engine {
  /** Keeps texts in a table. */
  readonly keep: (table: string, texts: readonly string[]) => Promise<unknown>;
  /** The places of the texts that a pattern matches, of those from one place up to another. */
  readonly matches: (written: string, table: string, from: number, to: number) => Promise<readonly number[]>;
}

const engines = new Map<PatternFlavour, Engine>();

function literal(written: string): string {
  return `'${written.replaceAll("'", "''")}'`;
}

beforeAll(async () => {
  const duckdb = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const condition = (table: string, from: number, to: number) =>
    `SELECT place FROM ${table} WHERE place >= ${from} AND place < ${to}`;
  engines.set('re2', {
    keep: (table, texts) =>
      duckdb.run(`CREATE TABLE ${table} AS SELECT unnest(range(len($1))) AS place, unnest($1) AS text`, [
        listValue(texts),
      ]),
    matches: async (written, table, from, to) => {
      const query = `${condition(table, from, to)} AND regexp_matches(text, ${literal(written)}) ORDER BY place`;
      return (await duckdb.runAndReadAll(query)).getRows().map(([place]) => Number(place));
    },
  });
  const postgres = await PGlite.create();
  engines.set('are', {
    keep: async (table, texts) => {
      await postgres.exec(`CREATE TABLE ${table} (place int PRIMARY KEY, text text NOT NULL)`);
      await postgres.query(
        `INSERT INTO ${table} SELECT place - 1, text FROM unnest($1::text[]) WITH ORDINALITY AS t(text, place)`,
        [texts],
      );
    },
    matches: async (written, table, from, to) => {
      const query = `${condition(table, from, to)} AND text ~ ${literal(written)} ORDER BY place`;
      return (await postgres.query<{ place: number }>(query)).rows.map(({ place }) => place);
    },
  });
  for (const { keep } of engines.values()) {
    await keep('hostile', HOSTILE_TEXTS);
    await keep('made', madeTexts);
    await keep('characters', characters);
    await keep('long', LONG);
  }
});

/** Compares an engine with the native one on some texts of a table; the texts on which they differ. */
async function differences(
  flavour: PatternFlavour,
  written: string,
  [table, texts]: readonly [string, readonly string[]],
  from = 0,
  to = texts.length,
): Promise<readonly string[]> {
  const other = patternFor(written, flavour);
  if (other === undefined) return ['it is not written'];
  const found = new Set(await engines.get(flavour)!.matches(other, table, from, to));
  const native = new RegExp(written, 'u');
  return texts.filter((each, place) => place >= from && place < to && found.has(place) !== native.test(each));
}

describe.each(['re2', 'are'] as const)('%s', (flavour) => {
  test.each(SETS)('has the set %s', async (set) => {
    expect(await differences(flavour, `^${set}$`, ['characters', characters])).toEqual([]);
    expect(await differences(flavour, set, ['hostile', HOSTILE_TEXTS])).toEqual([]);
  });

  test('has the verdicts of the native engine', async () => {
    for (const [index, written] of madePatterns.entries()) {
      if (patternFor(written, flavour) === undefined) {
        expect(written).toContain('\\B');
        continue;
      }
      const from = (index * TEXTS_FOR_EACH) % madeTexts.length;
      const to = from + TEXTS_FOR_EACH;
      expect(await differences(flavour, written, ['hostile', HOSTILE_TEXTS]), written).toEqual([]);
      expect(await differences(flavour, written, ['made', madeTexts], from, to), written).toEqual([]);
    }
  });

  test.each(['a^', '^^', '$$', '$a', '^a^', 'a$a', '^a(?:|)', '^a(?:b{0}|(?:^){0})', '^a$|b^', '(?:a^|a^)'])(
    'has ends of texts in odd places: %s',
    async (written) => {
      expect(await differences(flavour, written, ['hostile', HOSTILE_TEXTS])).toEqual([]);
    },
  );

  test.each(LONG_COUNTS)('has the counts of %s', async (written) => {
    expect(await differences(flavour, written, ['long', LONG])).toEqual([]);
  });
});

test('RE2 finds U+0000', async () => {
  const { keep, matches } = engines.get('re2')!;
  await keep('zeros', ['\0', 'a\0b', 'ab']);
  expect(await matches(patternFor('^a?\\0', 're2')!, 'zeros', 0, 3)).toEqual([0, 1]);
  expect(await matches(patternFor('^a[^]b$', 're2')!, 'zeros', 0, 3)).toEqual([1]);
});

describe('a pattern is written with all sets spelled out', () => {
  const cases: readonly (readonly [
    pattern: string,
    texts: { readonly [flavour in PatternFlavour]: string },
  ])[] = [
    [
      '^[A-Z]{2}-\\d+$',
      {
        re2: '\\A[A-Z]{2}\\x{2d}[0-9]+\\z',
        java: '\\A[A-Z]{2}\\x{2d}[0-9]+\\z',
        are: '\\A[A-Z]{2}\\u002d[0-9]+\\Z',
        joni: '(?<![\\x{0}-\\x{10ffff}])[A-Z]{2}\\x{2d}[0-9]+(?![\\x{0}-\\x{10ffff}])',
      },
    ],
    [
      '.|\\u{1F600}x?',
      {
        re2: '(?:[\\x{0}-\\x{9}\\x{b}-\\x{c}\\x{e}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{10ffff}]|\\x{1f600}x?)',
        java: '(?:[\\x{0}-\\x{9}\\x{b}-\\x{c}\\x{e}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{10ffff}]|\\x{1f600}x?)',
        are: '(?:[\\u0000-\\u0009\\u000b-\\u000c\\u000e-\\u2027\\u202a-\\ud7ff\\ue000-\\U0010ffff]|\\U0001f600x?)',
        joni: '(?:[\\x{0}-\\x{9}\\x{b}-\\x{c}\\x{e}-\\x{2027}\\x{202a}-\\x{d7ff}\\x{e000}-\\x{10ffff}]|\\x{1f600}x?)',
      },
    ],
    [
      'a\\b',
      {
        re2: 'a\\b',
        java: 'a(?:(?<=[0-9A-Z\\x{5f}a-z])(?![0-9A-Z\\x{5f}a-z])|(?<![0-9A-Z\\x{5f}a-z])(?=[0-9A-Z\\x{5f}a-z]))',
        are: 'a(?:(?<=[0-9A-Z\\u005fa-z])(?![0-9A-Z\\u005fa-z])|(?<![0-9A-Z\\u005fa-z])(?=[0-9A-Z\\u005fa-z]))',
        joni: 'a(?:(?<=[0-9A-Z\\x{5f}a-z])(?![0-9A-Z\\x{5f}a-z])|(?<![0-9A-Z\\x{5f}a-z])(?=[0-9A-Z\\x{5f}a-z]))',
      },
    ],
    [
      '\\Ba',
      {
        re2: '\\Ba',
        java: '(?:(?<=[0-9A-Z\\x{5f}a-z])(?=[0-9A-Z\\x{5f}a-z])|(?<![0-9A-Z\\x{5f}a-z])(?![0-9A-Z\\x{5f}a-z]))a',
        are: '(?:(?<=[0-9A-Z\\u005fa-z])(?=[0-9A-Z\\u005fa-z])|(?<![0-9A-Z\\u005fa-z])(?![0-9A-Z\\u005fa-z]))a',
        joni: '(?:(?<=[0-9A-Z\\x{5f}a-z])(?=[0-9A-Z\\x{5f}a-z])|(?<![0-9A-Z\\x{5f}a-z])(?![0-9A-Z\\x{5f}a-z]))a',
      },
    ],
    // What matches only empty texts is not repeated, one of several characters is a set, and groups do not matter.
    ['(?:){2}(?:a|b|[c-e])*(?:\\b)?(f|)', samePattern('[a-e]*(?:f|)')],
    // No text in UTF-8 has surrogates.
    ['x\\ud83d{3}', samePattern('x[^\\x{0}-\\x{10ffff}]{3}', 'x[^\\u0000-\\U0010ffff]{3}')],
    ['a{300}', { ...samePattern('a{300}'), are: 'a{255}a{45}' }],
    [
      'a{10,1200}',
      {
        ...samePattern('a{10,1200}'),
        re2: 'a{10,1000}a{0,200}',
        are: `a{10,255}${'a{0,255}'.repeat(3)}a{0,180}`,
      },
    ],
    ['(?:a{40}b){29}', { ...samePattern('(?:a{40}b){29}'), re2: '(?:a{40}b){25}(?:a{40}b){4}' }],
  ];
  test.each(cases)('%s', (written, texts) => {
    const found = Object.fromEntries(
      Object.keys(texts).map((name) => [name, patternFor(written, name as PatternFlavour)]),
    );
    expect(found).toEqual(texts);
  });
});

function samePattern(braced: string, are = braced): { readonly [flavour in PatternFlavour]: string } {
  return { re2: braced, java: braced, are, joni: braced };
}

describe('a pattern that another engine cannot run alike is not written', () => {
  const ALL = ['re2', 'java', 'are', 'joni'] as const;
  test.each<[string, string, readonly PatternFlavour[]]>([
    ['look-ahead', 'a(?=b)', ALL],
    ['look-behind', '(?<!a)b', ALL],
    ['a back reference', '(a)\\1', ALL],
    ['a place inside a character', '\\B', ALL],
    ['a place inside a character, perhaps', 'a*\\B|b', ALL],
    ['flags of a part', '(?i:a)', ALL],
    ['a count that no engine has', 'a{3000000000}', ALL],
    ['a large count', 'a{200000}', ['are', 'joni']],
    ['a large count of a large set', '\\p{L}{1,1000}', ['re2']],
    ['a large product of counts', '(?:[a-z]{0,50}-){0,100}', ['are']],
    ['too many groups', `${'(?:'.repeat(300)}a${')'.repeat(300)}`, ALL],
  ])('%s', (_, written, flavours) => {
    expect(ALL.filter((flavour) => patternFor(written, flavour) === undefined)).toEqual(flavours);
  });
});
