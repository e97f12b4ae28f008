import { isObject, type Json } from '../../json.js';
import type { Importer } from '../importer.js';
import { CONTEXT } from './jsonld-context.js';
import { read } from './read.js';

/** Reads CDIF 1.1, and the drafts before it. */
export const importer: Importer = {
  detects: (document) => (isObject(document) && isCdif(document) ? 1 : 0),
  contexts: {
    'https://schema.org/': { '@vocab': 'https://schema.org/' },
    'https://docs.ddialliance.org/DDI-CDI/1.0/model/encoding/json-ld/ddi-cdi.jsonld': CONTEXT,
  },
  otherwise: CONTEXT,
  read,
  reasons: [
    [/\/schema:subjectOf\//, 'It describes the record, not the data.'],
    [/\/schema:(?:minValue|maxValue)$/, 'It is the lowest or highest value in the data, not a limit.'],
    [
      /\/schema:(?:contactPoint|email|telephone|affiliation|address)(?:\/|$)/,
      'No keyword says how to reach somebody, or where they work.',
    ],
    [/\/schema:funding\//, 'Of a grant only the funder has a place.'],
    [/\/(?:schema:geo|geosparql:[^/]*)\//, 'No keyword takes coordinates.'],
    [
      /\/prov:wasGeneratedBy\//,
      'Of how the data were made only the addresses of what was used have an option.',
    ],
    [/\/(?:schema:distribution|cdif?:hasPhysicalMapping)\//, 'It says how files or services are read.'],
    [/\/schema:conditionsOfAccess(?:\/|$)/, 'No keyword says who may have the data.'],
    [
      /\/(?:inDefinedTermSet|schema:inDefinedTermSet|schema:termCode)$/,
      'The name and the address of a term say this.',
    ],
  ],
};

/** What the modules of CDIF add to schema.org, and the addresses of its profiles. */
const OF_CDIF = /w3id\.org\/cdif\/|cdif\.org\/|DDI-CDI\/1\.0\/RDF/;

function isCdif(document: Json): boolean {
  return OF_CDIF.test(JSON.stringify(document));
}
