import type { JsonObject } from '../../../base/json.js';
import { factNames } from '../../../schema/description/index.js';
import { definitionOf, FAIR } from '../jsonld.js';
import { CDI, TAKES_SENTINELS_FROM } from '../sentinels.js';
import type { Graph } from './graph.js';

/** A term that the context of RO-Crate 1.1 lacks. */
interface ExtensionTerm {
  readonly iri: string;
  /** What it means, for terms of our own vocabulary. */
  readonly definition?: { readonly type: string; readonly label: string; readonly comment: string };
}

const CSVW = 'http://www.w3.org/ns/csvw#';
const DQV = 'http://www.w3.org/ns/dqv#';
/** JSON Schema as RDF, of the W3C Web of Things. */
const JSON_SCHEMA = 'https://www.w3.org/2019/wot/json-schema#';
const SCHEMA_ORG = 'http://schema.org/';

const KEYWORDS = [
  ...factNames,
  'population',
  'universe',
  'unitType',
  'classification',
  'quantity',
  'measurementScale',
  'variableRef',
  'instanceVariableRef',
  'representedVariableRef',
  'conceptualVariableRef',
  'sentinel',
  'datasetRelations',
];

/** Members of a dataset relation, which the vocabulary has as parts of a keyword, and the mark of what was filled in. */
const FURTHER_TERMS: readonly (readonly [name: string, label: string, comment: string])[] = [
  ['relationType', 'Relation type', 'How the dataset relates to the target.'],
  [
    'targetRef',
    'Target reference',
    'The address of the target of a dataset relation, as stated in the schema.',
  ],
  ['targetDataset', 'Target dataset', 'The dataset that is the target of a dataset relation.'],
  ['sourceVariables', 'Source variables', 'The names of the join variables of this dataset.'],
  ['targetVariables', 'Target variables', 'The names of the join variables of the target.'],
  ['sourceVariable', 'Source variable', 'A join variable of this dataset.'],
  ['targetVariable', 'Target variable', 'A join variable of the target.'],
  ['cardinality', 'Cardinality', 'How many rows of this dataset match how many rows of the target.'],
  ['assumed', 'Assumed', 'The terms whose values were filled in, not stated.'],
  ['isContinuedBy', 'Is continued by', 'The dataset that continues this one.'],
];

const JSON_SCHEMA_TERMS = [
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'format',
  'const',
  'contentEncoding',
  'contentMediaType',
];

/** Whether a term is one of JSON Schema. */
export function isOfJsonSchema(term: string): boolean {
  return JSON_SCHEMA_TERMS.includes(term);
}

const terms: ReadonlyMap<string, ExtensionTerm> = new Map<string, ExtensionTerm>([
  ...KEYWORDS.map((name) => property(name, definitionOf(name))),
  ...FURTHER_TERMS.map(([name, label, comment]) => property(name, { label, comment })),
  [
    'DatasetRelation',
    {
      iri: `${FAIR}DatasetRelation`,
      definition: {
        type: 'rdfs:Class',
        label: 'Dataset relation',
        comment: 'A relation of a dataset to another, with the variables that join them.',
      },
    },
  ],
  ...JSON_SCHEMA_TERMS.map((name) => [name, { iri: JSON_SCHEMA + name }] as const),
  ['datatype', { iri: `${CSVW}datatype` }],
  [TAKES_SENTINELS_FROM, { iri: CDI + TAKES_SENTINELS_FROM }],
  ['QualityMeasurement', { iri: `${DQV}QualityMeasurement` }],
  ['hasQualityMeasurement', { iri: `${DQV}hasQualityMeasurement` }],
  ['isMeasurementOf', { iri: `${DQV}isMeasurementOf` }],
  ['creditText', { iri: `${SCHEMA_ORG}creditText` }],
  ['sha256', { iri: `${SCHEMA_ORG}sha256` }],
]);

function property(
  name: string,
  words: { readonly label: string; readonly comment: string },
): readonly [string, ExtensionTerm] {
  return [name, { iri: FAIR + name, definition: { type: 'rdf:Property', ...words } }];
}

/**
 * The terms of a crate that its context must define, by name, as RO-Crate 1.1 asks (appendix JSON-LD, extending);
 * those of our own vocabulary are described in the crate.
 */
export function defineExtensions(graph: Graph): { readonly [name: string]: string } {
  const context: { [name: string]: string } = {};
  for (const [name, { iri, definition }] of terms) {
    if (!graph.vocabulary.has(name)) continue;
    context[name] = iri;
    if (definition === undefined) continue;
    const { type, label, comment } = definition;
    graph.entity(iri, type).add('rdfs:label', label).add('rdfs:comment', comment);
  }
  return context;
}

/** The addresses of terms beyond the context, for documents that are completed later; all by default. */
export function extensionContext(...names: readonly string[]): JsonObject {
  const wanted = names.length > 0 ? names : [...terms.keys()];
  return Object.fromEntries(wanted.map((name) => [name, terms.get(name)!.iri]));
}
