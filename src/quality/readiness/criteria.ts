import { isObject, type JsonObject, member, quote } from '../../base/json.js';
import {
  type Code,
  type CodeList,
  type Contribution,
  type Dataset,
  type Description,
  describe,
  type Fact,
  type Subject,
  type Term,
  type Variable,
} from '../../schema/description/index.js';
import { append, documentOf } from '../../schema/document/index.js';
import { identifierOf, isIri, isPersistent } from '../../schema/vocabulary/index.js';
import {
  hasSubstance,
  isClosed,
  isCreator,
  isDefinedElsewhere,
  isEnumerated,
  isForExamples,
  isNumeric,
  isProgram,
  isPublisher,
  isUnitless,
  isWithoutUnitByScale,
  type LintContext,
  licenseMeant,
  saysType,
  type Target,
} from '../lint/index.js';

/** What is said of a dataset beside its schema: the options of the exports that say the same as keywords. */
export interface Given {
  readonly license?: string;
  readonly version?: string;
  readonly datePublished?: string;
  readonly publisher?: GivenParty;
  readonly creator?: readonly GivenParty[];
  readonly used?: readonly string[];
}

interface GivenParty {
  readonly name: string;
  readonly identifier?: string;
}

/** The name of a standard whose export counts. */
export type CountedStandard = Target | 'prov';

/** What keeps an export from conforming to its standard when nothing is assumed; none where it conforms. */
export type Conformance = {
  readonly [S in CountedStandard]?: readonly { readonly term: string; readonly help: string }[];
};

/** What points are earned by: all is counted that is there, so that nothing can be gained by leaving something out. */
export interface Assessed {
  readonly context: LintContext;
  readonly given: Given;
  readonly conformance: Conformance;
  /** Whether a reference is a real one: it resolves where that can be seen, and is not an address for examples. */
  readonly isSound: (fact: Fact) => boolean;
  /** The shares of codes with a label that are known. */
  readonly labelled: Map<CodeList, number>;
  /** The parts of which it is known whether they need a unit. */
  readonly unitless: Map<Part, boolean>;
}

/** Something that points are earned with: the dataset as a whole, a table, a variable. */
export interface Part {
  readonly uri: string;
  readonly pointer: string;
  readonly name: string;
  readonly subject: Subject;
  readonly variable?: Variable;
  /** Whether it stands in a definition that nothing refers to and that is no table: it counts, and earns nothing. */
  readonly isUnused?: true;
}

/** One thing that is asked for. */
export interface Ask {
  readonly id: string;
  /** The rules whose findings explain why it is not there, the best first. */
  readonly rules: readonly string[];
  /** From 0 (not there) to 1. Never less where more is stated. */
  readonly share: (part: Part, assessed: Assessed) => number | boolean;
  /** What is wrong where no rule found it. */
  readonly message: (part: Part, assessed: Assessed) => string;
  readonly help: string | ((part: Part, assessed: Assessed) => string);
}

/** Points of a metric, and what earns them. */
export interface Criterion {
  /** An id of the metric. */
  readonly metric: string;
  readonly points: number;
  /** Which parts share the points; where there are none, they are lost. */
  readonly of: 'dataset' | 'parts' | 'variables';
  /** They share the points equally. */
  readonly asks: readonly Ask[];
}

const STANDARD_TITLES: { readonly [S in CountedStandard]: string } = {
  'ro-crate': 'RO-Crate',
  cdif: 'CDIF',
  croissant: 'Croissant',
  prov: 'PROV-O',
};

/**
 * All that earns points. A row may not be earned by the lack of something. Two asks may look at the same text or address, which
 * then earns only one of them; they share a row, or the one that keeps it has at least as many points, so that leaving
 * the first out gains nothing.
 */
