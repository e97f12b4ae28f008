import type { Term } from '../../description/index.js';
import type { License } from '../../vocabulary/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, type Lists, termChange, termInWords } from '../compare.js';
import { ofDataset } from './example.js';
import { type Restriction, restrictionsOf } from './license-terms.js';

const under = (license: string) => ({ 'fair:license': license });

export const licenseTightened = defineClass({
  id: 'license/tightened',
  severity: 'breaking',
  bump: 'major',
  summary: 'The licence allows less, or asks for more.',
  why: 'Use that was allowed no longer is.',
  examples: {
    changed: [
      ofDataset(under('CC0-1.0'), under('CC-BY-4.0')),
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-4.0'), {}),
    ],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC0-1.0')),
      ofDataset(under('CC-BY-4.0'), { 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' }),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, before, after, gone, come, name } of changesIn(comparison)) {
      const places = { old, new: next };
      if (after === undefined)
        yield { message: `The licence of ${name} is no longer stated: it was ${before}.`, ...places };
      else if (come?.length)
        yield {
          message: `The licence of ${name} changed from ${before} to ${after}, with new restrictions: ${come.join(', ')}.`,
          ...places,
          params: { added: [...come], removed: [...(gone ?? [])] },
        };
    }
  },
});

export const licenseLoosened = defineClass({
  id: 'license/loosened',
  severity: 'safe',
  bump: 'minor',
  summary: 'The licence allows more, or asks for less, or is stated for the first time.',
  why: 'What was allowed still is.',
  examples: {
    changed: [ofDataset(under('CC-BY-NC-4.0'), under('CC-BY-4.0')), ofDataset({}, under('CC-BY-4.0'))],
    unchanged: [ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0'))],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, before, after, gone, come, name } of changesIn(comparison)) {
      const places = { old, new: next };
      if (before === undefined)
        yield { message: `The licence of ${name} is stated now: ${after}.`, ...places };
      else if (come?.length === 0 && gone?.length)
        yield {
          message: `The licence of ${name} changed from ${before} to ${after}, without these restrictions: ${gone.join(', ')}.`,
          ...places,
        };
    }
  },
});

export const licenseChanged = defineClass({
  id: 'license/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'The licence is another, and whether its terms are stricter or looser is unknown.',
  why: 'A person must read both.',
  examples: {
    changed: [ofDataset(under('Terms of the office'), under('CC-BY-4.0'))],
    unchanged: [ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0'))],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, before, after, gone, come, name } of changesIn(comparison)) {
      if (before === undefined || after === undefined || come?.length || gone?.length) continue;
      yield { message: `The licence of ${name} changed from ${before} to ${after}.`, old, new: next };
    }
  },
});

interface LicenseChange {
  readonly name: string;
  readonly old: string;
  readonly new: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The restrictions that are gone and that are new, if those of both licences are known. */
  readonly gone?: readonly Restriction[];
  readonly come?: readonly Restriction[];
}

function* changesIn(comparison: Comparison): Generator<LicenseChange> {
  for (const { old, new: next, name } of comparison.subjects) {
    const [one, other] = [old.terms.license, next.terms.license];
    const change = termChange(one, other);
    if (change === 'none') continue;
    const places = { name, old: old.pointer, new: next.pointer };
    const [before, after] = [licenseOf(one, comparison), licenseOf(other, comparison)];
    if (change !== 'changed') {
      yield {
        ...places,
        before: change === 'added' ? undefined : termInWords(one),
        after: change === 'removed' ? undefined : termInWords(other),
      };
    } else if (before === undefined || before.id !== after?.id) {
      const [was, is] = [before && restrictionsOf(before.id), after && restrictionsOf(after.id)];
      yield {
        ...places,
        before: before?.id ?? termInWords(one),
        after: after?.id ?? termInWords(other),
        ...(was && is
          ? {
              gone: was.filter((each) => !is.includes(each)),
              come: is.filter((each) => !was.includes(each)),
            }
          : {}),
      };
    }
  }
}

function licenseOf(term: Term | undefined, { licenses }: Lists): License | undefined {
  for (const { value } of term?.refs ?? []) {
    const found = licenses.byIri(value);
    if (found) return found;
  }
  for (const { value } of term?.words ?? []) {
    const found = licenses.byId(value) ?? licenses.byWords(value);
    if (found) return found;
  }
  return undefined;
}
