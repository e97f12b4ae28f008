import { oneOfWords, quote } from '../../../../base/json.js';
import type { Fact, Variable } from '../../../../schema/description/index.js';
import type { QuantityKind, Unit, Units } from '../../../../schema/vocabulary/index.js';
import { defineRule, type VariableSubject } from '../../rule.js';
import { placeOf, theVariable } from './place.js';

/** A unit of something else than what is measured. */
export const unitFitsQuantity = defineRule({
  id: 'unit-fits-quantity',
  on: 'variable',
  group: 'semantics',
  severity: 'warning',
  fix: 'none',
  needs: { units: hasBothRefs },
  summary: 'The unit of a variable fits its quantity.',
  why: 'If a mass is in metres, the unit or the quantity is wrong, and readers cannot know which.',
  targets: { cdif: 'should', 'ro-crate': 'should' },
  metrics: ['RDA-I1-01D', 'RDA-I2-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: {
            mass: {
              type: 'number',
              'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Mass',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/M',
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          properties: {
            mass: {
              type: 'number',
              'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Mass',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloGM',
            },
          },
        },
      },
    ],
  },
  applies: (subject, { lists: { units } }) =>
    hasBothRefs(subject) &&
    unitOf(subject.variable, units) !== undefined &&
    quantityOf(subject.variable, units) !== undefined,
  check({ variable }, { lists: { units } }) {
    const unit = unitOf(variable, units)!;
    const quantity = quantityOf(variable, units)!;
    if (units.fits(unit.found, quantity.found.iri)) return undefined;
    const measured = unit.found.quantities
      .slice(0, 3)
      .flatMap((iri) => units.quantityByIri(iri)?.label ?? [])
      .map(quote);
    return {
      ...placeOf(unit.fact, variable),
      message:
        `${theVariable(variable)} has the quantity ${quote(quantity.found.label)}, ` +
        `which is not measured in ${quote(unit.found.label)}.`,
      help:
        measured.length > 0
          ? `The unit measures ${oneOfWords(measured)}: correct the unit or the quantity.`
          : 'Correct the unit or the quantity.',
      params: { unit: unit.found.iri, quantity: quantity.found.iri },
    };
  },
});

interface Looked<T> {
  readonly fact: Fact;
  readonly found: T;
}

function hasBothRefs({ variable: { terms } }: VariableSubject): boolean {
  return (terms.measurementUnit?.refs.length ?? 0) > 0 && (terms.quantity?.refs.length ?? 0) > 0;
}

function unitOf({ terms }: Variable, units: Units): Looked<Unit> | undefined {
  return lookUp(terms.measurementUnit?.refs, units.byIri);
}

function quantityOf({ terms }: Variable, units: Units): Looked<QuantityKind> | undefined {
  return lookUp(terms.quantity?.refs, units.quantityByIri);
}

function lookUp<T>(facts: readonly Fact[] = [], find: (iri: string) => T | undefined): Looked<T> | undefined {
  for (const fact of facts) {
    const found = find(fact.value);
    if (found !== undefined) return { fact, found };
  }
  return undefined;
}
