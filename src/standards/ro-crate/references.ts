import type { Fact, Term, Words } from '../../description/index.js';
import {
  type ControlledList,
  type ListName,
  lists,
  PUBLISHED_DOCS_URL,
  readTerm,
} from '../../vocabulary/index.js';
import { isBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';

// What no URI may hold; local pointers may.
const FORBIDDEN = /[\s<>"{}|\\^`]/;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'g');

/** An IRI as an `@id`. */
function address(iri: string): string {
  return FORBIDDEN.test(iri) ? iri.replace(ALL_FORBIDDEN, (character) => encodeURIComponent(character)) : iri;
}

/** Whether an IRI is one that browsers open. */
export function isWebAddress(iri: string): boolean {
  return /^https?:\/\//i.test(iri);
}

/** What an IRI calls the thing: its last part, else all of it. */
export function nameInAddress(iri: string): string {
  const end = iri.slice(lastDelimiter(iri) + 1);
  const last = isBlank(end) ? iri.split(DELIMITER).findLast((part) => !isBlank(part)) : end;
  if (last === undefined) return iri;
  if (!last.includes('%')) return last.trim();
  try {
    return decodeURIComponent(last).trim() || iri;
  } catch {
    return last;
  }
}

const DELIMITER = /[/#:?=&]/;

function lastDelimiter(iri: string): number {
  let at = iri.length - 1;
  while (at >= 0 && !DELIMITERS.has(iri.charCodeAt(at))) at--;
  return at;
}

const DELIMITERS: ReadonlySet<number> = new Set([...'/#:?=&'].map((each) => each.charCodeAt(0)));

/** The entity that an IRI identifies. */
export function entityAt({ graph }: Context, iri: string, type?: string): Entity {
  const id = address(iri);
  const entity = graph.entity(id, type);
  return id === iri ? entity : entity.add('identifier', iri);
}

/** The entities that references identify; a single one gets the words beside it as its name. */
export function referred(
  context: Context,
  refs: readonly Fact[],
  type: string,
  words: Words,
): readonly Entity[] {
  const name = refs.length === 1 ? context.wordings.main(words) : undefined;
  return refs.map((fact) => {
    const entity = entityAt(context, context.ledger.keep(fact), type);
    return describeTerm(context, name === undefined ? entity : entity.hint('name', name), fact.value);
  });
}

/** Something named in words, by reference or both: the words name the entity, which is ours if there is no reference. */
export function named(context: Context, term: Term, type: string, kind: string): readonly Entity[] {
  const found = referred(context, term.refs, type, []);
  const names = context.wordings.names(term.words);
  if (names.length === 0) return found;
  const own =
    found[0] ?? context.graph.entity(`#${kind}-${idPart(context.wordings.main(term.words) ?? '')}`, type);
  own.callAll(names);
  return found.length > 0 ? found : [own];
}

/** The term of a controlled list that words or an IRI mean, as an entity. */
export function listed(context: Context, list: ListName, words: string): Entity | undefined {
  const term = readTerm(list, words);
  if (term === undefined) return undefined;
  const iri = `${PUBLISHED_DOCS_URL}/cv/${list}#${term}`;
  return describeTerm(context, entityAt(context, iri, 'DefinedTerm'), iri);
}

/** Completes the description of an entity that a controlled list defines, and names any other by its address. */
function describeTerm(context: Context, entity: Entity, iri: string): Entity {
  if (!iri.startsWith(CONTROLLED)) return entity.hint('name', nameInAddress(iri));
  const [, list, name] = /^(.*)#(.*)$/.exec(iri.slice(CONTROLLED.length)) ?? [];
  const terms: ControlledList | undefined = Object.hasOwn(lists, list ?? '')
    ? lists[list as ListName]
    : undefined;
  const term = terms && Object.hasOwn(terms.terms, name!) ? terms.terms[name!] : undefined;
  if (terms === undefined || term === undefined) return entity.hint('name', nameInAddress(iri));
  const set = context.graph.entity(CONTROLLED + list, 'DefinedTermSet').hint('name', terms.title);
  return entity
    .hint('name', term.label.en)
    .hint('termCode', name!)
    .hint('description', term.description)
    .link('inDefinedTermSet', set);
}

const CONTROLLED = `${PUBLISHED_DOCS_URL}/cv/`;
