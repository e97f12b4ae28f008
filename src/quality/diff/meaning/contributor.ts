import { allOfWords, quote } from '../../../base/json.js';
import type { Agent, Contribution, Fact } from '../../../schema/description/index.js';
import { roleMeaning } from '../../../schema/vocabulary/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, plain, sharesWords, statedAt } from '../compare.js';
import { ofDataset } from './example.js';

const by = (...names: readonly string[]) => ({
  'fair:contributors': names.map((name) => ({ name, type: 'Organization', role: 'Producer' })),
});
const ROR = 'https://ror.org/02y3ad647';
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
          old: statedAt(old, each),
        };
      for (const meaning of ['creator', 'publisher'] as const) {
        const last = old.contributions.findLast(({ role }) => roleMeaning(role) === meaning);
        if (last === undefined || next.contributions.some(({ role }) => roleMeaning(role) === meaning))
          continue;
        yield {
          message: `${capital(name)} no longer has a ${meaning}: ${called(last)} was the last one.`,
          old: statedAt(old, last),
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
          new: statedAt(next, each),
        };
  },
});

export const contributorChanged = defineClass({
  id: 'contributor/changed',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The name, role, dates, type or identifier of a contributor changed.',
  why: 'The data are the same, and the contributor is still named.',
  examples: {
    changed: [
      ofDataset(one({ role: 'Producer' }), one({ role: 'Publisher' })),
      ofDataset(one({}), one({ entityRef: ROR })),
      ofDataset(one({ entityRef: ROR }), one({ entityRef: ROR, name: 'Bureau' })),
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
        const places = { old: statedAt(old, before[0]), new: statedAt(next, after[0]) };
        const who = `${called(before[0]!)}, a contributor to ${name},`;
        if (isCalledOtherwise(before, after))
          yield { message: `${who} is called ${called(after[0]!)} now.`, ...places };
        const isOneOfMany = before.length > 1 || after.length > 1;
        for (const [aspect, of] of Object.entries(ASPECTS)) {
          const message = difference(aspect, who, of(before, isOneOfMany), of(after, isOneOfMany));
          if (message) yield { message, ...places };
        }
      }
    }
  },
});

function isCalledOtherwise(old: readonly Contribution[], next: readonly Contribution[]): boolean {
  const [before, after] = [old, next].map((all) => all.flatMap(({ agent }) => agent.names));
  return before!.length > 0 && after!.length > 0 && !sharesWords(before!, after!);
}

/** What is stated about a contributor beside the name. */
const ASPECTS: {
  readonly [words: string]: (all: readonly Contribution[], isOneOfMany: boolean) => readonly string[];
} = {
  role: (all) => all.flatMap(({ role }) => (role === '' ? [] : [role])),
  'start date': (all, isOneOfMany) => datesOf(all, ({ start }) => start, isOneOfMany),
  'end date': (all, isOneOfMany) => datesOf(all, ({ end }) => end, isOneOfMany),
  type: (all) => all.flatMap(({ agent }) => (agent.type === 'Other' ? [] : [agent.type])),
  identifier: (all) => all.flatMap(({ agent }) => agent.refs.map(({ value }) => value)),
};

/** Dates, with the role if the contributor has several. */
function datesOf(
  all: readonly Contribution[],
  of: (contribution: Contribution) => Fact | undefined,
  isOneOfMany: boolean,
): readonly string[] {
  return all.flatMap((each) => {
    const date = of(each)?.value;
    if (date === undefined) return [];
    return [isOneOfMany && each.role !== '' ? `${date} (${each.role})` : date];
  });
}

/** What came and went, in a sentence. */
function difference(
  aspect: string,
  who: string,
  old: readonly string[],
  next: readonly string[],
): string | undefined {
  const [before, after] = [new Set(old), new Set(next)];
  const was = allOfWords([...before].filter((each) => !after.has(each)));
  const is = allOfWords([...after].filter((each) => !before.has(each)));
  if (was && is) return `The ${aspect} of ${who} changed from ${was} to ${is}.`;
  if (is)
    return before.size > 0
      ? `${who} has a further ${aspect}: ${is}.`
      : `The ${aspect} of ${who} is stated now: ${is}.`;
  if (was)
    return after.size > 0
      ? `${who} no longer has the ${aspect} ${was}.`
      : `The ${aspect} of ${who} is no longer stated: it was ${was}.`;
  return undefined;
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
