import type { Term } from '../../description/index.js';
import type { License } from '../../vocabulary/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, type Lists, termChange, termInWords } from '../compare.js';
import { ofDataset } from './example.js';
import { type Duty, type Permission, termsOf } from './license-terms.js';

const under = (license: string) => ({ 'fair:license': license });

export const licenseTightened = defineClass({
  id: 'license/tightened',
  severity: 'breaking',
  bump: 'major',
  summary: 'The licence permits less or requires more, or is no longer stated.',
  why: 'Use that was lawful may no longer be.',
  examples: {
    changed: [
      ofDataset(under('CC0-1.0'), under('CC-BY-4.0')),
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-SA-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-4.0'), {}),
    ],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC0-1.0')),
      ofDataset(under('CC-BY-4.0'), { 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' }),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { sentence, places, after, terms } of changesIn(comparison))
      if (after === undefined) yield { message: sentence, ...places };
      else if (terms && isTightened(terms))
        yield {
          message: `${sentence}${listed(' It no longer permits', terms.lost)}${listed(' It now requires', terms.added)}`,
          ...places,
          params: { lost: [...terms.lost], added: [...terms.added] },
        };
  },
});

export const licenseLoosened = defineClass({
  id: 'license/loosened',
  severity: 'safe',
  bump: 'minor',
  summary: 'The licence permits more or requires less, or is stated for the first time.',
  why: 'Use that was lawful still is.',
  examples: {
    changed: [ofDataset(under('CC-BY-NC-4.0'), under('CC-BY-4.0')), ofDataset({}, under('CC-BY-4.0'))],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-SA-4.0'), under('CC-BY-NC-4.0')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { sentence, places, before, terms } of changesIn(comparison))
      if (before === undefined) yield { message: sentence, ...places };
      else if (terms && !isTightened(terms) && !isSame(terms))
        yield {
          message: `${sentence}${listed(' It now permits', terms.gained)}${listed(' It no longer requires', terms.dropped)}`,
          ...places,
          params: { gained: [...terms.gained], dropped: [...terms.dropped] },
        };
  },
});

export const licenseChanged = defineClass({
  id: 'license/changed',
  severity: 'risky',
  bump: 'minor',
  summary: 'The licence is another one, and is neither stricter nor looser as far as is known.',
  why: 'A person must read both licences.',
  examples: {
    changed: [
      ofDataset(under('Terms of the office'), under('CC-BY-4.0')),
      ofDataset(under('CC-BY-3.0'), under('CC-BY-4.0')),
    ],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-4.0'), under('Creative Commons Attribution 4.0')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { sentence, places, before, after, terms } of changesIn(comparison))
      if (before !== undefined && after !== undefined && (terms === undefined || isSame(terms)))
        yield {
          message: terms
            ? `${sentence} As far as is known, both permit and require the same.`
            : `${sentence} Check whether it permits the same.`,
          ...places,
        };
  },
});

/** How the terms of a licence differ from those of another. */
interface TermsChange {
  readonly lost: readonly Permission[];
  readonly gained: readonly Permission[];
  readonly added: readonly Duty[];
  readonly dropped: readonly Duty[];
}

interface LicenseChange {
  readonly sentence: string;
  readonly places: { readonly old: string; readonly new: string };
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** None if the terms of one of the licences are not known. */
  readonly terms?: TermsChange | undefined;
}

function* changesIn(comparison: Comparison): Generator<LicenseChange> {
  for (const { old, new: next, name } of comparison.subjects) {
    const [one, other] = [old.terms.license, next.terms.license];
    const change = termChange(one, other);
    if (change === 'none') continue;
    const places = { old: statedAt(one) ?? old.pointer, new: statedAt(other) ?? next.pointer };
    const [was, is] = [licenseOf(one, comparison), licenseOf(other, comparison)];
    if (was && was.id === is?.id) continue;
    const before = change === 'added' ? undefined : (was?.id ?? termInWords(one));
    const after = change === 'removed' ? undefined : (is?.id ?? termInWords(other));
    const what = `The licence of ${name}`;
    if (before === undefined) yield { sentence: `${what} is stated now: ${after}.`, places, before, after };
    else if (after === undefined)
      yield { sentence: `${what} is no longer stated: it was ${before}.`, places, before, after };
    else
      yield {
        sentence: `${what} changed from ${before} to ${after}.`,
        places,
        before,
        after,
        terms: was && is && termsChange(was.id, is.id),
      };
  }
}

/** The place of a term. */
function statedAt(term: Term | undefined): string | undefined {
  return term && (term.refs[0] ?? term.words[0])?.pointer;
}

function termsChange(old: string, next: string): TermsChange | undefined {
  const [was, is] = [termsOf(old), termsOf(next)];
  if (!was || !is) return undefined;
  return {
    lost: without(was.permissions, is.permissions),
    gained: without(is.permissions, was.permissions),
    added: without(is.duties, was.duties),
    dropped: without(was.duties, is.duties),
  };
}

function without<T>(all: readonly T[], others: readonly T[]): readonly T[] {
  return all.filter((each) => !others.includes(each));
}

function isTightened({ lost, added }: TermsChange): boolean {
  return lost.length + added.length > 0;
}

function isSame(terms: TermsChange): boolean {
  return Object.values(terms).every((all) => all.length === 0);
}

function listed(words: string, all: readonly string[]): string {
  return all.length === 0 ? '' : `${words}: ${all.join(', ')}.`;
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
