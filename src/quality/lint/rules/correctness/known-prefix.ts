import { quote } from '../../../../base/json.js';
import { expandCurie, isIri, prefixMeant, unknownPrefix } from '../../../../schema/vocabulary/index.js';
import { holding, partsNamed, REFERENCES, type StringPart } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule, type Part } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** The prefixes of CURIEs are known. */
export const knownPrefix = defineRule({
  id: 'known-prefix',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'none',
  summary: 'Every CURIE has a known prefix, so that it can be expanded.',
  why: 'A CURIE is a short form of an address. With an unknown prefix, nobody can tell which address it means.',
  targets: EVERY_TARGET,
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M'],
  examples: {
    bad: [
      { schema: { properties: { girth: { 'fair:conceptRef': 'trees:Girth' } } } },
      { schema: { properties: { girth: { 'fair:classificationRef': ['wd:Q1', 'SKOS:Concept'] } } } },
    ],
    good: [
      { schema: { properties: { girth: { 'fair:conceptRef': 'skos:Concept' } } } },
      { schema: { properties: { girth: { 'fair:conceptRef': 'urn:isbn:9780141036144' } } } },
    ],
  },
  concerns: holding(REFERENCES),
  applies: (annotation) => curiesIn(annotation).length > 0,
  check: (annotation, { budget }) =>
    curiesIn(annotation).flatMap(({ value, pointer }) => {
      const prefix = unknownPrefix(value);
      if (prefix === undefined) return [];
      const meant = prefixMeant(prefix, budget);
      return {
        pointer,
        on: 'value',
        message: `Unknown prefix ${quote(prefix)}: ${quote(value)} cannot be expanded.`,
        help: meant
          ? `Did you mean ${quote(meant)}? Otherwise, write the full address.`
          : 'Write the full address.',
        params: { prefix, ...(meant ? { suggestion: meant } : {}) },
      };
    }),
});

function curiesIn(annotation: Annotation): readonly StringPart[] {
  return partsNamed(annotation, REFERENCES).filter((part): part is StringPart => isCurie(part.value));
}

function isCurie(value: Part['value']): boolean {
  if (typeof value !== 'string' || !value.includes(':')) return false;
  return expandCurie(value) !== undefined || (unknownPrefix(value) !== undefined && isIri(value));
}
