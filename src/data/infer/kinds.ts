import type { ValueType } from '../../schema/description/index.js';
import { charactersNamed } from '../tables/index.js';
import { formats } from './formats.js';
import * as scales from './scales.js';

/** A kind of value, by how it is written. */
export interface Kind {
  readonly id: string;
  /** What it is in words. */
  readonly title: string;
  readonly type: ValueType;
  readonly format?: string;
  readonly test: (text: string) => boolean;
  /** How many of the kinds behind it hold for all of its texts. */
  readonly implied?: number;
  /** The decimal sign of numbers, and what is between their thousands; none where numbers are the same with all signs. */
  readonly decimal?: '.' | ',';
  readonly thousands?: string;
  /** Texts that show these signs: they have no other reading. */
  readonly shows?: RegExp;
  /** How its values lie on a line; kinds that share texts agree on their places. */
  readonly scale?: scales.Scale;
}

/** As many digits are an amount; longer ones are a number that names something. */
const MOST_DIGITS = 15;

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function isInteger(text: string): boolean {
  return text.length <= MOST_DIGITS + 1 && INTEGER.test(text) && digitsIn(text) <= MOST_DIGITS;
}

function isNumber(text: string): boolean {
  if (!NUMBER.test(text) || !Number.isFinite(Number(text))) return false;
  // A whole number of many digits is a name; a fraction of many digits is a measurement.
  return text.includes('.') || /e/i.test(text) || digitsIn(text) <= MOST_DIGITS;
}

const COMMA_NUMBER = /^-?(?:0|[1-9]\d*),\d+$/;

/** A number with a decimal comma, or a whole one beside those. */
function isCommaNumber(text: string): boolean {
  return COMMA_NUMBER.test(text) || isInteger(text);
}

/** Numbers with something between thousands, and those without beside them. */
function grouped(decimal: '.' | ',', thousands: string): Kind {
  const isPlain = decimal === '.' ? isNumber : isCommaNumber;
  const [point, separator] = [`[${decimal}]`, `[${thousands}]`];
  const groups = new RegExp(`^-?[1-9]\\d{0,2}(?:${separator}\\d{3})+(?:${point}\\d+)?$`);
  // A single point or comma before three digits may be a decimal sign as well.
  const isEither = thousands === '.' || thousands === ',';
  return {
    id: 'grouped-number',
    title: `numbers with ${charactersNamed(thousands)} between thousands`,
    type: 'number',
    test: (text) => groups.test(text) || isPlain(text),
    decimal,
    thousands,
    shows: isEither
      ? new RegExp(`^-?[1-9]\\d{0,2}${separator}\\d{3}(?:${separator}\\d{3}|${point}\\d)`)
      : new RegExp(`^-?[1-9]\\d{0,2}${separator}\\d{3}`),
  };
}

const SPACES = [' ', '\u00a0', '\u202f'];
const withPoints = [',', "'", ...SPACES].map((thousands) => grouped('.', thousands));
const withCommas = ['.', ...SPACES].map((thousands) => grouped(',', thousands));

function digitsIn(text: string): number {
  return text.startsWith('-') ? text.length - 1 : text.length;
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  return year !== undefined && isCalendarDay(Number(year), Number(month), Number(day));
}

/** Whether there is such a day. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= days[month - 1]!;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isMoment(text: string): boolean {
  return (
    text.length >= 20 && /[Tt]/.test(text[10]!) && isDay(text.slice(0, 10)) && CLOCK.test(text.slice(11))
  );
}

/** The spellings of boolean values that cells may have: only one of them in a column. */
const BOOLEANS: readonly (readonly string[])[] = [
  ['true', 'false'],
  ['TRUE', 'FALSE'],
  ['True', 'False'],
];

const booleans: readonly Kind[] = BOOLEANS.map((words) => ({
  id: 'boolean',
  title: 'boolean values',
  type: 'boolean',
  test: (text) => words.includes(text),
}));

/** Dates and times that are not written as ISO 8601 has them: a schema can only say how they look. */
const SEPARATED = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/;
const LOCAL_CLOCK =
  /^([01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:\s?[AaPp]\.?[Mm]\.?)?(?:Z|\s?[+-]\d\d:?\d\d)?$/;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const WITH_MONTH = new RegExp(
  `^(?:\\d{1,2}[ -])?(?:${MONTHS})[a-z]*\\.?[ -]?(?:\\d{1,2},?[ -])?\\d{2,4}$`,
  'i',
);

function isOtherDay(text: string): boolean {
  if (text.length < 6 || text.length > 20) return false;
  const [, first, , second, third] = SEPARATED.exec(text) ?? [];
  if (first === undefined) return WITH_MONTH.test(text);
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return isCalendarDay(a, b, c) || isCalendarDay(a, c, b);
  return (
    (third!.length === 4 || third!.length === 2) && (isCalendarDay(2000, a, b) || isCalendarDay(2000, b, a))
  );
}

function isOtherMoment(text: string): boolean {
  const [, day, clock] = /^(\S+(?: \S+ \d+)?)[T ]\s*(.+)$/i.exec(text) ?? [];
  return day !== undefined && (isDay(day) || isOtherDay(day)) && LOCAL_CLOCK.test(clock!);
}

/** Texts of a format, as `validate` tests it. */
function format(
  id: keyof typeof formats,
  title: string,
  looks: (text: string) => boolean = () => true,
): Kind {
  return { id, title, type: 'string', format: id, test: (text) => looks(text) && formats[id](text) };
}

/** The kinds of values, the most specific first; whatever is none of them is a text. */
export const kinds: readonly Kind[] = [
  {
    id: 'integer',
    title: 'whole numbers',
    type: 'integer',
    test: isInteger,
    implied: 2 + withPoints.length + withCommas.length,
    scale: scales.wholeNumbers,
  },
  {
    id: 'number',
    title: 'numbers',
    type: 'number',
    test: isNumber,
    decimal: '.',
    implied: withPoints.length,
    scale: scales.decimals,
  },
  ...withPoints,
  {
    id: 'decimal-comma',
    title: 'numbers with a decimal comma',
    type: 'number',
    test: isCommaNumber,
    decimal: ',',
    implied: withCommas.length,
    shows: /^-?(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))$/,
    scale: scales.commaDecimals,
  },
  ...withCommas,
  ...booleans,
  { id: 'date', title: 'dates', type: 'string', format: 'date', test: isDay, scale: scales.days },
  {
    id: 'date-time',
    title: 'dates with a time',
    type: 'string',
    format: 'date-time',
    test: isMoment,
    scale: scales.moments,
  },
  { id: 'time', title: 'times', type: 'string', format: 'time', test: (text) => CLOCK.test(text) },
  { id: 'other-date', title: 'dates', type: 'string', test: isOtherDay },
  {
    id: 'other-date-time',
    title: 'dates with a time',
    type: 'string',
    test: isOtherMoment,
    scale: scales.localMoments,
  },
  {
    id: 'other-time',
    title: 'times',
    type: 'string',
    test: (text) => LOCAL_CLOCK.test(text) && text.includes(':'),
    scale: scales.clocks,
  },
  format('uuid', 'UUIDs'),
  format('email', 'e-mail addresses'),
  format('uri', 'web addresses', (text) => /^https?:\/\//i.test(text)),
  { id: 'digits', title: 'codes of digits', type: 'string', test: (text) => /^\d+$/.test(text) },
];

/** The kinds of the numbers that JSON has. */
export const [integerKind, numberKind] = kinds as readonly [Kind, Kind];
