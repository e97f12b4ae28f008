import { Sourced, type SourcedDraft, type SourcedJson } from '../../../schema/draft/index.js';
import type { GraphNode, Value } from './graph.js';
import { addressOf, namesOf, type ReadKeyword, taken, textFrom, wordings } from './readers.js';

/** The classes of agents, as the controlled list names them. */
export const TYPES: { readonly [type: string]: string } = {
  'schema:Person': 'Individual',
  'prov:Person': 'Individual',
  // What is both is written by our crates for a project.
  'schema:Project': 'Project',
  'schema:Organization': 'Organization',
  'prov:Organization': 'Organization',
  'schema:SoftwareApplication': 'Software',
  'prov:SoftwareAgent': 'Software',
};

/** What is known about an agent, as members of a contributor. */
export function agentFrom(node: GraphNode, value: Value): SourcedDraft {
  const agent: SourcedDraft = {};
  node.graph.take(value.from);
  const name = textFrom(namesOf(node, [value]));
  const address = addressOf(value);
  const at = value.node;
  if (name !== undefined) agent.name = name;
  else if (address !== undefined) agent.name = address;
  if (address !== undefined) agent.entityRef = entityRef(node, value, address);
  if (at === undefined) return agent;
  const kinds = at.values('schema:additionalType');
  const type = textFrom(
    wordings(
      at,
      kinds.filter((each) => addressOf(each) === undefined),
    ),
  );
  const [typeRef] = kinds.filter((each) => addressOf(each) !== undefined && !isProject(addressOf(each)!));
  const known = classOf(at);
  if (type !== undefined) agent.type = type;
  else if (known !== undefined) agent.type = known;
  if (typeRef !== undefined) agent.typeRef = taken(at, typeRef, addressOf(typeRef)!);
  // Addresses that repeat the identifier are read with it.
  for (const each of at.values('schema:url', 'schema:sameAs', 'schema:identifier')) {
    if (addressOf(each) === address) at.graph.take(each.from);
  }
  return agent;
}

/** The kind of an agent, as its class says. */
export function classOf(node: GraphNode): string | undefined {
  return TYPES[Object.keys(TYPES).find((each) => node.is(each)) ?? ''];
}

/** Whether an address is the class that documents give to projects beside that of organizations. */
function isProject(address: string): boolean {
  return /^https?:\/\/schema\.org\/Project$/.test(address);
}

function entityRef(node: GraphNode, value: Value, address: string): SourcedJson {
  const [identifier] = value.node?.isBlank ? value.node.values('schema:identifier') : [];
  return identifier === undefined
    ? new Sourced(address, value.node?.places[0] === undefined ? value.from : `${value.node.places[0]}/@id`)
    : taken(node, identifier, address);
}

/** What tells agents apart. */
export function agentKey(value: Value): string {
  return addressOf(value) ?? value.id ?? String(value.scalar);
}

const BY_ADDRESS: AgentReaders = { agentFrom, agentKey };

/** The members of a contributor that a role has. */
export type RoleReaders = { readonly [member: string]: ReadKeyword };

/** How a standard names agents. */
export interface AgentReaders {
  readonly agentFrom: (node: GraphNode, value: Value) => SourcedDraft;
  readonly agentKey: (value: Value) => string;
}

/**
 * Contributors from roles, and from properties, or properties of properties, that name agents without one. A role says
 * more: an agent that has one is not read again from a property.
 */
export function contributors(
  roles: {
    readonly properties: readonly string[];
    readonly isRole: (role: GraphNode, subject: GraphNode) => boolean;
    readonly inOrder?: (one: Value, other: Value) => number;
    readonly agents: readonly string[];
    readonly members: RoleReaders;
  },
  byProperty: { readonly [property: string]: string },
  { agentFrom, agentKey }: AgentReaders = BY_ADDRESS,
): ReadKeyword {
  return (node) => {
    const found: SourcedDraft[] = [];
    const withRole = new Set<string>();
    const byRole = new Set<string>();
    for (const value of node.values(...roles.properties).toSorted(roles.inOrder ?? (() => 0))) {
      const role = value.node;
      if (role === undefined || !roles.isRole(role, node)) continue;
      for (const agent of role.values(...roles.agents)) {
        withRole.add(agentKey(agent));
        for (const each of [value, agent]) node.graph.take(each.from);
        const contributor = { ...agentFrom(role, agent), ...membersOf(role, roles.members) };
        if (contributor.name !== undefined) found.push(contributor);
      }
    }
    for (const [path, role] of Object.entries(byProperty)) {
      for (const [holder, value] of valuesAt(node, path)) {
        if (value.node !== undefined && roles.isRole(value.node, node)) continue;
        const key = `${role} ${agentKey(value)}`;
        const isKnown = withRole.has(agentKey(value)) || byRole.has(key);
        node.graph.take(value.from, isKnown ? 'repeated' : 'schema');
        if (isKnown) continue;
        byRole.add(key);
        const agent = agentFrom(holder, value);
        if (agent.name !== undefined) found.push({ ...agent, ...(role === '' ? {} : { role }) });
      }
    }
    return found.length > 0 ? found : undefined;
  };
}

/** The agents at a property, or at a property of what another refers to, each with the node that names it. */
function valuesAt(node: GraphNode, path: string): readonly (readonly [holder: GraphNode, value: Value])[] {
  const [property, inner] = path.split('/') as [string, string?];
  const holders = inner === undefined ? [node] : node.linked(property);
  return holders.flatMap((holder) =>
    holder
      .values(inner ?? property)
      .flatMap((value) => oneByOne(value).map((each) => [holder, each] as const)),
  );
}

/** Several people in one text. */
function oneByOne(value: Value): readonly Value[] {
  const { scalar } = value;
  if (typeof scalar !== 'string' || !scalar.includes(';')) return [value];
  return scalar.split(';').flatMap((each) => (each.trim() === '' ? [] : [{ ...value, scalar: each.trim() }]));
}

function membersOf(node: GraphNode, readers: RoleReaders): SourcedDraft {
  const found: SourcedDraft = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(node);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
