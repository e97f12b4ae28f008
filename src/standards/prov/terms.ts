import { type FactName, factNames } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { FAIR, type NodeDraft, putAll } from '../jsonld.js';
import { CDI, TAKES_SENTINELS_FROM } from '../sentinels.js';

/** The namespaces that documents use, by their prefix. */
const namespaces = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dcterms: 'http://purl.org/dc/terms/',
  dc: 'http://purl.org/dc/elements/1.1/',
  dcat: 'http://www.w3.org/ns/dcat#',
  dqv: 'http://www.w3.org/ns/dqv#',
  adms: 'http://www.w3.org/ns/adms#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  schema: 'http://schema.org/',
  cdi: CDI,
  fair: FAIR,
};

/** The classes that nodes are of. */
const classes = {
  Entity: 'prov:Entity',
  Plan: 'prov:Plan',
  Activity: 'prov:Activity',
  Agent: 'prov:Agent',
  Person: 'prov:Person',
  Organization: 'prov:Organization',
  SoftwareAgent: 'prov:SoftwareAgent',
  Role: 'prov:Role',
  Association: 'prov:Association',
  Attribution: 'prov:Attribution',
  Relationship: 'dcat:Relationship',
  Distribution: 'dcat:Distribution',
  PeriodOfTime: 'dcterms:PeriodOfTime',
  QualityMeasurement: 'dqv:QualityMeasurement',
  Checksum: 'spdx:Checksum',
  Concept: 'skos:Concept',
  ConceptScheme: 'skos:ConceptScheme',
} as const;

/** The name of a class. */
export type ClassName = keyof typeof classes;

/** Terms whose values are texts, numbers or booleans. */
const literals = {
  label: 'rdfs:label',
  text: 'prov:value',
  assumed: 'fair:assumed',
  title: 'dcterms:title',
  description: 'dcterms:description',
  identifier: 'dcterms:identifier',
  version: 'schema:version',
  versionNotes: 'adms:versionNotes',
  keyword: 'dcat:keyword',
  citation: 'dcterms:bibliographicCitation',
  subjectName: 'dc:subject',
  rights: 'dc:rights',
  coverage: 'dc:coverage',
  measurementTechnique: 'schema:measurementTechnique',
  additionalType: 'schema:additionalType',
  value: 'dqv:value',
  notation: 'skos:notation',
  encodingFormat: 'schema:encodingFormat',
  contentSize: 'schema:contentSize',
  checksumValue: 'spdx:checksumValue',
  temporalCoverage: 'fair:temporalCoverage',
  population: 'fair:population',
  universe: 'fair:universe',
  unitType: 'fair:unitType',
  classification: 'fair:classification',
  measurementUnit: 'fair:measurementUnit',
  quantity: 'fair:quantity',
  measurementScale: 'fair:measurementScale',
  ...(Object.fromEntries(factNames.map((name) => [name, `fair:${name}`])) as {
    readonly [N in FactName]: `fair:${N}`;
  }),
  sentinel: 'fair:sentinel',
  relationType: 'fair:relationType',
  cardinality: 'fair:cardinality',
} as const;

