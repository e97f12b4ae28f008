import type { Json } from '../../base/json.js';
import { boolean, either, type Kind, list, oneOf, string, type ValueOf } from './kind.js';
import { iri, iriOrCurie, link, richText, text } from './kinds.js';
import type { ListName } from './lists.js';
import { contributor, datasetRelation, period, qualityMeasurement, versionRecord } from './records.js';

/** Where a keyword is usually used; any level is allowed. */
export type Scope = 'universal' | 'dataset' | 'variable';

/** The editions of the vocabulary, oldest first. A released edition never changes. */
export const editions = ['0.1.0', 'dev'] as const;

/** The name of an edition. */
export type Edition = (typeof editions)[number];

/** A row of the table: all that is known about one `fair:` keyword. */
export interface Keyword {
  readonly scope: Scope;
  /** Further scopes in which it is commonly used. */
  readonly alsoOn?: readonly Scope[];
  readonly kind: Kind;
  /** Its reference form, or its literal form. */
  readonly ref?: string;
  readonly literal?: string;
  /** The editions that have it; all by default. */
  readonly editions?: readonly Edition[];
  /** What to write instead, and how. */
  readonly deprecated?: { readonly use: string; readonly how: string };
  /** Its name in a newer edition. */
  readonly renamed?: string;
  /** Keywords that must be in the same schema object. */
  readonly needs?: readonly string[];
  /** The controlled list that its values come from. */
  readonly list?: ListName;
  /** Names that people write when they mean it. */
  readonly aka?: readonly string[];
  readonly title: string;
  /** One sentence for people. */
  readonly about: string;
  /** A value that it takes. */
  readonly example: Json;
}

