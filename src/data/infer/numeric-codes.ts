import type { ColumnDecision } from './decide.js';
import { isIdentifying } from './keys.js';

/** A number that may stand for a missing value. */
export interface NumericCode {
  readonly value: number;
  /** How many cells have it; undefined if only some of the values are known. */
  readonly count: number | undefined;
  /** Whether the other numbers show it; otherwise it is only asked about. */
  readonly isShown: boolean;
}

/** Numbers that people write where there is no value: `-99`, `-999.9`, `9999`, `998`. */
const NINES = /^(?:-9+(?:\.[09]+)?|9{2,}(?:\.[09]+)?|-?9+[78])$/;
/** Numbers that people write beside those. */
const BESIDE = /^(?:-[1-8]|-?7{2,}|-?8{2,})$/;
/** Numbers that people write above a scale. */
const ABOVE = /^[789]$/;

/** A number of a column, as it is written. */
interface Written {
  readonly text: string;
  readonly value: number;
  readonly count: number | undefined;
}

/** The numbers at the edge of a column that look like codes for missing values. */
export function numericCodes(column: ColumnDecision): readonly NumericCode[] {
  const { name, codes, kind, types = kind ? [kind.type] : [] } = column;
  if (codes || types.length !== 1 || !['integer', 'number'].includes(types[0]!)) return [];
  const numbers = numbersIn(column);
  const others = new Others(numbers.filter(({ text }) => !NINES.test(text) && !BESIDE.test(text)));
  const mayBeShown = others.areEnough && !others.endInNines && !isIdentifying(name);
  const nines = numbers
    .filter(({ text }) => NINES.test(text))
    .map((each) => ({ ...each, isShown: mayBeShown && others.areFarFrom(each) }));
  const isOneShown = nines.some(({ isShown }) => isShown);
  const beside = numbers
    .filter(({ text, value }) => BESIDE.test(text) && others.gapTo(value) > 0)
    .map((each) => ({ ...each, isShown: isOneShown && others.areFarFrom(each) }));
  return [...nines, ...beside, ...aboveScale(numbers)].map(({ value, count, isShown }) => ({
    value,
    count,
    isShown,
  }));
}

/** The different numbers; those of a sample, with the extremes. */
function numbersIn({ profile, kind, missing }: ColumnDecision): readonly Written[] {
  const { values, isSampled } = profile;
  const { decimal = '.', thousands = '' } = kind ?? {};
  const plain = (text: string) =>
    (thousands === '' ? text : text.replaceAll(thousands, '')).replace(decimal, '.');
  const found = new Map(
    [...values]
      .filter(([text]) => !missing.has(text))
      .map(([text, count]) => [plain(text), isSampled ? undefined : count]),
  );
  const spread = kind && profile.spread(kind);
  if (spread) for (const extreme of [spread.least, spread.greatest]) found.set(String(extreme), undefined);
  return [...found].map(([text, count]) => ({ text, value: Number(text), count }));
}

/** Values that follow a scale after a gap: 8 and 9 after 1 to 5. They may be part of it, and are only asked about. */
function aboveScale(numbers: readonly Written[]): readonly (Written & { readonly isShown: false })[] {
  const above = numbers.filter(({ text }) => ABOVE.test(text));
  const scale = numbers.filter(({ text, value }) => !ABOVE.test(text) && value >= 0 && value < 7);
  const isAll = above.length > 0 && scale.length > 1 && above.length + scale.length === numbers.length;
  const gap = Math.min(...above.map(({ value }) => value)) - Math.max(...scale.map(({ value }) => value));
  return isAll && gap > 1 ? above.map((each) => ({ ...each, isShown: false })) : [];
}

/** How many cells must have other numbers for a code to be shown. */
const LEAST_CELLS = 20;
/** Where more of the other numbers end in nines than this share, they are prices. */
const MOST_NINES = 0.3;

/** The numbers of a column that are no codes. */
class Others {
  private readonly least: number;
  private readonly greatest: number;
  private readonly digits: number;
  readonly areEnough: boolean;
  readonly endInNines: boolean;

  constructor(numbers: readonly Written[]) {
    this.least = numbers.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY);
    this.greatest = numbers.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    this.digits = numbers.reduce((most, { text }) => Math.max(most, wholeDigits(text)), 0);
    const cells = numbers.reduce((sum, { count = 1 }) => sum + count, 0);
    this.areEnough = numbers.length > 1 && cells >= LEAST_CELLS;
    this.endInNines = numbers.filter(({ text }) => text.endsWith('9')).length > MOST_NINES * numbers.length;
  }

  gapTo(number: number): number {
    return number < this.least ? this.least - number : number - this.greatest;
  }

  /**
   * Whether a number that occurs again is behind a gap that is wider than all others together; half of that is enough if
   * it is unlike them: the only negative one, or with more digits.
   */
  areFarFrom({ value, text, count = 2 }: Written): boolean {
    const isUnlike = (value < 0 && this.least >= 0) || wholeDigits(text) > this.digits;
    const span = this.greatest - this.least;
    return count > 1 && this.gapTo(value) > (isUnlike ? span / 2 : span);
  }
}

function wholeDigits(text: string): number {
  const end = text.indexOf('.');
  return (end === -1 ? text.length : end) - (text.startsWith('-') ? 1 : 0);
}
