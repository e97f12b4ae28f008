import { patternFor } from '../../../quality/validate/patterns/index.js';

/**
 * A pattern as an extended regular expression of POSIX. There is none where engines read those in different ways: negated
 * sets (some leave out the end of a line), ranges beyond ASCII (an order may decide), boundaries of words, empty alternatives.
 */
export function posixPattern(pattern: string): string | undefined {
  const text = patternFor(pattern, 'are');
  if (text === undefined || DIFFERENT.test(text)) return undefined;
  const sets = [...text.matchAll(SET)].flatMap(([, items]) => (items === undefined ? [] : rangesIn(items)));
  if (!sets.every(({ from, to }) => from === to || ('\0' < from && to < '\x80'))) return undefined;
  if (text.includes('\\u0000')) return undefined;
  return text
    .replaceAll('(?:', '(')
    .replaceAll('\\A', '^')
    .replaceAll('\\Z', '$')
    .replace(SET, (character, items?: string) =>
      items === undefined ? escaped(decoded(character)) : setOf(rangesIn(items)),
    );
}

const DIFFERENT = /\(\?[<=!]|\[\^|^$|\(\?:[|)]|\|[|)]/;
const CHARACTER = '\\\\u[0-9a-f]{4}|\\\\U[0-9a-f]{8}';
/** A set, or a character that is not a letter or digit. */
const SET = new RegExp(`\\[([^\\]]*)\\]|${CHARACTER}`, 'g');
const RANGE = new RegExp(`(${CHARACTER}|.)(?:-(${CHARACTER}|.))?`, 'g');

interface Range {
  readonly from: string;
  readonly to: string;
}

function rangesIn(items: string): readonly Range[] {
  return [...items.matchAll(RANGE)].map(([, from, to = from]) => ({
    from: decoded(from!),
    to: decoded(to!),
  }));
}

function decoded(character: string): string {
  return character.length === 1 ? character : String.fromCodePoint(Number.parseInt(character.slice(2), 16));
}

/** What has a meaning inside sets stands beside them. */
function setOf(ranges: readonly Range[]): string {
  const isSpecial = ({ from, to }: Range) => /[[\]\\^-]/.test(from + to);
  const single = ranges.filter(isSpecial).flatMap(charactersIn).map(escaped);
  const plain = ranges.filter((range) => !isSpecial(range));
  const items = plain.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join('');
  const parts = items === '' ? single : [...single, `[${items}]`];
  return parts.length === 1 ? parts[0]! : `(${parts.join('|')})`;
}

function charactersIn({ from, to }: Range): readonly string[] {
  const first = from.codePointAt(0)!;
  return Array.from({ length: to.codePointAt(0)! - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

function escaped(character: string): string {
  return /[\^.[$()|*+?{\\]/.test(character) ? `\\${character}` : character;
}
