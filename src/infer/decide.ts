import type { ValueType } from '../description/index.js';
import { ColumnProfile } from './column.js';
import { type Kind, kinds } from './kinds.js';
import { missingWord } from './missing-words.js';
import type { TableProfile } from './profile.js';
import type { ValueProfile } from './values.js';
import { wordsOf } from './words-of.js';

/** What the values of a column are. */
export interface ColumnDecision {
  readonly name: string;
  readonly profile: ColumnProfile;
  /** The kind that all values have; none for texts. */
  readonly kind: Kind | undefined;
  /** The words that mean that there is no value, with their counts. */
  readonly missing: ReadonlyMap<string, number>;
  /** The values that are the codes of a list. */
  readonly codes: readonly string[] | undefined;
  /** The types of JSON values; those of cells follow from their kind. */
  readonly types?: readonly ValueType[];
  readonly isNullable?: boolean;
  /** Whether every row has it. */
  readonly isAlways?: boolean;
  /** How many arrays are around the values. */
  readonly depth?: number;
  /** The members of objects. */
  readonly members?: readonly ColumnDecision[];
  /** For JSON values: in how many objects they can be, and what is known about them with and without arrays around them. */
  readonly json?: { readonly objects: number; readonly values: ValueProfile; readonly inner: ValueProfile };
}

/** How many different values must be left for a weak word to be missing. */
const LEAST_VALUES = 5;

/** What the members of rows that are JSON objects are. */
export function decideValues(rows: ValueProfile): readonly ColumnDecision[] {
  return [...rows.members].map(([name, values]) => decideValue(name, values, rows.counts.object));
}

