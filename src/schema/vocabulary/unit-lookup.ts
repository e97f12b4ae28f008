import { once } from '../../base/once.js';
import { closest } from './closest.js';
import { rankedUnits } from './unit-ranking.js';
import { current, localName, namesOf, OTHER_NAMES, onlyOne, searchIn } from './unit-search.js';
import { nameKey, nameKeys } from './unit-words.js';
import { quantityRows, unitRows } from './units.generated.js';
import type { Conversion, QuantityKind, Unit, Units } from './units.js';

const UNIT = 'http://qudt.org/vocab/unit/';
const QUANTITY = 'http://qudt.org/vocab/quantitykind/';
// Editions of QUDT have had a version in the address, and a hash in place of the last slash.
const UNIT_IRI = /^https?:\/\/(?:www\.)?qudt\.org\/(?:[\d.]+\/)?vocab\/unit[/#]/;
const QUANTITY_IRI = /^https?:\/\/(?:www\.)?qudt\.org\/(?:[\d.]+\/)?vocab\/quantitykind[/#]/;
const UNKNOWN_QUANTITY = `${QUANTITY}Unknown`;

interface QuantityRow extends QuantityKind {
  readonly names: readonly string[];
  /** Line numbers. */
  readonly broader: readonly number[];
  /** Empty for plain numbers. */
  readonly dimension: string;
}

/** Reads the generated tables of units and quantity kinds. */
export function readUnits(): Units {
  const quantities = quantityRows.split('\n').map(readQuantity);
  const quantityAt = new Map(quantities.map((each, index) => [each.iri, index]));
  const { units, names, dimensions, conversions } = readUnitRows(quantities);
  const byIri = (iri: string) => (isKnownForm(iri, UNIT) ? units.get(localName(iri)) : undefined);
  const placeOf = (quantityIri: string) =>
    isKnownForm(quantityIri, QUANTITY) ? quantityAt.get(QUANTITY + localName(quantityIri)) : undefined;
  const search = once(() => searchIn(units, names));
  const searchQuantity = once(() => {
    const keyOf = nameKeys();
    return namesOf(quantities, ({ names }) => names.map(keyOf), onlyOne);
  });
  const spellings = once(() => spellingsOf([...units.keys()]));
  const isRelated = (one: number, other: number) =>
    withBroader(one, quantities).has(other) || withBroader(other, quantities).has(one);
  const areComparable = (one: Unit, other: Unit) => {
    const dimension = dimensions.get(one.iri);
    if (dimension !== dimensions.get(other.iri)) return false;
    const [some, others] = [one, other].map((unit) =>
      unit.quantities.filter((iri) => iri !== UNKNOWN_QUANTITY).map((iri) => quantityAt.get(iri)!),
    );
    if (some!.length === 0 || others!.length === 0) return true;
    // Everything without a dimension has "dimensionless" as its broader kind: angles, ratios and counts.
    const isShared = dimension === '' ? (a: number, b: number) => a === b : isRelated;
    return some!.some((index) => others!.some((each) => isShared(index, each)));
  };
  const byWords = (words: string) => search()(words.trim());
  const fits = (unit: Unit, quantityIri: string) => {
    const wanted = placeOf(quantityIri);
    if (wanted === undefined || unit.quantities.length === 0) return true;
    if (unit.quantities.includes(UNKNOWN_QUANTITY)) return true;
    // QUDT has hardly any unit for "speed": a unit of the same dimension is accepted. Dimensionless ones show less.
    const { dimension } = quantities[wanted]!;
    if (dimension !== '' && dimension === dimensions.get(unit.iri)) return true;
    return unit.quantities.some((iri) => isRelated(quantityAt.get(iri)!, wanted));
  };
  // Of a unit without quantity kinds only its dimension is known, which is enough to leave most of them out.
  const measures = (unit: Unit, quantityIri: string) => {
    const wanted = placeOf(quantityIri);
    if (wanted !== undefined && quantities[wanted]!.dimension !== dimensions.get(unit.iri)) return false;
    return fits(unit, quantityIri);
  };

  return {
    isUnitIri: (iri) => UNIT_IRI.test(iri),
    isQuantityIri: (iri) => QUANTITY_IRI.test(iri),
    byIri,
    byWords,
    search: rankedUnits(names, byWords, measures, (unit) => distanceToBase(conversions.get(unit.iri)!)),
    quantityByIri: (iri) => quantities[placeOf(iri) ?? -1],
    quantityByWords: (words) => searchQuantity().get(nameKey(words)),
    fits,
    areComparable,
    conversion: (from, to) =>
      areComparable(from, to)
        ? conversionBetween(conversions.get(from.iri)!, conversions.get(to.iri)!)
        : undefined,
    closestIri(iri, budget) {
      const name = localName(iri);
      if (name === '' || name.length > 60) return undefined;
      budget?.spend(STEPS_A_SEARCH);
      const meant = search()(name) ?? search()(name.replace(/[_-]/g, ' '));
      if (meant !== undefined) return meant;
      const alike = spellings().get(name[0]!.toLowerCase()) ?? [];
      const id = closest(
        name,
        alike.filter((each) => Math.abs(each.length - name.length) <= 2),
        budget,
      );
      return id === undefined ? undefined : current(units.get(id)!, units);
    },
  };
}

/** The units by their ids, with their names and, by IRI, their dimensions and conversions. */
function readUnitRows(quantities: readonly QuantityRow[]) {
  const names = new Map<Unit, readonly string[]>();
  const dimensions = new Map<string, string>();
  const conversions = new Map<string, string>();
  const units = new Map<string, Unit>();
  for (const row of unitRows.split('\n')) {
    const [id = '', label = '', others = '', kinds = '', dimension = '', symbol = '', ...rest] =
      row.split('\t');
    const [conversion = '', fate = ''] = rest;
    const unit: Unit = {
      iri: UNIT + id,
      label,
      symbol: symbol || undefined,
      quantities: numbersOf(kinds).map((index) => quantities[index]!.iri),
      isDeprecated: fate !== '',
      ...(fate !== '' && fate !== '-' ? { replacement: UNIT + fate } : {}),
    };
    units.set(id, unit);
    dimensions.set(unit.iri, dimension);
    conversions.set(unit.iri, conversion);
    names.set(unit, [label, ...splitNames(others), ...(OTHER_NAMES.get(id) ?? [])]);
  }
  return { units, names, dimensions, conversions };
}

function readQuantity(row: string): QuantityRow {
  const [id = '', label = '', others = '', broader = '', dimension = ''] = row.split('\t');
  const names = [id, label, ...splitNames(others)];
  return { iri: QUANTITY + id, label, names, broader: numbersOf(broader), dimension };
}

function withBroader(index: number, quantities: readonly QuantityRow[]): ReadonlySet<number> {
  const found = new Set([index]);
  for (const each of found) for (const broader of quantities[each]!.broader) found.add(broader);
  return found;
}

// A search by words, and a choice among the names with the same first letter.
const STEPS_A_SEARCH = 150;

/** Names by their first letter, which misspellings seldom change: fewer to compare with. */
function spellingsOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const id of ids) {
    const letter = id[0]!.toLowerCase();
    const known = found.get(letter);
    if (known) known.push(id);
    else found.set(letter, [id]);
  }
  return found;
}

