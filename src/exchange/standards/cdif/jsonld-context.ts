import type { JsonObject } from '../../../base/json.js';
import { FAIR } from '../jsonld.js';
import { CDI } from '../sentinels.js';

/** The prefixes of the document; CDIF wants keys written with them, and these very addresses. */
export const CONTEXT: JsonObject = {
  schema: 'http://schema.org/',
  dcterms: 'http://purl.org/dc/terms/',
  dcat: 'http://www.w3.org/ns/dcat#',
  prov: 'http://www.w3.org/ns/prov#',
  spdx: 'http://spdx.org/rdf/terms#',
  cdi: CDI,
  cdif: 'https://w3id.org/cdif/',
  dqv: 'http://www.w3.org/ns/dqv#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  adms: 'http://www.w3.org/ns/adms#',
  fair: FAIR,
};

/** The modules of CDIF 1.1 that a document of ours may follow, and the addresses by which it says so. */
export const PROFILES = {
  core: 'https://w3id.org/cdif/core/1.1',
  discovery: 'https://w3id.org/cdif/discovery/1.1',
  dataDescription: 'https://w3id.org/cdif/data_description/1.1',
  dataStructure: 'https://w3id.org/cdif/data_structure/1.1',
  provenance: 'https://w3id.org/cdif/provenance/1.1',
} as const;
