import type { Agent, AgentType } from '../../description/index.js';
import { isIri, PUBLISHED_DOCS_URL, readTerm } from '../../vocabulary/index.js';
import type { GivenAgent } from '../options.js';
import { type Actor, addressesOf, type Context, refer, textsOf } from './context.js';
import type { ClassName } from './terms.js';

const LIST = 'contributor-types-v1';

const CLASSES: { readonly [T in AgentType]: readonly ClassName[] } = {
  Individual: ['Agent', 'Person'],
  Organization: ['Agent', 'Organization'],
  Project: ['Agent', 'Organization'],
  Software: ['Agent', 'SoftwareAgent'],
  Agent: ['Agent', 'SoftwareAgent'],
  Other: ['Agent'],
};

/** Describes an agent that the source names, once for all of its contributions. */
export function actorOf(context: Context, agent: Agent): Actor {
  const known = context.actors.get(agent);
  if (known !== undefined) return known;
  const actor = describeAgent(context, agent);
  context.actors.set(agent, actor);
  return actor;
}

function describeAgent(context: Context, agent: Agent): Actor {
  const { graph, names, source } = context;
  const owner = `agent-${agent.number}`;
  const name = source.ledger.pick(agent.names)?.value;
  const addresses = addressesOf(context, agent.refs);
  // An address that another thing has stays its own: the agent is then linked as the same.
  const id = addresses.find((each) => names.claim(each, owner)) ?? names.local(owner);
  if (names.ownerOf(id) === undefined) names.claim(id, owner);
  for (const each of CLASSES[agent.type]) graph.type(id, each);
  graph.say(id, 'label', textsOf(context, agent.names));
  refer(
    context,
    id,
    'sameAs',
    addresses.filter((each) => each !== id),
  );
  describeType(context, id, agent);
  return { id, name };
}

/** The type as a term of the controlled list, and in words where these say it otherwise. */
function describeType(context: Context, id: string, { typeWords, typeRefs }: Agent): void {
  const { graph } = context;
  for (const said of textsOf(context, typeWords)) {
    const term = readTerm(LIST, said.text);
    if (term !== undefined) graph.link(id, 'kind', `${PUBLISHED_DOCS_URL}/cv/${LIST}#${term}`);
    if (said.text !== term || said.language !== undefined) graph.say(id, 'additionalType', [said]);
  }
  refer(context, id, 'kind', addressesOf(context, typeRefs));
}

/** Describes an agent that an option names; one that the source names too is the same. */
export function givenActor(context: Context, given: GivenAgent, type: 'Individual' | 'Organization'): Actor {
  const { graph, names } = context;
  const { name, identifier, url, affiliation } = given;
  const known = identifier !== undefined && names.ownerOf(identifier)?.startsWith('agent-');
  const owner = `agent-given-${context.count('given agent')}`;
  const isAddress =
    identifier !== undefined && isIri(identifier) && (known || names.claim(identifier, owner));
  const id = isAddress ? identifier : names.local(owner);
  if (!known) for (const each of CLASSES[given.type ?? type]) graph.type(id, each);
  graph.value(id, 'label', name);
  if (!isAddress) graph.value(id, 'identifier', identifier);
  if (url !== undefined && isIri(url)) graph.link(id, 'url', url);
  if (affiliation) graph.link(id, 'affiliation', givenActor(context, affiliation, 'Organization').id);
  return { id, name };
}
