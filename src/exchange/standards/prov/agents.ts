import type { Agent, AgentType, Contribution } from '../../../schema/description/index.js';
import { isIri, lists, PUBLISHED_DOCS_URL } from '../../../schema/vocabulary/index.js';
import { idPart } from '../ids.js';
import type { Said } from '../ledger.js';
import type { GivenAgent } from '../options.js';
import { type Actor, addressesOf, type Context, claim, numbered, refer } from './context.js';
import type { Curie } from './graph.js';

/** The controlled lists that say what agents are and what they do. */
export type AgentList = 'contributor-types-v1' | 'contributor-roles-v1';

/** The addresses of the terms of a list start so. */
export function startOf(list: AgentList): string {
  return `${PUBLISHED_DOCS_URL}/cv/${list}#`;
}

/** What a list calls a term in English; undefined for what is none. */
export function labelIn(list: AgentList, term: string): string | undefined {
  const terms: { readonly [term: string]: { readonly label: { readonly en: string } } } = lists[list].terms;
  return Object.hasOwn(terms, term) ? terms[term]!.label.en : undefined;
}

const CLASSES: { readonly [T in AgentType]?: Curie } = {
  Individual: 'prov:Person',
  Organization: 'prov:Organization',
  Project: 'prov:Organization',
  Software: 'prov:SoftwareAgent',
  Agent: 'prov:SoftwareAgent',
};

function describeType({ graph }: Context, id: string, type: AgentType): void {
  graph.type(id, 'prov:Agent');
  if (CLASSES[type] !== undefined) graph.type(id, CLASSES[type]);
}

/** Describes an agent that the source names, once for all of its contributions. */
export function actorOf(context: Context, agent: Agent): Actor {
  const known = context.actors.get(agent);
  if (known !== undefined) return known;
  const { graph, ledger, addresses } = context;
  const owner = `agent-${agent.number}`;
  const refs = addressesOf(context, agent.refs);
  // An address that another thing has stays its own: the agent is then linked as the same.
  const id = refs.find((each) => claim(context, each, owner)) ?? addresses.local(owner);
  context.owners.set(id, owner);
  describeType(context, id, agent.type);
  graph.say(id, 'rdfs:label', ledger.keepAll(agent.names));
  for (const each of refs) if (each !== id) refer(context, id, 'schema:sameAs', [each]);
  const types = addressesOf(context, agent.typeRefs);
  const words = ledger.keepAll(agent.typeWords);
  describeAsStated(context, id, 'schema:additionalType', words, types);
  refer(context, id, 'dcterms:type', types);
  if (words.length > 0 && agent.type !== 'Other')
    graph.link(id, 'dcterms:type', startOf('contributor-types-v1') + agent.type);
  const actor = { id, name: ledger.pick(agent.names)?.value };
  context.actors.set(agent, actor);
  return actor;
}

/** Describes an agent that an option names; one that the source names too is the same. */
export function givenActor(context: Context, given: GivenAgent, type: 'Individual' | 'Organization'): Actor {
  const { graph, owners } = context;
  const { name, identifier, url, affiliation } = given;
  const isKnown = identifier !== undefined && owners.get(identifier)?.startsWith('agent-') === true;
  const own = numbered(context, 'agent-given');
  const isAddress =
    identifier !== undefined && isIri(identifier) && (isKnown || claim(context, identifier, 'agent-given'));
  const id = isAddress ? identifier : own;
  if (!isKnown) describeType(context, id, given.type ?? type);
  graph.value(id, 'rdfs:label', name);
  if (!isAddress) graph.value(id, 'dcterms:identifier', identifier);
  if (url !== undefined && isIri(url)) graph.link(id, 'schema:url', url);
  if (affiliation) graph.link(id, 'schema:affiliation', givenActor(context, affiliation, 'Organization').id);
  return { id, name };
}

/** What the schema states, beside what it comes to: words and references. */
function describeAsStated(
  { graph }: Context,
  id: string,
  property: Curie,
  words: readonly Said[],
  refs: readonly string[],
): void {
  graph.say(id, property, words);
  for (const each of refs) graph.reference(id, property, each);
}

/** Describes the roles of a contribution in its association, and gives their addresses; usually there is one. */
export function describeRoles(
  context: Context,
  association: string,
  { role, roleWords, roleRefs }: Contribution,
): readonly string[] {
  const { graph, ledger } = context;
  const refs = addressesOf(context, roleRefs);
  const words = ledger.keepAll(roleWords);
  describeAsStated(context, association, 'schema:roleName', words, refs);
  const list = 'contributor-roles-v1';
  const label = labelIn(list, role);
  const roles = new Set(refs.map((each) => roleAt(context, each)));
  // Words name the reference beside them.
  for (const each of roles) graph.say(each, 'rdfs:label', words);
  if (label !== undefined) {
    const id = roleAt(context, startOf(list) + role);
    graph.say(id, 'rdfs:label', [{ text: label, language: 'en' }]);
    roles.add(id);
  } else if (roles.size === 0 && words.length > 0) {
    const id = ownRole(context, role);
    graph.say(id, 'rdfs:label', words);
    roles.add(id);
  }
  return [...roles];
}

/** Describes a role that an option implies. */
export function givenRole(context: Context, name: string): string {
  const id = ownRole(context, name);
  context.graph.value(id, 'rdfs:label', name);
  return id;
}

function roleAt(context: Context, address: string): string {
  if (!claim(context, address, 'role')) {
    const id = ownRole(context, address);
    context.graph.link(id, 'schema:sameAs', address);
    return id;
  }
  context.graph.type(address, 'prov:Role');
  return address;
}

function ownRole({ graph, addresses }: Context, name: string): string {
  const id = addresses.local(`role/${idPart(name)}`);
  graph.type(id, 'prov:Role');
  return id;
}
