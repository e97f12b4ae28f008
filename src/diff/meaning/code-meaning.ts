import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, termChange, termInWords } from '../compare.js';
import { ofCodes } from './example.js';

export const codeMeaning = defineClass({
  id: 'code/meaning',
  severity: 'breaking',
  bump: 'major',
  summary: 'A code stays, and refers to another concept.',
  why: 'Old and new rows have the same code for different things.',
  examples: {
    changed: [
      ofCodes(
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/female' }],
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/father' }],
      ),
    ],
    unchanged: [
      ofCodes(
        [{ const: 'F', title: 'Female', 'fair:conceptRef': 'https://example.org/female' }],
        [{ const: 'F', title: 'Women', 'fair:conceptRef': 'https://example.org/female' }],
      ),
    ],
  },
  find,
});

function* find({ codes }: Comparison): Generator<Found> {
  for (const { pairs } of codes)
    for (const { old, new: next, name } of pairs) {
      if (termChange(old.terms.concept, next.terms.concept) !== 'changed') continue;
      yield {
        message: `${capital(name)} means ${termInWords(next.terms.concept)} now, and meant ${termInWords(old.terms.concept)}.`,
        old: old.pointer,
        new: next.pointer,
      };
    }
}
