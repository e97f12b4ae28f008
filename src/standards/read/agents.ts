import { Sourced, type SourcedDraft, type SourcedJson } from '../../draft/index.js';
import type { GraphNode, Value } from './graph.js';
import { addressOf, namesOf, type ReadKeyword, taken, textFrom, wordings } from './readers.js';

/** The classes of agents, as the controlled list names them. */
export const TYPES: { readonly [type: string]: string } = {
  'schema:Person': 'Individual',
  'prov:Person': 'Individual',
  'schema:Organization': 'Organization',
  'schema:Project': 'Project',
  'prov:Organization': 'Organization',
  'schema:SoftwareApplication': 'Software',
  'prov:SoftwareAgent': 'Software',
};

/** What is known about an agent, as members of a contributor. */
export function agentFrom(node: GraphNode, value: Value): SourcedDraft {
  const agent: SourcedDraft = {};
  const name = textFrom(namesOf(node, [value]));
  const address = addressOf(value);
  const at = value.node;
  if (name !== undefined) agent.name = name;
  else if (address !== undefined) agent.name = address;
  if (address !== undefined && value.scalar === undefined) agent.entityRef = entityRef(node, value, address);
  if (at === undefined) return agent;
  const kinds = at.values('schema:additionalType');
  const type = textFrom(
    wordings(
      at,
      kinds.filter((each) => addressOf(each) === undefined),
    ),
  );
  const [typeRef] = kinds.filter((each) => addressOf(each) !== undefined && !isOfSchemaOrg(addressOf(each)!));
  const known = Object.keys(TYPES).find((each) => at.is(each));
  if (type !== undefined) agent.type = type;
  else if (known !== undefined) agent.type = TYPES[known]!;
  if (typeRef !== undefined) agent.typeRef = taken(at, typeRef, addressOf(typeRef)!);
  // Addresses that repeat the identifier are read with it.
  for (const each of at.values('schema:url', 'schema:sameAs', 'schema:identifier')) {
    if (addressOf(each) === address) at.graph.take(each.from);
  }
  return agent;
}

function isOfSchemaOrg(address: string): boolean {
  return /^https?:\/\/schema\.org\//.test(address);
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

/** The members of a contributor that a role has. */
export type RoleReaders = { readonly [member: string]: ReadKeyword };

/**
 * Contributors from roles, and from properties that name agents without one. A role says more: an agent that has one
 * is not read again from a property.
 */
export function contributors(
  roles: {
    readonly properties: readonly string[];
    readonly type: string;
    readonly agent: string;
    readonly members: RoleReaders;
  },
  byProperty: { readonly [property: string]: string },
): ReadKeyword {
  return (node) => {
    const found: SourcedDraft[] = [];
    const withRole = new Set<string>();
    for (const value of node.values(...roles.properties)) {
      const role = value.node;
      if (!role?.is(roles.type)) continue;
      for (const agent of role.values(roles.agent)) {
        withRole.add(agentKey(agent));
        found.push({ ...agentFrom(role, agent), ...membersOf(role, roles.members) });
      }
    }
    for (const [property, role] of Object.entries(byProperty)) {
      for (const value of node.values(property)) {
        if (value.node?.is(roles.type) || withRole.has(agentKey(value))) continue;
        const agent = agentFrom(node, value);
        if (agent.name !== undefined) found.push({ ...agent, ...(role === '' ? {} : { role }) });
      }
    }
    return found.length > 0 ? found : undefined;
  };
}

function membersOf(node: GraphNode, readers: RoleReaders): SourcedDraft {
  const found: SourcedDraft = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(node);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
