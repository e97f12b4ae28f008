import type { TimeUnit } from 'hyparquet';

/** Makes a text of a count of days or of parts of a second. */
export type TimeConverter = (value: unknown) => string;

/** How many of a unit are in a second. */
export const UNITS: { readonly [U in TimeUnit]: number } = {
  MILLIS: 1_000,
  MICROS: 1_000_000,
  NANOS: 1_000_000_000,
};

const DAY = 86_400;

/** The largest counts of days and of parts of a second. DuckDB writes them for the infinite times of databases, and reads them so. */
const MOST_DAYS = 2 ** 31 - 1;
const MOST_PARTS = 2n ** 63n - 1n;
const LEAST_PARTS = -MOST_PARTS;

/** A day, counted from 1970. */
export function date(value: unknown): string {
  return day(Number(value));
}

/** A time of the day, counted from midnight. */
export function time(unit: number, isUtc: boolean): TimeConverter {
  const zone = isUtc ? 'Z' : '';
  return (value) => `${clock(value as number | bigint, unit)}${zone}`;
}

/** A moment, counted from 1970; only one that is tied to UTC has a zone. */
export function timestamp(unit: number, isUtc: boolean): TimeConverter {
  const length = DAY * unit;
  const zone = isUtc ? 'Z' : '';
  return (value) => {
    if (value === MOST_PARTS) return 'infinity';
    if (value === LEAST_PARTS) return '-infinity';
    const [days, rest] = parted(value as number | bigint, length);
    return rest < 0
      ? `${day(days - 1)}T${clock(rest + length, unit)}${zone}`
      : `${day(days)}T${clock(rest, unit)}${zone}`;
  };
}

/** Months, days and milliseconds, each in four bytes, as a duration of ISO 8601. */
export function interval(value: unknown): string {
  const { buffer, byteOffset, byteLength } = value as Uint8Array;
  const view = new DataView(buffer, byteOffset, byteLength);
  const [months, days, milliseconds] = [0, 4, 8].map((at) => view.getUint32(at, true));
  return `P${months}M${days}DT${milliseconds! / 1000}S`;
}

/** How often a size is in a count, and what is left; both have the sign of the count. */
function parted(count: number | bigint, size: number): readonly [whole: number, rest: number] {
  const near = Number(count);
  if (Number.isSafeInteger(near)) {
    const rest = near % size;
    return [(near - rest) / size, rest];
  }
  const [exact, length] = [BigInt(count), BigInt(size)];
  return [Number(exact / length), Number(exact % length)];
}

const PAIRS: readonly string[] = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));

/** Two digits; more where a broken file asks for them. */
function two(part: number): string {
  const whole = Math.floor(part);
  return PAIRS[whole] ?? String(whole).padStart(2, '0');
}

/** A day as ISO 8601 has it; one that no calendar of ours knows stays a number. */
function day(days: number): string {
  const moment = new Date(days * DAY * 1000);
  const year = moment.getUTCFullYear();
  // This is several times faster than toISOString, which writes other years with six digits.
  if (year >= 0 && year <= 9999)
    return `${two(year / 100)}${two(year % 100)}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`;
  if (!Number.isNaN(year)) return moment.toISOString().slice(0, -'T00:00:00.000Z'.length);
  if (Math.abs(days) === MOST_DAYS) return days > 0 ? 'infinity' : '-infinity';
  return String(days);
}

/** `HH:MM:SS`, with as much of a second as there is. */
function clock(count: number | bigint, unit: number): string {
  const [seconds, rest] = parted(count, unit);
  const whole = `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  if (rest === 0) return whole;
  const width = String(unit).length - 1;
  return `${whole}.${String(rest).padStart(width, '0').replace(/0+$/, '')}`;
}
