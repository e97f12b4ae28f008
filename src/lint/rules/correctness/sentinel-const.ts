import { quote } from '../../../json.js';
import { defineRule } from '../../rule.js';

/** A sentinel is a code. */
export const sentinelConst = defineRule({
  id: 'sentinel-const',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary: 'A fair:sentinel stands beside the const that it marks as a missing value.',
  why: 'Without its value nobody can tell which values in the data mean that there is none.',
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
        help: 'Put it on the code whose value means that there is none.',
        params: { keyword, needed },
      })),
});