export const criteria: readonly Criterion[] = [
  {
    metric: 'FsF-F1-01MD',
    points: 8,
    of: 'dataset',
    asks: [
      ask(
        'identifier',
        ['schema-id'],
        (_, { context }) => idOf(context) !== undefined,
        'The "$id" is an address for examples.',
        'Write the address under which the schema is or will be published.',
      ),
    ],
  },
  {
    metric: 'FsF-F1-02MD',
    points: 8,
    of: 'dataset',
    asks: [
      ask(
        'persistent-identifier',
        ['schema-id', 'schema-id-persistent'],
        (_, { context }) => isPersistent(idOf(context) ?? ''),
        'The schema has no persistent "$id".',
        'Register a DOI, or use an address of w3id.org or purl.org that leads to where the schema is published.',
      ),
    ],
  },
  {
    metric: 'FsF-F2-01M',
    points: 4,
    of: 'dataset',
    asks: [
      ask(
        'title',
        ['dataset-title'],
        ({ subject }) => labelsOf(subject, 'title').length > 0,
        'The title says too little: it is very short, or stands for one that is still to be written.',
        'Name what the data is about, where and when, as "title" or "fair:label".',
      ),
      ask(
        'description',
        ['dataset-description'],
        ({ subject }) => isDescribed(subject, 'title'),
        'The description says too little: it is very short, repeats the title, or stands for one that is still to be written.',
        'Write what was observed, where, when, how and why, as "description" or "fair:description".',
      ),
    ],
  },
  {
    metric: 'FsF-F2-01M',
    points: 4,
    of: 'dataset',
    asks: [
      ask(
        'creator',
        ['dataset-contributors', 'contributor-creator'],
        ({ subject }, { given }) =>
          subject.contributions.some(both(isCreator, isNamed)) || hasParty(given.creator?.[0]),
        'The dataset does not name a person or an organization that made it.',
        'Add a contributor with its name and the role "Producer" to "fair:contributors".',
      ),
      ask(
        'publisher',
        ['dataset-contributors', 'contributor-publisher'],
        ({ subject }, { given }) =>
          subject.contributions.some(both(isPublisher, isNamed)) || hasParty(given.publisher),
        'The dataset does not name an organization that publishes it.',
        'Add the organization that makes the data available, with the role "Distributor", "Archive" or "Provider".',
      ),
      ask(
        'date',
        ['version-date'],
        ({ subject }, { given }) => (subject.version?.date ?? given.datePublished) !== undefined,
        'The dataset does not say when it was published.',
        'Add "fair:version" with its "date", the day of release as YYYY-MM-DD.',
      ),
      ask(
        'coverage',
        ['dataset-coverage', 'temporal-coverage-bounds'],
        ({ subject }, assessed) =>
          (Number(hasPeriod(subject, assessed)) + Number(hasArea(subject, assessed))) / 2,
        'The dataset does not say which time and which area it is about.',
        'Add "fair:temporalCoverage" with "start" and "end", and "fair:spatialCoverage".',
      ),
    ],
  },
  {
    metric: 'FsF-F4-01M',
    points: 8,
    of: 'dataset',
    asks: [exportAsk('harvestable', ['ro-crate', 'croissant'])],
  },
  {
    metric: 'FsF-A1.1-01MD',
    points: 8,
    of: 'dataset',
    asks: [
      ask(
        'web-address',
        ['schema-id', 'schema-id-protocol'],
        (_, { context }) => /^https?:/i.test(idOf(context) ?? ''),
        'The "$id" is not an address that people can follow.',
        'Write an address that starts with "https://" and is not reserved for examples.',
      ),
    ],
  },
  {
    metric: 'FsF-I1-01M',
    points: 6,
    of: 'dataset',
    asks: [exportAsk('formal-language', ['ro-crate', 'cdif', 'croissant'])],
  },
  {
    metric: 'RDA-I1-01D',
    points: 6,
    of: 'variables',
    asks: [
      ask(
        'type',
        ['variable-type'],
        isTyped,
        (part) => `${theVariable(part)} does not say of what type its values are.`,
        'Write "type", such as "string", "number" or "integer", or refer to a definition by "$ref".',
      ),
      ask(
        'code-labels',
        ['code-label', 'coded-values'],
        (part, assessed) => (isTyped(part, assessed) ? labelledCodes(part, assessed) : 0),
        (part) => `Codes of ${quote(part.name)} have no label.`,
        'Say in words what each code stands for: "oneOf" with "const" and "title".',
      ),
      ask(
        'unit',
        ['numeric-unit', 'no-reused-ref'],
        (part, assessed) => needsNoUnit(part, assessed) || hasUnit(part, assessed),
        (part) => `${theVariable(part)} does not say in which unit its numbers are.`,
        'Name the unit as "fair:measurementUnitRef", preferably one of QUDT, or the scale as "fair:measurementScale".',
      ),
    ],
  },
  {
    metric: 'FsF-I2-01M',
    points: 4,
    of: 'variables',
    asks: [
      ask(
        'concept',
        ['variable-concept'],
        ({ subject: { terms, links } }, { isSound }) =>
          [...(terms.concept?.refs ?? []), ...Object.values(links)].some(isSound),
        (part) => `${theVariable(part)} is not linked to a concept or to a shared definition.`,
        'Add "fair:conceptRef" with the address of its concept, or link to a definition by "fair:variableRef".',
      ),
    ],
  },
  {
    metric: 'FsF-I2-01M',
    points: 2,
    of: 'dataset',
    asks: [
      ask(
        'area-reference',
        [],
        ({ subject: { terms } }, { isSound }) => terms.spatialCoverage?.refs.some(isSound) ?? false,
        'The area that the dataset is about is not named by an address.',
        'Add "fair:spatialCoverageRef", such as the address of the area in GeoNames or Wikidata.',
      ),
    ],
  },
  {
    metric: 'RDA-I2-01D',
    points: 3,
    of: 'variables',
    asks: [
      ask(
        'unit-reference',
        ['numeric-unit', 'no-reused-ref'],
        (part, assessed) => needsNoUnit(part, assessed) || unitRefs(part, assessed).length > 0,
        (part) => `The unit of ${quote(part.name)} is not named by an address.`,
        'Add "fair:measurementUnitRef", preferably one of QUDT.',
      ),
      ask(
        'code-list',
        ['code-list', 'coded-values'],
        (part, assessed) => isTyped(part, assessed) && hasNamedCodes(part, assessed),
        (part) => `${theVariable(part)} has codes of no named list.`,
        'Name the list as "fair:classificationRef", or define it once under "$defs" with a title.',
      ),
    ],
  },
  {
    metric: 'FsF-I3-01M',
    points: 3,
    of: 'dataset',
    asks: [
      ask(
        'contributor-reference',
        ['dataset-contributors', 'contributor-ref', 'contributor-role', 'valid-orcid'],
        hasIdentifiedContributor,
        'No contributor with a role has an ORCID, ROR or ISNI.',
        'Add "contributorRef": an ORCID for a person, a ROR or ISNI for an organization.',
      ),
    ],
  },
  {
    metric: 'FsF-I3-01M',
    points: 3,
    of: 'dataset',
    asks: [
      ask(
        'relation',
        [],
        ({ subject }, { context: { description }, given, isSound }) =>
          (given.used ?? []).some((each) => !isForExamples(each)) ||
          [subject, ...description.datasets].some(({ relations }) =>
            relations.some(({ target }) => isSound(target)),
          ),
        'The dataset does not say how it is related to other data.',
        'Add "fair:datasetRelations": what it is a version or a part of, or which sources it refers to.',
      ),
    ],
  },
  {
    metric: 'FsF-R1-01M',
    points: 2,
    of: 'dataset',
    asks: [
      ask(
        'resource-type',
        ['resource-type'],
        ({ subject }) => subject.resourceType !== undefined,
        'The schema does not say whether it describes a dataset or a data product.',
        'Add "fair:resourceType": "dataset", or "data-product" for several tables side by side.',
      ),
      ask(
        'structure-type',
        ['structure-type'],
        ({ subject }, { context: { description } }) =>
          [subject, ...description.datasets].some(({ structureType }) => structureType !== undefined),
        'The dataset does not say how its rows are laid out.',
        'Add "fair:structureType": "wide" (a column for each variable), "long", "dimensional" or "key-value".',
      ),
    ],
  },
  {
    metric: 'FsF-R1-01M',
    points: 6,
    of: 'parts',
    asks: [
      ask(
        'label',
        ['variable-label', 'dataset-title'],
        ({ subject, name }) => labelsOf(subject, 'label', name).length > 0,
        (part) =>
          `The label of ${quote(part.name)} says too little: it repeats the name, or stands for one that is still to be written.`,
        'Write a short name for people as "title", or as "fair:label" in several languages.',
      ),
      ask(
        'variable-description',
        ['variable-description', 'dataset-description'],
        ({ subject, name }) => isDescribed(subject, 'label', name),
        (part) =>
          `The description of ${quote(part.name)} says too little: it is very short, repeats the name or the label, or stands for one that is still to be written.`,
        'Say what the values mean and how they came about, as "description" or "fair:description".',
      ),
    ],
  },
  {
    metric: 'FsF-R1.1-01M',
    points: 3,
    of: 'dataset',
    asks: [
      ask(
        'license',
        ['dataset-license'],
        (_, assessed) => licenseTexts(assessed).length > 0,
        'The licence says nothing: it stands for one that is still to be chosen.',
        'Add "fair:licenseRef", such as "https://spdx.org/licenses/CC-BY-4.0".',
      ),
    ],
  },
  {
    metric: 'FsF-R1.1-01M',
    points: 3,
    of: 'dataset',
    asks: [
      ask(
        'standard-license',
        ['dataset-license', 'known-license'],
        (_, assessed) => licenseTexts(assessed).some((text) => isKnownLicense(text, assessed.context)),
        'The licence is not one of the SPDX list.',
        'Where you may choose, take a licence of the SPDX list, such as CC-BY-4.0 or CC0-1.0.',
      ),
    ],
  },
  {
    metric: 'FsF-R1.1-01M',
    points: 2,
    of: 'dataset',
    asks: [
      ask(
        'license-reference',
        ['dataset-license', 'license-ref'],
        (_, assessed) => licenseTexts(assessed).some(isIri),
        'The licence is not named by an address.',
        'Add "fair:licenseRef", such as "https://spdx.org/licenses/CC-BY-4.0".',
      ),
    ],
  },
  {
    metric: 'FsF-R1.2-01M',
    points: 6,
    of: 'dataset',
    asks: [
      ask(
        'contributor',
        ['dataset-contributors', 'contributor-role', 'contributor-type'],
        ({ subject }, { given }) =>
          subject.contributions.some(both(isTypedWithRole, isNamed)) || hasParty(given.creator?.[0]),
        'No contributor has a name, a role and a type.',
        'Add "role" (Producer, Distributor, …) and "type" (Individual, Organization, …) to an entry of "fair:contributors".',
      ),
      ask(
        'contributor-identifier',
        ['dataset-contributors', 'contributor-ref', 'contributor-role', 'valid-orcid'],
        hasIdentifiedContributor,
        'No contributor with a role has an ORCID, ROR or ISNI.',
        'Add "contributorRef": an ORCID for a person, a ROR or ISNI for an organization.',
      ),
      ask(
        'version',
        ['dataset-version'],
        ({ subject: { version } }, { given }) =>
          [version?.identifier?.value, given.version].some((text) => /\d/.test(text ?? '')),
        'The dataset does not say which version it is.',
        'Add "fair:version", such as { "identifier": "1.0.0", "date": "2024-03-01" }.',
      ),
    ],
  },
  {
    metric: 'FsF-R1.2-01M-2',
    points: 3,
    of: 'dataset',
    asks: [exportAsk('provenance-graph', ['prov'])],
  },
  ...(['ro-crate', 'cdif', 'croissant'] as const).map(
    (standard, index): Criterion => ({
      metric: 'FsF-R1.3-01M',
      points: [3, 3, 2][index]!,
      of: 'dataset',
      asks: [exportAsk(standard, [standard])],
    }),
  ),
];

