// The linear-time engine gives the verdicts of the native one, and what is proven of the native one is true.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, SETS } from '../../../../test/arbitrary-patterns.js';
import { runs } from '../../../../test/effort.js';
import { contains } from './characters.js';
import { effortOf } from './effort.js';
import { graphOf, type Node, NotProven } from './graph.js';
import { isLinear, linearTest, loadLinear } from './linear.js';
import { parsePattern } from './parse.js';

const PATTERNS = runs({ test: 500, conformance: 3000 });

beforeAll(loadLinear);

/** The verdict of the linear-time engine. */
function linear(pattern: string): (text: string) => boolean {
  const tree = parsePattern(pattern)!;
  return linearTest(tree)!.test;
}

describe('a set of characters is the same in both engines', () => {
  test.each(SETS)('%s', (set) => {
    const native = new RegExp(`^${set}$`, 'u');
    const other = linear(`^${set}$`);
    const different: number[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      // Most of the higher planes is empty: a sample will do.
      if (code > 0x30000 && code % 251 !== 0) continue;
      const text = String.fromCodePoint(code);
      if (native.test(text) !== other(text)) different.push(code);
    }
    expect(different).toEqual([]);
  });
});

const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '\n', 'é', '😀', '_', '\u2028'),
  maxLength: 12,
});

test('any pattern has the same verdicts in both engines', () => {
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 5, maxLength: 5 }), (written, texts) => {
      const native = new RegExp(written, 'u');
      const other = linear(written);
      for (const each of texts) {
        // V8 sees a place in the middle of a character beyond the first plane, where ECMA-262 has none.
        if (written.includes('\\B') && each.includes('😀')) continue;
        expect(other(each), `${written} on ${each}`).toBe(native.test(each));
      }
    }),
    { numRuns: PATTERNS, seed: 6 },
  );
});

/** How many tries a backtracking engine makes before it has gone all ways through the steps, from every start. */
function triesOn(start: Node, characters: string, most: number): number {
  let tries = 0;
  const codes = [...characters].map((each) => each.codePointAt(0)!);
  const go = (node: Node, at: number, entered: ReadonlyMap<Node, number>): void => {
    if (tries > most) return;
    if (node.kind === 'take') {
      tries++;
      if (at < codes.length && contains(node.characters, codes[at]!)) go(node.next, at + 1, entered);
    } else if (node.kind === 'fork') for (const each of node.nodes) go(each, at, entered);
    else if (node.kind === 'loop') {
      go(node.body, at, new Map(entered).set(node, at));
      go(node.next, at, entered);
    } else if (node.kind === 'iterated') {
      if (entered.get(node.loop) !== at) go(node.loop, at, entered);
    } else if (node.kind === 'start' && at === 0) go(node.next, at, entered);
  };
  for (let from = 0; from <= codes.length; from++) go(start, from, new Map());
  return tries;
}

test('a backtracking engine never makes more tries than are proven', () => {
  const growths = { linear: 0, short: 0, unknown: 0 };
  const narrow = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(pattern, narrow, narrow, narrow, (written, head, body, tail) => {
      const tree = parsePattern(written)!;
      const { growth, tries } = effortOf(tree);
      growths[growth]++;
      if (growth === 'unknown') return;
      const pumped = head + body.repeat(40) + tail;
      const most = tries * (pumped.length + 1);
      expect(triesOn(graphOf(tree), pumped, most), written).toBeLessThanOrEqual(most);
    }),
    { numRuns: PATTERNS, seed: 7 },
  );
  expect(Math.min(...Object.values(growths))).toBeGreaterThan(PATTERNS / 30);
});

test('a pattern whose tries for each character are many is not proven', () => {
  for (const written of [
    `^a*${'a{256}'.repeat(40)}b$`,
    '^(?:a?){2000000000}$',
    '^(?:(?:(?:a?){60}){60}){60}$',
  ]) {
    expect(effortOf(parsePattern(written)!).growth, written).toBe('unknown');
  }
});

test('every pattern of these tests is one that the linear-time engine knows', () => {
  expect(SETS.every((each) => isLinear(parsePattern(each)!))).toBe(true);
  expect(() => graphOf(parsePattern('(a)\\1')!)).toThrow(NotProven);
});
