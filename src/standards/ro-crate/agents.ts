import type { Agent, AgentType, Fact, Words } from '../../description/index.js';
import { isIri, type ListName } from '../../vocabulary/index.js';
import { notBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import type { GivenAgent } from '../options.js';
import type { Party } from '../values.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { entityAt, isWebAddress, listed, nameInAddress, referred } from './references.js';

/** What an agent is to schema.org. A plain Project is no author or publisher to validators, an organization is. */
const TYPES: { readonly [T in AgentType]: readonly string[] } = {
  Individual: ['Person'],
  Organization: ['Organization'],
  Project: ['Organization', 'Project'],
  Software: ['SoftwareApplication'],
  Agent: ['SoftwareApplication'],
  Other: ['Thing'],
};

/** Whether an agent is a program, which does nothing by itself in the model of RO-Crate. */
export function isProgram({ type }: Agent): boolean {
  return type === 'Software' || type === 'Agent';
}

/** Whether RO-Crate takes an agent as the author of something. */
export function canBeAuthor({ type }: Agent): boolean {
  return TYPES[type].includes('Person') || TYPES[type].includes('Organization');
}

/** A contributor as an entity, however often it contributed. */
export function agentEntity(context: Context, agent: Agent): Entity {
  const known = context.agents.get(agent.number);
  if (known) return known;
  const entity = describeAgent(context, agent);
  context.agents.set(agent.number, entity);
  return entity;
}

function describeAgent(context: Context, agent: Agent): Entity {
  const { ledger, wordings } = context;
  const [first, ...others] = agent.refs.map((each) => ledger.keep(each));
  const entity = typedEntity(context, first ?? `#contributor-${agent.number}`, agent.type)
    .callAll(wordings.all(agent.names))
    .hint('name', first === undefined ? 'Unnamed contributor' : nameInAddress(first))
    // Other references identify the same agent, so they are identifiers of it.
    .addAll('identifier', others);
  if (first !== undefined && isWebAddress(first) && entity.isA('Organization')) entity.hint('url', first);
  return withTerms(context, entity, 'contributor-types-v1', agent.typeWords, agent.typeRefs);
}

function typedEntity(context: Context, iri: string, type: AgentType): Entity {
  const entity = entityAt(context, iri);
  for (const each of TYPES[type]) entity.is(each);
  return entity;
}

/** Adds further types of an entity: terms of a controlled list, otherwise the original words. */
export function withTerms(
  context: Context,
  entity: Entity,
  list: ListName,
  words: Words,
  refs: readonly Fact[],
): Entity {
  const other: Words = words.filter((each) => {
    const term = listed(context, list, each.value);
    if (term === undefined) return true;
    context.ledger.keep(each);
    entity.link('additionalType', term);
    return false;
  });
  entity.linkAll('additionalType', referred(context, refs, 'DefinedTerm', other));
  return entity.addAll('additionalType', context.wordings.all(other));
}

/** Someone that an option or a contribution names, as an entity. */
export function partyEntity(context: Context, party: Party, usual: 'Individual' | 'Organization'): Entity {
  return 'given' in party
    ? givenEntity(context, party.given, party.given.type ?? usual)
    : agentEntity(context, party.contribution.agent);
}

function givenEntity(context: Context, given: GivenAgent, type: 'Individual' | 'Organization'): Entity {
  const { name, identifier, url, affiliation } = given;
  const isAddress = identifier !== undefined && isIri(identifier);
  const kind = type === 'Individual' ? 'person' : 'organization';
  const entity = typedEntity(context, isAddress ? identifier : `#${kind}-${idPart(name)}`, type)
    .call(notBlank(name))
    .add('url', url)
    .add('identifier', isAddress ? undefined : identifier);
  if (isAddress && isWebAddress(identifier) && type === 'Organization') entity.hint('url', identifier);
  if (affiliation) entity.link('affiliation', givenEntity(context, affiliation, 'Organization'));
  return entity;
}