function ask(
  id: string,
  rules: readonly string[],
  share: Ask['share'],
  message: string | Ask['message'],
  help: string,
): Ask {
  return { id, rules, share, message: typeof message === 'string' ? () => message : message, help };
}

/** Asks that one of these exports conforms to its standard without anything assumed. */
function exportAsk(id: string, standards: readonly CountedStandard[]): Ask {
  const lacking = ({ conformance }: Assessed) =>
    standards
      .map((standard) => ({ title: STANDARD_TITLES[standard], missing: conformance[standard] ?? [] }))
      .sort((a, b) => a.missing.length - b.missing.length)[0]!;
  return {
    id: `export-${id}`,
    rules: [],
    share: (_, { conformance }) => standards.some((standard) => conformance[standard]?.length === 0),
    message: (_, assessed) => {
      const { title, missing } = lacking(assessed);
      const terms = missing.map(({ term }) => term).join(', ');
      return `The export to ${title} does not conform${terms ? `, because these are missing: ${terms}` : ''}.`;
    },
    help: (_, assessed) => {
      const helps = [...new Set(lacking(assessed).missing.map(({ help }) => help))];
      return helps.join(' ') || 'Correct what fairwright validate and fairwright export report.';
    },
  };
}

/** All that has a name and can be described: tables, variables, groups of them. It does not matter which of them a keyword says they are. */
export function partsOf({ datasets }: Description): readonly Part[] {
  const parts: Part[] = [];
  const seen = new Set<unknown>();
  const add = (subject: Subject, name: string, variable?: Variable) => {
    const { uri, pointer, schema } = subject;
    if (schema !== undefined && seen.has(schema)) return;
    seen.add(schema);
    parts.push({ uri, pointer, name, subject, ...(variable ? { variable } : {}) });
  };
  const addVariables = (variables: readonly Variable[]) => {
    for (const variable of variables) {
      add(variable, variable.name, variable);
      addVariables(variable.variables);
    }
  };
  for (const table of datasets) {
    // A definition without variables is a table only because it says so.
    if (!table.isRoot && table.path.length + table.variables.length > 0) add(table, lastOf(table));
    addVariables(table.variables);
  }
  return parts;
}

