import { type Characters, exactly } from './characters.js';
import { parsePattern } from './parse.js';
import { copiesOf, isNullable, simplified, withCounts } from './simplify.js';
import type { Assertion, Repeat, Tree } from './tree.js';

/**
 * The syntax of an engine for regular expressions:
 * - `re2`: RE2 (DuckDB)
 * - `java`: `java.util.regex` (Spark)
 * - `are`: advanced regular expressions of PostgreSQL, in a database whose encoding is UTF-8
 * - `joni`: the edition of Joni that Trino has, with its syntax of Java
 *
 * Texts are in UTF-8. PostgreSQL stores no U+0000, so that a set with it is exact there, too.
 */
export type PatternFlavour = 're2' | 'java' | 'are' | 'joni';

/** How a flavour writes what is not the same in all of them. */
export interface Spelling {
  readonly character: (code: number) => string;
  readonly assertions: { readonly [assertion in Assertion]: string };
}

interface Flavour {
  readonly spelling: Spelling;
  /** The largest count that a part may have, from the largest product of counts in it. */
  readonly mostFor: (inner: number) => number;
  /** The largest size of a pattern, and what a set adds to it. */
  readonly largest: number;
  readonly sizeOf: (characters: Characters) => number;
  /** Whether a pattern must be in a capturing group. */
  readonly isEnclosed?: (tree: Tree) => boolean;
}

/** Letters and digits have no other meaning in any flavour, inside sets and outside. */
const PLAIN = /[0-9A-Za-z]/;

function braced(code: number): string {
  const text = String.fromCodePoint(code);
  return PLAIN.test(text) ? text : `\\x{${code.toString(16)}}`;
}

function padded(code: number): string {
  const text = String.fromCodePoint(code);
  if (PLAIN.test(text)) return text;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/** Word boundaries by look-around: the escapes of these engines count letters beyond ASCII as well. */
function wordBoundaries(character: (code: number) => string): Spelling['assertions'] {
  const word = `[0-9A-Z${character(0x5f)}a-z]`;
  return {
    start: '\\A',
    end: '\\z',
    'word boundary': `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`,
    'no word boundary': `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`,
  };
}

const ANY = '[\\x{0}-\\x{10ffff}]';

/** The syntax of RE2. */
export const RE2: Spelling = {
  character: braced,
  assertions: { start: '\\A', end: '\\z', 'word boundary': '\\b', 'no word boundary': '\\B' },
};

const FLAVOURS: { readonly [flavour in PatternFlavour]: Flavour } = {
  re2: {
    spelling: RE2,
    // The limit of RE2, also for the product of nested counts.
    mostFor: (inner) => Math.floor(1000 / inner),
    // DuckDB refuses programs from 699,000 instructions on.
    largest: 600_000,
    sizeOf: instructionsOf,
    // DuckDB rewrites plain texts as `LIKE`, and then ignores `^` after and `$` before anything; groups it leaves alone.
    isEnclosed: hasInnerEnds,
  },
  java: {
    spelling: { character: braced, assertions: wordBoundaries(braced) },
    mostFor: () => 0x7fffffff,
    largest: 0x7fffffff,
    sizeOf: () => 1,
  },
  are: {
    spelling: { character: padded, assertions: { ...wordBoundaries(padded), end: '\\Z' } },
    mostFor: () => 255,
    // PostgreSQL expands counts, and takes a time that grows faster than their product.
    largest: 2500,
    sizeOf: () => 1,
  },
  joni: {
    spelling: {
      character: braced,
      // Inside a choice, Joni also finds `\A` and `\z` elsewhere.
      assertions: { ...wordBoundaries(braced), start: `(?<!${ANY})`, end: `(?!${ANY})` },
    },
    mostFor: () => 100_000,
    largest: 100_000,
    sizeOf: () => 1,
  },
};

/**
 * A valid pattern (ECMA-262 with the `u` flag) in the syntax of another engine, for a search anywhere in a text; undefined
 * when that engine cannot give the same verdict for each text: look-around, back references, too large counts.
 */
export function patternFor(pattern: string, flavour: PatternFlavour): string | undefined {
  const tree = treeOf(pattern);
  if (tree === undefined || seesInside(tree)) return undefined;
  const { spelling, mostFor, largest, sizeOf, isEnclosed } = FLAVOURS[flavour];
  if (sizeIn(tree, sizeOf) > largest) return undefined;
  const text = textOf(withCounts(tree, mostFor), spelling);
  return isEnclosed?.(tree) ? `(${text})` : text;
}

/** The tree of a pattern for other engines; undefined if it has look-around or back references. */
export function treeOf(pattern: string): Tree | undefined {
  const parsed = parsePattern(pattern);
  return parsed && simplified(parsed);
}

/**
 * Whether the verdict depends on the places inside a character of several bytes or code units: `\B` holds there in RE2, in
 * Java and in the native engine, which makes a difference only if nothing has to be matched beside it.
 */
function seesInside(tree: Tree): boolean {
  return isNullable(tree) && hasAssertion(tree, ['no word boundary']);
}

/** Whether a pattern has `^` elsewhere than at its start, or `$` elsewhere than at its end. */
function hasInnerEnds(tree: Tree): boolean {
  if (tree.kind !== 'sequence') return tree.kind !== 'assertion' && hasAssertion(tree, ['start', 'end']);
  const last = tree.parts.length - 1;
  return tree.parts.some((part, index) =>
    hasAssertion(part, part.kind !== 'assertion' ? ['start', 'end'] : outOfPlace(index, last)),
  );
}

function outOfPlace(index: number, last: number): readonly Assertion[] {
  return [...(index === 0 ? [] : ['start' as const]), ...(index === last ? [] : ['end' as const])];
}

function hasAssertion(tree: Tree, assertions: readonly Assertion[]): boolean {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.some((part) => hasAssertion(part, assertions));
    case 'repeat':
      return hasAssertion(tree.part, assertions);
    default:
      return tree.kind === 'assertion' && assertions.includes(tree.assertion);
  }
}

