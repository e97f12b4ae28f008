import { linkNames } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, termChange, termInWords } from '../compare.js';
import { ofVariable } from './example.js';

export const conceptChanged = defineClass({
  id: 'concept/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable or the dataset refers to another concept, or to another variable of a cascade.',
  why: 'Under the same name there is another variable now (DDI: another variable, not another version of it).',
  examples: {
    changed: [
      ofVariable(
        { 'fair:conceptRef': 'https://example.org/income' },
        { 'fair:conceptRef': 'https://example.org/wage' },
      ),
      ofVariable(
        { 'fair:variableRef': 'https://example.org/v/1' },
        { 'fair:variableRef': 'https://example.org/v/2' },
      ),
    ],
    unchanged: [
      ofVariable(
        { 'fair:conceptRef': ['https://example.org/income'] },
        { 'fair:conceptRef': ['https://example.org/income', 'https://example.org/earnings'] },
      ),
    ],
  },
  find,
});

function* find({ named }: Comparison): Generator<Found> {
  // What a code means is a class of its own.
  for (const { old, new: next, name } of named) {
    const places = { old: old.pointer, new: next.pointer };
    if (termChange(old.terms.concept, next.terms.concept) === 'changed')
      yield {
        message: `The concept of ${name} changed from ${termInWords(old.terms.concept)} to ${termInWords(next.terms.concept)}.`,
        ...places,
        params: { keyword: 'fair:concept' },
      };
    for (const link of linkNames) {
      const [before, after] = [old.links[link]?.value, next.links[link]?.value];
      if (before === undefined || after === undefined || before === after) continue;
      yield {
        message: `"fair:${link}" of ${name} changed from ${before} to ${after}.`,
        ...places,
        params: { keyword: `fair:${link}` },
      };
    }
  }
}
