import { nameOfPart } from '../ids.js';
import { SCHEMA_TYPE } from '../list/index.js';
import { agentKey } from '../read/agents.js';
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

/** What an address that our export made up says about the place of its node. */
export interface Location {
  /** The name of the table; the table that is the dataset itself has none in its address. */
  readonly table: string | undefined;
  /** The names on the way from the row to the variable; none for a table. */
  readonly path: readonly string[];
}

/** The deepest variable that is read: descriptions hold no deeper ones. */
const DEEPEST = 50;

/** The links of a document in both directions, and which of its addresses are its own. */
export class History {
  /** The address of the schema that our own documents name. */
  readonly base: string | undefined;
  readonly dataset: GraphNode | undefined;
  private readonly concerns = new Map<string, Map<GraphNode, Concern>>();
  private readonly turns = new Map<string, number>();

  constructor(private readonly graph: Graph) {
    const described = graph.nodes.find((each) => schemaOf(each) !== undefined);
    const schema = described && schemaOf(described);
    this.base = schema?.id.replace(/#schema~*$/, '');
    for (const entity of graph.nodes) this.addGenerations(entity);
    for (const activity of graph.nodes.filter(isActivity)) this.addActivity(activity);
    this.dataset = described ?? this.resultIn(graph);
  }

  /** Whether an address is one that our export made up. */
  isLocal(id: string): boolean {
    return this.localName(id) !== undefined;
  }

  /** Whether an address is that of the schema, or of a table, variable or code of the document. */
  isPart(address: string): boolean {
    return address === this.base || this.isLocal(address);
  }

  /** Where a table or variable stands in the data; our export writes that into its address. */
  locationOf({ id }: GraphNode): Location | undefined {
    const [kind, ...parts] = this.localName(id)?.split('/') ?? [];
    const names = parts.map(nameIn);
    if (names.length === 0 || names.length > DEEPEST + 2) return undefined;
    const [table, mark, ...path] = names;
    if (kind === 'variable') return { table: undefined, path: names };
    if (kind !== 'table') return undefined;
    if (names.length === 1) return { table, path: [] };
    return mark === 'variable' && path.length > 0 ? { table, path } : undefined;
  }

  concernsOf(entity: GraphNode): readonly Concern[] {
    return [...(this.concerns.get(entity.id)?.values() ?? [])].toSorted((one, other) =>
      byPlace(one.activity, other.activity),
    );
  }

  /** How often an agent was read before. */
  turnOf(agent: string): number {
    const turn = this.turns.get(agent) ?? 0;
    this.turns.set(agent, turn + 1);
    return turn;
  }

  /** What stands behind the address of the schema in an address that our export made up. */
  private localName(id: string): string | undefined {
    if (this.base === undefined || !id.startsWith(`${this.base}#`)) return undefined;
    const name = id.slice(this.base.length + 1);
    // Where the schema itself has such an address, our export marks its own.
    return LOCAL.test(name) && this.graph.node(`${id}~`) === undefined ? name : undefined;
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
    for (const value of activity.values('prov:generated')) this.add(value.id, activity, [value], true);
    // Others write so what only read the data; our export, who keeps or hands it out.
    if (!this.isLocal(activity.id)) return;
    for (const value of activity.values('prov:used')) this.add(value.id, activity, [value], false);
  }

  private add(
    entity: string | undefined,
    activity: GraphNode | undefined,
    links: readonly Value[],
    isGeneration: boolean,
  ): void {
    if (entity === undefined || activity === undefined) return;
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
  /^(?:dataset|schema|catalog|(?:agent|activity|association|attribution)-(?:given-)?\d+|(?:relation|period|quality|distribution)-\d+|checksum-\d+-\w+|(?:role|table|variable|codes)\/.*)~*$/s;

/** A name from its part of an address, without the mark that sets addresses apart. */
function nameIn(part: string): string {
  return nameOfPart(part.replace(/~+$/, '') || '~');
}

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
export function historyOf({ graph }: Pick<GraphNode, 'graph'>): History {
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

function isActivity(node: GraphNode): boolean {
  return node.is('prov:Activity') || node.values('prov:wasAssociatedWith', 'prov:generated').length > 0;
}

/** The schema that our own documents name as the one of the dataset. */
function schemaOf(node: GraphNode): GraphNode | undefined {
  return node.linked('dct:conformsTo').find((each) => isSchema(each) && addressOf(each) !== undefined);
}

function isSchema(node: GraphNode): boolean {
  return node.values('schema:encodingFormat').some(({ scalar }) => scalar === SCHEMA_TYPE);
}

/** The order of the document. */
export function byPlace(one: GraphNode, other: GraphNode): number {
  return placeNumber(one) - placeNumber(other);
}

function placeNumber({ places }: GraphNode): number {
  return Number(/\/(\d+)/.exec(places[0] ?? '')?.[1] ?? 0);
}
