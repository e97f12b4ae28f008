import { once } from '../../base/once.js';
import type { License, Licenses } from './licenses.js';
import { beginsWordsOf, bestOf, type Order } from './ranking.js';

/** A licence in the forms that words are compared with. */
interface Findable {
  readonly license: License;
  /** Identifier and name, in small letters, with blanks between their words. */
  readonly id: string;
  readonly name: string;
  /** What comes first among those that fit as well: the newest version of each, then short identifiers. */
  readonly order: Order;
}

/** Typed words, and the licence that people mean by them. */
interface Query {
  readonly meant: License | undefined;
  readonly words: string;
}

// How well a licence fits what was typed, the best first.
const FITS: readonly ((license: Findable, query: Query) => boolean)[] = [
  ({ license }, { meant }) => license === meant,
  ({ id }, { words }) => id === words,
  ({ id }, { words }) => `${id} `.startsWith(`${words} `),
  ({ id }, { words }) => id.startsWith(words),
  ({ name }, { words }) => name.startsWith(words),
  ({ id, name }, { words }) => beginsWordsOf(`${id} ${name}`, words),
  // Two letters are somewhere in nearly every name.
  ({ id, name }, { words }) => words.length > 2 && `${id} ${name}`.includes(words),
];

// Longer texts are no names of licences.
const LONGEST = 200;

/** Makes the search for licences while their names are typed. */
export function rankedLicenses(
  licenses: Iterable<License>,
  byWords: Licenses['byWords'],
): Licenses['search'] {
  const all = once(() => findables([...licenses]));
  return (typed, limit) => {
    const words = typed.length > LONGEST ? '' : plain(typed);
    if (words === '') return [];
    const query = { meant: byWords(typed), words };
    return bestOf(
      all(),
      (found) => {
        const rank = FITS.findIndex((isFit) => isFit(found, query));
        return rank === -1 ? undefined : [Number(found.license.isDeprecated), rank, ...found.order];
      },
      limit,
    ).map(({ license }) => license);
  };
}

function findables(licenses: readonly License[]): readonly Findable[] {
  const versions = new Map<string, Set<string>>();
  const parts = licenses.map((license) => {
    const [, family = license.id, version = '', edition = ''] =
      /^(.*?)-(\d+(?:\.\d+)+)(|[-+].*)$/.exec(license.id) ?? [];
    const known = versions.get(family) ?? new Set();
    versions.set(family, known.add(version));
    return { license, family, version, edition };
  });
  const ages = new Map<string, readonly string[]>();
  for (const [family, known] of versions) ages.set(family, [...known].sort(newestFirst));
  return parts.map(({ license, family, version, edition }) => ({
    license,
    id: plain(license.id),
    name: plain(license.name),
    order: [ages.get(family)!.indexOf(version), family.length, family, edition.length, edition],
  }));
}

function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

function plain(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.+]+/g, ' ')
    .trim();
}
