import { ExactNumber } from '../../base/exact-number.js';
import { type Json, typeOf } from '../../base/json.js';
import { type CellType, type CellTypes, emptyIn, statedTypes } from './cell-types.js';
import type { Dialect } from './dialect.js';
import { mayBeExact, parseExactly } from './exact-json.js';

/**
 * Reads a cell, given as a stretch of text; `undefined` means that it holds nothing, so that its property is left out.
 *
 * A cell is a text, and what it means depends on what the schema allows in its column. The first that fits counts:
 * 1. The text of a constant (`const`, `enum`, also among alternatives; so all codes and sentinels) is that constant.
 * 2. An empty cell is null where null is allowed, else nothing. In quotes (`""`) it is the empty string.
 * 3. A number as JSON writes it is a number, of any length: `007`, `+5`, `1,5`, ` 5 `, `NaN` and `1e400` are not.
 *    So it is in a column without a type whose schema has a keyword for numbers, such as `minimum`.
 * 4. `true` and `false`, also `TRUE` and `True`, are booleans; `1` and `0` only where neither number nor string is allowed.
 * 5. JSON text of an array or object is that.
 * 6. `null` is null where no string is allowed.
 * 7. All else is a string, even where no string is allowed: then validation rejects it and shows its text.
 *
 * Quotes around a cell change nothing but rule 2, since many programs put them around every cell.
 */
export type CellReader = (text: string, start: number, end: number) => Json | undefined;

/** The reader of a column. A dialect writes numbers in its own way, and has words for missing values. */
export function cellReader(column: CellTypes, dialect?: Dialect): CellReader {
  const { constants } = column;
  const empty = emptyIn(column);
  const steps = stepsOf(column, numberReader(dialect));
  const missing = missingIn(column, dialect).filter((text) => !constants.has(text));
  const isRead = (text: string) => steps.some((step) => step(text, 0, text.length) !== undefined);
  const read = readerOf(steps, empty, new Set(missing));
  // Most of them are no values of the column anyway: only others, such as 999 among numbers, are looked for first.
  const values = new Set(missing.filter(isRead));
  return values.size === 0
    ? read
    : (text, start, end) => (values.has(text.slice(start, end)) ? empty : read(text, start, end));
}

function readerOf(
  [first, ...others]: readonly CellReader[],
  empty: Json | undefined,
  missing: ReadonlySet<string>,
): CellReader {
  const otherwise: CellReader =
    missing.size === 0
      ? (text, start, end) => text.slice(start, end)
      : (text, start, end) => {
          const cell = text.slice(start, end);
          return missing.has(cell) ? empty : cell;
        };
  if (first === undefined) return (text, start, end) => (start === end ? empty : otherwise(text, start, end));
  return (text, start, end) => {
    if (start === end) return empty;
    const value = first(text, start, end);
    if (value !== undefined) return value;
    for (const step of others) {
      const value = step(text, start, end);
      if (value !== undefined) return value;
    }
    return otherwise(text, start, end);
  };
}

/** The texts that stand for an empty cell. */
export function missingIn({ types, constants }: CellTypes, dialect: Dialect | undefined): readonly string[] {
  if (dialect === undefined) return [];
  const isNumeric = types !== undefined && types.size > 0 && !types.has('string');
  const hasTexts = [...constants.values()].some((value) => typeof value === 'string');
  return isNumeric && !hasTexts ? [...dialect.missing, ...dialect.missingNumbers] : dialect.missing;
}

/** A reader of numbers as a dialect writes them. */
function numberReader(dialect: Dialect | undefined): CellReader {
  const { decimal = '.', thousands = '' } = dialect ?? {};
  if (decimal === '.' && thousands === '') return readNumber;
  const grouped = new RegExp(`^[-+]?\\d{1,3}(?:${escaped(thousands)}\\d{3})+(?:${escaped(decimal)}\\d+)?$`);
  return (text, start, end) => {
    let cell = text.slice(start, end);
    if (thousands !== '' && cell.includes(thousands)) {
      if (!grouped.test(cell)) return undefined;
      cell = cell.replaceAll(thousands, '');
    }
    if (decimal !== '.') {
      if (cell.includes('.')) return undefined;
      cell = cell.replace(decimal, '.');
    }
    return readNumber(cell, 0, cell.length);
  };
}

