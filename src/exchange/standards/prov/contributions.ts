import type { Contribution } from '../../../schema/description/index.js';
import { roleMeaning } from '../../../schema/vocabulary/index.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import { actorOf, describeRoles, givenActor, givenRole, labelIn } from './agents.js';
import type { Actor, Context } from './context.js';

/** What someone did for an entity. */
interface Deed {
  /** What sets the names of its nodes apart from those of other deeds. */
  readonly key: string | number;
  readonly actor: Actor;
  /** None if nobody knows what the role means. */
  readonly meaning: RoleMeaning | undefined;
  /** For the label of the activity. */
  readonly roleName: string;
  /** None if an option implies it. */
  readonly contribution?: Contribution;
}

/** How an activity touched the entity. */
type Effect = 'made' | 'shaped' | 'influenced' | 'used';

/**
 * Attribution means a part in the generation (PROV-CONSTRAINTS, attribution-inference): agents that only keep or distribute
 * the data used it, and funders influenced it.
 */
const EFFECTS: { readonly [M in RoleMeaning]: Effect } = {
  creator: 'made',
  curator: 'shaped',
  editor: 'shaped',
  contributor: 'shaped',
  funder: 'influenced',
  sponsor: 'influenced',
  maintainer: 'used',
  publisher: 'used',
  distributor: 'used',
  archive: 'used',
  provider: 'used',
};

function effectOf({ meaning }: Deed): Effect {
  return meaning === undefined ? 'influenced' : EFFECTS[meaning];
}

/** Describes the contributions to an entity as activities. */
export function describeContributions(
  context: Context,
  entity: string,
  contributions: readonly Contribution[],
): void {
  describeDeeds(
    context,
    entity,
    contributions.map((each) => deedOf(context, each)),
  );
}

/** Describes the contributions to the dataset, and those that options imply; gives the activity that generated it. */
export function describeDatasetContributions(context: Context): string | undefined {
  const stated = context.description.contributions.map((each) => deedOf(context, each));
  return describeDeeds(context, context.addresses.dataset, [...stated, ...givenDeeds(context, stated)]);
}

function deedOf(context: Context, contribution: Contribution): Deed {
  const { number: key, agent, role: roleName } = contribution;
  const known = meaningOf(contribution);
  const isUnknown = known === 'contributor' && labelIn('contributor-roles-v1', roleName) === undefined;
  const meaning = isUnknown ? undefined : known;
  return { key, actor: actorOf(context, agent), meaning, roleName, contribution };
}

/** The deeds of creators and the publisher that options name, except those that the source states itself. */
function givenDeeds(context: Context, stated: readonly Deed[]): readonly Deed[] {
  const { creator = [], publisher } = context.options;
  const given = [
    ...creator.map((agent) => ({ agent, type: 'Individual', roleName: 'Creator' }) as const),
    ...(publisher ? [{ agent: publisher, type: 'Organization', roleName: 'Publisher' } as const] : []),
  ];
  const known = new Set(stated.map(({ actor, meaning }) => `${meaning} ${actor.id}`));
  return given.flatMap(({ agent, type, roleName }, index) => {
    const actor = givenActor(context, agent, type);
    const meaning = roleMeaning(roleName);
    if (known.has(`${meaning} ${actor.id}`)) return [];
    known.add(`${meaning} ${actor.id}`);
    return [{ key: `given-${index + 1}`, actor, meaning, roleName }];
  });
}

/** Describes deeds as activities around an entity, and gives the address of the one that generated it. */
function describeDeeds(context: Context, entity: string, deeds: readonly Deed[]): string | undefined {
  const making = deeds.filter((each) => effectOf(each) === 'made');
  // An entity is generated once; all others who made it influenced it.
  const maker = making.find(({ roleName }) => roleName === 'Producer') ?? making[0];
  for (const deed of deeds) describeDeed(context, entity, deed, deed === maker);
  return maker && activityOf(context, maker);
}

function activityOf({ addresses }: Context, { key }: Deed): string {
  return addresses.local(`activity-${key}`);
}

function describeDeed(context: Context, entity: string, deed: Deed, isMaker: boolean): void {
  const { graph, ledger, addresses } = context;
  const { key, actor, roleName, contribution } = deed;
  const effect = effectOf(deed);
  const activity = activityOf(context, deed);
  const association = addresses.local(`association-${key}`);
  const did = roleName || 'Contribution';
  graph.type(activity, 'prov:Activity');
  graph.value(activity, 'rdfs:label', actor.name === undefined ? did : `${did}: ${actor.name}`);
  if (contribution) {
    graph.say(activity, 'dcterms:description', ledger.keepAll(contribution.description));
    describeTimes(context, activity, contribution);
  }
  graph.link(activity, 'prov:wasAssociatedWith', actor.id);
  graph.link(activity, 'prov:qualifiedAssociation', association);
  graph.type(association, 'prov:Association');
  graph.link(association, 'prov:agent', actor.id);
  const roles = contribution
    ? describeRoles(context, association, contribution)
    : [givenRole(context, roleName)];
  for (const role of roles) graph.link(association, 'prov:hadRole', role);

  if (isMaker) graph.link(entity, 'prov:wasGeneratedBy', activity);
  else if (effect === 'used') graph.link(activity, 'prov:used', entity);
  else graph.link(entity, 'prov:wasInfluencedBy', activity);

  if (effect !== 'made' && effect !== 'shaped') return;
  const attribution = addresses.local(`attribution-${key}`);
  graph.link(entity, 'prov:wasAttributedTo', actor.id);
  graph.link(entity, 'prov:qualifiedAttribution', attribution);
  graph.type(attribution, 'prov:Attribution');
  graph.link(attribution, 'prov:agent', actor.id);
  // The domain of prov:hadRole has no attributions, so DCAT has a property of its own for their roles.
  for (const role of roles) graph.link(attribution, 'dcat:hadRole', role);
}

/** The dates of a contribution as timestamps, from the beginning of the first to the end of the last, in UTC. */
function describeTimes({ graph, ledger }: Context, activity: string, { start, end }: Contribution): void {
  // A period that ends before it starts is no period of an activity, but still what was stated.
  if (start && end && end.value < start.value) {
    graph.day(activity, 'schema:startDate', ledger.keep(start));
    graph.day(activity, 'schema:endDate', ledger.keep(end));
    return;
  }
  if (start) graph.moment(activity, 'prov:startedAtTime', `${ledger.keep(start)}T00:00:00Z`);
  if (end) graph.moment(activity, 'prov:endedAtTime', `${ledger.keep(end)}T23:59:59Z`);
}
