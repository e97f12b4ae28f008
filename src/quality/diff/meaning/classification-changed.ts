import type { Code } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, type Pair, sharesReference, sharesWords } from '../compare.js';
import { ofVariable } from './example.js';
import { labelsOf } from './label.js';
import { changedTerm } from './term-class.js';

const of = (classification: string, ...titles: readonly string[]) => ({
  'fair:classification': classification,
  ...(titles.length > 0 ? { oneOf: titles.map((title, index) => ({ const: index + 1, title })) } : {}),
});

export const classificationChanged = defineClass({
  id: 'classification/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'The codes come from another classification.',
  why: 'The same code may mean something else in another list. It is breaking if codes stay, and neither their labels nor their concepts show that they mean the same.',
  examples: {
    changed: [
      ofVariable(of('NACE Rev. 2'), of('NACE Rev. 2.1')),
      ofVariable(of('ISCO-88', 'Managers'), of('ISCO-08', 'Managers')),
      ofVariable(
        { ...of('ISCO-88'), oneOf: [{ const: 1 }, { const: 2 }] },
        { ...of('ISCO-08'), oneOf: [{ const: 1 }, { const: 2 }] },
      ),
    ],
    unchanged: [
      ofVariable(of('ISCO-08'), of('isco 08')),
      ofVariable(of('ISCO-08', 'Managers'), of('ISCO-08', 'Leaders')),
    ],
  },
  *find({ codes: lists }: Comparison): Generator<Found> {
    for (const { variable, pairs } of lists) {
      const found = changedTerm(variable, 'classification', 'the classification');
      if (found === undefined) continue;
      const stay = found.severity === undefined ? pairs.filter((pair) => !meansTheSame(pair)) : [];
      if (stay.length === 0) yield found;
      else
        yield {
          ...found,
          message: `${found.message} Codes that stay may mean something else: ${listed(stay)}.`,
          severity: 'breaking',
          bump: 'major',
        };
    }
  },
});

function meansTheSame({ old, new: next }: Pair<Code>): boolean {
  return sharesReference(old.terms.concept, next.terms.concept) || sharesWords(labelsOf(old), labelsOf(next));
}

const SHOWN = 5;

function listed(codes: readonly Pair<Code>[]): string {
  const values = codes.slice(0, SHOWN).map(({ old }) => JSON.stringify(old.value));
  return [...values, ...(codes.length > SHOWN ? [`${codes.length - SHOWN} more`] : [])].join(', ');
}
