import { quote } from '../../../base/json.js';
import type { Fact, Subject, Term, TermName } from '../../../schema/description/index.js';
import type { ChangeClass, Found } from '../change.js';
import {
  type Comparison,
  capital,
  type Pair,
  sharesReference,
  statedAt,
  tellingFacts,
  termChange,
} from '../compare.js';

/** A class of terms that changed. */
export interface TermClass extends Omit<ChangeClass, 'find'> {
  readonly terms: { readonly [name in TermName]?: string };
  /** Whose terms; by default those of everything that both versions have. */
  readonly of?: (comparison: Comparison) => readonly Pair<Subject>[];
}

/** A class that finds terms that changed. */
export function termClass({ terms, of = ({ subjects }) => subjects, ...rest }: TermClass): ChangeClass {
  return {
    ...rest,
    *find(comparison) {
      for (const pair of of(comparison))
        for (const [term, words] of Object.entries(terms) as [TermName, string][]) {
          const found = changedTerm(pair, term, words);
          if (found) yield found;
        }
    },
  };
}

/** A term that changed. If it is not clear whether words and references mean the same, a person must compare them. */
export function changedTerm(
  { old, new: next, name }: Pair<Subject>,
  term: TermName,
  words: string,
): Found | undefined {
  const [one, other] = [old.terms[term], next.terms[term]];
  const change = termChange(one, other);
  if (change === 'none' || change === 'added' || change === 'removed') return undefined;
  const [before, after] = tellingFacts(one, other);
  const what = `${capital(words)} of ${name}`;
  const sentence =
    change === 'reworded'
      ? rewordedSentence(what, one, other)
      : `${what} changed from ${inWords(before)} to ${inWords(after)}.`;
  return {
    message: change === 'changed' ? sentence : `${sentence} ${CHECK}`,
    old: statedAt(old, before),
    new: statedAt(next, after),
    params: { keyword: `fair:${term}` },
    ...(change === 'changed' ? {} : UNCLEAR),
  };
}

/** What is to be done if it is not clear whether two terms mean the same. */
export const CHECK = 'Check whether both mean the same.';
export const UNCLEAR = { severity: 'risky', bump: 'minor' } as const;

/** What the words of a term are now, and what its reference is. */
export function rewordedSentence(what: string, old: Term | undefined, next: Term | undefined): string {
  const [before, after] = [old?.words[0], next?.words[0]];
  const instead = before && before.value !== after?.value ? ` instead of ${inWords(before)}` : '';
  const still = sharesReference(old, next) ? 'still ' : '';
  return `${what} is now called ${inWords(after)}${instead}, and its reference is ${still}${next?.refs[0]?.value}.`;
}

/** A term in words for people. */
export function inWords(fact: Fact | undefined): string {
  return quote(fact?.value ?? '');
}

/** What a list has for a term. */
export interface Known<T> {
  readonly byReference: T | undefined;
  readonly byWords: T | undefined;
}

export function knownBy<T>(
  term: Term | undefined,
  byIri: (iri: string) => T | undefined,
  byWords: (words: string) => T | undefined,
): Known<T> {
  const first = (facts: readonly Fact[] = [], find: (value: string) => T | undefined) => {
    for (const { value } of facts) {
      const found = find(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { byReference: first(term?.refs, byIri), byWords: first(term?.words, byWords) };
}
