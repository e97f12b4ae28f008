import { Sourced, type SourcedDraft } from '../../draft/index.js';
import { classOf } from '../read/agents.js';
import { dayIn } from '../read/days.js';
import type { GraphNode, Value } from '../read/graph.js';
import {
  addressOf,
  namesOf,
  type ReadKeyword,
  taken,
  textFrom,
  type Wording,
  wordings,
} from '../read/readers.js';
import { type AgentList, labelIn, startOf } from './agents.js';
import { agentKey, type Concern, historyOf, type Part, partsOf } from './history.js';

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
  const entry: SourcedDraft = {};
  const names = namesOf(holder, [agent]);
  const name = textFrom(
    inTurn(names.length > 0 || !node ? names : wordings(node, node.values(...OTHER_NAMES)), turn),
  );
  const address = addressIn(holder, agent);
  const called = name ?? address?.value;
  if (called === undefined) return entry;
  entry.name = called;
  if (address !== undefined) entry.entityRef = address;
  return node === undefined ? entry : { ...entry, ...typeFrom(node, turn) };
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

/** Of several texts the one whose turn it is. */
function inTurn(texts: readonly Wording[], turn: number): readonly Wording[] {
  const groups = groupsOf(texts);
  return groups[turn] ?? groups[0] ?? [];
}

/**
 * Texts that were stated together: one without a language stands alone; of those with one, the first of each language
 * stand together, then the second, and so on.
 */
function groupsOf(texts: readonly Wording[]): readonly (readonly Wording[])[] {
  const groups: Wording[][] = [];
  const byLanguage = new Map<string, number>();
  const tagged: Wording[][] = [];
  for (const text of texts) {
    if (text.language === undefined) {
      groups.push([text]);
      continue;
    }
    const count = byLanguage.get(text.language) ?? 0;
    byLanguage.set(text.language, count + 1);
    if (tagged[count] === undefined) {
      tagged[count] = [];
      groups.push(tagged[count]);
    }
    tagged[count].push(text);
  }
  return groups;
}

/** The term of a controlled list that an address names. */
function termIn(list: AgentList, address: string): string | undefined {
  const term = address.startsWith(startOf(list)) ? address.slice(startOf(list).length) : '';
  return labelIn(list, term) === undefined ? undefined : term;
}

/** The type in words and by reference, as stated; else as a term of the controlled list, or as the class says. */
function typeFrom(node: GraphNode, turn: number): SourcedDraft {
  const stated = node.values('schema:additionalType');
  const words = inTurn(
    wordings(
      node,
      stated.filter(({ id }) => id === undefined),
    ),
    turn,
  );
  const kinds = node.values('dct:type').filter((each) => addressOf(each) !== undefined);
  const terms = kinds.filter((each) => termIn('contributor-types-v1', addressOf(each)!) !== undefined);
  const named = stated.filter(({ id }) => id !== undefined);
  const refs = named.length > 0 ? named : kinds.filter((each) => !terms.includes(each));
  const ref = refs[turn] ?? refs[0];
  for (const each of kinds) node.graph.take(each.from, 'repeated');
  const term = terms[turn] ?? terms[0];
  const type =
    textFrom(words) ??
    (named.length > 0
      ? undefined
      : term
        ? taken(node, term, termIn('contributor-types-v1', addressOf(term)!)!)
        : kinds.length === 0
          ? classOf(node)
          : undefined);
  return {
    ...(type === undefined ? {} : { type }),
    ...(ref === undefined ? {} : { typeRef: taken(node, ref, addressOf(ref)!) }),
  };
}

/** DCAT has a term of its own for the roles of attributions. */
const ROLES = ['prov:hadRole', 'dcat:hadRole'] as const;

/** The role in words and by reference, as stated or as the role is called; who made the data without one is its producer. */
function roleFrom({ qualified }: Part, isMaker: boolean): SourcedDraft {
  const found: SourcedDraft = {};
  const stated = qualified?.values('schema:roleName') ?? [];
  const roles = qualified?.values(...ROLES) ?? [];
  const role =
    qualified &&
    textFrom(
      wordings(
        qualified,
        stated.filter(({ id }) => id === undefined),
      ),
    );
  const ref = stated.find(({ id }) => id !== undefined);
  if (role !== undefined) found.role = role;
  if (ref?.id !== undefined) found.roleRef = taken(qualified!, ref, ref.id);
  for (const value of roles) {
    const { graph } = qualified!;
    graph.take(value.from, stated.length > 0 ? 'repeated' : 'schema');
    const labels = namesOf(qualified!, [value]);
    const address = addressIn(qualified!, value);
    const term = address && termIn('contributor-roles-v1', address.value);
    if (stated.length > 0 || term !== undefined)
      for (const each of labels) graph.take(each.value.from, 'repeated');
    if (stated.length > 0) continue;
    const called = term ?? textFrom(labels);
    if (called !== undefined) found.role ??= called;
    if (address !== undefined && term === undefined) found.roleRef ??= address;
  }
  if (found.role === undefined && found.roleRef === undefined && isMaker) found.role = 'Producer';
  return found;
}

/** When and what: the days of an activity, and what is said about it. */
function deedFrom(activity: GraphNode | undefined): SourcedDraft {
  const found: SourcedDraft = {};
  if (activity === undefined) return found;
  const start = dayIn(activity, 'prov:startedAtTime', 'schema:startDate');
  const end = dayIn(activity, 'prov:endedAtTime', 'schema:endDate');
  const isOwn = historyOf(activity).isLocal(activity.id);
  const label = wordings(activity, activity.values('rdfs:label', 'schema:name', 'dct:title'));
  if (isOwn) for (const each of label) activity.graph.take(each.value.from, 'repeated');
  const description =
    textFrom(wordings(activity, activity.values('dct:description', 'rdfs:comment', 'schema:description'))) ??
    (isOwn ? undefined : textFrom(label));
  if (start !== undefined) found.startDate = start;
  if (end !== undefined) found.endDate = end;
  if (description !== undefined) found.description = description;
  return found;
}
