// Patterns that are written for the engines of databases give the verdicts of the native engine.
import { DuckDBInstance, listValue } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, SETS } from '../../../test/arbitrary-patterns.js';
import { runs } from '../../../test/effort.js';
import { type PatternFlavour, patternFor } from './flavours.js';

const PATTERNS = runs({ test: 500, conformance: 3000 });
const TEXTS = 4000;
/** Made-up patterns run on so many made-up texts each, and on all of the others. */
const TEXTS_FOR_EACH = 40;

/** Texts on which engines may differ. U+0000 is not among them: PostgreSQL cannot store it. */
const HOSTILE = [
  ...[
    '',
    'a',
    'ab',
    'abc',
    'aabbcc',
    '1',
    '_',
    ' ',
    '-',
    'a b',
    'a-b',
    'ab\u0301c',
    'e\u0301',
    '\u0301',
    '\u0301a',
  ],
  ...[
    '\n',
    '\r',
    '\r\n',
    'a\n',
    '\na',
    'a\nb',
    'a\r\nb',
    '\u0085',
    'a\u0085',
    '\u2028',
    '\u2029',
    'a\u2028',
    '\u2028a',
  ],
  ...['\t', '\v', '\f', '\u00a0', '\ufeff', '\ufeffa', '\u3000', '\u200b', '\u1680', '\u180e', '\u200d'],
  ...[
    'é',
    'éa',
    'aé',
    'éaé',
    'aéb',
    'ß',
    'ẞ',
    'ı',
    'İ',
    'ſ',
    '\u212a',
    'Ж',
    'aЖb',
    '漢',
    'a漢b',
    'ａ',
    'ª',
    'α',
    'Σς',
  ],
  ...['٣', 'a٣', '٣a', '१', '１', '²', '½', 'Ⅷ', '\u{1d7d8}', 'a\u{1d7d8}b'],
  ...[
    '😀',
    'a😀',
    '😀a',
    'a😀b',
    '😀😀',
    '\u{1f468}\u200d\u{1f469}',
    '🇩🇪',
    '\u{10ffff}',
    '\ufffd',
    '\uffff',
    '\ue000',
    '\u{10400}',
  ],
  ...[
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\u{10000}',
    '%',
    "'",
    '"',
    '\\',
    '\\b',
    '$1',
    '[a]',
    '{2}',
    '^',
    '$',
  ],
];

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'c',
    '1',
    ' ',
    '\n',
    'é',
    '😀',
    '_',
    '\u2028',
    '\r',
    '\u0301',
    '٣',
    'Ж',
    '-',
  ),
  maxLength: 12,
});

/** All characters of the lower blocks, and a sample of the others. */
const characters: string[] = [];
for (let code = 1; code <= 0x10ffff; code++) {
  if (code >= 0xd800 && code <= 0xdfff) continue;
  if (code < 0x3000 || code % 251 === 0) characters.push(String.fromCodePoint(code));
}

const made = fc.sample(text, { numRuns: TEXTS, seed: 8 });
const patterns = fc.sample(pattern, { numRuns: PATTERNS, seed: 9 });

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
    await keep('hostile', HOSTILE);
    await keep('made', made);
    await keep('characters', characters);
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
    expect(await differences(flavour, set, ['hostile', HOSTILE])).toEqual([]);
  });

  test('has the verdicts of the native engine', async () => {
    let residual = 0;
    for (const [index, written] of patterns.entries()) {
      if (patternFor(written, flavour) === undefined) {
        residual++;
        continue;
      }
      const from = (index * TEXTS_FOR_EACH) % TEXTS;
      expect(await differences(flavour, written, ['hostile', HOSTILE]), written).toEqual([]);
      const to = from + TEXTS_FOR_EACH;
      expect(await differences(flavour, written, ['made', made], from, to), written).toEqual([]);
    }
    console.log(flavour, residual, patterns.length);
  });
});
