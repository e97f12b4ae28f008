import type { Term } from '../../../schema/description/index.js';
import type { License } from '../../../schema/vocabulary/index.js';
import { defineClass, type Found, type Places } from '../change.js';
import { type Comparison, type Lists, statedAt, tellingFacts, termChange } from '../compare.js';
import { ofDataset } from './example.js';
import { type Duty, familyOf, isAboutAdaptations, type Permission, termsOf } from './license-terms.js';
import { inWords, type Known, knownBy, rewordedSentence } from './term-class.js';

const under = (license: string) => ({ 'fair:license': license });
const referred = (license: string) => ({
  ...under(license),
  'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
});

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
      else if (terms && isTightened(terms)) yield { ...described(sentence, terms), ...places };
  },
});

export const licenseLoosened = defineClass({
  id: 'license/loosened',
  severity: 'safe',
  bump: 'minor',
  summary: 'The licence permits more or requires less, or is stated for the first time.',
  why: 'Use that was lawful still is.',
  examples: {
    changed: [
      ofDataset(under('CC-BY-NC-4.0'), under('CC-BY-4.0')),
      ofDataset(under('CC-BY-NC-ND-4.0'), under('CC-BY-SA-4.0')),
      ofDataset({}, under('CC-BY-4.0')),
    ],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-SA-4.0'), under('CC-BY-NC-4.0')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { sentence, places, before, terms } of changesIn(comparison))
      if (before === undefined) yield { message: sentence, ...places };
      else if (terms && !isTightened(terms) && !isSame(terms))
        yield { ...described(sentence, terms), ...places };
  },
});

export const licenseChanged = defineClass({
  id: 'license/changed',
  severity: 'risky',
  bump: 'minor',
  summary:
    'The licence is another one, and is neither stricter nor looser as far as is known, or its words and its reference contradict each other.',
  why: 'A person must read both licences.',
  examples: {
    changed: [
      ofDataset(under('Terms of the office'), under('CC-BY-4.0')),
      ofDataset(under('CC-BY-3.0'), under('CC-BY-4.0')),
      ofDataset(referred('CC-BY-4.0'), referred('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-NC-4.0'), referred('CC-BY-NC-4.0')),
    ],
    unchanged: [
      ofDataset(under('CC-BY-4.0'), under('CC-BY-NC-4.0')),
      ofDataset(under('CC-BY-4.0'), under('Creative Commons Attribution 4.0')),
      ofDataset(referred('CC-BY-4.0'), referred('Creative Commons Attribution 4.0')),
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
  /** What is required from those who share adaptations, which they could not before. */
  readonly conditions: readonly Duty[];
}

const SENTENCES: { readonly [name in keyof TermsChange]: string } = {
  lost: 'It no longer permits',
  added: 'It now requires',
  gained: 'It now permits',
  dropped: 'It no longer requires',
  conditions: 'It requires from those who share adaptations',
};

/** A change with all that is gained and lost. */
function described(sentence: string, terms: TermsChange): Found {
  const all = (Object.keys(SENTENCES) as (keyof TermsChange)[]).filter((name) => terms[name].length > 0);
  return {
    message: [sentence, ...all.map((name) => `${SENTENCES[name]}: ${terms[name].join(', ')}.`)].join(' '),
    params: Object.fromEntries(all.map((name) => [name, [...terms[name]]])),
  };
}

interface LicenseChange {
  readonly sentence: string;
  readonly places: Places;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** None if the terms of one of the licences are not known. */
  readonly terms?: TermsChange | undefined;
}

function* changesIn(comparison: Comparison): Generator<LicenseChange> {
  for (const { old, new: next, name } of comparison.subjects) {
    const [one, other] = [old.terms.license, next.terms.license];
    const change = termChange(one, other);
    const [said, says] = tellingFacts(one, other);
    const places = {
      old: change === 'added' ? undefined : statedAt(old, said),
      new: change === 'removed' ? undefined : statedAt(next, says),
    };
    const [known, knows] = [licenseOf(one, comparison), licenseOf(other, comparison)];
    const [was, is] = [known, knows].map((each) => each.byReference ?? each.byWords);
    const what = `The licence of ${name}`;
    if (change === 'none' || (is && was?.id === is.id)) {
      const isUnknown = change === 'reworded' && knows.byWords === undefined;
      if (isUnknown || (isContradictory(other, comparison) && !isContradictory(one, comparison)))
        yield {
          sentence: rewordedSentence(what, one, other),
          places,
          before: inWords(said),
          after: inWords(says),
        };
      continue;
    }
    const before = change === 'added' ? undefined : (was?.id ?? inWords(said));
    const after = change === 'removed' ? undefined : (is?.id ?? inWords(says));
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

function termsChange(old: string, next: string): TermsChange | undefined {
  const [was, is] = [termsOf(old), termsOf(next)];
  if (!was || !is) return undefined;
  const gained = without(is.permissions, was.permissions);
  const lost = without(was.permissions, is.permissions);
  const added = without(is.duties, was.duties);
  const dropped = without(was.duties, is.duties);
  // Duties of those who share adaptations take nothing away where nobody could share any, and give nothing where nobody can.
  const conditions = gained.includes('sharing of adaptations') ? added.filter(isAboutAdaptations) : [];
  return {
    lost,
    gained,
    added: without(added, conditions),
    dropped: is.permissions.includes('sharing of adaptations')
      ? dropped
      : dropped.filter((duty) => !isAboutAdaptations(duty)),
    conditions,
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

function licenseOf(term: Term | undefined, { licenses }: Lists): Known<License> {
  return knownBy(term, licenses.byIri, (words) => licenses.byId(words) ?? licenses.byWords(words));
}

/** Whether words and references mean different licences. Words without a version may mean any of the versions. */
function isContradictory(term: Term | undefined, lists: Lists): boolean {
  const { byReference, byWords } = licenseOf(term, lists);
  if (byReference === undefined || byWords === undefined) return false;
  const isGuess = term?.words.some(({ value }) => lists.licenses.isGuess(value));
  return isGuess ? familyOf(byReference.id) !== familyOf(byWords.id) : byReference.id !== byWords.id;
}
