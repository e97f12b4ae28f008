import type { JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import { node, ref } from '../jsonld.js';
import type { Context } from './context.js';
import { iriRef } from './iris.js';

/**
 * The catalog record: the description of this description. Some published shapes take it for a second dataset,
 * so it has a name, an identifier, a date, terms of use and an address of its own.
 */
export function catalogRecord(
  { source, ids }: Context,
  name: string | undefined,
  url: string | undefined,
  profiles: readonly string[],
): JsonObject {
  const id = ids.mint('catalog-record');
  const licence = source.options.recordLicense;
  return node({
    '@id': id,
    '@type': ['schema:Dataset'],
    'schema:additionalType': [{ '@id': 'dcat:CatalogRecord' }],
    'schema:about': ids.dataset === undefined ? undefined : ref(ids.dataset),
    'schema:name': `Metadata record: ${name ?? 'unnamed dataset'}`,
    'schema:identifier': id,
    'schema:dateModified': source.today,
    'schema:sdDatePublished': source.today,
    ...(licence === undefined
      ? { 'schema:conditionsOfAccess': ['No licence is stated for this record.'] }
      : { 'schema:license': [isIri(licence) ? iriRef(licence) : licence] }),
    'schema:url': url,
    'dcterms:conformsTo': profiles.map(ref),
  });
}
