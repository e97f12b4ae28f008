import { isObject, type JsonObject } from '../../../base/json.js';
import type { Importer } from '../importer.js';
import { CONTEXT } from './jsonld-context.js';
import { read } from './read.js';

/** Reads CDIF 1.1, and the drafts before it. */
export const importer: Importer = {
  detects: (document) => (isObject(document) ? likeness(document) : 0),
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
    [/\/schema:unitCode$/, 'A code says no unit without the list that it is from.'],
    [/\/cdi:qualifies\//, 'No option says which column an attribute is about.'],
    [/\/schema:keywords\//, 'Keywords are texts.'],
    [/\/schema:conditionsOfAccess(?:\/|$)/, 'The option takes one condition, as an address or in words.'],
    [
      /\/(?:inDefinedTermSet|schema:inDefinedTermSet|schema:termCode)$/,
      'The name and the address of a term say this.',
    ],
  ],
};

/** CDIF has a namespace and profiles of its own; that of DDI-CDI others have too. */
function likeness(document: JsonObject): number {
  const head = JSON.stringify([document['@context'] ?? '', document['schema:subjectOf'] ?? '']);
  if (/w3id\.org\/cdif\/|cdif\.org\//.test(head)) return 1;
  return head.includes('/DDI-CDI/1.0/') ? 0.5 : 0;
}
