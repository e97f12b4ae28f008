import { isObject } from '../../../../base/json.js';
import { defineRule } from '../../rule.js';

const REFERENCES = ['fair:temporalCoverageRef', 'x-fair:temporalCoverageRef'] as const;
const MEMBERS: readonly string[] = ['start', 'end', 'description'];

/** A period has a start and an end. */
export const temporalCoverageBounds = defineRule({
  id: 'temporal-coverage-bounds',
  on: 'annotation',
  group: 'completeness',
  severity: 'warning',
  fix: 'none',
  ask: ['start', 'end'],
  summary: 'The temporal coverage of a dataset has a start and an end.',
  why: 'Programs compare dates, not words: a search for a year does not find a period in words.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['RDA-F2-01M'],
  examples: {
    bad: [
      { schema: { 'fair:temporalCoverage': { description: 'The war years' } } },
      { schema: { 'fair:temporalCoverage': { end: '2020-12-31' } } },
      { schema: { 'fair:temporalCoverage': { start: '2020-01-01' } } },
    ],
    good: [
      { schema: { 'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' } } },
      {
        schema: {
          'fair:temporalCoverage': { description: 'Bronze Age' },
          'fair:temporalCoverageRef': 'https://periods.example.org/bronze-age',
        },
      },
    ],
  },
  concerns: (_, name) => name === 'fair:temporalCoverage',
  applies: ({ value }) => isObject(value),
  check: ({ value, pointer, object }) => {
    if (!isObject(value) || REFERENCES.some((name) => Object.hasOwn(object, name))) return undefined;
    // Another rule reports members that a period does not have, such as "from".
    if (Object.keys(value).some((name) => !MEMBERS.includes(name))) return undefined;
    const [hasStart, hasEnd] = [Object.hasOwn(value, 'start'), Object.hasOwn(value, 'end')];
    if (hasStart && hasEnd) return undefined;
    if (hasStart) {
      return {
        pointer,
        // A series that still goes on has no end.
        isMinor: true,
        ask: ['end'],
        message: 'The temporal coverage has a start but no end.',
        help: 'Add "end", the last day, unless data is still being added.',
      };
    }
    return {
      pointer,
      ask: hasEnd ? ['start'] : ['start', 'end'],
      message: hasEnd
        ? 'The temporal coverage has an end but no start.'
        : 'The temporal coverage has neither a start nor an end.',
      help: hasEnd
        ? 'Add "start", the first day as YYYY-MM-DD.'
        : 'Add "start" and "end", the first and the last day as YYYY-MM-DD.',
    };
  },
});
