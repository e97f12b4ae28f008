import { generatedPrefixes } from './prefixes.generated.js';

// What the package behind the generated table lacks and people in this field write.
const ADDITIONS: { readonly [prefix: string]: string } = {
  wd: 'http://www.wikidata.org/entity/',
  wdt: 'http://www.wikidata.org/prop/direct/',
  doi: 'https://doi.org/',
  orcid: 'https://orcid.org/',
  ror: 'https://ror.org/',
  isni: 'https://isni.org/isni/',
  spdx: 'http://spdx.org/rdf/terms#',
  obo: 'http://purl.obolibrary.org/obo/',
  gn: 'http://sws.geonames.org/',
  marcrel: 'http://id.loc.gov/vocabulary/relators/',
  nuts: 'http://data.europa.eu/nuts/code/',
  cr: 'http://mlcommons.org/croissant/',
  cdi: 'http://ddialliance.org/Specification/DDI-CDI/1.0/RDF/',
  fair: 'https://highvaluedata.net/fair-data-schema/vocab/annotations#',
};

/** Known prefixes of CURIEs and the namespaces that they stand for. */
export const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...generatedPrefixes, ...ADDITIONS }),
);

/** The IRI that a CURIE stands for; undefined when its prefix is unknown or the text is no CURIE. */
export function expandCurie(text: string): string | undefined {
  const colon = text.indexOf(':');
  // What follows the scheme of an IRI by "//" is its authority: https://… is never a CURIE.
  if (colon < 1 || text.startsWith('//', colon + 1)) return undefined;
  const namespace = prefixes.get(text.slice(0, colon));
  return namespace === undefined ? undefined : namespace + text.slice(colon + 1);
}
