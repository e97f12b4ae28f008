/** The prefixes of names in the code that reads documents. */
export const NAMESPACES: { readonly [prefix: string]: string } = {
  schema: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  dc: 'http://purl.org/dc/elements/1.1/',
  adms: 'http://www.w3.org/ns/adms#',
  spdx: 'http://spdx.org/rdf/terms#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  owl: 'http://www.w3.org/2002/07/owl#',
  pav: 'http://purl.org/pav/',
  prov: 'http://www.w3.org/ns/prov#',
  qudt: 'http://qudt.org/schema/qudt/',
  dqv: 'http://www.w3.org/ns/dqv#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  dcat: 'http://www.w3.org/ns/dcat#',
  time: 'http://www.w3.org/2006/time#',
  cdi: 'http://ddialliance.org/Specification/DDI-CDI/1.0/RDF/',
  csvw: 'http://www.w3.org/ns/csvw#',
  js: 'https://www.w3.org/2019/wot/json-schema#',
  evi: 'https://w3id.org/EVI#',
  fair: 'https://highvaluedata.net/fair-data-schema/vocab/annotations#',
};

/**
 * Other addresses of namespaces, which are one in the graph: both spellings of schema.org; and since drafts of CDIF
 * move terms between DDI-CDI and its own namespace, these too.
 */
export const SPELLINGS: readonly (readonly [address: string, prefix: string])[] = [
  ['http://schema.org/', 'schema'],
  ['https://ddialliance.org/Specification/DDI-CDI/1.0/RDF/', 'cdi'],
  ['https://w3id.org/cdif/', 'cdi'],
  ['http://w3id.org/cdif/', 'cdi'],
  ['https://cdif.org/0.1/', 'cdi'],
];
