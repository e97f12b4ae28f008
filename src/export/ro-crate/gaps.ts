import { isObject, type Json } from '../../json.js';
import type { Crate } from './crate.js';
import type { Entity } from './graph.js';

/** Says what RO-Crate recommends about people and organizations and nobody stated. */
export function reportGaps({ graph, source }: Crate): void {
  const { entities } = graph;
  const authors = new Set<Json | undefined>();
  for (const each of entities) for (const author of each.valuesOf('author')) authors.add(addressIn(author));
  for (const person of entities) {
    if (authors.has(person.id) && person.isA('Person') && !person.has('affiliation')) {
      source.miss({
        term: `affiliation of ${nameOf(person)}`,
        level: 'should',
        help: 'Give the option "creator" with the affiliation of each person.',
      });
    }
  }
  for (const organization of entities) {
    if (organization.isA('Organization') && !organization.hasAny('url')) {
      source.miss({
        term: `url of ${nameOf(organization)}`,
        level: 'should',
        help: 'State an http(s) "entityRef", best of ROR, for the organization.',
      });
    }
  }
}

function addressIn(reference: Json): Json | undefined {
  return isObject(reference) ? reference['@id'] : undefined;
}

function nameOf(entity: Entity): string {
  const [name] = entity.valuesOf('name');
  return typeof name === 'string' ? name : entity.id;
}
