import type { SourcedDraft, SourcedJson } from '../../../schema/draft/index.js';
import { classOf, contributors } from '../read/agents.js';
import type { GraphNode, Value } from '../read/graph.js';
import { type ReadKeyword, scalar, taken, textFrom, type Wording, wordings } from '../read/readers.js';
import { allWordsOf, of, plainText, refsOf, termRef, termRefs, termWords, texts } from './read-terms.js';

/** A name that was too short for CDIF says its kind, and stands beside it as it was. */
const COMPLETED = /^(.*) \((?:person|organization|project)\)$/s;

/** How often agents were read: one that was stated with several names has the next one each time. */
const turns = new WeakMap<GraphNode, number>();

/** What is known about an agent, as members of a contributor. */
function agentFrom(node: GraphNode, value: Value): SourcedDraft {
  const agent: SourcedDraft = {};
  const turn = (value.node && turns.get(value.node)) ?? 0;
  if (value.node !== undefined) {
    node.graph.take(value.from, 'repeated');
    turns.set(value.node, turn + 1);
  }
  const name = shortName(value) ?? textAt(turn, allWordsOf(node, value));
  const [entityRef] = refsOf(node, value);
  if (name !== undefined) agent.name = name;
  else if (entityRef !== undefined) agent.name = entityRef;
  if (entityRef !== undefined) agent.entityRef = entityRef;
  if (value.node === undefined) return agent;
  const at = value.node;
  const types = of('schema:additionalType')(at).flatMap((each) => allWordsOf(at, each));
  const type = textAt(turn, types) ?? classOf(at);
  const typeRefs = termRefs(of('schema:additionalType'))(at);
  const typeRef = typeRefs[turn % typeRefs.length];
  if (type !== undefined) agent.type = type;
  if (typeRef !== undefined) agent.typeRef = typeRef;
  return agent;
}

/** One of several texts for the same, each plain or with its translations. */
function textAt(turn: number, words: readonly Wording[]): SourcedJson | undefined {
  const rounds: Wording[][] = [];
  for (const word of words) {
    const isTranslation = (other: Wording) =>
      word.language !== undefined && other.language !== undefined && other.language !== word.language;
    const round = rounds.find((each) => each.every(isTranslation));
    if (round) round.push(word);
    else rounds.push([word]);
  }
  return rounds.length === 0 ? undefined : textFrom(rounds[turn % rounds.length]!);
}

function shortName({ node }: Value) {
  const [long] = node?.values('schema:name') ?? [];
  const short = COMPLETED.exec(String(long?.scalar))?.[1];
  const found = node?.values('skos:altLabel').find((each) => each.scalar === short && !each.language);
  if (node === undefined || short === undefined || found === undefined) return undefined;
  node.graph.take(long?.from);
  return taken(node, found, short);
}

/** What tells agents apart: their ids, else their names. */
function agentKey(value: Value): string {
  const { id, node, scalar: text } = value;
  if (node === undefined || !node.isBlank) return id ?? String(text);
  return wordings(node, node.values('schema:name'))[0]?.text ?? node.id;
}

/** What people do, by the properties that name them. */
const ROLES = {
  'schema:creator': 'Producer',
  'schema:author': 'Producer',
  'schema:publisher': 'Publisher',
  'schema:provider': 'Provider',
  'schema:funding/schema:funder': 'Funder',
  'schema:funder': 'Funder',
  'schema:maintainer': 'Maintainer',
  'schema:editor': 'Editor',
  'schema:contributor': '',
  'prov:wasAttributedTo': '',
} as const;

/** The role that is written where none is known. */
const NO_ROLE = 'contributor';

const readRole: ReadKeyword = (role) => {
  const found = termWords(of('schema:roleName'))(role);
  return plainText(found) === NO_ROLE ? undefined : found;
};

export const readContributors: ReadKeyword = contributors(
  {
    properties: ['schema:contributor', 'schema:creator'],
    isRole: (role) => role.is('schema:Role'),
    agents: ['schema:contributor'],
    members: {
      role: readRole,
      roleRef: termRef(of('schema:roleName')),
      startDate: scalar('schema:startDate'),
      endDate: scalar('schema:endDate'),
      description: texts('schema:description', 'dct:description'),
    },
  },
  ROLES,
  { agentFrom, agentKey },
);
