import type { Budget } from '../../base/budget.js';

/** A unit of QUDT. */
export interface Unit {
  readonly iri: string;
  /** Its English name. */
  readonly label: string;
  readonly symbol: string | undefined;
  /** The IRIs of the quantity kinds that it measures. */
  readonly quantities: readonly string[];
  /** Whether QUDT has withdrawn it. */
  readonly isDeprecated: boolean;
  /** The IRI of the unit that QUDT wants in place of a withdrawn one. */
  readonly replacement?: string;
}

/** A quantity kind of QUDT. */
export interface QuantityKind {
  readonly iri: string;
  readonly label: string;
}

/** How values of one unit become values of another: times the factor, plus the offset. */
export interface Conversion {
  readonly factor: number;
  /** 0 except between temperature scales. */
  readonly offset: number;
}

/** Looks units and quantity kinds up. */
export interface Units {
  /** Whether an address is meant to be one of QUDT's units, known or not. */
  readonly isUnitIri: (iri: string) => boolean;
  readonly isQuantityIri: (iri: string) => boolean;
  /** The unit of an address; https is read as http, which is what QUDT writes. */
  readonly byIri: (iri: string) => Unit | undefined;
  /** The unit that people mean by a symbol or words, such as "°C", "kg", "percent", "km/h"; undefined when in doubt. */
  readonly byWords: (words: string) => Unit | undefined;
  /**
   * The units that fit what somebody types, best first: symbols and names as they are, then what they begin with, then
   * what has all the words; withdrawn units come last. With a quantity kind only units that fit it; all of them if
   * nothing is typed, those near the base unit first.
   */
  readonly search: (words: string, limit: number, quantityIri?: string) => readonly Unit[];
  readonly quantityByIri: (iri: string) => QuantityKind | undefined;
  readonly quantityByWords: (words: string) => QuantityKind | undefined;
  /**
   * Whether a unit measures a quantity kind, a broader or narrower one, or one of the same dimension; true when QUDT
   * cannot tell.
   */
  readonly fits: (unit: Unit, quantityIri: string) => boolean;
  /** Whether two units measure the same quantity: they have the same dimension, and share a quantity kind if both have any. */
  readonly areComparable: (one: Unit, other: Unit) => boolean;
  /** The conversion between units of the same quantity, if QUDT has it. */
  readonly conversion: (from: Unit, to: Unit) => Conversion | undefined;
  /** The unit whose address is nearest to one that does not exist. */
  readonly closestIri: (iri: string, budget?: Budget) => Unit | undefined;
}
