import { isObject, type Json } from '../../json.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';

/** Reports what RO-Crate recommends about people and organizations and is not stated. */
export function reportGaps({ graph, source }: Context): void {
  const { entities } = graph;
  const alone = entities.filter((each) => each.isA('Person') && !each.has('affiliation'));
  const authors = alone.length > 0 ? authorsIn(entities) : NOBODY;
  for (const person of alone) {
    if (!authors.has(person.id)) continue;
    source.miss({
      term: `affiliation of ${nameOf(person)}`,
      level: 'should',
      help: 'Give the option "creator" with the affiliation of each person.',
    });
  }
  for (const organization of entities) {
    if (organization.isA('Organization') && !organization.hasAny('url')) {
      source.miss({
        term: `url of ${nameOf(organization)}`,
        level: 'should',
        help: 'Add an http(s) "entityRef" for the organization, preferably its ROR.',
      });
    }
  }
}

const NOBODY: ReadonlySet<Json> = new Set();

/** The addresses of all authors. */
function authorsIn(entities: readonly Entity[]): ReadonlySet<Json> {
  const addresses = new Set<Json>();
  for (const each of entities) {
    for (const author of each.valuesOf('author')) if (isObject(author)) addresses.add(author['@id']!);
  }
  return addresses;
}

function nameOf(entity: Entity): string {
  const [name] = entity.valuesOf('name');
  return typeof name === 'string' ? name : entity.id;
}
