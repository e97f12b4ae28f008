import type { Contribution } from '../../description/index.js';
import { lists, PUBLISHED_DOCS_URL, readTerm } from '../../vocabulary/index.js';
import { idPart } from '../ids.js';
import { addressesOf, type Context, textsOf } from './context.js';

const LIST = 'contributor-roles-v1';
const ADDRESS = `${PUBLISHED_DOCS_URL}/cv/${LIST}#`;

/** Describes the roles of a contribution, and gives their addresses; usually there is one. */
export function rolesOf(context: Context, contribution: Contribution): readonly string[] {
  const { role, roleWords, roleRefs } = contribution;
  const found = new Set<string>();
  for (const address of addressesOf(context, roleRefs)) found.add(roleAt(context, address));
  const [first] = found;
  for (const said of textsOf(context, roleWords)) {
    // Words that mean a term of the list name that term; other words name the reference beside them.
    const term = readTerm(LIST, said.text);
    const id = term !== undefined ? roleAt(context, ADDRESS + term) : (first ?? ownRole(context, role));
    context.graph.say(id, 'label', [said]);
    found.add(id);
  }
  if (found.size === 0 && role !== '') found.add(roleAt(context, ADDRESS + role));
  if (roleWords.length === 0) for (const id of found) labelFromList(context, id);
  return [...found];
}

/** Describes a role that an option implies. */
export function givenRole(context: Context, name: string): string {
  const id = ownRole(context, name);
  context.graph.value(id, 'label', name);
  return id;
}

function roleAt(context: Context, address: string): string {
  const { graph, names } = context;
  if (names.claim(address, 'role')) {
    graph.type(address, 'Role');
    return address;
  }
  const id = ownRole(context, address);
  graph.link(id, 'sameAs', address);
  return id;
}

function ownRole({ graph, names }: Context, name: string): string {
  const id = names.local(`role/${idPart(name)}`);
  graph.type(id, 'Role');
  return id;
}

function labelFromList({ graph }: Context, id: string): void {
  const term = id.startsWith(ADDRESS) ? id.slice(ADDRESS.length) : '';
  const terms: { readonly [name: string]: { readonly label: { readonly en: string } } } = lists[LIST].terms;
  if (Object.hasOwn(terms, term)) graph.say(id, 'label', [{ text: terms[term]!.label.en, language: 'en' }]);
}
