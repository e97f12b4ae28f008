import { defineRule } from '../../rule.js';

/**
 * Entries that ignore nothing, or cannot ignore. What is unused is known only when all other rules have spoken: its
 * findings come from `suppressions.ts`, and its own check has nothing to say.
 */
export const unusedSuppression = defineRule({
  id: 'unused-suppression',
  on: 'document',
  group: 'hygiene',
  severity: 'warning',
  fix: 'safe',
  summary: 'Every entry of "x-lint-ignore" names a rule, gives a reason and ignores a finding.',
  why: 'An entry that ignores nothing today hides a real fault tomorrow, and without a reason nobody knows whether it may go.',
  targets: {},
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          properties: {
            index: {
              type: 'string',
              title: 'Index',
              'x-lint-ignore': { 'numeric-unit': 'An index has no unit.' },
            },
          },
        },
        fixed: { properties: { index: { type: 'string', title: 'Index' } } },
      },
      {
        schema: { properties: { index: { type: 'number', 'x-lint-ignore': { 'numeric-unit': '' } } } },
      },
      {
        schema: {
          properties: {
            index: { type: 'number', 'x-lint-ignore': { 'numeric-units': 'An index has no unit.' } },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          properties: {
            index: { type: 'number', 'x-lint-ignore': { 'numeric-unit': 'An index has no unit.' } },
          },
        },
      },
    ],
  },
  check: () => undefined,
});
