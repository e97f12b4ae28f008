import { choice, digit, type Language, literal, optional, repeated, sequence } from './language.js';

/** What is asked of numbers. */
export interface NumberBounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly isInteger: boolean;
  /** The digits after the decimal sign. Default: any. */
  readonly fraction?: Language;
}

const MINUS = literal('-');
const DIGIT = digit();
const DIGITS = repeated(DIGIT, 1);
const ZEROS = repeated(digit(0, 0), 0);

/**
 * Numbers as JSON writes them, which are within bounds; `point` is the decimal sign. Not all of them: numbers with a
 * fraction next to a bound, and most with an exponent, are left out. Undefined if there are none.
 */
export function numbersIn(bounds: NumberBounds, point: string): Language | undefined {
  const { minimum = -Infinity, maximum = Infinity, isInteger } = bounds;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = bounds;
  if (![minimum, maximum, above, below].every(isExactBound)) return undefined;
  const fraction = sequence(literal(point), bounds.fraction ?? DIGITS);
  const [low, high] = [Math.max(minimum, above), Math.min(maximum, below)];
  const small = bounds.fraction ? undefined : smallNumbers(fraction);
  const least = Math.max(Math.ceil(minimum), Math.floor(above) + 1);
  const most = Math.min(Math.floor(maximum), Math.ceil(below) - 1);
  const wholes = [wholeNumbers(Math.max(0, least), most), negative(wholeNumbers(Math.max(1, -most), -least))];
  const fractions = isInteger
    ? []
    : [
        // Such a number is at least its whole part, and less than the next one.
        followed(
          wholeNumbers(Math.max(0, least), Math.min(Math.floor(maximum), Math.floor(below)) - 1),
          fraction,
        ),
        negative(
          followed(
            wholeNumbers(
              Math.max(0, Math.ceil(-maximum), Math.floor(-below) + 1),
              Math.min(Math.floor(-minimum), Math.floor(-above)) - 1,
            ),
            fraction,
          ),
        ),
        // And these are between 0 and 1, without both.
        ...(small && low <= 0 && high >= 1 ? [small] : []),
        ...(small && low <= -1 && high >= 0 ? [negative(small)] : []),
      ];
  const found = [...wholes, ...fractions].filter((each) => each !== undefined);
  return found.length === 0 ? undefined : choice(...found);
}

/** Whether a bound is a number whose neighbouring whole numbers are known. */
function isExactBound(bound: number): boolean {
  return !Number.isFinite(bound) || Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}

function negative(language: Language | undefined): Language | undefined {
  return language && sequence(MINUS, language);
}

function followed(language: Language | undefined, end: Language): Language | undefined {
  return language && sequence(language, end);
}

/** Such as `1.5e-05`. */
function smallNumbers(fraction: Language): Language {
  const exponent = sequence(choice(literal('e-'), literal('E-')), optional(digit(0, 0)), digit(1, 9));
  return sequence(digit(1, 9), optional(fraction), exponent, optional(DIGIT));
}

/** Whole numbers from one to another, which may be infinite; none are below zero. */
function wholeNumbers(least: number, most: number): Language | undefined {
  if (least > most) return undefined;
  const first = String(least);
  const lengths = most === Infinity ? first.length : String(most).length;
  const parts: Language[] = [];
  for (let length = first.length; length <= lengths; length++) {
    const from = length === first.length ? first : `1${'0'.repeat(length - 1)}`;
    const to = most !== Infinity && length === lengths ? String(most) : '9'.repeat(length);
    parts.push(between(from, to));
  }
  if (most === Infinity) parts.push(sequence(digit(1, 9), repeated(DIGIT, lengths)));
  return choice(...parts);
}

/** The digits from some to others of the same length. */
function between(from: string, to: string): Language {
  if (from === '') return sequence();
  const [first, last] = [Number(from[0]), Number(to[0])];
  const [low, high] = [from.slice(1), to.slice(1)];
  const [zeros, nines] = ['0'.repeat(low.length), '9'.repeat(low.length)];
  if (first === last) return sequence(digit(first, first), between(low, high));
  const isLow = low === zeros;
  const isHigh = high === nines;
  const [start, end] = [isLow ? first : first + 1, isHigh ? last : last - 1];
  return choice(
    ...(isLow ? [] : [sequence(digit(first, first), between(low, nines))]),
    ...(start <= end ? [sequence(digit(start, end), repeated(DIGIT, low.length, low.length))] : []),
    ...(isHigh ? [] : [sequence(digit(last, last), between(zeros, high))]),
  );
}

/** More multiples below a power of ten are not listed. */
const MOST_LISTED = 200;

/** Whole numbers that are multiples of another one, as far as their last digits show it; undefined if they do not. */
export function wholeMultiples(divisor: number): Language | undefined {
  const ends = multiplesBelow(divisor, [1, 2, 3, 4]);
  if (ends === undefined) return undefined;
  const short = choice(...ends.map((end) => literal(String(Number(end)))));
  const long = sequence(digit(1, 9), repeated(DIGIT, 0), choice(...ends.map(literal)));
  return sequence(optional(MINUS), choice(short, long));
}

/** The digits after the decimal sign of multiples of a number that divides 1; undefined if it does not, or they are too many. */
export function fractionsOf(divisor: number): Language | undefined {
  const [, places] = /^0\.(\d+)$/.exec(String(divisor)) ?? [];
  if (places === undefined) return undefined;
  if (Number(places) === 1) return sequence(repeated(DIGIT, 1, places.length), ZEROS);
  const ends = multiplesBelow(Number(places), [places.length]);
  if (ends === undefined) return undefined;
  const shown = ends.map((end) => end.replace(/0+$/, ''));
  return choice(...shown.map((digits) => sequence(literal(digits === '' ? '0' : digits), ZEROS)));
}

/** The multiples of a number below one of some powers of ten that it divides, with leading zeros. */
function multiplesBelow(divisor: number, lengths: readonly number[]): readonly string[] | undefined {
  const length = lengths.find((each) => 10 ** each % divisor === 0);
  if (length === undefined || 10 ** length / divisor > MOST_LISTED) return undefined;
  return Array.from({ length: 10 ** length / divisor }, (_, step) =>
    String(step * divisor).padStart(length, '0'),
  );
}
