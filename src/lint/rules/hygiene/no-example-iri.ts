import { quote } from '../../../json.js';
import { holding, REFERENCES } from '../../annotations/annotation-parts.js';
import { defineRule } from '../../rule.js';
import { isForExamples } from '../../substance.js';
import { referencesOf } from './references.js';

/** A placeholder where a real address belongs. */
export const noExampleIri = defineRule({
  id: 'no-example-iri',
  on: 'annotation',
  group: 'hygiene',
  severity: 'off',
  presets: { publish: 'warning' },
  fix: 'none',
  summary: 'References lead to real addresses, not to those that are reserved for examples.',
  why: 'An address at example.org can never lead anywhere: it was copied from an example or left to be filled in.',
  targets: { 'ro-crate': 'may', cdif: 'may', croissant: 'may' },
  metrics: [],
  examples: {
    bad: [{ schema: { type: 'object', 'fair:conceptRef': 'https://example.org/concepts/income' } }],
    good: [{ schema: { type: 'object', 'fair:conceptRef': 'http://www.wikidata.org/entity/Q1527264' } }],
  },
  concerns: holding(REFERENCES),
  applies: (annotation) => referencesOf(annotation).length > 0,
  check: (annotation) =>
    referencesOf(annotation)
      .filter(({ value }) => isForExamples(value))
      .map(({ value, pointer }) => ({
        pointer,
        on: 'value',
        message: `${quote(value)} is an address for examples and does not resolve.`,
        help: 'Write the address of the real thing, or remove the keyword.',
      })),
});
