import type { Subject, TermName } from '../../description/index.js';
import type { ChangeClass, Found } from '../change.js';
import { type Comparison, capital, type Pair, termChange, termInWords } from '../compare.js';

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

/** A term that changed. If one version has only words and the other only a reference, a person must compare them. */
export function changedTerm(
  { old, new: next, name }: Pair<Subject>,
  term: TermName,
  words: string,
): Found | undefined {
  const change = termChange(old.terms[term], next.terms[term]);
  if (change !== 'changed' && change !== 'unclear') return undefined;
  const [before, after] = [termInWords(old.terms[term]), termInWords(next.terms[term])];
  const sentence = `${capital(words)} of ${name} changed from ${before} to ${after}`;
  return {
    message: change === 'changed' ? `${sentence}.` : `${sentence}. Check whether both mean the same.`,
    old: old.pointer,
    new: next.pointer,
    params: { keyword: `fair:${term}` },
    ...(change === 'unclear' ? { severity: 'risky', bump: 'minor' } : {}),
  };
}
