import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, termChange, termInWords } from '../compare.js';
import { ofVariable } from './example.js';

const codes = [{ const: 1 }, { const: 2 }];

export const classificationChanged = defineClass({
  id: 'classification/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'Codes are those of another classification.',
  why: 'The same codes mean other things if they come from another list.',
  examples: {
    changed: [
      ofVariable({ 'fair:classification': 'NACE Rev. 2' }, { 'fair:classification': 'NACE Rev. 2.1' }),
      ofVariable(
        { 'fair:classification': 'ISCO-88', oneOf: codes },
        { 'fair:classification': 'ISCO-08', oneOf: codes },
      ),
    ],
    unchanged: [ofVariable({ 'fair:classification': 'ISCO-08' }, { 'fair:classification': 'isco 08' })],
  },
  *find({ codes: lists }: Comparison): Generator<Found> {
    for (const { variable, pairs, gone, added } of lists) {
      const { old, new: next, name } = variable;
      const [before, after] = [old.terms.classification, next.terms.classification];
      if (termChange(before, after) !== 'changed') continue;
      const isSameCodes = pairs.length > 0 && gone.length + added.length === 0;
      yield {
        message: `The classification of ${name} changed from ${termInWords(before)} to ${termInWords(after)}${isSameCodes ? ', and the codes stay' : ''}.`,
        old: old.pointer,
        new: next.pointer,
        ...(isSameCodes ? { severity: 'breaking', bump: 'major' } : {}),
      };
    }
  },
});
