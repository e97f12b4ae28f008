import type { Subject, Words } from '../../description/index.js';
import type { Json } from '../../json.js';
import { inLanguage } from '../jsonld.js';
import type { Ledger } from '../ledger.js';

/** The wordings that say something. */
export function said(words: Words): Words {
  return words.filter(({ value }) => value.trim() !== '');
}

/** The wording for a place that takes one string. */
export function oneText(ledger: Ledger, words: Words): string | undefined {
  return ledger.keepOne(said(words));
}

/** The wordings that such a place leaves out; where languages are said, all, so that each text has its language. */
export function otherTexts(ledger: Ledger, words: Words): readonly Json[] {
  const spoken = said(words);
  return spoken.some(({ language }) => language !== undefined)
    ? ledger.keepAll(spoken).map(inLanguage)
    : ledger.keepOthers(spoken).map(inLanguage);
}

/** What a subject is called, in all words that there are for it, as plain strings. */
export function labelsOf(ledger: Ledger, { label, title }: Subject): readonly string[] {
  const texts = ledger.keepAll(said(label)).map(({ text }) => text);
  return [...new Set(notBlank(title?.value) === undefined ? texts : [...texts, title!.value])];
}

/** The description of a subject: one string, and the rest as `dcterms:description`. */
export function descriptionOf(
  ledger: Ledger,
  { richDescription, description }: Pick<Subject, 'richDescription' | 'description'>,
): { readonly text: string | undefined; readonly others: readonly Json[] } {
  const rich = oneText(ledger, richDescription);
  const plain = notBlank(description?.value);
  const others = otherTexts(ledger, richDescription);
  return {
    text: rich ?? plain,
    others: rich === undefined || plain === undefined || plain === rich ? others : [...others, plain],
  };
}

/** A text that says something. */
export function notBlank(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}
