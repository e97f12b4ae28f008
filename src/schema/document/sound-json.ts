import type { Json } from '../../base/json.js';
import { BACKSLASH, CAPITAL_E, COLON, MINUS, NINE, PLUS, POINT, QUOTE, SMALL_E, ZERO } from './characters.js';
import { MAX_NESTING } from './document.js';
import { fitOf } from './numbers.js';

/**
 * The value of a text that is JSON and in which nothing calls for a remark; undefined for every other, and for some that
 * only look like it. Nearly all texts are sound, and reading one with all its places takes several times as long.
 */
export function soundValue(text: string): Json | undefined {
  if (!text.isWellFormed()) return undefined;
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  // Of a name that appears twice in an object, the value has one member.
  return membersWritten(text) === membersOf(value, 0) ? value : undefined;
}

/** How many members the objects of a JSON text have; none at all if something in it calls for a closer look. */
function membersWritten(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      if (at === -1) return -1;
    } else if (code === COLON) count++;
    else if (code === MINUS || isDigit(code)) {
      const start = at;
      while (isInNumber(text.charCodeAt(at + 1))) at++;
      if (fitOf(text.slice(start, at + 1)) !== 'exact') return -1;
    }
  }
  return count;
}

/** Where a string ends that begins at an offset; -1 if an escape in it stands for half a character. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code !== BACKSLASH) continue;
    at++;
    if (/^u[dD][89a-fA-F]/.test(text.slice(at, at + 3))) return -1;
  }
}

const NUMBER_MARKS: readonly number[] = [POINT, SMALL_E, CAPITAL_E, PLUS, MINUS];

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isInNumber(code: number): boolean {
  return isDigit(code) || NUMBER_MARKS.includes(code);
}

/** How many members the objects in a value have; NaN, which equals nothing, if it is nested too deep. */
function membersOf(value: Json, level: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (level >= MAX_NESTING) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += membersOf(item, level + 1);
  else {
    const members = value as { readonly [name: string]: Json };
    for (const name of Object.keys(members)) count += 1 + membersOf(members[name]!, level + 1);
  }
  return count;
}
