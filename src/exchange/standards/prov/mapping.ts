import { type TermName, termNames } from '../../../schema/description/index.js';
import type { Exporter } from '../exporter.js';
import { address, addresses, scalar, words } from '../read/readers.js';
import type { Placement } from '../result.js';
import type { Curie } from './graph.js';
import { readContributors } from './read-agents.js';
import {
  readDescription,
  readLabel,
  readLicense,
  readPeriod,
  readPeriodRef,
  readPlace,
  readQuality,
  readRelations,
  readVersion,
  wordsOrAddress,
} from './read-keywords.js';

/** The properties for the words and the references of a term. */
interface TermPlace {
  readonly words: Curie;
  readonly refs: Curie;
}

/** The terms that standard vocabularies have properties for. */
const PLACES: { readonly [N in TermName]?: TermPlace } = {
  concept: { words: 'dc:subject', refs: 'dcterms:subject' },
  license: { words: 'dc:rights', refs: 'dcterms:license' },
  temporalCoverage: { words: 'fair:temporalCoverage', refs: 'dcterms:temporal' },
  spatialCoverage: { words: 'dc:coverage', refs: 'dcterms:spatial' },
  measurementTechnique: { words: 'schema:measurementTechnique', refs: 'fair:measurementTechniqueRef' },
};

/** Where a term goes; what no standard vocabulary has goes to our own. */
export function placeOf(name: TermName): TermPlace {
  return PLACES[name] ?? { words: `fair:${name}`, refs: `fair:${name}Ref` };
}

/** Terms are read as they are written, unless a row below reads them otherwise. */
const terms = Object.fromEntries(
  termNames.flatMap((name) => {
    const place = placeOf(name);
    const refs = place.refs.replace('dcterms:', 'dct:');
    return [
      [`fair:${name}`, { to: place.words, read: wordsOrAddress(place.words, refs) }],
      [`fair:${name}Ref`, { to: place.refs, read: address(refs) }],
    ];
  }),
) as { readonly [K in `fair:${TermName}` | `fair:${TermName}Ref`]: Placement };

/** Where each keyword goes in a provenance graph. */
export const mapping: Exporter['mapping'] = {
  ...terms,
  'fair:resourceType': { to: 'fair:resourceType', read: scalar('fair:resourceType') },
  'fair:label': { to: 'rdfs:label', note: 'In all languages. On codes: skos:prefLabel.', read: readLabel },
  'fair:description': {
    to: 'dcterms:description',
    note: 'In all languages. On codes: skos:definition.',
    read: readDescription,
  },
  'fair:contributors': {
    to: 'prov:Agent, prov:Activity, prov:Association, prov:Attribution, prov:Role',
    note:
      'Each entry is an activity with its agent, role and dates (in UTC). The first producer generated the data, ' +
      'other makers influenced it, and archives and distributors used it. Funders and those with an unknown role ' +
      'influenced it without attribution.',
    read: readContributors,
  },
  'fair:provider': {
    to: 'prov:Agent, prov:Activity',
    note: 'A contributor with the role Provider.',
    as: 'fair:contributors',
  },
  'fair:providerRef': { to: 'prov:Agent', note: 'The address of the agent.', as: 'fair:contributors' },
  'fair:license': { to: 'dc:rights', read: readLicense },
  'fair:licenseRef': { to: 'dcterms:license', read: address('dct:license', 'schema:license') },
  'fair:version': {
    to: 'schema:version, dcterms:issued, adms:versionNotes',
    note: 'The date is dcterms:date if the option datePublished gives another.',
    read: readVersion,
  },
  'fair:datasetRelations': {
    to: 'dcterms:isPartOf, hasPart, isVersionOf, isReferencedBy, relation, fair:isContinuedBy; dcat:Relationship',
    note: 'A version is also prov:specializationOf its target, unless that would create a cycle.',
    read: readRelations,
  },
  'fair:temporalCoverage': {
    to: 'dcterms:temporal',
    note: 'A dcterms:PeriodOfTime, or the address.',
    read: readPeriod,
  },
  'fair:temporalCoverageRef': { to: 'dcterms:temporal', read: readPeriodRef },
  'fair:spatialCoverage': { to: 'dc:coverage', read: readPlace },
  'fair:structureType': { to: 'fair:structureType', read: scalar('fair:structureType') },
  'fair:quality': {
    to: 'dqv:hasQualityMeasurement',
    note: 'One dqv:QualityMeasurement per entry.',
    read: readQuality,
  },
  'fair:classification': {
    to: 'fair:classification',
    note: 'Addresses go to fair:classificationRef.',
    read: words('fair:classification'),
  },
  'fair:classificationRef': { to: 'fair:classificationRef', read: addresses('fair:classificationRef') },
  'fair:unit': { to: 'fair:measurementUnit', as: 'fair:measurementUnit' },
  'fair:unitRef': { to: 'fair:measurementUnitRef', as: 'fair:measurementUnitRef' },
  'fair:variableRef': { to: 'fair:variableRef', read: address('fair:variableRef') },
  'fair:instanceVariableRef': { to: 'fair:instanceVariableRef', read: address('fair:instanceVariableRef') },
  'fair:representedVariableRef': {
    to: 'fair:representedVariableRef',
    read: address('fair:representedVariableRef'),
  },
  'fair:conceptualVariableRef': {
    to: 'fair:conceptualVariableRef',
    read: address('fair:conceptualVariableRef'),
  },
  'fair:sentinel': { to: 'fair:sentinel', note: 'On the node of the code.', read: scalar('fair:sentinel') },
};