/**
 * The parts of definitions that would be tables if they were said to be: they count as not described, so that nothing is gained by
 * not saying it.
 */
export function unusedPartsOf(
  { document, schemaIndex, registry, budget }: LintContext,
  known: readonly Part[],
): readonly Part[] {
  const root = document.value;
  const definitions = isObject(root) ? member(root, '$defs') : undefined;
  if (!isObject(definitions)) return [];
  const referredTo = new Set(schemaIndex.references.map(({ local }) => local?.pointer));
  const unused = Object.entries(definitions).filter(
    ([name, each]) =>
      isObject(each) &&
      HOLDS_ROWS.some((keyword) => Object.hasOwn(each, keyword)) &&
      !RESOURCE_TYPES.some((keyword) => Object.hasOwn(each, keyword)) &&
      !referredTo.has(append('/$defs', name)),
  );
  if (unused.length === 0) return [];
  const asTables = unused.map(([name, each]) => [
    name,
    { ...(each as JsonObject), 'fair:resourceType': 'dataset' },
  ]);
  const $defs = { ...definitions, ...Object.fromEntries(asTables) };
  const described = describe(documentOf({ ...(root as JsonObject), $defs }, document.uri), registry, {
    budget,
  });
  const seen = new Set(known.map(({ pointer }) => pointer));
  return partsOf(described).flatMap((part) =>
    seen.has(part.pointer) ? [] : [{ ...part, isUnused: true as const }],
  );
}

