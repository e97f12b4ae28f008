/** How the values of a kind lie on a line. */
export interface Scale {
  /** The place of a text on the line; NaN if it has none. */
  readonly at: (text: string) => number;
  readonly textAt: (place: number) => string;
  /** Whether a mean of values has a meaning. */
  readonly hasMean?: boolean;
  /** The distance between neighbours; 0 if there can always be a value between two others. */
  readonly step: number;
  /** The borders of bins: the first is not behind `least`, the last is behind `greatest`. */
  readonly edges: (least: number, greatest: number) => readonly number[];
}

/** How many bins a histogram has at most. */
const MOST_BINS = 16;

/** Borders that are multiples of 1, 2 or 5 times a power of ten. */
function roundEdges(least: number, greatest: number, smallest: number): readonly number[] {
  const wanted = Math.max((greatest - least) / (MOST_BINS - 1), smallest);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const width = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= wanted)!;
  return edgesBetween(least, greatest, (index) => rounded(index * width), Math.floor(least / width));
}

/** Without the digits that come from calculating with binary fractions. */
function rounded(number: number): number {
  return Number(number.toPrecision(15));
}

/** Borders by their index; none if numbers are too large for them to differ. */
function edgesBetween(
  least: number,
  greatest: number,
  edge: (index: number) => number,
  from: number,
): readonly number[] {
  const edges: number[] = [];
  // Quotients of binary fractions are rounded, to the next index at most.
  const start = edge(from) > least ? from - 1 : edge(from + 1) <= least ? from + 1 : from;
  for (let index = start; edges.length <= MOST_BINS + 1; index++) {
    edges.push(edge(index));
    if (edges.at(-1)! > greatest) break;
  }
  const areOrdered = edges.every((each, index) => index === 0 || each > edges[index - 1]!);
  const containsAll = edges[0]! <= least && edges.at(-1)! > greatest;
  return areOrdered && containsAll ? edges : [];
}

export const decimals: Scale = {
  at: Number,
  textAt: String,
  hasMean: true,
  step: 0,
  edges: (least, greatest) => roundEdges(least, greatest, 0),
};

export const wholeNumbers: Scale = {
  ...decimals,
  step: 1,
  edges: (least, greatest) => roundEdges(least, greatest, 1),
};

export const commaDecimals: Scale = {
  ...decimals,
  at: (text) => Number(text.replace(',', '.')),
  textAt: (place) => String(place).replace('.', ','),
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The days from 1970-01-01 to a day of the Gregorian calendar; `Date.UTC` takes the years 0 to 99 for others. */
function daysTo(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const cycle = Math.floor(years / 400);
  const inCycle = years - cycle * 400;
  const inYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    cycle * 146097 + inCycle * 365 + Math.floor(inCycle / 4) - Math.floor(inCycle / 100) + inYear - 719468
  );
}

function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

/** The place of a text that begins with a day such as `2020-12-31`. */
function dayAt(text: string): number {
  return DAY * daysTo(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
}

const CLOCK = /^(\d\d?):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:(Z)|([+-])(\d\d):(\d\d))?$/i;

/** The time that a clock shows, in milliseconds; in UTC if it has a zone. */
function clockAt(text: string, mayHaveZone: boolean): number {
  const [, hours, minutes, seconds = 0, utc, sign, zoneHours, zoneMinutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined || (!mayHaveZone && (utc ?? sign) !== undefined)) return Number.NaN;
  const zone = sign === undefined ? 0 : Number(zoneHours) * HOUR + Number(zoneMinutes) * MINUTE;
  const local = Number(hours) * HOUR + Number(minutes) * MINUTE + Math.floor(Number(seconds) * SECOND);
  return sign === '-' ? local + zone : local - zone;
}

/** Bins of times have one of these widths; weeks begin on Mondays. */
const WIDTHS: readonly (readonly [width: number, start: number])[] = [
  ...[1, 2, 5, 15, 30].map((seconds) => [seconds * SECOND, 0] as const),
  ...[1, 2, 5, 15, 30].map((minutes) => [minutes * MINUTE, 0] as const),
  ...[1, 2, 3, 6, 12].map((hours) => [hours * HOUR, 0] as const),
  [DAY, 0],
  [7 * DAY, 4 * DAY],
];
const MONTHS = [1, 2, 3, 6, ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((years) => 12 * years)];

function timeEdges(least: number, greatest: number, smallest: number): readonly number[] {
  for (const [width, start] of WIDTHS) {
    if (width < smallest || (greatest - least) / width > MOST_BINS - 1) continue;
    return edgesBetween(
      least,
      greatest,
      (index) => start + index * width,
      Math.floor((least - start) / width),
    );
  }
  const first = monthOf(least);
  const width = MONTHS.find((months) => (monthOf(greatest) - first) / months <= MOST_BINS - 1)!;
  return edgesBetween(least, greatest, (index) => startOf(index * width), Math.floor(first / width));
}

/** The number of a month since the year 0. */
function monthOf(place: number): number {
  const date = new Date(place);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function startOf(month: number): number {
  return DAY * daysTo(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1);
}

function isoText(place: number): string {
  return new Date(place).toISOString().replace('.000', '');
}

export const days: Scale = {
  at: dayAt,
  textAt: (place) => isoText(place).slice(0, 10),
  step: DAY,
  edges: (least, greatest) => timeEdges(least, greatest, DAY),
};

export const moments: Scale = {
  at: (text) => dayAt(text) + clockAt(text.slice(11), true),
  textAt: isoText,
  step: 0,
  edges: (least, greatest) => timeEdges(least, greatest, SECOND),
};

const STARTS_WITH_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-\d\d([T ])/i;

/** Moments without a zone, as most programs write them; those as ISO 8601 has them may have one. */
export const localMoments: Scale = {
  ...moments,
  at: (text) => {
    const [, sign] = STARTS_WITH_DAY.exec(text) ?? [];
    return sign === undefined ? Number.NaN : dayAt(text) + clockAt(text.slice(11), sign !== ' ');
  },
  textAt: (place) => isoText(place).slice(0, -1).replace('T', ' '),
};

export const clocks: Scale = {
  ...moments,
  at: (text) => clockAt(text, false),
  textAt: (place) => isoText(place).slice(11, -1),
};
