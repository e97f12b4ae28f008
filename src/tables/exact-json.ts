import { ExactNumber } from '../exact-number.js';
import type { Json } from '../json.js';

/** A literal that no double holds has at least as many digits. */
const LONG = 16;
const POINT = 46;
const NINE = 57;

/**
 * Whether a text has a number of that many digits, or something that looks like one. Each stretch is looked at from its
 * end, so that most characters are never read; a pattern that reads all of them would take eight times as long.
 */
export function hasLongNumber(text: string): boolean {
  return longNumberAt(text, 0) !== -1;
}

/** Whether a text may have a number that no double holds. Most long ones are doubles with all their digits. */
export function mayBeExact(text: string): boolean {
  for (let at = longNumberAt(text, 0); at !== -1; ) {
    let start = at;
    let end = at;
    while (start > 0 && isInLiteral(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isInLiteral(text.charCodeAt(end))) end++;
    const literal = text.slice(start, end);
    if (String(Number(literal)) !== literal) return true;
    at = longNumberAt(text, end);
  }
  return false;
}

/** The index of a character in the next long number, or -1. */
function longNumberAt(text: string, from: number): number {
  for (let end = from + LONG - 1; end < text.length; ) {
    let at = end;
    while (at > end - LONG && isInNumber(text.charCodeAt(at))) at--;
    if (at === end - LONG) return end;
    end = at + LONG;
  }
  return -1;
}

/** Digits, points, signs and exponents. */
function isInLiteral(code: number): boolean {
  return isInNumber(code) || code === 43 || code === 45 || code === 69 || code === 101;
}

/** A slash, which has the code in between, does no harm. */
function isInNumber(code: number): boolean {
  return code >= POINT && code <= NINE;
}

const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** The value of a JSON text with all digits of its numbers; `undefined` if doubles hold all of them. */
export function parseExactly(text: string): Json | undefined {
  const literals = [...text.matchAll(STRING_OR_NUMBER)]
    .map(([each]) => each)
    .filter((each) => each[0] !== '"');
  const exact = literals.filter((each) => ExactNumber.read(each) instanceof ExactNumber);
  if (exact.length === 0) return undefined;
  // Doubles that are not in the text take the places of the numbers while it is parsed.
  const taken = new Set(literals.map(Number));
  const byStandIn = new Map<number, ExactNumber>();
  const standIns = new Map<string, string>();
  let standIn = 0;
  for (const literal of exact) {
    if (standIns.has(literal)) continue;
    do standIn += Number.MIN_VALUE;
    while (taken.has(standIn));
    standIns.set(literal, String(standIn));
    byStandIn.set(standIn, ExactNumber.read(literal) as ExactNumber);
  }
  const replaced = text.replace(STRING_OR_NUMBER, (each) => standIns.get(each) ?? each);
  return JSON.parse(replaced, (_name, value) => byStandIn.get(value) ?? value) as Json;
}