const HOLDS_ROWS = ['properties', 'items', '$ref', 'allOf'] as const;
const RESOURCE_TYPES = ['fair:resourceType', 'x-fair:resourceType'] as const;

function lastOf({ path, name }: Dataset): string {
  return path.at(-1) ?? name;
}

/** Those that hold values, or whose members nobody described. */
export function isLeaf({ variable, subject }: Part): boolean {
  return (variable ?? (subject as Dataset)).variables.length === 0;
}

/** The `$id`, unless it is an address for examples. */
function idOf({ description: { id } }: LintContext): string | undefined {
  return id === undefined || isForExamples(id.value) ? undefined : id.value;
}

function theVariable({ name }: Part): string {
  return `The variable ${quote(name)}`;
}

function both<T>(...tests: readonly ((each: T) => boolean)[]): (each: T) => boolean {
  return (each) => tests.every((test) => test(each));
}

/** The texts that name a subject. */
function labelsOf({ title, label }: Subject, kind: 'title' | 'label', name?: string): readonly string[] {
  const found: string[] = [];
  if (title !== undefined && hasSubstance(title.value, kind, name)) found.push(title.value.trim());
  for (const { value } of label) if (hasSubstance(value, kind, name)) found.push(value.trim());
  return found;
}

/** Whether a subject has a description that is not merely its label. */
function isDescribed(subject: Subject, kind: 'title' | 'label', name?: string): boolean {
  const { description, richDescription } = subject;
  if (description === undefined && richDescription.length === 0) return false;
  const labels = labelsOf(subject, kind, name);
  const isOne = ({ value }: Fact) =>
    hasSubstance(value, 'description', name) &&
    (labels.length === 0 || labels.some((label) => label !== value.trim()));
  return (description !== undefined && isOne(description)) || richDescription.some(isOne);
}

