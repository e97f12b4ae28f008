import type { Subject, Words } from '../../description/index.js';
import type { Json } from '../../json.js';
import { isBlank, notBlank, said } from '../blanks.js';
import { inLanguage, unique } from '../jsonld.js';
import type { Ledger } from '../ledger.js';

/** The wordings that a place for one string leaves out; if languages are stated, all of them, so that each text has its language. */
export function otherTexts(ledger: Ledger, words: Words): readonly Json[] {
  if (words.length === 0) return NONE;
  return hasLanguages(said(words))
    ? ledger.keepAll(words).map(inLanguage)
    : ledger.keepOthers(words).map(inLanguage);
}

/** Whether a text is given with its language. */
export function hasLanguages(words: Words): boolean {
  return words.some(({ language }) => language !== undefined);
}

/** What a subject is called, in all words that there are for it, as plain strings. */
export function labelsOf(ledger: Ledger, { label, title }: Subject): readonly string[] {
  const texts: string[] = [];
  for (const each of label) if (!isBlank(each.value)) texts.push(ledger.keep(each));
  const plain = notBlank(title?.value);
  if (plain !== undefined) texts.push(plain);
  return unique(texts);
}

/** The description of a subject: one string, and the rest as `dcterms:description`. */
export function descriptionOf(
  ledger: Ledger,
  { richDescription, description }: Pick<Subject, 'richDescription' | 'description'>,
): DescriptionTexts {
  const plain = notBlank(description?.value);
  if (richDescription.length === 0) return plain === undefined ? UNDESCRIBED : { text: plain, others: NONE };
  const rich = ledger.keepOne(richDescription);
  const others = otherTexts(ledger, richDescription);
  return {
    text: rich ?? plain,
    others: rich === undefined || plain === undefined || plain === rich ? others : [...others, plain],
  };
}

interface DescriptionTexts {
  readonly text: string | undefined;
  readonly others: readonly Json[];
}

const NONE: readonly never[] = [];
const UNDESCRIBED: DescriptionTexts = { text: undefined, others: NONE };
