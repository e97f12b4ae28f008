import { linkNames } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, isSameAddress, statedAt } from '../compare.js';
import { ofVariable } from './example.js';
import { changedTerm } from './term-class.js';

export const conceptChanged = defineClass({
  id: 'concept/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable or the dataset refers to another concept, or to another variable of a cascade.',
  why: 'Under the same name there is another variable now (DDI: another variable, not another version of it). It is risky if only the words for the concept differ, and its reference is the same.',
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
      ofVariable(
        { 'fair:conceptRef': 'https://example.org/height', 'fair:concept': 'Height' },
        { 'fair:conceptRef': 'https://example.org/height', 'fair:concept': 'Body height' },
      ),
    ],
    unchanged: [
      ofVariable(
        { 'fair:conceptRef': 'https://example.org/income' },
        { 'fair:conceptRef': 'https://example.org/income', 'fair:concept': 'Earnings' },
      ),
      // Without an `$id`, the address of a local definition depends on the content of the document.
      {
        old: { properties: { age: { 'fair:variableRef': '#/$defs/Age' } }, $defs: { Age: {} } },
        new: { properties: { age: { 'fair:variableRef': '#/$defs/Age' } }, $defs: { Age: { title: 'Age' } } },
      },
    ],
  },
  find,
});

function* find({ named, whole }: Comparison): Generator<Found> {
  // What a code means is a class of its own.
  for (const pair of named) {
    const { old, new: next, name } = pair;
    const concept = changedTerm(pair, 'concept', 'the concept');
    if (concept) yield concept;
    for (const link of linkNames) {
      const [before, after] = [old.links[link], next.links[link]];
      if (before === undefined || after === undefined) continue;
      if (isSameAddress(before.value, after.value, whole)) continue;
      yield {
        message: `"fair:${link}" of ${name} changed from ${before.value} to ${after.value}.`,
        old: statedAt(old, before),
        new: statedAt(next, after),
        params: { keyword: `fair:${link}` },
      };
    }
  }
}
