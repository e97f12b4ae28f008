import type { Code } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, type Pair, statedAt } from '../compare.js';
import { ofCodes } from './example.js';
import { labelsOf, movedLabels } from './label.js';
import { changedTerm, inWords } from './term-class.js';

const labelled = (...titles: readonly string[]) =>
  titles.map((title, index) => ({ const: index + 1, title }));

export const codeMeaning = defineClass({
  id: 'code/meaning',
  severity: 'breaking',
  bump: 'major',
  summary: 'A code stays, and refers to another concept, or has the label that another code had.',
  why: 'Old and new rows have the same code for different things.',
  examples: {
    changed: [
      ofCodes(
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/female' }],
        [{ const: 'F', 'fair:conceptRef': 'https://example.org/father' }],
      ),
      ofCodes([{ const: 1, 'fair:concept': 'Town' }], [{ const: 1, 'fair:concept': 'Municipality' }]),
      ofCodes(labelled('Male', 'Female'), labelled('Female', 'Male')),
      ofCodes(labelled('Car', 'Bus', 'Train'), labelled('Car', 'Train')),
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
      ofCodes(labelled('Car', 'Bus'), labelled('Bus', 'Bus')),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const list of codes) {
      for (const pair of list.pairs) {
        const found = changedTerm(pair, 'concept', 'the concept');
        if (found) yield found;
      }
      yield* labelChanges(list);
    }
  },
});

function* labelChanges(list: Comparison['codes'][number]): Generator<Found> {
  const moved = movedLabels(list);
  const byOld = new Map([...moved.keys()].map((pair) => [pair.old, pair]));
  const told = new Set<Pair<Code>>();
  for (const [pair, source] of moved) {
    if (told.has(pair)) continue;
    const [label] = labelsOf(pair.new);
    const places = {
      old: statedAt(pair.old, labelsOf(pair.old)[0]),
      new: statedAt(pair.new, label),
    };
    const [value, other] = [pair.old, source].map((code) => JSON.stringify(code.value));
    const partner = byOld.get(source);
    if (partner && moved.get(partner) === pair.old) {
      told.add(partner);
      yield {
        message: `The labels of the codes ${value} and ${other} of ${list.variable.name} were exchanged: ${value} is ${inWords(label)} now, and ${other} is ${inWords(labelsOf(partner.new)[0])}.`,
        ...places,
        params: { codes: [pair.old.value, source.value] },
      };
    } else
      yield {
        message: `${capital(pair.name)} now has the label that the code ${other} had: ${inWords(label)}.`,
        ...places,
        params: { codes: [pair.old.value, source.value] },
      };
  }
}