function isKnownForm(iri: string, namespace: string): boolean {
  return iri.replace(/^https:/, 'http:').startsWith(namespace);
}

function numbersOf(cell: string): readonly number[] {
  return cell === '' ? [] : cell.split(' ').map((number) => Number.parseInt(number, 36));
}

function splitNames(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split('|');
}

/** The conversion between two units, by the cells of the table: a factor and perhaps an offset to the base unit. */
function conversionBetween(from: string, to: string): Conversion | undefined {
  if (from === '-' || to === '-') return undefined;
  const [one, other] = [from, to].map(baseOf);
  const ratio = one!.factor / other!.factor;
  const offset = one!.offset * ratio - other!.offset;
  return { factor: exact(ratio), offset: Number(offset.toFixed(9)) };
}

/** How far a unit is from the base unit of its dimension, in powers of ten; infinite if that is unknown. */
function distanceToBase(cell: string): number {
  return cell === '-' ? Number.POSITIVE_INFINITY : Math.abs(Math.log10(Math.abs(baseOf(cell).factor)));
}

function baseOf(cell: string): Conversion {
  const [factor, offset] = cell.split(' ');
  return { factor: Number(factor || 1), offset: Number(offset ?? 0) };
}

/** QUDT rounds some factors to seven digits: a ratio so near to a short number is that number. */
function exact(ratio: number): number {
  const short = Number(ratio.toPrecision(4));
  return Math.abs(short / ratio - 1) < 5e-7 ? short : Number(ratio.toPrecision(12));
}
