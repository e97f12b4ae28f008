// Patterns in an engine against the native one: the same texts match.
import { expect } from 'vitest';
import { type PatternFlavour, patternFor } from '../src/quality/validate/patterns/index.js';
import { HOSTILE_TEXTS, madePatterns, madeTexts, SETS } from './arbitrary-patterns.js';
import type { AgreeingEngine } from './engine-agreement.js';

const PATTERNS = [...SETS.flatMap((set) => [set, `^${set}$`]), ...madePatterns];
const TEXTS = [...HOSTILE_TEXTS, '\0', 'a\0b', ...madeTexts];
/** Patterns in one query, and their characters. */
const MOST = { patterns: 50, characters: 500_000 };

/** What was compared. */
export interface ComparedPatterns {
  readonly patterns: number;
  readonly texts: number;
  /** Not written for the engine. */
  readonly unwritten: number;
  /** Written, but left to the row checker all the same. */
  readonly left: number;
}

/** Checks that all patterns that are written for an engine match the texts that they match here. */
export async function expectSamePatterns(
  subject: AgreeingEngine,
  flavour: PatternFlavour,
): Promise<ComparedPatterns> {
  const { dialect, keyType } = subject;
  const columns = [
    { name: 'place', sqlType: keyType },
    { name: 'text', sqlType: dialect.textType },
  ];
  const rows = TEXTS.map((text, place) => [String(place), text]);
  const from = await subject.createTable('texts', columns, rows);
  const [place, text] = columns.map(({ name }) => dialect.identifier(name)) as [string, string];
  const written = PATTERNS.flatMap((pattern) => {
    const sql = patternFor(pattern, flavour);
    return sql === undefined ? [] : [{ pattern, sql: dialect.matches(text, sql) }];
  });
  const differing: string[] = [];
  for (const some of inPieces(written)) {
    const matches = some.map(({ sql }, index) => `${sql} AS m${index}`);
    const natives = some.map(({ pattern }) => new RegExp(pattern, 'u'));
    let count = 0;
    for await (const row of subject.engine.rows(
      `SELECT ${place} AS place, ${matches.join(', ')} FROM ${from}`,
    )) {
      const held = TEXTS[Number(row.place)]!;
      count++;
      for (const [index, native] of natives.entries())
        if (row[`m${index}`] !== native.test(held)) differing.push(`${native} on ${JSON.stringify(held)}`);
    }
    expect(count).toBe(TEXTS.length);
  }
  expect(differing).toEqual([]);
  const left = written.filter(({ pattern }) => dialect.pattern(pattern) === undefined);
  return {
    patterns: written.length,
    texts: TEXTS.length,
    unwritten: PATTERNS.length - written.length,
    left: left.length,
  };
}

/** Queries have a length that engines accept. */
function* inPieces<T extends { readonly sql: string }>(all: readonly T[]): Generator<readonly T[]> {
  let piece: T[] = [];
  let characters = 0;
  for (const each of all) {
    if (piece.length === MOST.patterns || characters + each.sql.length > MOST.characters) {
      yield piece;
      [piece, characters] = [[], 0];
    }
    piece.push(each);
    characters += each.sql.length;
  }
  yield piece;
}
