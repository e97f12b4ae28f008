import type { ColumnProfile } from './column.js';
import { wordsOf } from './words-of.js';

/** How many codes a list of texts may have. */
const MOST_CODES = 12;
/** How many rows there must be for each. */
const ROWS_A_CODE = 4;
/** Which share of the rows may have a value that occurs once: then the list is probably complete (Good and Turing). */
const MOST_ONCE = 0.02;
/** Longer texts are no codes. */
const LONGEST_CODE = 60;
/** Longer texts, on average, are sentences. */
const LONGEST_MEAN = 28;

/** The texts of a column if they are the codes of a list. */
export function codesIn(
  name: string,
  profile: ColumnProfile,
  missing: ReadonlyMap<string, number>,
): readonly string[] | undefined {
  if (profile.isSampled || profile.isUnique || profile.longest > LONGEST_CODE) return undefined;
  const values = [...profile.values].filter(([text]) => !missing.has(text));
  if (values.length > MOST_CODES) return undefined;
  const texts = values.map(([text]) => text).toSorted();
  const codes = spelledOnce(values);
  if (codes.size < 2) return undefined;
  if (isClosed(codes)) return texts;
  const isOpen = namesThings(name) && !hasRest(codes);
  return !isOpen && areCodes(texts) && isComplete(codes) ? texts : undefined;
}

/** Texts with their counts; those that differ only by case or spaces are one code, written carelessly. */
function spelledOnce(values: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [text, count] of values) {
    const plain = text.toLowerCase().replace(/\s+/g, '');
    found.set(plain, (found.get(plain) ?? 0) + count);
  }
  return found;
}

/** Words that leave nothing else to say, whatever the name of a column and however few its rows. */
const CLOSED: readonly ReadonlySet<string>[] = [
  ...['yes no', 'y n', 'true false', 't f', 'ja nein', 'j n', 'oui non', 'sí si no', 'sim não nao'],
  ...['male female', 'm f', 'm w', 'männlich weiblich', 'homme femme', 'masculin féminin', 'hombre mujer'],
  ...[
    'low medium high',
    'low mid high',
    'niedrig mittel hoch',
    'present absent',
    'positive negative',
    'left right',
  ],
  ...['monday tuesday wednesday thursday friday saturday sunday', 'mon tue wed thu fri sat sun'],
  ...['spring summer autumn winter', 'spring summer fall winter'],
].map((words) => new Set(words.split(' ')));

function isClosed(codes: ReadonlyMap<string, number>): boolean {
  return CLOSED.some((words) => [...codes.keys()].every((code) => words.has(code)));
}

/** Words of columns whose texts are names of things, of which there may always be others. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'id ids name names title by author person observer user owner source firm company organisation organization ' +
    'institution team school address station site locality location place city town village street currency language ' +
    'brand product model remark remarks comment comments note notes description text'
  ).split(' '),
);

function namesThings(name: string): boolean {
  return wordsOf(name).words.some((word) => THINGS.has(word));
}

/** A code for all the rest: who made it made a list. */
const REST: ReadonlySet<string> = new Set(
  'other others misc miscellaneous sonstige sonstiges andere anderes autre autres otro otros altro'.split(
    ' ',
  ),
);

function hasRest(codes: ReadonlyMap<string, number>): boolean {
  return [...codes.keys()].some((code) => REST.has(code));
}

/** Whether texts look like codes: few numbers among them, and no sentences. */
function areCodes(texts: readonly string[]): boolean {
  const numeric = texts.filter((text) => !Number.isNaN(Number(text))).length;
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  return numeric <= texts.length / 4 && mean <= LONGEST_MEAN;
}

/** Whether further rows would hardly have other texts. */
function isComplete(codes: ReadonlyMap<string, number>): boolean {
  const rows = sumOf(codes);
  const once = [...codes.values()].filter((count) => count === 1).length;
  return rows >= ROWS_A_CODE * codes.size && once <= MOST_ONCE * rows;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

interface Listed {
  readonly name: string;
  readonly profile: ColumnProfile;
  readonly codes: readonly string[] | undefined;
}

/** Columns that differ only by a number have one list, or none if one of them has more values than a list has. */
export function withSiblings<Column extends Listed>(columns: readonly Column[]): readonly Column[] {
  const open = new Set(
    columns.filter(({ profile }) => profile.distinct > MOST_CODES).flatMap(({ name }) => stemOf(name) ?? []),
  );
  return columns.map((each) => (open.has(stemOf(each.name) ?? '') ? { ...each, codes: undefined } : each));
}

function stemOf(name: string): string | undefined {
  return /^(.*?\p{L}.*?)[\s_.-]*\d+$/u.exec(name)?.[1];
}
