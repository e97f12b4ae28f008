import { defineRule } from '../../rule.js';

/**
 * Entries that ignore nothing, or cannot ignore. Unused entries are known only after all other rules have run: its
 * findings come from `suppressions.ts`, and its own check finds nothing.
 */
export const unusedSuppression = defineRule({
  id: 'unused-suppression',
  on: 'document',
  group: 'hygiene',
  severity: 'warning',
  fix: 'safe',
  askedFor: 'the reason',
  summary: 'Every entry of "x-lint-ignore" names a rule, gives a reason and ignores a finding.',
  why: 'An entry that ignores nothing may hide a real finding later. Without a reason, nobody knows whether the entry can be removed.',
  targets: {},
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          properties: {
            dose: {
              type: 'string',
              title: 'Dose',
              'x-lint-ignore': { 'numeric-unit': 'Each row names its unit.' },
            },
          },
        },
        fixed: { properties: { dose: { type: 'string', title: 'Dose' } } },
      },
      {
        schema: { properties: { dose: { type: 'number', 'x-lint-ignore': { 'numeric-unit': '' } } } },
      },
      {
        schema: {
          properties: {
            dose: { type: 'number', 'x-lint-ignore': { 'numeric-units': 'Each row names its unit.' } },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          properties: {
            dose: { type: 'number', 'x-lint-ignore': { 'numeric-unit': 'Each row names its unit.' } },
          },
        },
      },
    ],
  },
  check: () => undefined,
});
