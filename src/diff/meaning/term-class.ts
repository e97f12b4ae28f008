import type { TermName } from '../../description/index.js';
import type { ChangeClass, Found } from '../change.js';
import { type Comparison, capital, type TermChange, termChange, termInWords } from '../compare.js';
import type { Bump, ChangeSeverity } from '../list/index.js';

/** A class that is about some terms, and changes of them of one kind. */
export interface TermClass extends Omit<ChangeClass, 'find'> {
  readonly terms: { readonly [name in TermName]?: string };
  readonly on: TermChange;
  readonly severity: ChangeSeverity;
  readonly bump: Bump;
}

/** A class that finds a term that was added, removed or changed. */
export function termClass({ terms, on, ...rest }: TermClass): ChangeClass {
  return { ...rest, find: (comparison) => find(comparison, terms, on) };
}

function* find({ subjects }: Comparison, terms: TermClass['terms'], on: TermChange): Generator<Found> {
  for (const { old, new: next, name } of subjects)
    for (const [term, words] of Object.entries(terms) as [TermName, string][]) {
      const [before, after] = [old.terms[term], next.terms[term]];
      if (termChange(before, after) !== on) continue;
      yield {
        message: sentence(on, `${words} of ${name}`, termInWords(before), termInWords(after)),
        old: old.pointer,
        new: next.pointer,
        params: { keyword: `fair:${term}` },
      };
    }
}

function sentence(on: TermChange, what: string, old: string, next: string): string {
  const start = capital(what);
  if (on === 'added') return `${start} is stated now: ${next}.`;
  return on === 'removed'
    ? `${start} is no longer stated: it was ${old}.`
    : `${start} changed from ${old} to ${next}.`;
}
