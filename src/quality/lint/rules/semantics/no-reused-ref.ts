import { oneOfWords, quote } from '../../../../base/json.js';
import type { Fact, TermName } from '../../../../schema/description/index.js';
import { defineRule, type Found } from '../../rule.js';
import { placeOf } from './place.js';

// A concept may well be a quantity, but a unit, a technique and a scale are never anything else.
const LIKE_NOTHING_ELSE: readonly TermName[] = [
  'measurementUnit',
  'measurementTechnique',
  'measurementScale',
];
const OTHERS: readonly TermName[] = [
  'concept',
  'quantity',
  'classification',
  'unitType',
  'universe',
  'population',
];

/** One IRI for two keywords that cannot mean the same. */
export const noReusedRef = defineRule({
  id: 'no-reused-ref',
  on: 'variable',
  group: 'semantics',
  severity: 'warning',
  fix: 'none',
  summary:
    'The unit, the technique and the scale of a variable do not have the same IRI as its concept or quantity.',
  why: 'A metre is not a length. If both have the same IRI, one of the references is wrong.',
  targets: { cdif: 'should' },
  metrics: ['RDA-I2-01D', 'FsF-I2-01M-2'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: {
            people: {
              type: 'integer',
              'fair:conceptRef': 'http://www.wikidata.org/entity/Q1203',
              'fair:measurementUnitRef': 'http://www.wikidata.org/entity/Q1203',
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
            height: {
              type: 'number',
              'fair:conceptRef': 'http://qudt.org/vocab/quantitykind/Height',
              'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Height',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/CentiM',
            },
          },
        },
      },
    ],
  },
  applies: ({ variable: { terms } }) => LIKE_NOTHING_ELSE.some((name) => (terms[name]?.refs.length ?? 0) > 0),
  check({ variable }) {
    const uses = new Map<string, Fact[]>();
    // What may be shared comes last, so that the first use is the one that may not.
    for (const name of [...LIKE_NOTHING_ELSE, ...OTHERS]) {
      for (const fact of variable.terms[name]?.refs ?? []) {
        const known = uses.get(fact.value);
        if (known === undefined) {
          if (LIKE_NOTHING_ELSE.includes(name)) uses.set(fact.value, [fact]);
        } else if (known.every(({ keyword }) => termOf(keyword) !== termOf(fact.keyword))) known.push(fact);
      }
    }
    return [...uses.values()].flatMap(([first, ...more]): readonly Found[] =>
      first === undefined || more.length === 0
        ? []
        : [
            {
              ...placeOf(first, variable),
              message: `${quote(first.value)} is the value of ${quote(first.keyword)}, and also of ${oneOfWords(more.map(({ keyword }) => quote(keyword))).replace(' or ', ' and ')}.`,
              help: 'Give each its own IRI: a unit such as the metre is not a quantity such as length.',
              params: { iri: first.value, keywords: [first, ...more].map(({ keyword }) => keyword) },
            },
          ],
    );
  },
});

function termOf(keyword: string): string {
  return keyword.replace(/Ref$/, '');
}