/** Whether a contributor has a name, or an identifier that stands for it. */
export function isNamed({ agent: { names, refs } }: Contribution): boolean {
  return (
    names.some(({ value }) => hasSubstance(value, 'label')) || refs.some(({ value }) => !isForExamples(value))
  );
}

function isTypedWithRole({ role, agent: { typeWords, typeRefs } }: Contribution): boolean {
  return role !== '' && typeWords.length + typeRefs.length > 0;
}

function hasParty(party: GivenParty | undefined): boolean {
  return hasSubstance(party?.name, 'label');
}

function hasIdentifiedContributor({ subject }: Part, { given, isSound }: Assessed): boolean {
  const isIdentifier = (iri = '') => identifierOf(iri) !== undefined;
  return (
    subject.contributions.some(
      ({ role, agent: { refs, type } }) =>
        role !== '' && refs.some((ref) => isSound(ref) && (isIdentifier(ref.value) || isProgram(type))),
    ) || [...(given.creator ?? []), given.publisher].some((party) => isIdentifier(party?.identifier))
  );
}

function hasPeriod({ period, terms }: Subject, { isSound }: Assessed): boolean {
  return (
    (period?.start ?? period?.end) !== undefined || (terms.temporalCoverage?.refs.some(isSound) ?? false)
  );
}

function hasArea({ terms: { spatialCoverage } }: Subject, { isSound }: Assessed): boolean {
  return saysSomething(spatialCoverage, isSound);
}

function saysSomething(term: Term | undefined, isSound: Assessed['isSound']): boolean {
  return (
    term !== undefined &&
    (term.refs.some(isSound) || term.words.some(({ value }) => hasSubstance(value, 'label')))
  );
}

/** The licences that are stated or given, in words and by addresses. */
function licenseTexts({ context: { description }, given, isSound }: Assessed): readonly string[] {
  const { words = [], refs = [] } = description.terms.license ?? {};
  const texts = [...words.map(({ value }) => value), given.license].filter((text) =>
    hasSubstance(text, 'label'),
  );
  return [...refs.filter(isSound).map(({ value }) => value), ...(texts as readonly string[])];
}

function isKnownLicense(text: string, context: LintContext): boolean {
  return licenseMeant(text, context) !== undefined || context.lists.licenses.isExpression(text.trim());
}

/** Whether a licence is named, so that the list of licences is needed. */
export function namesLicense({ terms: { license } }: Description, given: Given): boolean {
  return license !== undefined || given.license !== undefined;
}

/** Whether it is known of what type values are. Objects without members, and arrays of anything, are of no type that helps. */
function isTyped({ variable, pointer }: Part, { context }: Assessed): boolean {
  if (variable === undefined || !saysType(variable, pointer, context)) return false;
  const { types, isArray } = variable;
  return types.length > 0 ? types.some((type) => type !== 'object' && type !== 'array') : !isArray;
}

