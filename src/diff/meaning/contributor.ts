import type { Agent, Contribution } from '../../description/index.js';
import { allOfWords, quote } from '../../json.js';
import { roleMeaning } from '../../vocabulary/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, plain } from '../compare.js';
import { ofDataset } from './example.js';

const by = (...names: readonly string[]) => ({
  'fair:contributors': names.map((name) => ({ name, type: 'Organization', role: 'Producer' })),
});
const one = (more: object) => ({ 'fair:contributors': [{ name: 'Office', ...more }] });

export const contributorRemoved = defineClass({
  id: 'contributor/removed',
  severity: 'risky',
  bump: 'minor',
  summary: 'A contributor is no longer named, or no creator or publisher is left.',
  why: 'Licences such as CC BY require credit, and citations need a creator and a publisher.',
  examples: {
    changed: [
      ofDataset(by('Office', 'Institute'), by('Office')),
      ofDataset(one({ role: 'Publisher' }), one({ role: 'Funder' })),
    ],
    unchanged: [
      ofDataset(by('Office', 'Institute'), by('Institute', 'Office')),
      ofDataset(one({ role: 'Producer' }), one({ role: 'Author' })),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      for (const each of without(old.contributions, next.contributions))
        yield {
          message: `${called(each)} is no longer a contributor to ${name}.`,
          old: each.pointer,
          new: next.pointer,
        };
      for (const meaning of ['creator', 'publisher'] as const) {
        const last = old.contributions.findLast(({ role }) => roleMeaning(role) === meaning);
        if (last === undefined || next.contributions.some(({ role }) => roleMeaning(role) === meaning))
          continue;
        yield {
          message: `${capital(name)} no longer has a ${meaning}: ${called(last)} was the last one.`,
          old: last.pointer,
          new: next.pointer,
          params: { role: meaning },
        };
      }
    }
  },
});

export const contributorAdded = defineClass({
  id: 'contributor/added',
  severity: 'editorial',
  bump: 'patch',
  summary: 'A contributor is new.',
  why: 'The data are the same.',
  examples: {
    changed: [ofDataset(by('Office'), by('Office', 'Institute')), ofDataset({}, by('Office'))],
    unchanged: [ofDataset(by('Office'), by('Office')), ofDataset(by('Office'), {})],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const each of without(next.contributions, old.contributions))
        yield {
          message: `${called(each)} is a new contributor to ${name}.`,
          old: old.pointer,
          new: each.pointer,
        };
  },
});

export const contributorChanged = defineClass({
  id: 'contributor/changed',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The role, dates, type or identifier of a contributor changed.',
  why: 'The data are the same, and the contributor is still named.',
  examples: {
    changed: [
      ofDataset(one({ role: 'Producer' }), one({ role: 'Publisher' })),
      ofDataset(one({}), one({ entityRef: 'https://ror.org/02y3ad647' })),
    ],
    unchanged: [
      ofDataset(one({ role: 'Producer' }), one({ role: 'Producer' })),
      ofDataset(one({ role: 'Producer' }), by('Institute')),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const known = grouped(next.contributions, keysOf);
      for (const [agent, before] of grouped(old.contributions, (each) => [each])) {
        const after = [...new Set(keysOf(agent).flatMap((key) => known.get(key) ?? []))];
        if (after.length === 0) continue;
        const differing = Object.entries(ASPECTS).filter(
          ([, of]) => textOf(before, of) !== textOf(after, of),
        );
        if (differing.length === 0) continue;
        const words = allOfWords(differing.map(([aspect]) => aspect));
        yield {
          message: `The ${words} of ${called(before[0]!)}, a contributor to ${name}, changed.`,
          old: before[0]!.pointer,
          new: after[0]!.pointer,
        };
      }
    }
  },
});

/** What is stated about a contributor beside the name. */
const ASPECTS: { readonly [words: string]: (contribution: Contribution) => readonly (string | undefined)[] } =
  {
    role: ({ role }) => [role],
    dates: ({ start, end }) => [start?.value, end?.value],
    type: ({ agent }) => [agent.type],
    identifier: ({ agent }) => agent.refs.map(({ value }) => value),
  };

function textOf(all: readonly Contribution[], of: (typeof ASPECTS)[string]): string {
  return JSON.stringify(all.map((each) => JSON.stringify(of(each).toSorted())).toSorted());
}

/** The contributions of agents that others do not have. */
function without(all: readonly Contribution[], others: readonly Contribution[]): readonly Contribution[] {
  const known = grouped(others, keysOf);
  return all.filter(({ agent }) => {
    const keys = keysOf(agent);
    return keys.length > 0 && !keys.some((key) => known.has(key));
  });
}

function grouped<K>(
  all: readonly Contribution[],
  keys: (agent: Agent) => readonly K[],
): ReadonlyMap<K, readonly Contribution[]> {
  const found = new Map<K, Contribution[]>();
  for (const each of all)
    for (const key of keys(each.agent)) {
      const known = found.get(key);
      if (known) known.push(each);
      else found.set(key, [each]);
    }
  return found;
}

/** The references and names of an agent: by any of them, agents are the same. */
function keysOf({ refs, names }: Agent): readonly string[] {
  const keys = new Set([...refs.map(({ value }) => value), ...names.map(({ value }) => plain(value))]);
  keys.delete('');
  return [...keys];
}

function called({ agent }: Contribution): string {
  return quote((agent.names[0] ?? agent.refs[0])?.value ?? '');
}
