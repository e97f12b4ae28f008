import type {
  DraftCode,
  DraftDataset,
  DraftSubject,
  DraftVariable,
  SourcedDraft,
  SourcedJson,
  Statements,
} from '../draft/index.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import {
  closedRecord,
  isIri,
  type Licenses,
  list,
  mapOf,
  oneOf,
  string,
  type Units,
} from '../vocabulary/index.js';

/** Somebody who contributed. */
interface AnsweredAgent {
  readonly name: string;
  readonly type?: string;
  readonly identifier?: string;
}

/** What people say about a variable. */
export interface VariableAnswers {
  readonly label?: string;
  readonly description?: string;
  readonly unit?: string;
  readonly concept?: string;
  /** What codes mean, by their texts. */
  readonly codes?: { readonly [code: string]: string };
}

/** What people say about a table. */
interface TableAnswers {
  readonly title?: string;
  readonly description?: string;
  readonly variables?: { readonly [name: string]: VariableAnswers };
}

/** What people say about a dataset that its data do not show. */
export interface Answers extends TableAnswers {
  readonly id?: string;
  readonly license?: string;
  readonly creator?: readonly AnsweredAgent[];
  readonly publisher?: AnsweredAgent;
  readonly version?: string;
  readonly date?: string;
  readonly start?: string;
  readonly end?: string;
  readonly place?: string;
  readonly tables?: { readonly [name: string]: TableAnswers };
}

const agent = closedRecord('contributor', {
  name: { kind: string, required: true, title: 'Name' },
  type: { kind: oneOf('Individual', 'Organization'), title: 'What it is' },
  identifier: { kind: string, title: 'An IRI that identifies it: ORCID, ROR' },
});

const variables = mapOf(
  'an object that maps columns to answers',
  closedRecord('set of answers about a column', {
    label: { kind: string, title: 'What it is called' },
    description: { kind: string, title: 'What it says, and how it was found out' },
    unit: { kind: string, title: 'The unit of its numbers' },
    concept: { kind: string, title: 'What it measures: an IRI, or words' },
    codes: { kind: mapOf('an object that maps codes to words', string), title: 'What its codes mean' },
  }),
);

const table = {
  title: { kind: string, title: 'What it is called' },
  description: { kind: string, title: 'What was observed, where, when, how and why' },
  variables: { kind: variables, title: 'The columns' },
};

/** What a file of answers must be. */
export const answersKind = closedRecord('set of answers', {
  ...table,
  id: { kind: string, title: 'The address of the schema' },
  license: {
    kind: string,
    title: 'The licence of the data: an SPDX identifier such as CC-BY-4.0, or an IRI',
  },
  creator: { kind: list(agent, 'agents'), title: 'Who made the data' },
  publisher: { kind: agent, title: 'Who publishes the data' },
  version: { kind: string, title: 'The version of the data' },
  date: { kind: string, title: 'The day of its release, YYYY-MM-DD' },
  start: { kind: string, title: 'The first day that the data are about' },
  end: { kind: string, title: 'The last day' },
  place: { kind: string, title: 'The place that the data are about' },
  tables: {
    kind: mapOf('an object that maps tables to answers', closedRecord('set of answers about a table', table)),
    title: 'The tables, if there are several',
  },
});

/** Answers without those that are empty. */
export function givenAnswers(value: Json): Json {
  return withoutEmpty(value) ?? {};
}

function withoutEmpty(value: Json): Json | undefined {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).flatMap((each) => withoutEmpty(each) ?? []);
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([name, each]) => {
    const kept = withoutEmpty(each);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** The lists that words of answers are looked up in. */
export interface Lists {
  readonly licenses: Licenses;
  readonly units: Units;
}

/** What answers state about the dataset as a whole. */
export function statementsOf(answers: Answers, { licenses }: Lists): Statements {
  const { title, description, license, version, date, start, end, place } = answers;
  const statements: SourcedDraft = {};
  put(statements, 'title', title);
  put(statements, 'description', description);
  if (license !== undefined) Object.assign(statements, licenseOf(license, licenses));
  if (version !== undefined || date !== undefined)
    statements['fair:version'] = present({ identifier: version, date });
  const contributors = [
    ...(answers.creator ?? []).map((each) => contributorOf(each, 'Producer')),
    ...(answers.publisher ? [contributorOf(answers.publisher, 'Publisher')] : []),
  ];
  if (contributors.length > 0) statements['fair:contributors'] = contributors;
  if (start !== undefined || end !== undefined) statements['fair:temporalCoverage'] = present({ start, end });
  put(statements, 'fair:spatialCoverage', place);
  return statements;
}

function licenseOf(license: string, licenses: Licenses): SourcedDraft {
  if (isIri(license)) return { 'fair:licenseRef': license };
  const known = licenses.byId(license) ?? (licenses.isGuess(license) ? undefined : licenses.byWords(license));
  return known ? { 'fair:license': license, 'fair:licenseRef': known.iri } : { 'fair:license': license };
}

function contributorOf({ name, type, identifier }: AnsweredAgent, role: string): SourcedJson {
  return present({ name, type, entityRef: identifier, role });
}

/** A table with what people say about it. */
export function answeredTable(dataset: DraftDataset, answers: TableAnswers, lists: Lists): DraftDataset {
  return {
    ...dataset,
    statements: withTexts(dataset, answers),
    variables: dataset.variables.map((each) => answeredVariable(each, answers.variables?.[each.name], lists)),
  };
}

function answeredVariable(
  variable: DraftVariable,
  answers: VariableAnswers | undefined,
  { units }: Lists,
): DraftVariable {
  if (answers === undefined) return variable;
  const { label, unit, concept, codes } = answers;
  const statements: SourcedDraft = { ...withTexts(variable, { ...answers, title: label }) };
  if (unit !== undefined) {
    statements['fair:measurementUnit'] = unit;
    put(statements, 'fair:measurementUnitRef', units.byWords(unit)?.iri);
  }
  if (concept !== undefined) statements[isIri(concept) ? 'fair:conceptRef' : 'fair:concept'] = concept;
  return {
    ...variable,
    statements,
    ...(codes && variable.codes
      ? { codes: { ...variable.codes, codes: variable.codes.codes.map((code) => titled(code, codes)) } }
      : {}),
  };
}

function titled(code: DraftCode, words: NonNullable<VariableAnswers['codes']>): DraftCode {
  const title = words[String(code.value)];
  return title === undefined ? code : { ...code, statements: { ...code.statements, title } };
}

function withTexts(
  { statements }: DraftSubject,
  { title, description }: { readonly title?: string | undefined; readonly description?: string | undefined },
): Statements {
  return {
    ...statements,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
}

function put(statements: SourcedDraft, name: string, value: string | undefined): void {
  if (value !== undefined) statements[name] = value;
}

function present(members: { readonly [name: string]: string | undefined }): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}
