import { once } from '../../base/once.js';
import { beginsWordsOf, bestOf } from './ranking.js';
import { localName } from './unit-search.js';
import { symbolKey } from './unit-symbols.js';
import { nameKey, nameKeys } from './unit-words.js';
import type { Unit, Units } from './units.js';

/** Forms of a unit that words are compared with. */
interface Findable {
  readonly unit: Unit;
  readonly id: string;
  readonly symbol: string;
  readonly symbolKey: string | undefined;
  /** Its label and all its names, each as it is written and as `nameKey` has it. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
}

/** Typed words in the forms that they are compared in. */
interface Query {
  readonly meant: Unit | undefined;
  readonly text: string;
  readonly symbolKey: string | undefined;
  readonly names: readonly string[];
}

// How well a unit fits what was typed, the best first. "M" and "m" are different symbols, but people hardly type both.
const FITS: readonly ((unit: Findable, query: Query) => boolean)[] = [
  ({ unit }, { meant }) => unit === meant,
  (unit, query) => query.symbolKey !== undefined && unit.symbolKey === query.symbolKey,
  (unit, query) =>
    unit.id === query.text.toLowerCase() || query.names.some((each) => unit.names.includes(each)),
  (unit, query) =>
    query.symbolKey !== undefined && unit.symbolKey?.toLowerCase() === query.symbolKey.toLowerCase(),
  (unit, query) => query.names.some((each) => unit.labels.some((label) => label.startsWith(each))),
  (unit, query) => query.names.some((each) => unit.names.some((name) => name.startsWith(each))),
  (unit, query) => unit.symbol.startsWith(query.text),
  (unit, query) => query.names.some((each) => unit.names.some((name) => beginsWordsOf(name, each))),
  // Two letters are somewhere in nearly every name.
  (unit, { text, names }) =>
    text.length > 2 && names.some((each) => unit.names.some((name) => name.includes(each))),
];

// Longer texts are no names of units.
const LONGEST = 100;

/** Makes the search for units while their names are typed. */
export function rankedUnits(
  names: ReadonlyMap<Unit, readonly string[]>,
  byWords: Units['byWords'],
  measures: (unit: Unit, quantityIri: string) => boolean,
  distanceToBase: (unit: Unit) => number,
): Units['search'] {
  const all = once(() => findables(names));
  return (words, limit, quantityIri) => {
    const text = words.trim();
    if (text.length > LONGEST || (text === '' && quantityIri === undefined)) return [];
    const query: Query = {
      meant: byWords(text),
      text,
      symbolKey: symbolKey(text),
      names: [...new Set([plain(text), nameKey(text)])],
    };
    return bestOf(
      all(),
      (found) => {
        const { unit } = found;
        if (quantityIri !== undefined && !measures(unit, quantityIri)) return undefined;
        const rank = text === '' ? 0 : FITS.findIndex((isFit) => isFit(found, query));
        if (rank === -1) return undefined;
        return [
          Number(unit.isDeprecated),
          rank,
          Number(!isNamed(unit, quantityIri)),
          text === '' ? distanceToBase(unit) : 0,
          unit.label.length,
          unit.label.toLowerCase(),
          unit.iri,
        ];
      },
      limit,
    ).map(({ unit }) => unit);
  };
}

/** Whether QUDT lists a unit under the quantity kind itself, not one that is broader or of the same dimension. */
function isNamed({ quantities }: Unit, quantityIri = ''): boolean {
  return quantities.some((each) => localName(each) === localName(quantityIri));
}

function findables(names: ReadonlyMap<Unit, readonly string[]>): readonly Findable[] {
  const keyOf = nameKeys();
  const spellings = (written: readonly string[]) => [
    ...new Set(written.flatMap((name) => [plain(name), keyOf(name)])),
  ];
  return [...names].map(([unit, written]) => ({
    unit,
    id: localName(unit.iri).toLowerCase(),
    symbol: unit.symbol ?? '',
    symbolKey: symbolKey(unit.symbol ?? ''),
    labels: spellings([unit.label]),
    names: spellings(written),
  }));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/ ?\/ ?/g, ' per ')
    .trim();
}
