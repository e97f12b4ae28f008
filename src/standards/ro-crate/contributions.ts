import type { Contribution } from '../../description/index.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import { nameOfParty } from '../values.js';
import { agentEntity, canBeAuthor, isProgram, withTerms } from './agents.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { listed } from './references.js';

/** The properties that lead from a subject to who contributed to it; all other roles are contributors. */
const PROPERTIES: { readonly [M in RoleMeaning]?: string } = {
  creator: 'author',
  publisher: 'publisher',
  provider: 'provider',
  funder: 'funder',
  sponsor: 'sponsor',
  maintainer: 'maintainer',
  editor: 'editor',
};

/** What the roles did to the subject; the others act without making or changing it. */
const ACTIONS: { readonly [M in RoleMeaning]?: 'CreateAction' | 'UpdateAction' } = {
  creator: 'CreateAction',
  contributor: 'UpdateAction',
  curator: 'UpdateAction',
  editor: 'UpdateAction',
  maintainer: 'UpdateAction',
};

/** Links a subject to an agent by the property of the agent's role, and to the activity with the rest. */
export function describeContribution(
  context: Context,
  subject: Entity,
  contribution: Contribution,
  property: string = propertyOf(contribution),
): void {
  const agent = agentEntity(context, contribution.agent);
  subject.link(property, agent);
  describeActivity(context, subject, contribution, agent);
}

/** The property by which a subject leads to a contributor. */
export function propertyOf(contribution: Contribution): string {
  const property = PROPERTIES[meaningOf(contribution)] ?? 'contributor';
  return property === 'author' && !canBeAuthor(contribution.agent) ? 'contributor' : property;
}

/** RO-Crate 1.1, provenance: who did what and when is an action on the subject. */
function describeActivity(
  context: Context,
  subject: Entity,
  contribution: Contribution,
  agent: Entity,
): void {
  const { start, end, description, role, roleWords, roleRefs } = contribution;
  if (role === '' && !start && !end && description.length + roleRefs.length === 0) return;
  const { ledger, wordings, root } = context;
  const type = ACTIONS[meaningOf(contribution)] ?? 'Action';
  const activity = activityOf(context, contribution.number)
    .is(type)
    .hint('name', `${role || 'Contributor'}: ${nameOfParty({ contribution }).trim() || 'unnamed'}`)
    .link(isProgram(contribution.agent) ? 'instrument' : 'agent', agent);
  withTerms(context, activity, 'contributor-roles-v1', roleWords, roleRefs);
  // The deprecated fair:provider says the role by its name alone.
  const term =
    roleWords.length + roleRefs.length === 0 ? listed(context, 'contributor-roles-v1', role) : undefined;
  if (term) activity.link('additionalType', term);
  activity
    .add('startTime', ledger.keepIf(start))
    .add('endTime', ledger.keepIf(end))
    .addAll('description', wordings.all(description))
    // An action of curation must have the crate or a part of it as an object.
    .linkAll(type === 'CreateAction' ? 'result' : 'object', isPart(subject) ? [subject] : [subject, root]);
  subject.link('mentions', activity);
}

/** The entity of what a contributor did. */
export function activityOf({ graph }: Context, number: number): Entity {
  return graph.entity(`#activity-${number}`);
}

/** Whether a contribution created its subject. */
export function isProduction(contribution: Contribution): boolean {
  return ACTIONS[meaningOf(contribution)] === 'CreateAction';
}

function isPart(subject: Entity): boolean {
  return subject.isA('Dataset');
}
