import type { SourcedDraft } from '../../draft/index.js';
import { classOf, contributors } from '../read/agents.js';
import type { GraphNode, Value } from '../read/graph.js';
import { type ReadKeyword, scalar, taken, textFrom, wordings } from '../read/readers.js';
import { of, plainText, refsOf, termRef, termWords, texts, wordsOf } from './read-terms.js';

/** A name that was too short for CDIF says its kind, and stands beside it as it was. */
const COMPLETED = /^(.*) \((?:person|organization|project)\)$/s;

/** What is known about an agent, as members of a contributor. */
function agentFrom(node: GraphNode, value: Value): SourcedDraft {
  const agent: SourcedDraft = {};
  if (value.node !== undefined) node.graph.take(value.from, 'repeated');
  const name = shortName(value) ?? textFrom(wordsOf(node, value));
  const [entityRef] = refsOf(node, value);
  if (name !== undefined) agent.name = name;
  else if (entityRef !== undefined) agent.name = entityRef;
  if (entityRef !== undefined) agent.entityRef = entityRef;
  if (value.node === undefined) return agent;
  const type = termWords(of('schema:additionalType'))(value.node) ?? classOf(value.node);
  const typeRef = termRef(of('schema:additionalType'))(value.node);
  if (type !== undefined) agent.type = type;
  if (typeRef !== undefined) agent.typeRef = typeRef;
  return agent;
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
