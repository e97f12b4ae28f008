import type { Requirement } from '../values.js';

/** What a provenance graph needs: PROV-DM asks for an identifier of each entity, readers ask for the rest. */
export const requirements: readonly Requirement[] = [
  { term: 'the identifier of the prov:Entity', value: 'identifier', level: 'must', assume: true },
  { term: 'rdfs:label', value: 'name', level: 'should' },
  { term: 'prov:wasAttributedTo', value: 'creator', level: 'should' },
  { term: 'dcterms:description', value: 'description', level: 'may' },
  { term: 'dcterms:issued', value: 'datePublished', level: 'may' },
  { term: 'dcterms:license', value: 'license', level: 'may' },
  { term: 'schema:version', value: 'version', level: 'may' },
];