function decideValue(name: string, values: ValueProfile, rows: number): ColumnDecision {
  const { inner, depth } = withoutArrays(values);
  const { counts, texts, numbers } = inner;
  const profile = texts ?? numbers ?? new ColumnProfile(0);
  const plain = {
    name,
    profile,
    kind: undefined,
    missing: NONE,
    codes: undefined,
    isNullable: counts.null > 0,
    isAlways: values.count === rows,
    depth,
    json: { objects: rows, values, inner },
  };
  const isScalar = counts.object + counts.array === 0;
  if (!isScalar) {
    const isObjects = counts.object + counts.null === inner.count && !inner.hasTooManyMembers;
    return isObjects
      ? { ...plain, types: ['object'], members: decideValues(inner) }
      : { ...plain, types: [], depth: 0, isNullable: false };
  }
  const types = typesIn(counts);
  if (texts === undefined) return { ...plain, types };
  if (types.length > 1) {
    const words = texts.missingWords;
    const areMissing = !texts.isSampled && words.size === texts.values.size;
    return areMissing
      ? { ...plain, types: types.filter((type) => type !== 'string'), missing: words }
      : { ...plain, types };
  }
  const found = kindOf(texts, (kind) => kind.type === 'string');
  const missing = found?.missing ?? wordsInTexts(texts, NO_WORDS);
  const kind = found?.kind;
  return {
    ...plain,
    types,
    kind,
    missing,
    codes: kind === undefined ? codesIn(name, texts, missing) : undefined,
  };
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** What is inside of arrays, if all values are arrays. */
function withoutArrays(values: ValueProfile): { readonly inner: ValueProfile; readonly depth: number } {
  let inner = values;
  let depth = 0;
  while (inner.items !== undefined && inner.counts.array === inner.count) {
    inner = inner.items;
    depth++;
  }
  return { inner, depth };
}

function typesIn(counts: ValueProfile['counts']): readonly ValueType[] {
  const types: ValueType[] = [];
  if (counts.number > 0) types.push('number');
  else if (counts.integer > 0) types.push('integer');
  if (counts.boolean > 0) types.push('boolean');
  if (counts.string > 0) types.push('string');
  return types;
}

/** What the columns of a table are. */
export function decide({ names, columns, mayHaveDecimalCommas }: TableProfile): readonly ColumnDecision[] {
  const isAllowed = ({ id }: Kind) => mayHaveDecimalCommas || id !== 'decimal-comma';
  const typed = columns.map((profile) => kindOf(profile, isAllowed));
  const tableWords = new Set(
    typed.flatMap((found) =>
      [...(found?.missing.keys() ?? [])].filter((word) => missingWord(word) === 'strong'),
    ),
  );
  return columns.map((profile, index) => {
    const { kind, missing } = typed[index] ?? { kind: undefined, missing: wordsInTexts(profile, tableWords) };
    const name = names[index]!;
    return {
      name,
      profile,
      kind,
      missing,
      codes: kind === undefined ? codesIn(name, profile, missing) : undefined,
    };
  });
}

/** The most specific kind that holds once the words for missing values are left out. */
function kindOf(
  profile: ColumnProfile,
  isAllowed: (kind: Kind) => boolean = () => true,
): { readonly kind: Kind; readonly missing: ReadonlyMap<string, number> } | undefined {
  for (const kind of kinds) {
    const against = isAllowed(kind) ? profile.against(kind) : undefined;
    if (against === undefined) continue;
    const words = [...against.keys()];
    const others = [...against.values()].reduce((sum, count) => sum + count, 0);
    if (others === profile.filled) continue;
    const isLeft = profile.distinct - words.length >= LEAST_VALUES;
    if (words.every((word) => missingWord(word) === 'strong' || (isLeft && missingWord(word) === 'weak')))
      return { kind, missing: against };
  }
  return undefined;
}

/** Words for missing values in a column of texts; where most values are codes of the same length, a word is one of them. */
function wordsInTexts(profile: ColumnProfile, tableWords: ReadonlySet<string>): ReadonlyMap<string, number> {
  const words = [...profile.missingWords].filter(
    ([word]) => word.trim() !== '' && (tableWords.has(word) || missingWord(word) === 'strong'),
  );
  if (words.length === 0) return NONE;
  const others = [...profile.values.keys()].filter((text) => missingWord(text) === undefined);
  return new Map(words.filter(([word]) => !isCodeAmong(word, others)));
}

const CODE = /^(?:[A-Z]{1,3}|[a-z]{1,3})$/;

/** `NA` is Namibia and sodium, `nan` is a language. */
function isCodeAmong(word: string, others: readonly string[]): boolean {
  if (!CODE.test(word)) return false;
  const isLarge = word === word.toUpperCase();
  const alike = others.filter(
    (text) => CODE.test(text) && text.length === word.length && (text === text.toUpperCase()) === isLarge,
  );
  return alike.length > others.length / 2;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Words of columns whose texts are names of things, of which there may always be others. */
const THINGS: ReadonlySet<string> = new Set([
  ...['id', 'ids', 'name', 'names', 'title', 'by', 'author', 'person', 'observer', 'user', 'owner', 'source'],
  ...[
    'firm',
    'company',
    'organisation',
    'organization',
    'institution',
    'team',
    'school',
    'address',
    'station',
  ],
  ...['currency', 'language', 'brand', 'product', 'model'],
]);

function namesThings(name: string): boolean {
  return wordsOf(name).words.some((word) => THINGS.has(word));
}

/** Longer texts, on average, are sentences. */
const LONGEST_MEAN = 28;

/** Whether texts look like codes: few numbers among them, no sentences, none that differs from another only by its case. */
function areCodes(texts: readonly string[]): boolean {
  const numeric = texts.filter((text) => /^[-+]?\d/.test(text)).length;
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const plain = new Set(texts.map((text) => text.trim().toLowerCase()));
  return numeric <= texts.length / 4 && mean <= LONGEST_MEAN && plain.size === texts.length;
}

/** How many codes a list of texts may have. */
const MOST_CODES = 12;
/** How many rows there must be for each. */
const ROWS_A_CODE = 4;
/** Which share of the rows may have a value that occurs once: then the list is probably complete. */
const MOST_ONCE = 0.02;
/** Longer texts are no codes. */
const LONGEST_CODE = 60;

function codesIn(
  name: string,
  profile: ColumnProfile,
  missing: ReadonlyMap<string, number>,
): readonly string[] | undefined {
  if (profile.isSampled || profile.isUnique || profile.longest > LONGEST_CODE) return undefined;
  const values = [...profile.values].filter(([text]) => !missing.has(text));
  const rows = values.reduce((sum, [, count]) => sum + count, 0);
  const once = values.filter(([, count]) => count === 1).length;
  if (values.length < 2 || values.length > MOST_CODES || namesThings(name)) return undefined;
  if (!areCodes(values.map(([text]) => text))) return undefined;
  if (rows < ROWS_A_CODE * values.length || once > MOST_ONCE * rows) return undefined;
  return values.map(([text]) => text).toSorted();
}
