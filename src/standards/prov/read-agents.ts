import { Sourced, type SourcedDraft, type SourcedJson } from '../../draft/index.js';
import { lists, PUBLISHED_DOCS_URL, readTerm } from '../../vocabulary/index.js';
import { TYPES } from '../read/agents.js';
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
import { agentKey, type Concern, historyOf, type Part, partsOf } from './history.js';

/** The contributors of an entity: who took part in the activities that concern it, and to whom it is attributed. */
export const readContributors: ReadKeyword = (node) => {
  const found: SourcedDraft[] = [];
  const named = new Set<string>();
  const add = (part: Part, concern: Concern | undefined, isMaker: boolean) => {
    const { agent } = part;
    const entry = agentFrom(part, concern?.activity);
    if (entry.name === undefined) return;
    named.add(agentKey(agent));
    for (const each of [...(concern?.links ?? []), agent]) node.graph.take(each.from);
    found.push({ ...entry, ...roleFrom(part, concern?.activity, isMaker), ...deedFrom(concern?.activity) });
  };
  for (const concern of historyOf(node.graph).concernsOf(node)) {
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
function agentFrom({ agent, holder }: Part, activity: GraphNode | undefined): SourcedDraft {
  const { node, id } = agent;
  const history = historyOf(holder.graph);
  const turn = activity && id !== undefined ? history.turnOf(id, activity) : 0;
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
  if (node === undefined) return entry;
  const { type, typeRef } = typeFrom(node, turn);
  if (type !== undefined) entry.type = type;
  if (typeRef !== undefined) entry.typeRef = typeRef;
  return entry;
}

const OTHER_NAMES = ['foaf:name', 'foaf:givenName', 'schema:identifier', 'dct:identifier'] as const;

/** The address of an agent or role; one that our export made up is none, but may be said to be the same as another. */
function addressIn(holder: GraphNode, value: Value): Sourced<string> | undefined {
  const { node, scalar } = value;
  const address = scalar === undefined ? addressOf(value) : undefined;
  if (address !== undefined && !historyOf(holder.graph).isLocal(address)) {
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

const TYPE_LIST = 'contributor-types-v1';

/** The type in words and by reference: terms of the controlled list are words. */
function typeFrom(
  node: GraphNode,
  turn: number,
): { readonly type?: SourcedJson | undefined; readonly typeRef?: SourcedJson | undefined } {
  const kinds = node.values('dct:type').flatMap((value) => {
    const address = addressOf(value);
    return address === undefined ? [] : [{ value, address, term: termIn(TYPE_LIST, address) }];
  });
  const said = wordings(node, node.values('schema:additionalType'));
  const meant = new Set(said.map(({ text }) => readTerm(TYPE_LIST, text)));
  const terms = kinds.filter(({ term }) => term !== undefined);
  for (const { value } of terms) node.graph.take(value.from);
  const words: readonly (readonly Wording[])[] = [
    ...terms.filter(({ term }) => !meant.has(term)).map(({ term, value }) => [wordingOf(node, value, term!)]),
    ...groupsOf(said),
  ];
  const refs = kinds.filter(({ term }) => term === undefined);
  const ref = refs[turn] ?? refs[0];
  const known = Object.keys(TYPES).find((each) => node.is(each));
  return {
    type: textFrom(words[turn] ?? words[0] ?? []) ?? (known && kinds.length === 0 ? TYPES[known] : undefined),
    typeRef: ref && taken(node, ref.value, ref.address),
  };
}

function wordingOf(node: GraphNode, value: Value, text: string): Wording {
  return { text, language: undefined, value, node };
}

type RoleOrTypeList = 'contributor-types-v1' | 'contributor-roles-v1';

/** The term of a controlled list that an address names. */
function termIn(list: RoleOrTypeList, address: string): string | undefined {
  const start = `${PUBLISHED_DOCS_URL}/cv/${list}#`;
  const term = address.startsWith(start) ? address.slice(start.length) : '';
  return Object.hasOwn(lists[list].terms, term) ? term : undefined;
}

const ROLE_LIST = 'contributor-roles-v1';

/** DCAT has a term of its own for the roles of attributions. */
const ROLES = ['prov:hadRole', 'dcat:hadRole'] as const;

/** The role in words and by reference; who made the data without one is its producer. */
function roleFrom({ qualified }: Part, activity: GraphNode | undefined, isMaker: boolean): SourcedDraft {
  const found: SourcedDraft = {};
  for (const value of qualified?.values(...ROLES) ?? []) {
    const { graph } = qualified!;
    graph.take(value.from);
    const labels = namesOf(qualified!, [value]);
    const address = addressIn(qualified!, value);
    const term = address && termIn(ROLE_LIST, address.value);
    // What the list calls a term says no more than the term.
    const said = labels.filter((each) => term === undefined || !isLabelInList(each, term));
    for (const each of labels) if (!said.includes(each)) graph.take(each.value.from, 'repeated');
    const role = textFrom(labelsFor(said, activity)) ?? term;
    if (role !== undefined) found.role ??= role;
    if (address !== undefined && term === undefined) found.roleRef ??= address;
  }
  if (found.role === undefined && found.roleRef === undefined && isMaker) found.role = 'Producer';
  return found;
}

function isLabelInList({ text, language }: Wording, term: string): boolean {
  const terms: { readonly [name: string]: { readonly label: { readonly en: string } } } =
    lists[ROLE_LIST].terms;
  return language === 'en' && terms[term]!.label.en === text;
}

/** Roles are shared, with all that they are called: our export names the one of an activity in its label. */
function labelsFor(labels: readonly Wording[], activity: GraphNode | undefined): readonly Wording[] {
  const plain = labels.filter(({ language }) => language === undefined);
  const title = String(activity?.values('rdfs:label')[0]?.scalar ?? '');
  const did = (text: string) => title === text || title.startsWith(`${text}: `);
  const [own] = plain.filter(({ text }) => did(text.trim()) || did(readTerm(ROLE_LIST, text) ?? '\n'));
  if (own !== undefined) return [own];
  const tagged = labels.filter(({ language }) => language !== undefined);
  return tagged.length > 0 ? tagged : plain;
}

/** When and what: the days of an activity, and what is said about it. */
function deedFrom(activity: GraphNode | undefined): SourcedDraft {
  const found: SourcedDraft = {};
  if (activity === undefined) return found;
  const start = day(activity, 'prov:startedAtTime', 'schema:startDate');
  const end = day(activity, 'prov:endedAtTime', 'schema:endDate');
  const isOwn = historyOf(activity.graph).isLocal(activity.id);
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

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a moment. */
export function day(node: GraphNode, ...properties: readonly string[]): Sourced<string> | undefined {
  for (const value of node.values(...properties)) {
    const found = DAY.exec(String(value.scalar))?.[0];
    if (found !== undefined) return taken(node, value, found);
  }
  return undefined;
}
