import type { Json, JsonObject } from '../../../base/json.js';
import type { Fact, Subject, Term, Words } from '../../../schema/description/index.js';
import { isBlank, notBlank, said } from '../blanks.js';
import { inLanguage, type NodeDraft, node, put, unique } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, looksLikeIri } from './iris.js';

/** The shortest name that the shapes of CDIF take. */
const SHORTEST_NAME = 3;

/** Whether a term is stated. */
export function isSaid(term: Term | undefined): term is Term {
  return term !== undefined && (term.refs.length > 0 || said(term.words).length > 0);
}

/**
 * A term as a `schema:DefinedTerm`. It has no id of its own: what the IRI means is described elsewhere,
 * and other parts of the document may refer to the same IRI as something else.
 */
export function definedTerm(ledger: Ledger, { words, refs }: Term): JsonObject {
  const name = ledger.keepOne(words);
  const all = ledger.keepRefs({ words, refs });
  const draft: NodeDraft = { '@type': ['schema:DefinedTerm'] };
  put(draft, 'schema:name', name);
  put(draft, 'schema:alternateName', otherTexts(ledger, words));
  put(draft, 'schema:identifier', all[0]);
  // A term needs an identifier, a code, or a name of three characters.
  if (all.length === 0 && name && isShort(name)) draft['schema:termCode'] = name;
  put(draft, 'schema:sameAs', all.slice(1).map(iriRef));
  return draft;
}

/** A name as a `schema:DefinedTerm`. */
export function namedTerm(name: string): JsonObject {
  return node({
    '@type': ['schema:DefinedTerm'],
    'schema:name': name,
    'schema:termCode': isShort(name) ? name : undefined,
  });
}

/** A term in the simplest form that has all of it: a reference, a string, or a defined term. */
export function termValue(ledger: Ledger, term: Term): Json {
  const words = said(term.words);
  if (words.length === 0 && term.refs.length === 1) return iriRef(ledger.keep(term.refs[0]!));
  return stringOrTerm(ledger, term);
}

/** The same for places that take no bare reference. */
export function stringOrTerm(ledger: Ledger, term: Term): Json {
  const words = said(term.words);
  const first = words[0];
  const isPlain = term.refs.length === 0 && words.length === 1 && first?.language === undefined;
  return isPlain && first && !looksLikeIri(first.value) ? ledger.keep(first) : definedTerm(ledger, term);
}

/** Words and references as a term. */
export function termOf(words: Words, refs: readonly Fact[]): Term {
  return { words, refs };
}

/** Whether a name is shorter than CDIF takes. */
export function isShort(name: string): boolean {
  return [...name].length < SHORTEST_NAME;
}

/** The wordings that a place for one string leaves out; if languages are stated, all of them, so that each text has its language. */
export function otherTexts(ledger: Ledger, words: Words): readonly Json[] {
  if (words.length === 0) return NONE;
  return hasLanguages(said(words))
    ? ledger.keepAll(words).map(inLanguage)
    : ledger.keepOthers(words).map(inLanguage);
}

/** All wordings: with their languages, or the one plain text. */
export function allTexts(ledger: Ledger, words: Words): readonly Json[] {
  const others = otherTexts(ledger, words);
  const one = ledger.keepOne(words);
  return others.length > 0 || one === undefined ? others : [one];
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
