import type { Fact, Term, Words } from '../../../schema/description/index.js';
import {
  type ControlledList,
  type ListName,
  lists,
  PUBLISHED_DOCS_URL,
  readTerm,
} from '../../../schema/vocabulary/index.js';
import { idPart } from '../ids.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';

// What no URI may hold; local pointers may.
const FORBIDDEN = /[\s<>"{}|\\^`]/;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'g');

/** Whether an IRI is one that browsers open. */
export function isWebAddress(iri: string): boolean {
  return /^https?:\/\//i.test(iri);
}

/** The entity that an IRI identifies. */
export function entityAt({ graph }: Context, iri: string, type?: string): Entity {
  if (!FORBIDDEN.test(iri)) return graph.entity(iri, type);
  const id = iri.replace(ALL_FORBIDDEN, (character) => encodeURIComponent(character));
  return graph.entity(id, type).add('identifier', iri);
}

/** Names an entity. Whoever reads it takes all its names for one text, so only the first words count. */
export function nameEntity(context: Context, entity: Entity, words: Words): Entity {
  const { names, ledger, wordings } = context;
  const known = names.get(entity);
  const text = textOf(words);
  if (known !== undefined && known !== text) {
    for (const each of words) ledger.explain(each, `Other words name "${entity.id}" already.`);
    return entity;
  }
  const written = wordings.names(words);
  if (written.length > 0) names.set(entity, text);
  return entity.callAll(written);
}

/** A text that two words share only if they are the same. */
export function textOf(words: readonly Pick<Words[number], 'value' | 'language'>[]): string {
  return JSON.stringify(words.map(({ value, language }) => [value, language]));
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
    const entity = describeTerm(context, entityAt(context, context.ledger.keep(fact), type), fact.value);
    return name === undefined ? entity : entity.hint('name', name);
  });
}

/** Something named in words, by reference or both: the words name the entity, which is ours if there is no reference. */
export function named(context: Context, term: Term, type: string, kind: string): readonly Entity[] {
  const found = referred(context, term.refs, type, []);
  const main = context.wordings.main(term.words);
  if (main === undefined) return found;
  const own = found[0] ?? ownEntity(context, `#${kind}-${idPart(main)}`, type, textOf(term.words));
  nameEntity(context, own, term.words);
  return found.length > 0 ? found : [own];
}

/** An entity of our own for what is named by these words. */
function ownEntity({ graph, names }: Context, id: string, type: string, words: string): Entity {
  const known = graph.entity(id, type);
  return (names.get(known) ?? words) === words ? known : graph.entity(`${id}~${idPart(words)}`, type);
}

/** The term of a controlled list that words or an IRI mean, as an entity. */
export function listed(context: Context, list: ListName, words: string): Entity | undefined {
  const term = readTerm(list, words);
  if (term === undefined) return undefined;
  const iri = `${PUBLISHED_DOCS_URL}/cv/${list}#${term}`;
  return describeTerm(context, entityAt(context, iri, 'DefinedTerm'), iri);
}

const CONTROLLED = `${PUBLISHED_DOCS_URL}/cv/`;

/** Completes the description of an entity that a controlled list defines. */
function describeTerm(context: Context, entity: Entity, iri: string): Entity {
  if (!iri.startsWith(CONTROLLED)) return entity;
  const [, list = '', name = ''] = /^(.*)#(.*)$/.exec(iri.slice(CONTROLLED.length)) ?? [];
  const terms: ControlledList | undefined = Object.hasOwn(lists, list) ? lists[list as ListName] : undefined;
  const term = terms && Object.hasOwn(terms.terms, name) ? terms.terms[name] : undefined;
  if (terms === undefined || term === undefined) return entity;
  const set = context.graph.entity(CONTROLLED + list, 'DefinedTermSet').hint('name', terms.title);
  return entity
    .hint('name', term.label.en)
    .hint('termCode', name)
    .hint('description', term.description)
    .link('inDefinedTermSet', set);
}