/** The share of codes that have a label; all where there are no codes. */
function labelledCodes({ variable }: Part, { labelled, context }: Assessed): number {
  const list = variable?.codes;
  if (list === undefined) return 1;
  // Many variables may share a list.
  let share = labelled.get(list);
  if (share === undefined) {
    context.budget.spend(STEPS_A_CODE * (list.codes.length + list.sentinels.length));
    share = labelledShare(list);
    labelled.set(list, share);
  }
  return share;
}

const STEPS_A_CODE = 4;

function labelledShare({ codes, sentinels }: CodeList): number {
  const all = [...codes, ...sentinels].filter(({ value }) => value !== null);
  // One bare value is a constant, and needs no key to it.
  if (all.length === 0 || (all.length === 1 && isEnumerated(all[0]!))) return 1;
  const isLabelled = (code: Code) =>
    labelsOf(code, 'label', isReadable(code.value) ? undefined : String(code.value)).length > 0;
  return all.filter(isLabelled).length / all.length;
}

/** Whether a code can be read as a word, so that its label may repeat it. */
function isReadable(value: unknown): boolean {
  return typeof value === 'string' && /^(?=.*[\p{Ll}\p{Lo}])[\p{L}\p{M}' -]{2,}$/u.test(value);
}

function hasNamedCodes({ variable }: Part, { isSound }: Assessed): boolean {
  const list = variable?.codes;
  if (list === undefined || list.codes.length === 0) return true;
  return saysSomething(variable!.terms.classification, isSound) || hasSubstance(list.name, 'label');
}

/** Whether all values are codes, whichever of them stand for the lack of a value. */
function hasOnlyCodes({ codes: list }: Variable, context: LintContext): boolean {
  const first = list?.codes[0] ?? list?.sentinels[0];
  return first !== undefined && (isEnumerated(first) || isClosed(list!, context));
}

/** Whether values have no unit: texts, codes, counts, years, names. Where nobody says of what type they are, that is not known. */
function needsNoUnit(part: Part, assessed: Assessed): boolean {
  // Two things ask for it, and it takes longer than most others.
  let isUnitlessPart = assessed.unitless.get(part);
  if (isUnitlessPart === undefined) {
    isUnitlessPart = findUnitless(part, assessed);
    assessed.unitless.set(part, isUnitlessPart);
  }
  return isUnitlessPart;
}

function findUnitless(part: Part, assessed: Assessed): boolean {
  const { variable } = part;
  if (variable === undefined || !isTyped(part, assessed)) return false;
  if (!isNumeric(variable) || hasOnlyCodes(variable, assessed.context)) return true;
  if (isWithoutUnitByScale(variable) || isDefinedElsewhere(variable, assessed.context)) return true;
  const isWhole = variable.types.every((type) => type === 'integer');
  // One by one: a further name never makes a number need a unit.
  const isNamedUnitless = (name: string) => isUnitless([name], isWhole);
  return (
    isNamedUnitless(variable.name) ||
    (variable.title !== undefined && isNamedUnitless(variable.title.value)) ||
    variable.label.some(({ value }) => isNamedUnitless(value))
  );
}

function hasUnit(part: Part, assessed: Assessed): boolean {
  const { measurementUnit } = part.subject.terms;
  return (
    unitRefs(part, assessed).length > 0 ||
    (measurementUnit?.words.some(({ value }) => hasSubstance(value, 'unit')) ?? false)
  );
}

/** The addresses of the unit that are not those of the concept, too. */
function unitRefs({ subject: { terms } }: Part, { isSound }: Assessed): readonly Fact[] {
  const concepts = (terms.concept?.refs ?? []).map(({ value }) => value);
  return (terms.measurementUnit?.refs ?? []).filter(
    (ref) => isSound(ref) && (concepts.length === 0 || concepts.some((concept) => concept !== ref.value)),
  );
}
