import type { Contribution } from '../../description/index.js';
import { lists, PUBLISHED_DOCS_URL, readTerm } from '../../vocabulary/index.js';
import { idPart } from '../ids.js';
import { addressesOf, type Scene, textsOf } from './scene.js';

const LIST = 'contributor-roles-v1';
const ADDRESS = `${PUBLISHED_DOCS_URL}/cv/${LIST}#`;

/** Describes the roles of a contribution, and gives their addresses; usually there is one. */
export function rolesOf(scene: Scene, contribution: Contribution): readonly string[] {
  const { role, roleWords, roleRefs } = contribution;
  const found = new Set<string>();
  for (const address of addressesOf(scene, roleRefs)) found.add(roleAt(scene, address));
  const [first] = found;
  for (const said of textsOf(scene, roleWords)) {
    // Words that mean a term of the list name that term; other words name the reference beside them.
    const term = readTerm(LIST, said.text);
    const id = term !== undefined ? roleAt(scene, ADDRESS + term) : (first ?? ownRole(scene, role));
    scene.graph.say(id, 'label', [said]);
    found.add(id);
  }
  if (found.size === 0 && role !== '') found.add(roleAt(scene, ADDRESS + role));
  if (roleWords.length === 0) for (const id of found) labelFromList(scene, id);
  return [...found];
}

/** Describes a role that an option implies. */
export function givenRole(scene: Scene, name: string): string {
  const id = ownRole(scene, name);
  scene.graph.value(id, 'label', name);
  return id;
}

function roleAt(scene: Scene, address: string): string {
  const { graph, names } = scene;
  if (names.claim(address, 'role')) {
    graph.type(address, 'Role');
    return address;
  }
  const id = ownRole(scene, address);
  graph.link(id, 'sameAs', address);
  return id;
}

function ownRole({ graph, names }: Scene, name: string): string {
  const id = names.local(`role/${idPart(name)}`);
  graph.type(id, 'Role');
  return id;
}

function labelFromList({ graph }: Scene, id: string): void {
  const term = id.startsWith(ADDRESS) ? id.slice(ADDRESS.length) : '';
  const terms: { readonly [name: string]: { readonly label: { readonly en: string } } } = lists[LIST].terms;
  if (Object.hasOwn(terms, term)) graph.say(id, 'label', [{ text: terms[term]!.label.en, language: 'en' }]);
}
