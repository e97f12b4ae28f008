import type { Fact, Term, Words } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { said } from '../blanks.js';
import { type NodeDraft, node, put } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, looksLikeIri } from './iris.js';
import { otherTexts } from './texts.js';

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
