import type { Requirement } from '../values.js';

/** What CDIF 1.1 asks for; a landing page or a file is a must, which the builder looks after. */
export const requirements: readonly Requirement[] = [
  { term: 'schema:name', value: 'name', level: 'must', assume: true },
  { term: 'schema:identifier', value: 'identifier', level: 'must', assume: true },
  { term: 'schema:dateModified', value: 'dateModified', level: 'must', assume: true },
  { term: 'schema:license', value: 'license', level: 'must', assume: true },
  { term: 'schema:url', value: 'url', level: 'should', assume: true, toldByBuilder: true },
  { term: 'schema:description', value: 'description', level: 'should' },
  { term: 'schema:creator', value: 'creator', level: 'should' },
  { term: 'schema:keywords', value: 'keywords', level: 'should' },
  { term: 'schema:distribution', value: 'distribution', level: 'may' },
  { term: 'schema:publisher', value: 'publisher', level: 'may' },
  { term: 'schema:datePublished', value: 'datePublished', level: 'may' },
  { term: 'schema:version', value: 'version', level: 'may' },
  { term: 'dcterms:bibliographicCitation', value: 'citeAs', level: 'may' },
];
