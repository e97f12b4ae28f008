import type { ColumnProfile } from './column.js';
import { type Kind, kinds } from './kinds.js';
import { missingWord } from './missing-words.js';
import type { TableProfile } from './profile.js';

/** How numbers are written in all files of cells. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  /** What may be between groups of three digits; empty for nothing. */
  readonly thousands: string;
}

/** How JSON writes numbers. */
export const PLAIN_STYLE: NumberStyle = { decimal: '.', thousands: '' };

/** Whether the texts of a kind are read as such in a table, where numbers are written in a style. */
export function isRead(kind: Kind, style: NumberStyle, { mayHaveDecimalCommas }: TableProfile): boolean {
  const { decimal, thousands = '' } = kind;
  if (decimal === undefined) return true;
  if (decimal !== style.decimal || !['', style.thousands].includes(thousands)) return false;
  return mayHaveDecimalCommas || decimal === '.' || style.thousands !== '';
}

const [WHOLE, ...OTHERS] = kinds.filter(({ type }) => type === 'integer' || type === 'number');

/**
 * The style in which most columns are numbers. Any but the plain one must be given, or be shown by a value that has no other
 * reading.
 */
export function numberStyleOf(
  tables: readonly TableProfile[],
  given: Partial<NumberStyle> = {},
): NumberStyle {
  const columns = tables.flatMap((table) =>
    table.columns.map((profile) => ({ table, found: kindsIn(profile) })),
  );
  const isGiven = Object.keys(given).length > 0;
  const isPossible = (style: NumberStyle) =>
    (given.decimal ?? style.decimal) === style.decimal &&
    (given.thousands ?? style.thousands) === style.thousands;
  const isShown = (style: NumberStyle) =>
    columns.some(({ found }) => found.some(({ kind, isShown }) => isShown && isEqual(styleOf(kind), style)));
  let best = { ...PLAIN_STYLE, ...given };
  let most = numbersIn(columns, best);
  for (const style of OTHERS.map(styleOf)) {
    if (!isPossible(style) || !(isGiven || isShown(style))) continue;
    const numbers = numbersIn(columns, style);
    if (numbers > most) [best, most] = [style, numbers];
  }
  return best;
}

/** Whether the texts of a column would be numbers in some style, if there were a value that shows it. */
export function mayBeNumbers(profile: ColumnProfile): boolean {
  return kindsIn(profile).length > 0;
}

function styleOf({ decimal = '.', thousands = '' }: Kind): NumberStyle {
  return { decimal, thousands };
}

function isEqual(one: NumberStyle, other: NumberStyle): boolean {
  return one.decimal === other.decimal && one.thousands === other.thousands;
}

interface FoundKind {
  readonly kind: Kind;
  readonly isShown: boolean;
}

interface FoundKinds {
  readonly table: TableProfile;
  readonly found: readonly FoundKind[];
}

function numbersIn(columns: readonly FoundKinds[], style: NumberStyle): number {
  return columns.filter(({ table, found }) => found.some(({ kind }) => isRead(kind, style, table))).length;
}

/** The kinds of numbers that hold for a column; none if its numbers are the same in all styles. */
function kindsIn(profile: ColumnProfile): readonly FoundKind[] {
  if (profile.filled === 0 || holds(WHOLE!, profile)) return [];
  return OTHERS.filter((kind) => holds(kind, profile)).map((kind) => ({
    kind,
    isShown: kind.shows !== undefined && [...profile.values.keys()].some((text) => kind.shows!.test(text)),
  }));
}

/** Whether all values but words for missing ones are of a kind. */
function holds(kind: Kind, profile: ColumnProfile): boolean {
  const against = profile.against(kind);
  if (against === undefined || isOfOneLength(kind, profile)) return false;
  const words = [...against.keys()];
  return against.size < profile.distinct && words.every((word) => missingWord(word) !== undefined);
}

/** Numbers in groups that all have the same length name something: `732 829 320` is a number of a company. */
export function isOfOneLength({ thousands }: Kind, { shortest, longest }: ColumnProfile): boolean {
  return thousands !== undefined && shortest === longest;
}