function escaped(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function stepsOf(column: CellTypes, readNumber: CellReader): readonly CellReader[] {
  const { types = new Set<CellType>(['string', ...column.mentions]), constants } = column;
  const values = [...constants.values()];
  const allowsText = types.has('string');
  const isFlag = !types.has('number') && !allowsText;
  const steps: readonly (readonly [applies: boolean, read: CellReader])[] = [
    [types.has('number'), readNumber],
    [types.has('boolean'), isFlag ? readFlag : readBoolean],
    [types.has('array'), readJson('array')],
    [types.has('object'), readJson('object')],
    [types.has('null') && !allowsText, readNull],
    // `1.0` is the constant 1, and a number that is no code is reported as a number.
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
function readNumber(text: string, start: number, end: number): Json | undefined {
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

function readAnyNumber(text: string): Json | undefined {
  if (!JSON_NUMBER.test(text)) return undefined;
  const value = Number(text);
  if (!mayBeExact(text)) return Number.isFinite(value) ? value : undefined;
  return ExactNumber.read(text) as unknown as Json;
}

/** The number that a JSON literal stands for, with all its digits. */
export function numberFrom(literal: string): Json {
  return readAnyNumber(literal)!;
}

/** How cells write booleans. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['TRUE', true],
  ['True', true],
  ['false', false],
  ['FALSE', false],
  ['False', false],
]);

/** The same where neither numbers nor texts are allowed. */
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
      const cell = text.slice(start, end);
      const value: Json = (mayBeExact(cell) ? parseExactly(cell) : undefined) ?? JSON.parse(cell);
      return typeOf(value) === type ? value : undefined;
    } catch {
      return undefined;
    }
  };
}

/** All values that the text of a cell may stand for. */
export type Readings = (text: string) => readonly Json[];

const READERS: { readonly [type in CellType]: CellReader } = {
  number: readNumber,
  boolean: readFlag,
  array: readJson('array'),
  object: readJson('object'),
  null: readNull,
  string: (text, start, end) => text.slice(start, end),
};

/** The readings of a column whose cells may be of several types. */
export function readingsOf(column: CellTypes, dialect?: Dialect): Readings | undefined {
  const types = new Set([...statedTypes(column), ...column.mentions]);
  if (types.size < 2) return undefined;
  const readers = Object.entries({ ...READERS, number: numberReader(dialect) }).filter(([type]) =>
    types.has(type as CellType),
  );
  return (text) =>
    text === ''
      ? []
      : readers.flatMap(([, read]) => {
          const value = read(text, 0, text.length);
          return value === undefined ? [] : [value];
        });
}

const HINTS: readonly (readonly [looks: RegExp, help: string])[] = [
  [/^\s|\s$/, 'Spaces around a value are part of it: remove them.'],
  [/^(?:[-+]?0\d|\+\d)/, 'Write numbers without leading zeros and without a plus sign.'],
  [/^-?(?:\d*\.|\.\d*)$/, 'Write digits on both sides of the decimal point.'],
  [
    /^-?\d[\d.]*,/,
    'Write a decimal point, and no commas. If the commas are decimal commas: --decimal , If they separate thousands: --thousands ,',
  ],
  [/^[-+]?(?:nan|n\/?a|inf(?:inity)?|null|none|-)$/i, 'Leave the cell empty where there is no value.'],
  [/^[[{]/, 'This is not JSON: write names and strings in double quotes, which are doubled in a CSV cell.'],
];

/** What to do about a cell that is no value of its column, if its text shows it. */
export function cellHint(text: string): string | undefined {
  return HINTS.find(([looks]) => looks.test(text))?.[1];
}
