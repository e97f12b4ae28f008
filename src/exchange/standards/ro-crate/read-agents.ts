import type { SourcedDraft, SourcedJson } from '../../../schema/draft/index.js';
import { type ListName, PUBLISHED_DOCS_URL } from '../../../schema/vocabulary/index.js';
import { agentFrom, agentKey, contributors } from '../read/agents.js';
import { dayIn } from '../read/days.js';
import type { GraphNode, Value } from '../read/graph.js';
import { addressOf, type ReadKeyword, taken, textFrom, wordings, words } from '../read/readers.js';
import { ownNames, textsAmong } from './read-keywords.js';

/** What people do, by the properties that name them. */
const ROLES = {
  'schema:author': 'Producer',
  'schema:creator': 'Producer',
  'schema:publisher': 'Publisher',
  'schema:provider': 'Provider',
  'schema:funder': 'Funder',
  'schema:sponsor': 'Sponsor',
  'schema:maintainer': 'Maintainer',
  'schema:editor': 'Editor',
  'schema:contributor': '',
} as const;

/** Contributors from actions and roles, and from the properties that lead to agents. */
export const readContributors: ReadKeyword = contributors(
  {
    properties: ['schema:mentions', ...Object.keys(ROLES)],
    isRole: isContribution,
    inOrder: (one, other) => numberOf(one) - numberOf(other),
    agents: ['schema:agent', 'schema:instrument', ...Object.keys(ROLES)],
    members: {
      role: (node) => {
        for (const { from } of node.values('schema:name', 'schema:object', 'schema:result')) {
          node.graph.take(from, 'repeated');
        }
        return kindsOf(node, 'contributor-roles-v1', 0).words;
      },
      roleRef: (node) => kindsOf(node, 'contributor-roles-v1', 0).ref,
      startDate: (node) => dayIn(node, 'schema:startTime', 'schema:startDate'),
      endDate: (node) => dayIn(node, 'schema:endTime', 'schema:endDate'),
      description: words('schema:description'),
    },
  },
  ROLES,
  { agentFrom: nextAgentFrom, agentKey },
);

/** An action on the subject itself, or a role; other actions say how files were made. */
function isContribution(node: GraphNode, subject: GraphNode): boolean {
  if (node.is('schema:Role')) return true;
  return (
    node.is('schema:Action', 'schema:CreateAction', 'schema:UpdateAction') &&
    node.values('schema:object', 'schema:result').some(({ id }) => bare(id) === bare(subject.id))
  );
}

/** An address without the slash that ro-crate-py adds to those of datasets, but not to references to them. */
function bare(id: string | undefined): string | undefined {
  return id?.replace(/\/$/, '');
}

/** Our actions and roles are numbered in the order of the schema. */
function numberOf({ id }: Value): number {
  return Number(/^#(?:activity|role)-(\d+)$/.exec(id ?? '')?.[1] ?? 0);
}

/** How often agents were read. */
const uses = new WeakMap<GraphNode, number>();

/** An agent has one entity with all its names and kinds: each contribution states one of them. */
function nextAgentFrom(node: GraphNode, value: Value): SourcedDraft {
  const agent: { [name: string]: SourcedJson } = { ...agentFrom(node, value) };
  const at = value.node;
  if (at === undefined) return agent;
  const use = uses.get(at) ?? 0;
  uses.set(at, use + 1);
  const texts = textsAmong(ownNames(at));
  const name = textFrom(texts[use] ?? texts[0] ?? []);
  const kinds = kindsOf(at, 'contributor-types-v1', use);
  const named = name ?? agent.entityRef;
  if (named !== undefined) agent.name = named;
  if (kinds.words !== undefined) agent.type = kinds.words;
  if (kinds.ref !== undefined) agent.typeRef = kinds.ref;
  return agent;
}

/** What something is besides its classes: in words, which may be those of a controlled list, and by reference. */
function kindsOf(
  node: GraphNode,
  list: ListName,
  use: number,
): { readonly words?: SourcedJson | undefined; readonly ref?: SourcedJson | undefined } {
  const terms = `${PUBLISHED_DOCS_URL}/cv/${list}#`;
  const values = node.values('schema:additionalType', 'schema:roleName');
  const refs = values.filter((each) => {
    const found = addressOf(each);
    const isClass = /^https?:\/\/schema\.org\//.test(found ?? '') && !each.node?.is('schema:DefinedTerm');
    return found !== undefined && !isClass;
  });
  const texts = textsAmong(
    wordings(
      node,
      values.filter((each) => addressOf(each) === undefined),
    ),
  );
  const listed = refs.filter(({ id }) => id?.startsWith(terms));
  const inWords = [
    ...texts.map((each) => () => textFrom(each)),
    ...listed.map((each) => () => taken(node, each, each.id!.slice(terms.length))),
  ];
  const ref = refs.at(-1 - use) ?? refs.at(-1);
  return {
    words: (inWords[use] ?? inWords[0])?.(),
    ref: ref && taken(node, ref, addressOf(ref)!),
  };
}
