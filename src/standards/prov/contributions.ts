import type { Contribution, Fact } from '../../description/index.js';
import type { Said } from '../ledger.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import { actorOf } from './agents.js';
import { type Actor, type Context, textsOf } from './context.js';
import { rolesOf } from './role-nodes.js';

/** What someone did for an entity, from any source. */
export interface Deed {
  /** What sets the names of its nodes apart from those of other deeds. */
  readonly key: string;
  readonly actor: Actor;
  readonly meaning: RoleMeaning;
  /** For the label of the activity. */
  readonly roleName: string;
  readonly roles: readonly string[];
  readonly start?: Fact | undefined;
  readonly end?: Fact | undefined;
  readonly description: readonly Said[];
}

/** How an activity touched the entity. */
type Effect = 'made' | 'shaped' | 'enabled' | 'used';

/**
 * Attribution means a part in the generation (PROV-CONSTRAINTS, attribution-inference): agents that only keep or distribute
 * the data used it, and funders influenced it.
 */
const EFFECTS: { readonly [M in RoleMeaning]: Effect } = {
  creator: 'made',
  curator: 'shaped',
  editor: 'shaped',
  contributor: 'shaped',
  funder: 'enabled',
  sponsor: 'enabled',
  maintainer: 'used',
  publisher: 'used',
  distributor: 'used',
  archive: 'used',
  provider: 'used',
};

/** The deeds in the contributions of a subject. */
export function deedsOf(context: Context, contributions: readonly Contribution[]): readonly Deed[] {
  return contributions.map((each) => ({
    key: `${each.number}`,
    actor: actorOf(context, each.agent),
    meaning: meaningOf(each),
    roleName: each.role,
    roles: rolesOf(context, each),
    start: each.start,
    end: each.end,
    description: textsOf(context, each.description),
  }));
}

/** Describes deeds as activities around an entity, and gives the address of the one that generated it. */
export function describeDeeds(context: Context, entity: string, deeds: readonly Deed[]): string | undefined {
  const making = deeds.filter(({ meaning }) => EFFECTS[meaning] === 'made');
  // An entity is generated once; all others who made it influenced it.
  const maker = making.find(({ roleName }) => roleName === 'Producer') ?? making[0];
  for (const deed of deeds) describeDeed(context, entity, deed, deed === maker);
  return maker && activityOf(context, maker);
}

function activityOf({ names }: Context, { key }: Deed): string {
  return names.local(`activity-${key}`);
}

function describeDeed(context: Context, entity: string, deed: Deed, isMaker: boolean): void {
  const { graph, names } = context;
  const { key, actor, roles, roleName } = deed;
  const effect = EFFECTS[deed.meaning];
  const activity = activityOf(context, deed);
  const association = names.local(`association-${key}`);

  graph.type(activity, 'Activity');
  const did = roleName || 'Contribution';
  graph.value(activity, 'label', actor.name === undefined ? did : `${did}: ${actor.name}`);
  graph.say(activity, 'description', deed.description);
  describeTimes(context, activity, deed);
  graph.link(activity, 'wasAssociatedWith', actor.id);
  graph.link(activity, 'qualifiedAssociation', association);
  graph.type(association, 'Association');
  graph.link(association, 'agent', actor.id);
  for (const role of roles) graph.link(association, 'hadRole', role);
  if (isMaker) graph.link(association, 'hadPlan', context.schema);

  if (isMaker) graph.link(entity, 'wasGeneratedBy', activity);
  else if (effect === 'used') graph.link(activity, 'used', entity);
  else graph.link(entity, 'wasInfluencedBy', activity);

  if (effect === 'made' || effect === 'shaped') {
    const attribution = names.local(`attribution-${key}`);
    graph.link(entity, 'wasAttributedTo', actor.id);
    graph.link(entity, 'qualifiedAttribution', attribution);
    graph.type(attribution, 'Attribution');
    graph.link(attribution, 'agent', actor.id);
    for (const role of roles) graph.link(attribution, 'attributionRole', role);
  }
}

/** The dates of a deed as timestamps, from the beginning of the first to the end of the last, in UTC. */
function describeTimes({ graph, source: { ledger } }: Context, activity: string, { start, end }: Deed): void {
  // A period that ends before it starts is no period of an activity, but still what was stated.
  if (start && end && end.value < start.value) {
    graph.day(activity, 'statedStart', ledger.keep(start));
    graph.day(activity, 'statedEnd', ledger.keep(end));
    return;
  }
  if (start) graph.moment(activity, 'startedAtTime', `${ledger.keep(start)}T00:00:00Z`);
  if (end) graph.moment(activity, 'endedAtTime', `${ledger.keep(end)}T23:59:59Z`);
}
