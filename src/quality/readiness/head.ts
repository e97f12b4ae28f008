import type { Description, Fact, Words } from '../../schema/description/index.js';
import { hasSubstance, isForExamples, type TextKind } from '../lint/index.js';
import { isNamed } from './criteria.js';

/**
 * What a description says of the dataset as a whole, without texts that say nothing. That decides whether an export conforms to
 * its standard: variables add to a document, but no standard requires them.
 */
export function headOf(description: Description): Description {
  const { label, title, richDescription, description: plain, terms, contributions, datasets } = description;
  const { license, ...others } = terms;
  const head: { -readonly [M in keyof Description]: Description[M] } = {
    ...description,
    label: withSubstance(label, 'title'),
    richDescription: withSubstance(richDescription, 'description'),
    terms: others,
    contributions: contributions.filter(isNamed),
    datasets: datasets.map((table) => ({ ...table, variables: [], contributions: [] })),
    leaves: [],
  };
  if (!says(title, 'title')) delete head.title;
  if (!says(plain, 'description')) delete head.description;
  const words = withSubstance(license?.words ?? [], 'label');
  const refs = (license?.refs ?? []).filter(({ value }) => !isForExamples(value));
  if (words.length + refs.length > 0) head.terms = { ...others, license: { words, refs } };
  return head;
}

function withSubstance(words: Words, kind: TextKind): Words {
  return words.filter((each) => says(each, kind));
}

function says(fact: Fact | undefined, kind: TextKind): boolean {
  return hasSubstance(fact?.value, kind);
}
