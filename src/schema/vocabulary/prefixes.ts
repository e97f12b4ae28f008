import type { Budget } from '../../base/budget.js';
import { closest } from './closest.js';
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
  dct: 'http://purl.org/dc/terms/',
  'sdmx-attribute': 'http://purl.org/linked-data/sdmx/2009/attribute#',
  'sdmx-code': 'http://purl.org/linked-data/sdmx/2009/code#',
  'sdmx-concept': 'http://purl.org/linked-data/sdmx/2009/concept#',
  'sdmx-dimension': 'http://purl.org/linked-data/sdmx/2009/dimension#',
  'sdmx-measure': 'http://purl.org/linked-data/sdmx/2009/measure#',
  dwc: 'http://rs.tdwg.org/dwc/terms/',
  aat: 'http://vocab.getty.edu/aat/',
  tgn: 'http://vocab.getty.edu/tgn/',
  ulan: 'http://vocab.getty.edu/ulan/',
  agrovoc: 'http://aims.fao.org/aos/agrovoc/',
  gemet: 'http://www.eionet.europa.eu/gemet/concept/',
  eurovoc: 'http://eurovoc.europa.eu/',
  mesh: 'http://id.nlm.nih.gov/mesh/',
  lcsh: 'http://id.loc.gov/authorities/subjects/',
  dbr: 'http://dbpedia.org/resource/',
  om: 'http://www.ontology-of-units-of-measure.org/resource/om-2/',
  // The OBO Foundry writes these in capitals, and an underscore before the number.
  CHEBI: 'http://purl.obolibrary.org/obo/CHEBI_',
  ENVO: 'http://purl.obolibrary.org/obo/ENVO_',
  NCBITaxon: 'http://purl.obolibrary.org/obo/NCBITaxon_',
};

/** Known prefixes of CURIEs and the namespaces that they stand for. */
export const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...generatedPrefixes, ...ADDITIONS }),
);

// Schemes of IRIs that are written without "//" (IANA, and the identifiers in use in this field).
const SCHEMES: ReadonlySet<string> = new Set(
  (
    'about acct ark blob cid data did dns doi file ftp geo go hdl http https info ipfs ipns isbn issn jar ldap ' +
    'lsid magnet mailto mid news ni oid openid sip swh tag tel urn uuid'
  ).split(' '),
);

/** The IRI that a CURIE stands for; undefined when its prefix is unknown or the text is no CURIE. */
export function expandCurie(text: string): string | undefined {
  const prefix = beforeColon(text);
  const namespace = prefix === undefined ? undefined : prefixes.get(prefix);
  return namespace === undefined ? undefined : namespace + text.slice(prefix!.length + 1);
}

/** The unknown prefix of a CURIE; undefined when it is known, or when the text is an IRI. */
export function unknownPrefix(text: string): string | undefined {
  const prefix = beforeColon(text);
  if (prefix === undefined || prefixes.has(prefix) || SCHEMES.has(prefix.toLowerCase())) return undefined;
  return prefix;
}

/** What is before the first colon, if that can be a prefix. */
function beforeColon(text: string): string | undefined {
  const colon = text.indexOf(':');
  // What follows the scheme of an IRI by "//" is its authority: https://… is never a CURIE.
  return colon < 1 || text.startsWith('//', colon + 1) ? undefined : text.slice(0, colon);
}

/** The known prefix that a person most likely meant by another. */
export function prefixMeant(prefix: string, budget?: Budget): string | undefined {
  const lower = prefix.toLowerCase();
  if (prefixes.has(lower)) return lower;
  // Nearly every word of three letters is near some prefix.
  return lower.length < 4 ? undefined : closest(lower, prefixes.keys(), budget);
}
