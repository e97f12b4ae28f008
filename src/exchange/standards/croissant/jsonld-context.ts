import type { JsonObject } from '../../../base/json.js';
import { FAIR, type NodeDraft, putAll } from '../jsonld.js';
import { CDI } from '../sentinels.js';

/** Vocabularies that Croissant has no own terms for; it allows any that is declared. */
const BORROWED: { readonly [prefix: string]: string } = {
  prov: 'http://www.w3.org/ns/prov#',
  qudt: 'http://qudt.org/schema/qudt/',
  dqv: 'http://www.w3.org/ns/dqv#',
  cdi: CDI,
  fair: FAIR,
};

/** Croissant 1.1, Appendix 1; `path`, `repeated`, `replace` and `samplingRate` are there for readers of 1.0. */
const CROISSANT_TERMS =
  'annotation arrayShape citeAs column containedIn equivalentProperty excludes extract field fileProperty fileObject fileSet format includes isArray isLiveDataset jsonPath key md5 parentField recordSet references regex readLines sdVersion separator source subField transform unArchive value path repeated replace samplingRate';

const TERMS: JsonObject = {
  '@vocab': 'https://schema.org/',
  // The specification writes http, but its official validator knows only https.
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  ...BORROWED,
  ...Object.fromEntries(CROISSANT_TERMS.split(' ').map((term) => [term, `cr:${term}`])),
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  name: { '@container': '@language' },
  description: { '@container': '@language' },
};

/** The one context of all documents; texts that say no language are in `language`. */
export function contextIn(language: string): JsonObject {
  const context: NodeDraft = { '@language': language };
  putAll(context, TERMS);
  return context;
}

/** Whether the context would read the beginning of an IRI as a term of its own. */
export function isTaken(iri: string): boolean {
  const colon = iri.indexOf(':');
  return colon >= 0 && !iri.startsWith('//', colon + 1) && Object.hasOwn(TERMS, iri.slice(0, colon));
}
