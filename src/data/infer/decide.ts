import type { ValueType } from '../../schema/description/index.js';
import { codesIn, withSiblings } from './code-lists.js';
import { ColumnProfile } from './column.js';
import { type Kind, kinds } from './kinds.js';
import { missingWord } from './missing-words.js';
import { isOfOneLength, isRead, type NumberStyle, PLAIN_STYLE } from './number-style.js';
import type { TableProfile } from './profile.js';
import type { ValueProfile } from './values.js';

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
    isAlways: rows > 0 && values.count === rows,
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
export function decide(table: TableProfile, style: NumberStyle = PLAIN_STYLE): readonly ColumnDecision[] {
  const { names, columns } = table;
  const typed = columns.map((profile) =>
    wholeIfSo(
      kindOf(profile, (kind) => isRead(kind, style, table) && !isOfOneLength(kind, profile)),
      profile,
    ),
  );
  const tableWords = new Set(
    typed.flatMap((found) =>
      [...(found?.missing.keys() ?? [])].filter((word) => missingWord(word) === 'strong'),
    ),
  );
  const decided = columns.map((profile, index) => {
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
  return withSiblings(decided);
}

type FoundKind = { readonly kind: Kind; readonly missing: ReadonlyMap<string, number> } | undefined;

/** Numbers in groups are whole if none has a decimal sign, as far as all are known. */
function wholeIfSo(found: FoundKind, { values, isSampled }: ColumnProfile): FoundKind {
  const { thousands, decimal } = found?.kind ?? {};
  if (!found || !thousands || isSampled) return found;
  const isWhole = [...values.keys()].every((text) => found.missing.has(text) || !text.includes(decimal!));
  return isWhole ? { ...found, kind: { ...found.kind, type: 'integer' } } : found;
}

/** The most specific kind that holds once the words for missing values are left out. */
function kindOf(profile: ColumnProfile, isAllowed: (kind: Kind) => boolean = () => true): FoundKind {
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

/** How many cells have a value; words for missing values are none. */
export function countOfValues({ profile, missing }: Pick<ColumnDecision, 'profile' | 'missing'>): number {
  let count = profile.filled;
  for (const cells of missing.values()) count -= cells;
  return count;
}
