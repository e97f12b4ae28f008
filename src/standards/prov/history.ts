import type { Graph, GraphNode, Value } from '../read/graph.js';
import { addressOf } from '../read/readers.js';

/** An activity that concerns an entity, with the values that link them. */
export interface Concern {
  readonly activity: GraphNode;
  readonly links: readonly Value[];
  /** Whether the entity came out of it. */
  readonly isGeneration: boolean;
}

/** Who did something in an activity, or who is answerable for an entity. */
export interface Part {
  readonly agent: Value;
  /** The node that has the agent. */
  readonly holder: GraphNode;
  /** The association or attribution; none for a plain link. */
  readonly qualified?: GraphNode;
}

/** The links of a document in both directions, and which of its addresses are its own. */
export class History {
  /** The address of the schema that our own documents name. */
  readonly base: string | undefined;
  readonly dataset: GraphNode | undefined;
  private readonly concerns = new Map<string, Map<GraphNode, Concern>>();
  /** The activities of an agent, with their number in the order of the document. */
  private readonly deeds = new Map<string, Map<GraphNode, number>>();

  constructor(graph: Graph) {
    const described = graph.nodes.find((each) => planOf(each) !== undefined);
    this.base = described && planOf(described)!.id.replace(/#schema~*$/, '');
    const activities = graph.nodes.filter(isActivity).toSorted(byPlace);
    for (const entity of graph.nodes) this.addGenerations(entity);
    for (const activity of activities) this.addActivity(activity);
    this.dataset = described ?? this.resultIn(graph);
  }

  /** Whether an address is one that our export made up. */
  isLocal(id: string): boolean {
    return this.localName(id) !== undefined;
  }

  /** What stands behind the address of the schema in an address that our export made up. */
  localName(id: string): string | undefined {
    if (this.base === undefined || !id.startsWith(`${this.base}#`)) return undefined;
    const name = id.slice(this.base.length + 1);
    return LOCAL.test(name) ? name : undefined;
  }

  concernsOf(entity: GraphNode): readonly Concern[] {
    return [...(this.concerns.get(entity.id)?.values() ?? [])].toSorted((one, other) =>
      byPlace(one.activity, other.activity),
    );
  }

  /** How many activities of an agent stand before one in the document. */
  turnOf(agent: string, activity: GraphNode): number {
    return this.deeds.get(agent)?.get(activity) ?? 0;
  }

  private addGenerations(entity: GraphNode): void {
    for (const value of entity.values('prov:wasGeneratedBy')) this.add(entity.id, value.node, [value], true);
    for (const value of entity.values('prov:qualifiedGeneration')) {
      for (const each of value.node?.values('prov:activity') ?? []) {
        this.add(entity.id, each.node, [value, each], true);
      }
    }
    for (const value of entity.values('prov:wasInfluencedBy')) {
      if (value.node && isActivity(value.node)) this.add(entity.id, value.node, [value], false);
    }
  }

  private addActivity(activity: GraphNode): void {
    for (const value of activity.values('prov:generated')) {
      if (value.id !== undefined) this.add(value.id, activity, [value], true);
    }
    // Others write so what only read the data; our export, who keeps or hands it out.
    if (this.isLocal(activity.id)) {
      for (const value of activity.values('prov:used')) {
        if (value.id !== undefined) this.add(value.id, activity, [value], false);
      }
    }
    for (const { id } of activity.values('prov:wasAssociatedWith')) {
      if (id === undefined) continue;
      const deeds = this.deeds.get(id) ?? new Map<GraphNode, number>();
      this.deeds.set(id, deeds.set(activity, deeds.size));
    }
  }

  private add(
    entity: string,
    activity: GraphNode | undefined,
    links: readonly Value[],
    isGeneration: boolean,
  ): void {
    if (activity === undefined) return;
    const known = this.concerns.get(entity) ?? new Map<GraphNode, Concern>();
    this.concerns.set(entity, known);
    const before = known.get(activity);
    known.set(activity, {
      activity,
      links: [...(before?.links ?? []), ...links],
      isGeneration: isGeneration || before?.isGeneration === true,
    });
  }

  /** The entity that a history is about: one that is called a dataset, else what came out and went into nothing. */
  private resultIn(graph: Graph): GraphNode | undefined {
    const entities = graph.nodes.filter((each) => this.isEntity(each)).toSorted(byPlace);
    const sources = new Set(
      graph.nodes.flatMap((each) => each.values(...SOURCES).flatMap(({ id }) => id ?? [])),
    );
    const results = entities.filter(({ id }) => !sources.has(id));
    return (
      results.find((each) => each.is(...DATASETS)) ??
      entities.find((each) => each.is(...DATASETS)) ??
      results.find((each) => this.concerns.has(each.id)) ??
      results.find((each) => each.values(...ORIGINS).length > 0) ??
      results[0] ??
      entities[0] ??
      graph.ofType('prov:Bundle')[0]
    );
  }

  private isEntity(node: GraphNode): boolean {
    if (node.is('prov:Plan', 'prov:Bundle', 'prov:Agent', 'prov:Role')) return false;
    if (node.is('prov:Entity', 'prov:Collection', 'prov:PrimarySource', ...DATASETS)) return true;
    return node.values(...ORIGINS).length > 0 || this.concerns.has(node.id);
  }
}

/** The names of nodes that our export makes up. */
const LOCAL =
  /^(?:dataset|schema|(?:agent|activity|association|attribution)-(?:given-)?\d+|(?:relation|period|quality|distribution)-\d+|checksum-\d+-\w+|(?:role|table|variable|codes|code)\/.*)~*$/s;

const DATASETS = ['dcat:Dataset', 'schema:Dataset'] as const;

/** What leads from a result to where it comes from. */
const ORIGINS = [
  'prov:wasGeneratedBy',
  'prov:qualifiedGeneration',
  'prov:wasDerivedFrom',
  'prov:wasAttributedTo',
  'prov:qualifiedAttribution',
] as const;

/** What leads to something that is not the result. */
const SOURCES = [
  'prov:used',
  'prov:entity',
  'prov:wasDerivedFrom',
  'prov:wasRevisionOf',
  'prov:wasQuotedFrom',
  'prov:hadPrimarySource',
  'prov:hadPlan',
  'prov:hadMember',
  'prov:specializationOf',
] as const;

const known = new WeakMap<Graph, History>();

/** The history in a graph. */
export function historyOf(graph: Graph): History {
  const found = known.get(graph) ?? new History(graph);
  known.set(graph, found);
  return found;
}

/** The parts that agents had, each agent once: what is qualified says more than a plain link. */
export function partsOf(node: GraphNode, plain: string, qualified: string): readonly Part[] {
  const parts: Part[] = node
    .linked(qualified)
    .flatMap((each) => each.values('prov:agent').map((agent) => ({ agent, holder: each, qualified: each })));
  const said = new Set(parts.map(({ agent }) => agentKey(agent)));
  for (const agent of node.values(plain)) {
    if (!said.has(agentKey(agent))) parts.push({ agent, holder: node });
  }
  return parts;
}

/** What tells agents apart. */
export function agentKey(agent: Value): string {
  return agent.id ?? String(agent.scalar);
}

function isActivity(node: GraphNode): boolean {
  return node.is('prov:Activity') || node.values('prov:wasAssociatedWith', 'prov:generated').length > 0;
}

/** The schema that our own documents name as the one of the dataset. */
function planOf(node: GraphNode): GraphNode | undefined {
  return node
    .linked('dct:conformsTo')
    .find((each) => each.is('prov:Plan') && addressOf({ id: each.id }) !== undefined);
}

/** The order of the document. */
export function byPlace(one: GraphNode, other: GraphNode): number {
  return placeNumber(one) - placeNumber(other);
}

function placeNumber({ places }: GraphNode): number {
  return Number(/\/(\d+)/.exec(places[0] ?? '')?.[1] ?? 0);
}
