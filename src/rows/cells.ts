import { type Json, typeOf } from '../json.js';
import type { CellTypes } from './cell-types.js';

/**
 * Reads a cell, given as a stretch of text; `undefined` means that it holds nothing, so that its property is left out.
 *
 * A cell is a text, and what it means depends on what the schema allows in its column. The first that fits counts:
 * 1. The text of a constant (`const`, `enum`, also among alternatives; so all codes and sentinels) is that constant.
 * 2. An empty cell is null where null is allowed, else nothing. In quotes (`""`) it is the empty string.
 * 3. A number as JSON writes it is a number: `007`, `+5`, `1,5`, ` 5 ` and `NaN` are not, nor is what no double holds.
 * 4. `true` and `false`, also `TRUE` and `True`, are booleans; `1` and `0` only where neither number nor string is allowed.
 * 5. JSON text of an array or object is that.
 * 6. `null` is null where no string is allowed.
 * 7. All else is a string, even where no string is allowed: then the schema refuses it, and its text can be shown.
 *
 * Quotes around a cell change nothing but rule 2, since many programs put them around every cell.
 */
export type CellReader = (text: string, start: number, end: number) => Json | undefined;

/** The reader of a column. */
export function cellReader(column: CellTypes): CellReader {
  const { constants } = column;
  const allowsNull = column.types?.has('null') || constants.get('null') === null;
  const empty = constants.get('') ?? (allowsNull ? null : undefined);
  const [first, ...others] = stepsOf(column);
  if (first === undefined) return (text, start, end) => (start === end ? empty : text.slice(start, end));
  return (text, start, end) => {
    if (start === end) return empty;
    const value = first(text, start, end);
    if (value !== undefined) return value;
    for (const step of others) {
      const value = step(text, start, end);
      if (value !== undefined) return value;
    }
    return text.slice(start, end);
  };
}

function stepsOf({ types = new Set(['string']), constants }: CellTypes): readonly CellReader[] {
  const values = [...constants.values()];
  const allowsText = types.has('string');
  const isFlag = !types.has('number') && !allowsText;
  const steps: readonly (readonly [applies: boolean, read: CellReader])[] = [
    [types.has('number'), readNumber],
    [types.has('boolean'), isFlag ? readFlag : readBoolean],
    [types.has('array'), readJson('array')],
    [types.has('object'), readJson('object')],
    [types.has('null') && !allowsText, readNull],
    // `1.0` is the constant 1 in other words; and of a number that is no code, the schema shall speak as a number.
    [values.some((value) => typeof value === 'number') && !allowsText, readNumber],
  ];
  const others = steps.filter(([applies]) => applies).map(([, read]) => read);
  const needsConstants = others.length > 0 || values.some((value) => typeof value !== 'string');
  return needsConstants && constants.size > 0
    ? [(text, start, end) => constants.get(text.slice(start, end)), ...others]
    : others;
}

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** As many digits are exact in a double, and so is the power of ten that moves their point. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => 10 ** power);

/** A JSON number. Short ones are put together from their digits, which is three times as fast as `Number`. */
function readNumber(text: string, start: number, end: number): number | undefined {
  const isNegative = text.charCodeAt(start) === MINUS;
  const first = isNegative ? start + 1 : start;
  if (end - first > EXACT_DIGITS) return readAnyNumber(text.slice(start, end));
  let digits = 0;
  let point = end;
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) digits = digits * 10 + (code - ZERO);
    else if (code === POINT && point === end) point = at;
    else return readAnyNumber(text.slice(start, end));
  }
  const hasNeedlessZero = text.charCodeAt(first) === ZERO && point > first + 1;
  if (point === first || point === end - 1 || hasNeedlessZero) return undefined;
  const size = point === end ? digits : digits / POWERS[end - point - 1]!;
  return isNegative ? -size : size;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function readAnyNumber(text: string): number | undefined {
  const value = JSON_NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['TRUE', true],
  ['True', true],
  ['false', false],
  ['FALSE', false],
  ['False', false],
]);

const FLAGS: ReadonlyMap<string, boolean> = new Map([...BOOLEANS, ['1', true], ['0', false]]);

function readBoolean(text: string, start: number, end: number): boolean | undefined {
  return BOOLEANS.get(text.slice(start, end));
}

function readFlag(text: string, start: number, end: number): boolean | undefined {
  return FLAGS.get(text.slice(start, end));
}

function readNull(text: string, start: number, end: number): null | undefined {
  return text.slice(start, end) === 'null' ? null : undefined;
}

function readJson(type: 'array' | 'object'): CellReader {
  const opening = type === 'array' ? '[' : '{';
  return (text, start, end) => {
    if (text[start] !== opening) return undefined;
    try {
      const value: Json = JSON.parse(text.slice(start, end));
      return typeOf(value) === type ? value : undefined;
    } catch {
      return undefined;
    }
  };
}

const HINTS: readonly (readonly [looks: RegExp, help: string])[] = [
  [/^\s|\s$/, 'Spaces around a value are part of it: remove them.'],
  [/^(?:[-+]?0\d|\+\d)/, 'Write numbers without leading zeros and without a plus sign.'],
  [/^-?(?:\d*\.|\.\d*)$/, 'Write digits on both sides of the decimal point.'],
  [/^-?\d[\d.]*,/, 'Write a point before the decimals, and no commas.'],
  [/^[-+]?(?:nan|n\/?a|inf(?:inity)?|null|none|-)$/i, 'Leave the cell empty where there is no value.'],
  [
    /^[[{]/,
    'This is not JSON: names and strings stand in double quotes, and in a CSV cell those are doubled.',
  ],
];

/** What to do about a cell that is no value of its column, if its text tells. */
export function cellHint(text: string): string | undefined {
  return HINTS.find(([looks]) => looks.test(text))?.[1];
}