/** THE TABLE. Everything that fairwright knows about the keywords follows from it. */
export const keywords = {
  'fair:resourceType': {
    scope: 'universal',
    kind: oneOf('data-product', 'dataset', 'variable'),
    editions: ['dev'],
    aka: ['role', 'type', 'kind', 'resource'],
    title: 'Resource type',
    about: 'What this schema object describes. Default: the root is a dataset, a property is a variable.',
    example: 'data-product',
  },
  'fair:concept': {
    scope: 'universal',
    kind: text,
    ref: 'fair:conceptRef',
    aka: ['subject', 'topic', 'theme', 'meaning', 'semanticType'],
    title: 'Concept',
    about: 'The name of the concept that the values represent.',
    example: 'Body height',
  },
  'fair:conceptRef': {
    scope: 'universal',
    kind: iriOrCurie,
    literal: 'fair:concept',
    aka: ['ontology', 'sameAs', 'exactMatch', 'definedBy'],
    title: 'Concept reference',
    about: 'The concept that the values represent, by IRI or CURIE.',
    example: 'http://www.wikidata.org/entity/Q208826',
  },
  'fair:label': {
    scope: 'universal',
    kind: text,
    aka: ['title', 'name', 'prefLabel', 'displayName', 'labels'],
    title: 'Label',
    about: 'A short name for people, in one or more languages.',
    example: { en: 'Age', fr: 'Âge' },
  },
  'fair:description': {
    scope: 'universal',
    kind: richText,
    aka: ['definition', 'comment', 'summary', 'abstract', 'notes', 'desc'],
    title: 'Description',
    about: 'A description for people, in one or more languages; Markdown is allowed.',
    example: 'Age in **completed** years on the day of the census.',
  },
  'fair:contributors': {
    scope: 'dataset',
    kind: list(contributor, 'contributors'),
    editions: ['dev'],
    aka: [
      'contributor',
      'creator',
      'creators',
      'author',
      'authors',
      'publisher',
      'publishers',
      'maintainer',
      'maintainers',
      'curator',
      'curators',
      'funder',
      'funders',
      'owner',
      'entities',
      'agents',
      'contact',
      'contactPoint',
      'steward',
    ],
    title: 'Contributors',
    about: 'The people, organizations and programs behind the resource, with their roles.',
    example: [
      {
        name: 'River Office',
        entityRef: 'https://ror.org/02y3ad647',
        type: 'Organization',
        role: 'Producer',
      },
    ],
  },
  'fair:provider': {
    scope: 'dataset',
    kind: text,
    ref: 'fair:providerRef',
    deprecated: { use: 'fair:contributors', how: 'Add a contributor with the role Provider.' },
    title: 'Provider',
    about: 'The name of the organization or person that provides the resource.',
    example: 'River Office',
  },
  'fair:providerRef': {
    scope: 'dataset',
    kind: iri,
    literal: 'fair:provider',
    deprecated: { use: 'fair:contributors', how: 'Add a contributor with the role Provider.' },
    title: 'Provider reference',
    about: 'The organization or person that provides the resource, by IRI.',
    example: 'https://ror.org/02y3ad647',
  },
  'fair:license': {
    scope: 'dataset',
    kind: text,
    ref: 'fair:licenseRef',
    aka: ['licence', 'rights', 'usage', 'terms', 'termsOfUse', 'accessRights'],
    title: 'Licence',
    about: 'The licence under which the resource may be used, preferably as an SPDX identifier.',
    example: 'CC-BY-4.0',
  },
  'fair:licenseRef': {
    scope: 'dataset',
    kind: iri,
    literal: 'fair:license',
    title: 'Licence reference',
    about: 'The licence, by IRI.',
    example: 'https://spdx.org/licenses/CC-BY-4.0',
  },
  'fair:version': {
    scope: 'dataset',
    kind: either('version', string, versionRecord),
    editions: ['dev'],
    aka: ['versionInfo', 'release', 'revision', 'edition', 'datePublished', 'issued', 'modified'],
    title: 'Version',
    about: 'The version of the resource, with its date and notes.',
    example: { identifier: '1.1.0', date: '2025-02-01', notes: 'Two stations were added.' },
  },
  'fair:datasetRelations': {
    scope: 'dataset',
    kind: list(datasetRelation, 'dataset relations'),
    editions: ['dev'],
    aka: [
      'relations',
      'relation',
      'relatedDatasets',
      'isPartOf',
      'hasPart',
      'isVersionOf',
      'foreignKeys',
      'joins',
    ],
    title: 'Dataset relations',
    about: 'How the dataset relates to others, and which variables join them.',
    example: [
      {
        relationType: 'isPartOf',
        targetRef: 'https://w3id.org/example/rivers',
        sourceVariables: ['river'],
        targetVariables: ['id'],
        cardinality: 'many-to-one',
      },
    ],
  },
  'fair:temporalCoverage': {
    scope: 'dataset',
    kind: either('temporal coverage', period, iri),
    ref: 'fair:temporalCoverageRef',
    aka: ['temporal', 'period', 'timePeriod', 'timeCoverage', 'dateRange', 'time'],
    title: 'Temporal coverage',
    about: 'The time that the values cover.',
    example: { start: '2025-01-01', end: '2025-12-31' },
  },
  'fair:temporalCoverageRef': {
    scope: 'dataset',
    kind: iriOrCurie,
    literal: 'fair:temporalCoverage',
    title: 'Temporal coverage reference',
    about: 'The time that the values cover, by IRI or CURIE of a named period.',
    example: 'http://www.wikidata.org/entity/Q6955',
  },
  'fair:spatialCoverage': {
    scope: 'dataset',
    kind: text,
    ref: 'fair:spatialCoverageRef',
    aka: ['spatial', 'coverage', 'geographicCoverage', 'geography', 'location', 'place', 'region', 'country'],
    title: 'Spatial coverage',
    about: 'The area that the values cover.',
    example: 'Danube',
  },
  'fair:spatialCoverageRef': {
    scope: 'dataset',
    kind: iriOrCurie,
    literal: 'fair:spatialCoverage',
    title: 'Spatial coverage reference',
    about: 'The area that the values cover, by IRI or CURIE.',
    example: 'http://dbpedia.org/resource/Danube',
  },
  'fair:population': {
    scope: 'dataset',
    alsoOn: ['variable'],
    kind: text,
    ref: 'fair:populationRef',
    aka: ['cohort', 'sample', 'studyPopulation'],
    title: 'Population',
    about: 'The group that was observed, limited in time and space.',
    example: 'Residents of Norway in 2024',
  },
  'fair:populationRef': {
    scope: 'dataset',
    alsoOn: ['variable'],
    kind: iriOrCurie,
    literal: 'fair:population',
    title: 'Population reference',
    about: 'The group that was observed, by IRI or CURIE.',
    example: 'https://w3id.org/example/populations/residents-2024',
  },
  'fair:structureType': {
    scope: 'dataset',
    kind: oneOf('wide', 'long', 'dimensional', 'key-value'),
    editions: ['dev'],
    aka: ['structure', 'layout', 'shape', 'dataStructure'],
    title: 'Structure type',
    about: 'How the rows are laid out.',
    example: 'wide',
  },
  'fair:quality': {
    scope: 'dataset',
    kind: list(qualityMeasurement, 'quality measurements'),
    editions: ['dev'],
    aka: ['qualityMeasurements', 'dataQuality', 'metrics', 'accuracy', 'completeness'],
    title: 'Quality',
    about: 'What was measured about the quality of the resource.',
    example: [{ metric: 'Completeness', value: 0.98, description: 'Share of days with an observation.' }],
  },
  'fair:classification': {
    scope: 'variable',
    kind: either('classification', text, list(iriOrCurie, 'IRIs or CURIEs')),
    ref: 'fair:classificationRef',
    aka: ['codeList', 'scheme', 'conceptScheme', 'taxonomy', 'vocabulary', 'valueSet', 'authority'],
    title: 'Classification',
    about: 'The code list or authority that governs the values.',
    example: 'ISCO-08',
  },
  'fair:classificationRef': {
    scope: 'variable',
    kind: list(iriOrCurie, 'IRIs or CURIEs'),
    literal: 'fair:classification',
    editions: ['dev'],
    title: 'Classification references',
    about: 'The code lists or authorities that govern the values, by IRI or CURIE.',
    example: ['http://data.europa.eu/esco/isco'],
  },
  'fair:measurementUnit': {
    scope: 'variable',
    kind: text,
    ref: 'fair:measurementUnitRef',
    editions: ['dev'],
    aka: ['unit', 'units', 'uom', 'unitOfMeasure', 'unitOfMeasurement', 'unitText'],
    title: 'Unit of measurement',
    about: 'The unit of the values.',
    example: 'centimetre',
  },
  'fair:measurementUnitRef': {
    scope: 'variable',
    kind: iriOrCurie,
    literal: 'fair:measurementUnit',
    editions: ['dev'],
    aka: ['unitCode'],
    title: 'Unit of measurement reference',
    about: 'The unit of the values, by IRI or CURIE, preferably from QUDT.',
    example: 'http://qudt.org/vocab/unit/CentiM',
  },
  'fair:unit': {
    scope: 'variable',
    kind: text,
    ref: 'fair:unitRef',
    editions: ['0.1.0'],
    renamed: 'fair:measurementUnit',
    title: 'Unit',
    about: 'The unit of the values.',
    example: 'centimetre',
  },
  'fair:unitRef': {
    scope: 'variable',
    kind: iriOrCurie,
    literal: 'fair:unit',
    editions: ['0.1.0'],
    renamed: 'fair:measurementUnitRef',
    title: 'Unit reference',
    about: 'The unit of the values, by IRI or CURIE.',
    example: 'http://qudt.org/vocab/unit/CentiM',
  },
  'fair:measurementTechnique': {
    scope: 'variable',
    kind: text,
    ref: 'fair:measurementTechniqueRef',
    editions: ['dev'],
    aka: ['technique', 'method', 'methodology', 'instrument', 'protocol', 'procedure'],
    title: 'Measurement technique',
    about: 'How the values were measured.',
    example: 'Pressure gauge',
  },
  'fair:measurementTechniqueRef': {
    scope: 'variable',
    kind: iriOrCurie,
    literal: 'fair:measurementTechnique',
    editions: ['dev'],
    title: 'Measurement technique reference',
    about: 'How the values were measured, by IRI or CURIE.',
    example: 'http://dbpedia.org/resource/Stream_gauge',
  },
  'fair:quantity': {
    scope: 'variable',
    kind: text,
    ref: 'fair:quantityRef',
    aka: ['quantityKind', 'measure', 'physicalQuantity'],
    title: 'Quantity kind',
    about: 'What is measured, such as mass or length.',
    example: 'Length',
  },
  'fair:quantityRef': {
    scope: 'variable',
    kind: iriOrCurie,
    literal: 'fair:quantity',
    title: 'Quantity kind reference',
    about: 'What is measured, by IRI or CURIE, preferably from QUDT.',
    example: 'http://qudt.org/vocab/quantitykind/Length',
  },
  'fair:measurementScale': {
    scope: 'variable',
    kind: text,
    ref: 'fair:measurementScaleRef',
    editions: ['dev'],
    list: 'measurement-scales-v1',
    aka: ['scale', 'scaleType', 'level', 'measurementLevel', 'levelOfMeasurement'],
    title: 'Measurement scale',
    about: 'The scale of the values, from Measurement Scales v1.',
    example: 'ratio',
  },
  'fair:measurementScaleRef': {
    scope: 'variable',
    kind: iriOrCurie,
    literal: 'fair:measurementScale',
    editions: ['dev'],
    list: 'measurement-scales-v1',
    title: 'Measurement scale reference',
    about: 'The scale of the values, by IRI or CURIE.',
    example: 'https://highvaluedata.net/fair-data-schema/cv/measurement-scales-v1#ratio',
  },
  'fair:unitType': {
    scope: 'variable',
    alsoOn: ['dataset'],
    kind: text,
    ref: 'fair:unitTypeRef',
    aka: ['observationUnit', 'unitOfObservation', 'unitOfAnalysis', 'entityType', 'statisticalUnit'],
    title: 'Unit type',
    about: 'The type of unit that is observed, such as a person.',
    example: 'Person',
  },
  'fair:unitTypeRef': {
    scope: 'variable',
    alsoOn: ['dataset'],
    kind: iriOrCurie,
    literal: 'fair:unitType',
    title: 'Unit type reference',
    about: 'The type of unit that is observed, by IRI or CURIE.',
    example: 'http://xmlns.com/foaf/0.1/Person',
  },
  'fair:universe': {
    scope: 'variable',
    alsoOn: ['dataset'],
    kind: text,
    ref: 'fair:universeRef',
    aka: ['scope', 'group', 'targetPopulation', 'target'],
    title: 'Universe',
    about: 'The general group that the values describe, such as students.',
    example: 'Students',
  },
  'fair:universeRef': {
    scope: 'variable',
    alsoOn: ['dataset'],
    kind: iriOrCurie,
    literal: 'fair:universe',
    title: 'Universe reference',
    about: 'The general group that the values describe, by IRI or CURIE.',
    example: 'https://w3id.org/example/universes/students',
  },
  'fair:variableRef': {
    scope: 'variable',
    kind: link,
    editions: ['dev'],
    aka: ['variable', 'sharedVariable', 'variableDefinition'],
    title: 'Variable reference',
    about: 'A shared or external definition of the variable.',
    example: '#/$defs/Age',
  },
  'fair:instanceVariableRef': {
    scope: 'variable',
    kind: link,
    aka: ['instanceVariable'],
    title: 'Instance variable reference',
    about: 'The variable as one dataset implements it.',
    example: 'https://w3id.org/example/census-2024/age',
  },
  'fair:representedVariableRef': {
    scope: 'variable',
    kind: link,
    aka: ['representedVariable'],
    title: 'Represented variable reference',
    about: 'The shared definition of how the variable is measured and represented.',
    example: 'https://w3id.org/example/variables/age-in-years',
  },
  'fair:conceptualVariableRef': {
    scope: 'variable',
    kind: link,
    aka: ['conceptualVariable', 'phenomenon', 'observedProperty'],
    title: 'Conceptual variable reference',
    about: 'The phenomenon that the variable is about, before any measurement.',
    example: 'https://w3id.org/example/variables/age',
  },
  'fair:sentinel': {
    scope: 'variable',
    kind: boolean,
    editions: ['dev'],
    needs: ['const'],
    aka: ['missing', 'missingValue', 'missingValues', 'isMissing', 'nullValue', 'noData'],
    title: 'Sentinel',
    about: 'Marks a code that means a missing value, such as "refused".',
    example: true,
  },
} as const satisfies { readonly [name: `fair:${string}`]: Keyword };

