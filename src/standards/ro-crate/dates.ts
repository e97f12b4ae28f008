import type { Source } from '../exporter.js';

const DAY =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a text is an ISO 8601 date that exists, with or without a time; the validators pass 30 February. */
function isDate(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return YEAR_OR_MONTH.test(text);
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The date of publication; one that does not exist would make the crate invalid, so the next best date is used. */
export function publicationDate({
  values,
  description,
  ledger,
  options,
  today,
  assume,
  miss,
}: Source): string | undefined {
  const date = values.datePublished?.value;
  if (date === undefined || isDate(date)) return date;
  const stated = ledger.keepIf(description.version?.date);
  if (stated !== undefined) return stated;
  if (options.assume !== false) {
    assume({ term: 'datePublished', value: today, why: `the given date "${date}" does not exist` });
    return today;
  }
  miss({
    term: 'datePublished',
    level: 'must',
    help: 'Give the option "datePublished" as a date that exists, written YYYY-MM-DD.',
  });
  return undefined;
}
