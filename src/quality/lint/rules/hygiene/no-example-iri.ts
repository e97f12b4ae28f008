import { quote } from '../../../../base/json.js';
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
  summary: 'References use real addresses, not addresses that are reserved for examples.',
  why: 'An address at example.org never resolves: it was copied from an example, or is a placeholder.',
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
        help: 'Write the real address, or remove the keyword.',
      })),
});
