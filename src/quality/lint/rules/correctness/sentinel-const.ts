import { quote } from '../../../../base/json.js';
import { defineRule } from '../../rule.js';

/** A sentinel is a code. */
export const sentinelConst = defineRule({
  id: 'sentinel-const',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  ask: 'look',
  summary: 'A fair:sentinel is beside the const that it marks as a missing value.',
  why: 'Without the const, nobody can tell which value in the data means a missing value.',
  targets: { cdif: 'should' },
  metrics: ['RDA-I1-01D', 'RDA-I1-02D'],
  examples: {
    bad: [{ schema: { properties: { girth: { oneOf: [{ title: 'Refused', 'fair:sentinel': true }] } } } }],
    good: [
      {
        schema: {
          properties: { girth: { oneOf: [{ const: -9, title: 'Refused', 'fair:sentinel': true }] } },
        },
      },
    ],
  },
  concerns: ({ needs }) => needs !== undefined,
  check: ({ keyword, row, object }) =>
    (row?.needs ?? [])
      .filter((needed) => !Object.hasOwn(object, needed))
      .map((needed) => ({
        on: 'key',
        message: `${quote(keyword)} needs ${quote(needed)} beside it.`,
        help: 'Move it to the code that means a missing value.',
        params: { keyword, needed },
      })),
});
