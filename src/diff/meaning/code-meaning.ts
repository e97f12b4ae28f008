import { ofCodes } from './example.js';
import { termClass } from './term-class.js';

export const codeMeaning = termClass({
  id: 'code/meaning',
  severity: 'breaking',
  bump: 'major',
  terms: { concept: 'the concept' },
  of: ({ codes }) => codes.flatMap(({ pairs }) => pairs),
  summary: 'A code stays, and refers to another concept.',
  why: 'Old and new rows have the same code for different things.',
  examples: {
    changed: [
      ofCodes(
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/female' }],
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/father' }],
      ),
      ofCodes([{ const: 1, 'fair:concept': 'Town' }], [{ const: 1, 'fair:concept': 'Municipality' }]),
    ],
    unchanged: [
      ofCodes(
        [{ const: 'F', title: 'Female', 'fair:conceptRef': 'https://example.org/female' }],
        [{ const: 'F', title: 'Women', 'fair:conceptRef': 'https://example.org/female' }],
      ),
      ofCodes(
        [{ const: 'F', 'fair:concept': 'Female' }],
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/female' }],
      ),
    ],
  },
});
