import type { Json } from '../../base/json.js';
import { isoDate, isoDateTime, isoTime } from './iso-time.js';

/** What the numbers of a cell mean, by how it is formatted. */
export type NumberMeaning = 'number' | 'date' | 'date-time' | 'time' | 'duration';

/** The formats of dates and times that every workbook has (ECMA-376, part 1, 18.8.30, with those of East Asia). */
const BUILT_IN: readonly (readonly [first: number, last: number, meaning: NumberMeaning])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date-time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
];

/** What a format means, by its number, and by its code if the workbook defines it. */
export function meaningOf(number: number, code: string | undefined): NumberMeaning {
  if (code !== undefined) return meaningOfCode(code);
  return BUILT_IN.find(([first, last]) => first <= number && number <= last)?.[2] ?? 'number';
}

const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** The first section of a code is for positive numbers; texts in quotes, escapes, colours and languages are no part of it. */
function meaningOfCode(code: string): NumberMeaning {
  const [first = ''] = code.replace(/"[^"]*"|\\.|[_*]./g, '').split(';');
  if (ELAPSED.test(first)) return 'duration';
  const letters = first.replace(/\[[^\]]*\]/g, '').toLowerCase();
  if (/general|[#?%]|(?<!s\.0*)0/.test(letters)) return 'number';
  const hasTime = /[hs]|am\/pm|a\/p/.test(letters);
  const hasDate = /[yde]|mmm/.test(letters) || (!hasTime && letters.includes('m'));
  return hasDate ? (hasTime ? 'date-time' : 'date') : hasTime ? 'time' : 'number';
}

const DAY = 86_400_000;

/** The days from the first day of a workbook, and of one that begins in 1904, to 1970. */
const EPOCH = 25_569;
const EPOCH_1904 = 24_107;

/** Excel takes 1900 for a leap year: before March of that year, its days are one less. */
const LEAP_DAY = 60;

/** What a number stands for; one that no calendar has stays a number. */
export function numberAs(meaning: NumberMeaning, value: number, isFrom1904: boolean): Json {
  const shift = !isFrom1904 && value < LEAP_DAY ? 1 : 0;
  const moment = () => Math.round((value + shift - (isFrom1904 ? EPOCH_1904 : EPOCH)) * DAY);
  switch (meaning) {
    case 'number':
      return value;
    case 'date':
      return isoDate(moment()) ?? value;
    case 'date-time':
      return isoDateTime(moment()) ?? value;
    case 'time':
      return isoTime((value - Math.floor(value)) * DAY);
    case 'duration':
      return isoTime(value * DAY);
  }
}
