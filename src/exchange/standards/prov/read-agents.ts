import { Sourced, type SourcedDraft } from '../../../schema/draft/index.js';
import { agentKey, classOf } from '../read/agents.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  address,
  addressOf,
  day,
  firstOf,
  namesOf,
  type ReadKeyword,
  recordFrom,
  taken,
  textFrom,
  type Wording,
  wordings,
  words,
} from '../read/readers.js';
import { type AgentList, labelIn, startOf } from './agents.js';
import { type Concern, historyOf, type Part, partsOf } from './history.js';

/** The contributors of an entity: who took part in the activities that concern it, and to whom it is attributed. */
export const readContributors: ReadKeyword = (node) => {
  const found: SourcedDraft[] = [];
  const named = new Set<string>();
  const add = (part: Part, concern: Concern | undefined, isMaker: boolean) => {
    const { agent } = part;
    const entry = agentFrom(part);
    if (entry.name === undefined) return;
    named.add(agentKey(agent));
    for (const each of [...(concern?.links ?? []), agent]) node.graph.take(each.from);
    found.push({ ...entry, ...roleFrom(part, isMaker), ...deedFrom(concern?.activity) });
  };
  for (const concern of historyOf(node).concernsOf(node)) {
    const { activity, isGeneration } = concern;
    takeLinks(activity, 'prov:qualifiedAssociation', 'prov:wasAssociatedWith');
    for (const each of partsOf(activity, 'prov:wasAssociatedWith', 'prov:qualifiedAssociation')) {
      add(each, concern, isGeneration);
    }
  }
  takeLinks(node, 'prov:qualifiedAttribution');
  for (const each of partsOf(node, 'prov:wasAttributedTo', 'prov:qualifiedAttribution')) {
    if (!named.has(agentKey(each.agent))) add(each, undefined, true);
    else repeated(each);
  }
  for (const value of node.values('prov:wasAttributedTo')) node.graph.take(value.from, 'repeated');
  return found.length > 0 ? found : undefined;
};

function takeLinks(node: GraphNode, ...properties: readonly string[]): void {
  for (const value of node.values(...properties)) node.graph.take(value.from);
}

/** An attribution to someone who is named with an activity says nothing more. */
function repeated({ agent, holder, qualified }: Part): void {
  holder.graph.take(agent.from, 'repeated');
  for (const value of qualified?.values(...ROLES) ?? []) holder.graph.take(value.from, 'repeated');
}

/** What is known about an agent; one with several names has another in each of its activities. */
function agentFrom({ agent, holder }: Part): SourcedDraft {
  const { node } = agent;
  const turn = historyOf(holder).turnOf(agentKey(agent));
  const names = namesOf(holder, [agent]);
  const texts = names.length > 0 || !node ? names : wordings(node, node.values(...OTHER_NAMES));
  const entityRef = addressIn(holder, agent);
  const name = textFrom(inTurn(texts, turn)) ?? entityRef?.value;
  if (name === undefined) return {};
  return { name, ...(entityRef ? { entityRef } : {}), ...(node ? typeFrom(node, turn) : {}) };
}

const OTHER_NAMES = ['foaf:name', 'foaf:givenName', 'schema:identifier', 'dct:identifier'] as const;

/** The address of an agent or role; one that our export made up is none, but may be said to be the same as another. */
function addressIn(holder: GraphNode, value: Value): Sourced<string> | undefined {
  const { node, scalar } = value;
  const address = scalar === undefined ? addressOf(value) : undefined;
  if (address !== undefined && !historyOf(holder).isLocal(address)) {
    return new Sourced(address, value.from);
  }
  const same = node?.values('schema:sameAs').find((each) => addressOf(each) !== undefined);
  return same && taken(node!, same, addressOf(same)!);
}

/**
 * Of several texts those whose turn it is. One without a language was stated alone; of those with one, the first of each
 * language were stated together, then the second, and so on.
 */
