import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital } from '../compare.js';
import { ofCodes, ofVariable } from './example.js';

export const sentinelAdded = defineClass({
  id: 'sentinel/added',
  severity: 'risky',
  bump: 'minor',
  summary: 'A value says now that there is none.',
  why: 'Averages and counts that do not know it are wrong; if it was a value before, observations become missing.',
  examples: {
    changed: [
      ofVariable({ type: 'integer' }, { anyOf: [{ type: 'integer' }, { const: -9, 'fair:sentinel': true }] }),
      ofCodes(
        [{ const: 1 }, { const: 9, title: 'Other' }],
        [{ const: 1 }, { const: 9, title: 'Other', 'fair:sentinel': true }],
      ),
    ],
    unchanged: [
      ofCodes([{ const: 9, 'fair:sentinel': true }], [{ const: 9, title: 'None', 'fair:sentinel': true }]),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { pairs, added } of codes) {
      for (const { old, new: next, name } of pairs)
        if (!old.isSentinel && next.isSentinel)
          yield {
            message: `${capital(name)} was a value, and says now that there is none.`,
            old: old.pointer,
            new: next.pointer,
            severity: 'breaking',
            bump: 'major',
          };
      for (const { value, name } of added)
        if (value.isSentinel)
          yield { message: `${capital(name)} is new, and says that there is no value.`, new: value.pointer };
    }
  },
});

export const sentinelRemoved = defineClass({
  id: 'sentinel/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A value no longer says that there is none.',
  why: 'Rows whose value was missing have one now.',
  examples: {
    changed: [ofCodes([{ const: 9, 'fair:sentinel': true }], [{ const: 9 }])],
    unchanged: [ofCodes([{ const: 9 }], [{ const: 9, title: 'Nine' }])],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { pairs } of codes)
      for (const { old, new: next, name } of pairs)
        if (old.isSentinel && !next.isSentinel)
          yield {
            message: `${capital(name)} is a value now, and said that there is none.`,
            old: old.pointer,
            new: next.pointer,
          };
  },
});