/** The size of a pattern when all counts are expanded. */
function sizeIn(tree: Tree, sizeOf: (characters: Characters) => number): number {
  switch (tree.kind) {
    case 'take':
      return sizeOf(tree.characters);
    case 'sequence':
    case 'choice':
      return tree.parts.reduce((sum, part) => sum + sizeIn(part, sizeOf), tree.parts.length);
    case 'repeat':
      return (1 + sizeIn(tree.part, sizeOf)) * copiesOf([tree.least, tree.most]);
    default:
      return 1;
  }
}

/** The last characters that UTF-8 writes in one to four bytes. */
const LAST_OF_BYTES = [0x7f, 0x7ff, 0xffff, 0x10ffff];

/** At least as many instructions as RE2 has for a set: one for each byte of each sequence of ranges of bytes. */
function instructionsOf(characters: Characters): number {
  let sum = 1;
  for (const [from, to] of characters) {
    const [fewest, most] = [from, to].map((code) => 1 + LAST_OF_BYTES.findIndex((last) => code <= last));
    const isOneBlock = from >> 6 === to >> 6;
    for (let bytes = fewest!; bytes <= most!; bytes++) sum += isOneBlock ? bytes : bytes * (2 * bytes - 1);
  }
  return sum;
}

/** A pattern in the syntax of a flavour. All sets are written out: escapes of engines stand for other sets than those of ECMA-262. */
export function textOf(tree: Tree, spelling: Spelling): string {
  switch (tree.kind) {
    case 'take':
      return setOf(tree.source === undefined ? tree.characters : exactly(tree.source), spelling);
    case 'sequence':
      return tree.parts.map((part) => textOf(part, spelling)).join('');
    case 'choice':
      return `(?:${tree.parts.map((part) => textOf(part, spelling)).join('|')})`;
    case 'repeat': {
      const part = textOf(tree.part, spelling);
      const isOne = tree.part.kind === 'take' || tree.part.kind === 'choice';
      return `${isOne ? part : `(?:${part})`}${countOf(tree)}`;
    }
    case 'assertion':
      return spelling.assertions[tree.assertion];
    default:
      throw new Error(`There is no ${tree.kind} in patterns for other engines.`);
  }
}

const SHORT_COUNTS: ReadonlyMap<string, string> = new Map([
  ['{0,}', '*'],
  ['{1,}', '+'],
  ['{0,1}', '?'],
]);

function countOf({ least, most }: Repeat): string {
  const upper = most === least ? '' : `,${Number.isFinite(most) ? most : ''}`;
  const written = `{${least}${upper}}`;
  return SHORT_COUNTS.get(written) ?? written;
}

function setOf(characters: Characters, { character }: Spelling): string {
  if (characters.length === 0) return `[^${character(0)}-${character(0x10ffff)}]`;
  const [[first, last]] = characters as [Characters[number]];
  if (characters.length === 1 && first === last) return character(first);
  const ranges = characters.map(([from, to]) =>
    from === to ? character(from) : `${character(from)}-${character(to)}`,
  );
  return `[${ranges.join('')}]`;
}