/** The name of a keyword of any edition. */
export type KeywordName = keyof typeof keywords;

/** Names that published documents use although no edition defines them: known, but without a kind. */
export const toleratedNames: readonly string[] = ['fair:codedValues', 'fair:persistent'];

const rows: ReadonlyMap<string, Keyword> = new Map(Object.entries(keywords));

/** The row of a keyword, in its own spelling or with the prefix `x-fair:`. */
export function keywordNamed(name: string): Keyword | undefined {
  return rows.get(canonicalName(name));
}

/** `x-fair:NAME` is read as `fair:NAME`: a popular linter rewrites the prefix. */
export function canonicalName(name: string): string {
  return name.startsWith('x-fair:') ? name.slice(2) : name;
}

/** Whether a keyword is one of ours, known or not, in either spelling. */
export function isFairKeyword(name: string): boolean {
  return name.startsWith('fair:') || name.startsWith('x-fair:');
}

/** Whether a row belongs to an edition. */
export function isIn(edition: Edition, row: Keyword): boolean {
  return row.editions === undefined || row.editions.includes(edition);
}

/** The rows of an edition, in table order. */
export function keywordsOf(edition: Edition): readonly (readonly [KeywordName, Keyword])[] {
  return (Object.entries(keywords) as [KeywordName, Keyword][]).filter(([, row]) => isIn(edition, row));
}

/** The `fair:` annotations of a schema object. */
export type FairAnnotations = { readonly [K in KeywordName]?: ValueOf<(typeof keywords)[K]['kind']> };