function inTurn(texts: readonly Wording[], turn: number): readonly Wording[] {
  const groups = new Map<number, Wording[]>();
  const counts = new Map<string, number>();
  for (const text of texts) {
    const count = (counts.get(text.language ?? '') ?? 0) + 1;
    counts.set(text.language ?? '', count);
    const key = text.language === undefined ? -count : count;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  const all = [...groups.values()];
  return all[turn] ?? all[0] ?? [];
}

/** The term of a controlled list that an address names. */
function termIn(list: AgentList, address: string): string | undefined {
  const term = address.startsWith(startOf(list)) ? address.slice(startOf(list).length) : '';
  return labelIn(list, term) === undefined ? undefined : term;
}

/** The type in words and by reference, as stated; else as a term of the controlled list, or as the class says. */
function typeFrom(node: GraphNode, turn: number): SourcedDraft {
  const found: SourcedDraft = {};
  const stated = node.values('schema:additionalType');
  const kinds = node.values('dct:type').filter((each) => addressOf(each) !== undefined);
  const named = stated.filter(({ id }) => id !== undefined);
  const termOf = (value: Value) => termIn('contributor-types-v1', addressOf(value)!);
  const [refs, terms] =
    named.length > 0
      ? [named, []]
      : [kinds.filter((each) => !termOf(each)), kinds.filter((each) => termOf(each))];
  const [ref, term] = [refs, terms].map((all) => all[turn] ?? all[0]);
  for (const each of kinds) node.graph.take(each.from, 'repeated');
  const type =
    textFrom(inTurn(wordings(node, stated), turn)) ??
    (term && taken(node, term, termOf(term)!)) ??
    (stated.length + kinds.length === 0 ? classOf(node) : undefined);
  if (type !== undefined) found.type = type;
  if (ref !== undefined) found.typeRef = taken(node, ref, addressOf(ref)!);
  return found;
}

/** DCAT has a term of its own for the roles of attributions. */
const ROLES = ['prov:hadRole', 'dcat:hadRole'] as const;

/** The role in words and by reference, as stated or as the role is called; who made the data without one is its producer. */
function roleFrom({ qualified }: Part, isMaker: boolean): SourcedDraft {
  const found = qualified === undefined ? {} : (statedRole(qualified) ?? namedRole(qualified));
  return Object.keys(found).length === 0 && isMaker ? { role: 'Producer' } : found;
}

function statedRole(qualified: GraphNode): SourcedDraft | undefined {
  const found = recordFrom(qualified, {
    role: words('schema:roleName'),
    roleRef: address('schema:roleName'),
  });
  if (found === undefined) return undefined;
  const roles = qualified.values(...ROLES);
  for (const { from } of [...roles, ...namesOf(qualified, roles).map(({ value }) => value)])
    qualified.graph.take(from, 'repeated');
  return found;
}

function namedRole(qualified: GraphNode): SourcedDraft {
  const found: SourcedDraft = {};
  for (const value of qualified.values(...ROLES)) {
    qualified.graph.take(value.from);
    const labels = namesOf(qualified, [value]);
    const at = addressIn(qualified, value);
    const term = at && termIn('contributor-roles-v1', at.value);
    // What the list calls a term says no more than the term.
    if (term !== undefined) for (const each of labels) qualified.graph.take(each.value.from, 'repeated');
    const role = term ?? textFrom(labels);
    if (role !== undefined) found.role ??= role;
    if (at !== undefined && term === undefined) found.roleRef ??= at;
  }
  return found;
}

/** When and what: the days of an activity, and what is said about it. */
function deedFrom(activity: GraphNode | undefined): SourcedDraft {
  if (activity === undefined) return {};
  const isOwn = historyOf(activity).isLocal(activity.id);
  const labels = ['rdfs:label', 'schema:name', 'dct:title'];
  const description = words('dct:description', 'rdfs:comment', 'schema:description');
  // Our export composes the labels of activities.
  if (isOwn) for (const { from } of activity.values(...labels)) activity.graph.take(from, 'repeated');
  const found = recordFrom(activity, {
    startDate: day('prov:startedAtTime', 'schema:startDate'),
    endDate: day('prov:endedAtTime', 'schema:endDate'),
    description: isOwn ? description : firstOf(description, words(...labels)),
  });
  return found ?? {};
}
