import type { Json, JsonObject } from '../../../base/json.js';

const PREFIXES = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dcterms: 'http://purl.org/dc/terms/',
  dct: 'http://purl.org/dc/terms/',
  dc: 'http://purl.org/dc/elements/1.1/',
  dcat: 'http://www.w3.org/ns/dcat#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  schema: 'http://schema.org/',
};

/** The properties of PROV-O whose values are nodes. */
const LINKS = `
  actedOnBehalfOf activity agent alternateOf atLocation entity generated hadActivity hadGeneration
  hadMember hadPlan hadPrimarySource hadRole hadUsage influenced influencer invalidated
  qualifiedAssociation qualifiedAttribution qualifiedCommunication qualifiedDelegation qualifiedDerivation
  qualifiedGeneration qualifiedRevision qualifiedUsage specializationOf used wasAssociatedWith
  wasAttributedTo wasDerivedFrom wasEndedBy wasGeneratedBy wasInfluencedBy wasInformedBy wasQuotedFrom
  wasRevisionOf wasStartedBy`;

/** The terms of PROV-O by their own names, for documents that name a context of it. */
export const generalContext: JsonObject = {
  '@version': 1.1,
  '@vocab': PREFIXES.prov,
  ...PREFIXES,
  label: 'rdfs:label',
  comment: 'rdfs:comment',
  title: 'dcterms:title',
  description: 'dcterms:description',
  ...Object.fromEntries(Array.from(LINKS.matchAll(/\w+/g), ([name]) => [name, link(name)])),
};

function link(name: string): Json {
  return { '@id': `prov:${name}`, '@type': '@id' };
}

/**
 * The statements of PROV-JSONLD (W3C Member Submission): each is a node of its own, which one of its members hangs on
 * a property of the thing that it is about.
 */
const STATEMENTS: readonly (readonly [
  type: string,
  about: string,
  property: string,
  members: { readonly [name: string]: string },
])[] = [
  ['Generation', 'entity', 'qualifiedGeneration', { activity: 'activity' }],
  ['Usage', 'activity', 'qualifiedUsage', { entity: 'entity' }],
  ['Association', 'activity', 'qualifiedAssociation', { agent: 'agent', plan: 'hadPlan' }],
  ['Attribution', 'entity', 'qualifiedAttribution', { agent: 'agent' }],
  ['Derivation', 'generatedEntity', 'qualifiedDerivation', { usedEntity: 'entity', activity: 'hadActivity' }],
  ['Delegation', 'delegate', 'qualifiedDelegation', { responsible: 'agent', activity: 'hadActivity' }],
  ['Communication', 'informed', 'qualifiedCommunication', { informant: 'activity' }],
  ['Invalidation', 'entity', 'qualifiedInvalidation', { activity: 'activity' }],
  ['Influence', 'influencee', 'qualifiedInfluence', { influencer: 'influencer' }],
  ['Membership', 'collection', 'qualifiedMembership', { entity: 'entity' }],
];

/** The context of PROV-JSONLD. */
export const statementsContext: JsonObject = {
  '@version': 1.1,
  ...PREFIXES,
  ...Object.fromEntries(
    ['Entity', 'Activity', 'Agent', 'Bundle', 'Plan', 'Collection'].map((name) => [name, `prov:${name}`]),
  ),
  ...Object.fromEntries(
    STATEMENTS.map(([type, about, property, members]) => [
      type,
      {
        '@id': `prov:${type}`,
        '@context': {
          [about]: { '@reverse': `prov:${property}`, '@type': '@id' },
          ...Object.fromEntries(Object.entries(members).map(([name, term]) => [name, link(term)])),
        },
      },
    ]),
  ),
  startTime: { '@id': 'prov:startedAtTime', '@type': 'xsd:dateTime' },
  endTime: { '@id': 'prov:endedAtTime', '@type': 'xsd:dateTime' },
  time: { '@id': 'prov:atTime', '@type': 'xsd:dateTime' },
  label: 'rdfs:label',
  role: { '@id': 'prov:hadRole', '@type': '@id' },
  type: '@type',
  location: { '@id': 'prov:atLocation', '@type': '@id' },
  value: 'prov:value',
};