/** Terms whose values are other nodes. */
const links = {
  wasGeneratedBy: 'prov:wasGeneratedBy',
  wasAttributedTo: 'prov:wasAttributedTo',
  wasAssociatedWith: 'prov:wasAssociatedWith',
  wasDerivedFrom: 'prov:wasDerivedFrom',
  wasInfluencedBy: 'prov:wasInfluencedBy',
  used: 'prov:used',
  qualifiedAttribution: 'prov:qualifiedAttribution',
  qualifiedAssociation: 'prov:qualifiedAssociation',
  agent: 'prov:agent',
  hadRole: 'prov:hadRole',
  hadPlan: 'prov:hadPlan',
  // The domain of prov:hadRole has no attributions, so DCAT has a term of its own for their roles.
  attributionRole: 'dcat:hadRole',
  conformsTo: 'dcterms:conformsTo',
  hasPart: 'dcterms:hasPart',
  isPartOf: 'dcterms:isPartOf',
  isVersionOf: 'dcterms:isVersionOf',
  isReferencedBy: 'dcterms:isReferencedBy',
  relation: 'dcterms:relation',
  isContinuedBy: 'fair:isContinuedBy',
  qualifiedRelation: 'dcat:qualifiedRelation',
  targetRef: 'fair:targetRef',
  kind: 'dcterms:type',
  sameAs: 'schema:sameAs',
  affiliation: 'schema:affiliation',
  url: 'schema:url',
  landingPage: 'dcat:landingPage',
  distribution: 'dcat:distribution',
  downloadURL: 'dcat:downloadURL',
  checksum: 'spdx:checksum',
  algorithm: 'spdx:algorithm',
  subject: 'dcterms:subject',
  license: 'dcterms:license',
  temporal: 'dcterms:temporal',
  spatial: 'dcterms:spatial',
  hasQualityMeasurement: 'dqv:hasQualityMeasurement',
  isMeasurementOf: 'dqv:isMeasurementOf',
  measurementTechniqueRef: 'fair:measurementTechniqueRef',
  populationRef: 'fair:populationRef',
  universeRef: 'fair:universeRef',
  unitTypeRef: 'fair:unitTypeRef',
  classificationRef: 'fair:classificationRef',
  measurementUnitRef: 'fair:measurementUnitRef',
  quantityRef: 'fair:quantityRef',
  measurementScaleRef: 'fair:measurementScaleRef',
  variableRef: 'fair:variableRef',
  instanceVariableRef: 'fair:instanceVariableRef',
  representedVariableRef: 'fair:representedVariableRef',
  conceptualVariableRef: 'fair:conceptualVariableRef',
  codeList: 'fair:codeList',
  [TAKES_SENTINELS_FROM]: `cdi:${TAKES_SENTINELS_FROM}`,
} as const;

/** Terms whose values are days. */
const days = {
  issued: 'dcterms:issued',
  modified: 'dcterms:modified',
  date: 'dcterms:date',
  periodStart: 'dcat:startDate',
  periodEnd: 'dcat:endDate',
  statedStart: 'schema:startDate',
  statedEnd: 'schema:endDate',
} as const;

/** Terms whose values are moments. */
const moments = {
  startedAtTime: 'prov:startedAtTime',
  endedAtTime: 'prov:endedAtTime',
} as const;

/** Terms whose values are texts in an order that counts. */
const sequences = {
  sourceVariables: 'fair:sourceVariables',
  targetVariables: 'fair:targetVariables',
} as const;

/** The name of a term whose values are texts, numbers or booleans. */
export type LiteralName = keyof typeof literals;
/** The name of a term whose values are other nodes. */
export type LinkTermName = keyof typeof links;
/** The name of a term whose values are days. */
export type DayName = keyof typeof days;
/** The name of a term whose values are moments. */
export type MomentName = keyof typeof moments;
/** The name of a term whose values are texts in an order. */
export type SequenceName = keyof typeof sequences;
/** The name of any term. */
export type TermKey = LiteralName | LinkTermName | DayName | MomentName | SequenceName;

function typed(
  group: { readonly [name: string]: string },
  rest: JsonObject,
): readonly (readonly [string, Json])[] {
  return Object.entries(group).map(([name, id]) => [name, { '@id': id, ...rest }]);
}

const definitions: readonly (readonly [string, Json])[] = [
  ...Object.entries(classes),
  ...Object.entries(literals),
  ...typed(links, { '@type': '@id' }),
  ...typed(days, { '@type': 'xsd:date' }),
  ...typed(moments, { '@type': 'xsd:dateTime' }),
  ...typed(sequences, { '@container': '@list' }),
];

/** The context of a document that uses these classes and terms: unused terms are left out. */
export function contextFor(used: ReadonlySet<string>): JsonObject {
  const context: NodeDraft = { '@version': 1.1 };
  putAll(context, namespaces);
  for (const [name, definition] of definitions) if (used.has(name)) context[name] = definition;
  return context;
}
