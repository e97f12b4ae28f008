import { ExactNumber } from '../../base/exact-number.js';
import type { Json } from '../../base/json.js';

/** A literal that no double holds has at least as many digits. */
const LONG = 16;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** Whether a text may have a number that no double holds. Most long ones are doubles with all their digits. */
export function mayBeExact(text: string): boolean {
  return doubtfulNumberAt(text, 0, true) !== NOWHERE;
}

/** Behind the end of every text. */
export const NOWHERE: number = Number.POSITIVE_INFINITY;

/** Where the next number starts that a double may not hold; if fractions are not compared, only one that matters then. */
export function doubtfulNumberAt(text: string, from: number, comparesFractions: boolean): number {
  for (let at = longNumberAt(text, from); at !== NOWHERE; ) {
    let start = at;
    let end = at;
    while (start > from && isInLiteral(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isInLiteral(text.charCodeAt(end))) end++;
    const matters = comparesFractions || !isFraction(text, start, end);
    if (matters && !isDouble(text.slice(start, end))) return start;
    at = longNumberAt(text, end);
  }
  return NOWHERE;
}

function isDouble(literal: string): boolean {
  return String(Number(literal)) === literal;
}

/** In a number of at most as many digits before the point, so many digits after it show that it is not rounded to an integer. */
const WHOLE = 9;
const TELLING = 6;

/** Whether a literal is rounded to a double that has a fraction as well. */
function isFraction(text: string, start: number, end: number): boolean {
  let point = start;
  while (point - start < WHOLE && text.charCodeAt(point) !== POINT) point++;
  const after = point + 1;
  if (text.charCodeAt(point) !== POINT || after + TELLING > end) return false;
  const first = text.charCodeAt(after);
  let isTelling = first !== ZERO && first !== NINE;
  for (let at = after; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
    if (at < after + TELLING && code !== first) isTelling = true;
  }
  return isTelling;
}

/**
 * The index of a character in the next text that looks like a long number. Each stretch is looked at from its end, so that
 * most characters are never read; a pattern that reads all of them would take eight times as long.
 */
function longNumberAt(text: string, from: number): number {
  for (let end = from + LONG - 1; end < text.length; ) {
    let at = end;
    while (at > end - LONG && isInNumber(text.charCodeAt(at))) at--;
    if (at === end - LONG) return end;
    end = at + LONG;
  }
  return NOWHERE;
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
