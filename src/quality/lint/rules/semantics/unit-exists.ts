import { type Json, quote } from '../../../../base/json.js';
import { expandCurie, prefixes } from '../../../../schema/vocabulary/index.js';
import { inFull } from '../../annotations/web-address.js';
import { defineRule } from '../../rule.js';

const KEYWORDS = ['fair:measurementUnitRef', 'fair:quantityRef'];

/** An address of QUDT at which QUDT has nothing. */
export const unitExists = defineRule({
  id: 'unit-exists',
  on: 'annotation',
  group: 'semantics',
  severity: 'warning',
  fix: 'unsafe',
  needs: { units: () => true },
  summary: 'A reference to a unit or quantity kind of QUDT exists in QUDT.',
  why: 'A reference to a unit that does not exist looks right to people and means nothing to programs.',
  targets: { cdif: 'should', 'ro-crate': 'should', croissant: 'should' },
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: {
            mass: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KilloGM' },
          },
        },
        fixed: {
          type: 'object',
          properties: {
            mass: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloGM' },
          },
        },
      },
      {
        schema: {
          type: 'object',
          properties: { mass: { type: 'number', 'fair:quantityRef': 'quantitykind:Heavyness' } },
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
              'fair:quantityRef': 'quantitykind:Mass',
              'fair:measurementUnitRef': 'unit:KiloGM',
            },
          },
        },
      },
    ],
  },
  concerns: (_, name) => KEYWORDS.includes(name),
  applies: ({ value }, { lists: { units } }) =>
    isOfQudt(value, (iri) => units.isUnitIri(iri) || units.isQuantityIri(iri)),
  check({ value, pointer }, { lists: { units }, budget }) {
    const text = value as string;
    const iri = inFull(text);
    const isUnit = units.isUnitIri(iri);
    if ((isUnit ? units.byIri(iri) : units.quantityByIri(iri)) !== undefined) return undefined;
    const near = isUnit ? units.closestIri(iri, budget) : undefined;
    const better = near && writtenLike(text, near.iri);
    return {
      pointer,
      on: 'value',
      message: `QUDT has no ${isUnit ? 'unit' : 'quantity kind'} ${quote(text)}.`,
      help: better
        ? `Did you mean ${quote(better)}?`
        : `Look it up in https://qudt.org/vocab/${isUnit ? 'unit' : 'quantitykind'}/; upper and lower case matter.`,
      ...(better
        ? {
            fixes: [
              {
                title: `Write ${quote(better)}`,
                safe: false,
                edits: [{ op: 'set', pointer, value: better }],
              },
            ],
          }
        : {}),
    };
  },
});

function isOfQudt(value: Json, isIt: (iri: string) => boolean): boolean {
  return typeof value === 'string' && isIt(inFull(value));
}

/** An IRI as a CURIE, if that is how the other one is written. */
function writtenLike(text: string, iri: string): string {
  if (expandCurie(text) === undefined) return iri;
  const prefix = text.slice(0, text.indexOf(':'));
  const namespace = prefixes.get(prefix);
  return namespace !== undefined && iri.startsWith(namespace)
    ? `${prefix}:${iri.slice(namespace.length)}`
    : iri;
}
