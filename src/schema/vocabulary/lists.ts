import type { JsonObject } from '../../base/json.js';

/** A term of a controlled list. */
export interface Term {
  readonly label: { readonly en: string; readonly fr: string };
  readonly description: string;
  readonly sameAs?: readonly string[];
  /** Other words that people write for it. */
  readonly aka?: readonly string[];
}

/** A controlled list; a term is addressed as `ADDRESS#Term`. */
export interface ControlledList {
  readonly title: string;
  readonly description: string;
  readonly terms: { readonly [name: string]: Term };
}

const PROV = 'http://www.w3.org/ns/prov#';
const SCHEMA_ORG = 'https://schema.org/';
const CESSDA_ROLE = 'https://vocabularies.cessda.eu/vocabulary/ContributorRole?v=1.0.2#';
const WIKIDATA = 'https://www.wikidata.org/wiki/';

/** The controlled lists of the vocabulary, by the last part of their address. */
export const lists = {
  'contributor-types-v1': {
    title: 'Contributor Types v1',
    description: 'What kind of agent a contributor is.',
    terms: {
      Individual: {
        label: { en: 'Individual', fr: 'Individu' },
        description: 'One human being.',
        sameAs: [`${PROV}Person`, `${SCHEMA_ORG}Person`],
        aka: ['Person', 'Human', 'Researcher', 'Personal'],
      },
      Organization: {
        label: { en: 'Organization', fr: 'Organisation' },
        description: 'A company, agency, institute or other body of people.',
        sameAs: [`${PROV}Organization`, `${SCHEMA_ORG}Organization`],
        aka: ['Organisation', 'Institution', 'Company', 'Agency', 'Organizational'],
      },
      Project: {
        label: { en: 'Project', fr: 'Projet' },
        description: 'A temporary undertaking with a goal, inside or across organizations.',
        sameAs: [`${SCHEMA_ORG}Project`],
      },
      Software: {
        label: { en: 'Software Agent', fr: 'Agent Logiciel' },
        description: 'A program, script or service that ran.',
        sameAs: [`${PROV}SoftwareAgent`, `${SCHEMA_ORG}SoftwareApplication`],
        aka: ['SoftwareAgent', 'SoftwareApplication', 'Tool'],
      },
      Agent: {
        label: { en: 'Agent', fr: 'Agent' },
        description: 'An artificial intelligence that contributed autonomously.',
        sameAs: [`${PROV}SoftwareAgent`],
        aka: ['AI', 'AI agent', 'LLM'],
      },
      Other: {
        label: { en: 'Other', fr: 'Autre' },
        description: 'None of the other types fits.',
      },
    },
  },
  'contributor-roles-v1': {
    title: 'Contributor Roles v1',
    description: 'What a contributor did for the resource.',
    terms: {
      Provider: {
        label: { en: 'Provider', fr: 'Fournisseur' },
        description: 'Runs the platform or hosting through which the resource is available.',
        sameAs: [`${CESSDA_ROLE}HostingInstitution`],
      },
      Producer: {
        label: { en: 'Producer', fr: 'Producteur' },
        description: 'Made the resource, or is responsible for making it.',
        sameAs: [`${CESSDA_ROLE}ProjectOrStudyDesign.Conceptualization`],
      },
      Contributor: {
        label: { en: 'Contributor', fr: 'Contributeur' },
        description: 'Added something to the resource.',
        sameAs: [`${CESSDA_ROLE}Other`],
      },
      Curator: {
        label: { en: 'Data Curator', fr: 'Conservateur de données' },
        description: 'Maintains data and metadata while the resource is made and ingested.',
        sameAs: [`${CESSDA_ROLE}DataManagement`],
      },
      Distributor: {
        label: { en: 'Distributor', fr: 'Distributeur' },
        description: 'Distributes the resource to its users.',
        sameAs: [`${CESSDA_ROLE}DataDistribution`],
      },
      Archive: {
        label: { en: 'Data Archive', fr: 'Archive de données' },
        description: 'Preserves the resource and keeps it available for the long term.',
      },
    },
  },
  'measurement-scales-v1': {
    title: 'Measurement Scales v1',
    description: 'What the values of a variable express: names, order, distance or ratio.',
    terms: {
      nominal: {
        label: { en: 'Nominal', fr: 'Nominale' },
        description: 'Categories without an order.',
        sameAs: [`${WIKIDATA}Q13222384`],
        aka: ['categorical'],
      },
      ordinal: {
        label: { en: 'Ordinal', fr: 'Ordinale' },
        description: 'Categories with an order, but without meaningful distances.',
        sameAs: [`${WIKIDATA}Q13222378`],
      },
      interval: {
        label: { en: 'Interval', fr: 'Intervalle' },
        description: 'Numbers with equal distances and an arbitrary zero.',
        sameAs: [`${WIKIDATA}Q13222368`],
      },
      ratio: {
        label: { en: 'Ratio', fr: 'Rapport' },
        description: 'Numbers with equal distances and a true zero.',
        sameAs: [`${WIKIDATA}Q13222361`],
      },
      absolute: {
        label: { en: 'Absolute Count', fr: 'Comptage absolu' },
        description: 'A count.',
        aka: ['count'],
      },
      relative: {
        label: { en: 'Relative', fr: 'Relatif' },
        description: 'A share, percentage, rate or index against a base.',
      },
    },
  },
} as const satisfies { readonly [name: string]: ControlledList };

/** The name of a controlled list. */
export type ListName = keyof typeof lists;

const readers = new Map<ListName, ReadonlyMap<string, string>>();

/**
 * The term that a person means by `words`: its name, a label in any language, its address or a usual synonym,
 * in any case. Undefined when the list has none such; other words are valid, and are kept unchanged.
 */
export function readTerm(list: ListName, words: string): string | undefined {
  let reader = readers.get(list);
  if (!reader) {
    reader = new Map(spellings(lists[list]));
    readers.set(list, reader);
  }
  const afterHash = words.includes(`/cv/${list}#`) ? words.slice(words.indexOf('#') + 1) : words;
  return reader.get(inOneForm(afterHash));
}

function* spellings(list: ControlledList): Generator<readonly [string, string]> {
  // Names go last so that they win where a synonym of one term is the name of another.
  for (const [name, term] of Object.entries(list.terms)) {
    for (const word of [...(term.aka ?? []), ...Object.values(term.label)]) yield [inOneForm(word), name];
  }
  for (const name of Object.keys(list.terms)) yield [inOneForm(name), name];
}

function inOneForm(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** The published document of a controlled list, for a given base address. */
export function listDocument(name: ListName, docsUrl: string): JsonObject {
  const list: ControlledList = lists[name];
  const address = `${docsUrl}/cv/${name}`;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: list.title,
    description: list.description,
    terms: Object.fromEntries(
      Object.entries(list.terms).map(([term, { label, description, sameAs }]) => [
        term,
        { $anchor: term, uri: `${address}#${term}`, label, description, ...(sameAs ? { sameAs } : {}) },
      ]),
    ),
  };
}
