import type { Contribution } from '../../description/index.js';
import { quote } from '../../json.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, plain } from '../compare.js';
import { ofDataset } from './example.js';

const by = (...names: readonly string[]) => ({
  'fair:contributors': names.map((name) => ({ name, type: 'Organization', role: 'Producer' })),
});

export const contributorRemoved = defineClass({
  id: 'contributor/removed',
  severity: 'risky',
  bump: 'minor',
  summary: 'A contributor is no longer named.',
  why: 'Credit is a duty under licences such as CC BY.',
  examples: {
    changed: [ofDataset(by('Office', 'Institute'), by('Office'))],
    unchanged: [ofDataset(by('Office', 'Institute'), by('Institute', 'Office'))],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const each of without(old.contributions, next.contributions))
        yield {
          message: `${called(each)} no longer contributes to ${name}.`,
          old: each.pointer,
          new: next.pointer,
        };
  },
});

export const contributorAdded = defineClass({
  id: 'contributor/added',
  severity: 'editorial',
  bump: 'patch',
  summary: 'A contributor is new.',
  why: 'The data are the same.',
  examples: {
    changed: [ofDataset(by('Office'), by('Office', 'Institute'))],
    unchanged: [ofDataset(by('Office'), by('Office'))],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const each of without(next.contributions, old.contributions))
        yield { message: `${called(each)} contributes to ${name}.`, old: old.pointer, new: each.pointer };
  },
});

/** The contributions of agents that others do not have: agents are the same by reference, or by name. */
function without(all: readonly Contribution[], others: readonly Contribution[]): readonly Contribution[] {
  return all.filter(({ agent }) => !others.some((other) => isSame(agent, other.agent)));
}

function isSame(one: Contribution['agent'], other: Contribution['agent']): boolean {
  const refs = one.refs.map(({ value }) => value);
  const names = one.names.map(({ value }) => plain(value));
  return (
    other.refs.some(({ value }) => refs.includes(value)) ||
    other.names.some(({ value }) => names.includes(plain(value)))
  );
}

function called({ agent }: Contribution): string {
  return quote((agent.names[0] ?? agent.refs[0])?.value ?? '');
}
