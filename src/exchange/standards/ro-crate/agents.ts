import type { Agent, AgentType, Contribution, Fact, Words } from '../../../schema/description/index.js';
import { isIri, type ListName } from '../../../schema/vocabulary/index.js';
import { notBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import type { GivenAgent } from '../options.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import { nameOfParty, type Party } from '../values.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { entityAt, isWebAddress, listed, nameEntity, referred, textOf } from './references.js';

/** What an agent is to schema.org. A plain Project is no author or publisher to validators, an organization is. */
const TYPES: { readonly [T in AgentType]: readonly string[] } = {
  Individual: ['Person'],
  Organization: ['Organization'],
  Project: ['Organization', 'Project'],
  Software: ['SoftwareApplication'],
  Agent: ['SoftwareApplication'],
  Other: ['Thing'],
};

/** The property that leads from a subject to who has a role, and what the role did to it: most make and change nothing. */
const ROLES: { readonly [M in RoleMeaning]: readonly [property: string, action?: string] } = {
  creator: ['author', 'CreateAction'],
  publisher: ['publisher'],
  provider: ['provider'],
  funder: ['funder'],
  sponsor: ['sponsor'],
  maintainer: ['maintainer', 'UpdateAction'],
  editor: ['editor', 'UpdateAction'],
  curator: ['contributor', 'UpdateAction'],
  distributor: ['contributor'],
  archive: ['contributor'],
  contributor: ['contributor'],
};

/** Where an action, and a role without one, say what it is and when it was. */
const PLACES = {
  action: { kind: 'additionalType', start: 'startTime', end: 'endTime' },
  role: { kind: 'roleName', start: 'startDate', end: 'endDate' },
} as const;

/** A contributor as an entity, however often it contributed. */
function agentEntity(context: Context, agent: Agent): Entity {
  const { ledger, agents } = context;
  const { number, type, names, refs, typeWords, typeRefs } = agent;
  const known = agents.get(agent);
  if (known) return known;
  const [first, ...others] = refs.map((each) => ledger.keep(each));
  const entity = typedEntity(context, first ?? `#contributor-${number}`, type);
  agents.set(agent, entity);
  nameEntity(context, entity, names)
    // Other references identify the same agent, so they are identifiers of it.
    .addAll('identifier', others);
  if (first === undefined) entity.hint('name', 'Unnamed contributor');
  return withTerms(context, entity, 'additionalType', 'contributor-types-v1', typeWords, typeRefs);
}

function typedEntity(context: Context, iri: string, type: AgentType): Entity {
  const entity = entityAt(context, iri);
  for (const each of TYPES[type]) entity.is(each);
  if (isWebAddress(iri) && entity.isA('Organization')) entity.hint('url', iri);
  return entity;
}

/** Adds what an entity is besides its types: terms of a controlled list, and the words that are not the names of these. */
function withTerms(
  context: Context,
  entity: Entity,
  property: string,
  list: ListName,
  words: Words,
  refs: readonly Fact[],
): Entity {
  const other: Words = words.filter((each) => {
    const term = listed(context, list, each.value);
    if (term === undefined) return true;
    context.ledger.keep(each);
    entity.link(property, term);
    return each.language !== undefined || !term.id.endsWith(`#${each.value}`);
  });
  entity.linkAll(property, referred(context, refs, 'DefinedTerm', other));
  return entity.addAll(property, context.wordings.all(other));
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
  context.names.set(entity, textOf([{ value: name }]));
  return affiliation ? entity.link('affiliation', givenEntity(context, affiliation, 'Organization')) : entity;
}

/** The property by which a subject leads to a contributor; RO-Crate takes persons and organizations as authors. */
export function propertyOf(contribution: Contribution): string {
  const [property] = ROLES[meaningOf(contribution)];
  const canBeAuthor = /Person|Organization/.test(TYPES[contribution.agent.type].join());
  return property === 'author' && !canBeAuthor ? 'contributor' : property;
}

/**
 * Links a subject to an agent by the property of the agent's role, and to the rest. RO-Crate 1.1, provenance: who made or
 * changed it when is an action on it. All other roles are roles of schema.org, which stand between subject and agent.
 */
export function describeContribution(
  context: Context,
  subject: Entity,
  contribution: Contribution,
  property: string = propertyOf(contribution),
): Entity | undefined {
  const { number, role, roleWords, roleRefs, start, end, description } = contribution;
  const { ledger, wordings, graph, root } = context;
  const agent = agentEntity(context, contribution.agent);
  subject.link(property, agent);
  if (role === '' && !start && !end && description.length + roleRefs.length === 0) return undefined;
  // A role that nobody knows may make nothing.
  const action = role === 'Contributor' ? 'UpdateAction' : ROLES[meaningOf(contribution)][1];
  const places = PLACES[action ? 'action' : 'role'];
  const entity = graph
    .entity(`#${action ? 'activity' : 'role'}-${number}`, action ?? 'Role')
    .hint('name', `${role || 'Contributor'}: ${nameOfParty({ contribution }).trim() || 'unnamed'}`);
  withTerms(context, entity, places.kind, 'contributor-roles-v1', roleWords, roleRefs);
  // The deprecated fair:provider says the role by its name alone.
  const term =
    roleWords.length + roleRefs.length === 0 ? listed(context, 'contributor-roles-v1', role) : undefined;
  if (term) entity.link(places.kind, term);
  entity
    .add(places.start, ledger.keepIf(start))
    .add(places.end, ledger.keepIf(end))
    .addAll('description', wordings.all(description));
  if (action === undefined) {
    subject.link('contributor', entity.link('contributor', agent));
    return undefined;
  }
  const isProgram = TYPES[contribution.agent.type].includes('SoftwareApplication');
  // An action of curation must have the crate or a part of it as an object.
  entity
    .link(isProgram ? 'instrument' : 'agent', agent)
    .linkAll(
      action === 'CreateAction' ? 'result' : 'object',
      subject.isA('Dataset') ? [subject] : [subject, root],
    );
  subject.link('mentions', entity);
  return action === 'CreateAction' ? entity : undefined;
}
