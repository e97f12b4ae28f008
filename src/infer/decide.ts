import type { ColumnProfile } from './column.js';
import { type Kind, kinds } from './kinds.js';
import { missingWord } from './missing-words.js';
import type { TableProfile } from './profile.js';

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
}

/** How many different values must be left for a weak word to be missing. */
const LEAST_VALUES = 5;

/** What the columns of a table are. */
export function decide({ names, columns }: TableProfile): readonly ColumnDecision[] {
  const typed = columns.map((profile) => kindOf(profile));
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
      codes: kind === undefined ? codesIn(profile, missing) : undefined,
    };
  });
}

/** The most specific kind that holds once the words for missing values are left out. */
function kindOf(
  profile: ColumnProfile,
): { readonly kind: Kind; readonly missing: ReadonlyMap<string, number> } | undefined {
  for (const kind of kinds) {
    const against = profile.against(kind);
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

/** How many codes a list of texts may have. */
const MOST_CODES = 12;
/** How many rows there must be for each. */
const ROWS_A_CODE = 5;
/** Which share of the rows may have a value that occurs once: then the list is probably complete. */
const MOST_ONCE = 0.02;
/** Longer texts are no codes. */
const LONGEST_CODE = 60;

function codesIn(
  profile: ColumnProfile,
  missing: ReadonlyMap<string, number>,
): readonly string[] | undefined {
  if (profile.isSampled || profile.isUnique || profile.longest > LONGEST_CODE) return undefined;
  const values = [...profile.values].filter(([text]) => !missing.has(text));
  const rows = values.reduce((sum, [, count]) => sum + count, 0);
  const once = values.filter(([, count]) => count === 1).length;
  if (values.length < 2 || values.length > MOST_CODES) return undefined;
  if (rows < ROWS_A_CODE * values.length || once > MOST_ONCE * rows) return undefined;
  return values.map(([text]) => text).toSorted();
}
