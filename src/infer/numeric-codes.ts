import type { ColumnDecision } from './decide.js';

/** Numbers that people write where there is no value: `-99`, `-999.9`, `9999`, `998`. */
const CODE = /^(?:-9+(?:\.[09]+)?|9{2,}(?:\.[09]+)?|9+[78])$/;

/** A number that may stand for a missing value. */
export interface NumericCode {
  readonly text: string;
  readonly count: number;
  /** Whether the other numbers show it; otherwise it is only asked about. */
  readonly isShown: boolean;
}

/** The numbers at the edge of a column that look like codes for missing values. */
export function numericCodes({ profile, kind, missing, codes }: ColumnDecision): readonly NumericCode[] {
  if (profile.isSampled || codes || (kind?.id !== 'integer' && kind?.id !== 'number')) return [];
  const numbers = [...profile.values]
    .filter(([text]) => !missing.has(text))
    .map(([text, count]) => ({ text, count, number: Number(text) }));
  const candidates = numbers.filter(({ text }) => CODE.test(text));
  if (candidates.length === 0) return [];
  const others = extentOf(numbers.filter(({ text }) => !CODE.test(text)));
  return candidates.map(({ text, count, number }) => ({
    text,
    count,
    isShown: isApart(number, text, others),
  }));
}

/** How many other numbers there must be. */
const LEAST = 10;

/** What other numbers are like. */
interface Extent {
  readonly count: number;
  readonly least: number;
  readonly greatest: number;
  /** How many digits before the point they have at most. */
  readonly digits: number;
}

function extentOf(numbers: readonly { readonly text: string; readonly number: number }[]): Extent {
  let [least, greatest, digits] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { text, number } of numbers) {
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
    digits = Math.max(digits, wholeDigits(text));
  }
  return { count: numbers.length, least, greatest, digits };
}

/**
 * Whether a number is at the edge, after a gap of half the span of the others, and unlike them: the only negative one, or
 * with more digits than any other. A code occurs again and again.
 */
function isApart(number: number, text: string, { count, least, greatest, digits }: Extent): boolean {
  if (count < LEAST) return false;
  const gap = number < least ? least - number : number - greatest;
  const isUnlike = (number < 0 && least >= 0) || wholeDigits(text) > digits;
  return gap > (greatest - least) / 2 && isUnlike;
}

function wholeDigits(text: string): number {
  const end = text.indexOf('.');
  return (end === -1 ? text.length : end) - (text.startsWith('-') ? 1 : 0);
}
