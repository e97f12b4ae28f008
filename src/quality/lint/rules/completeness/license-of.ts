import type { Fact, Term } from '../../../../schema/description/index.js';
import type { License } from '../../../../schema/vocabulary/index.js';
import type { DatasetSubject, LintContext } from '../../rule.js';

/** The licence of a dataset, if it says something and is in this document. */
export function licenseOf({ subject }: DatasetSubject, { document: { uri } }: LintContext): Term | undefined {
  const { words = [], refs = [] } = subject.terms.license ?? {};
  const here = (fact: Fact) => fact.uri === uri && fact.value.trim() !== '';
  const term = { words: words.filter(here), refs: refs.filter(here) };
  // If a half is in another document, it is not checked here, and the other half cannot be checked without it.
  const isWhole = words.length + refs.length === term.words.length + term.refs.length;
  return isWhole && term.words.length + term.refs.length > 0 ? term : undefined;
}

/** Whether there is such a licence. */
export function hasLicense(dataset: DatasetSubject, context: LintContext): boolean {
  return licenseOf(dataset, context) !== undefined;
}

const STEPS_A_SEARCH = 40;

/** The licence that a text or an address means. */
export function licenseMeant(text: string, context: LintContext): License | undefined {
  const { licenses } = context.lists;
  context.budget.spend(STEPS_A_SEARCH + (text.length >> 3));
  const words = text.trim();
  return licenses.byId(words) ?? licenses.byIri(words) ?? licenses.byWords(words);
}

/** The pointer of the keyword that states a fact: that of the value, or of the object of languages around it. */
export function keywordPointer({ pointer, language }: Fact & { readonly language?: string }): string {
  return language === undefined ? pointer : pointer.slice(0, pointer.lastIndexOf('/'));
}
