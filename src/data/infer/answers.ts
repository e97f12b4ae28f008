import { isObject, type Json, type JsonObject } from '../../base/json.js';
import type {
  DraftCode,
  DraftDataset,
  DraftSubject,
  DraftVariable,
  SourcedDraft,
  SourcedJson,
  Statements,
} from '../../schema/draft/index.js';
import { closedRecord, identifierOf, isIri, type Licenses, mapOf } from '../../schema/vocabulary/index.js';
import { datasetQuestions, type Lists, membersOf, tableQuestions, variableQuestions } from './question.js';

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
  /** Values that mean that there is no value; of numbers, no others do. */
  readonly missing?: readonly (string | number)[];
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

const variables = mapOf(
  'an object that maps columns to answers',
  closedRecord('set of answers about a column', membersOf(variableQuestions)),
);

const table = { ...membersOf(tableQuestions), variables: { kind: variables, title: 'The columns' } };

/** What a file of answers must be. */
export const answersKind = closedRecord('set of answers', {
  ...table,
  ...membersOf(datasetQuestions),
  tables: {
    kind: mapOf('an object that maps tables to answers', closedRecord('set of answers about a table', table)),
    title: 'The tables, if there are several',
  },
});

/** Answers without those that are left open. */
export function givenAnswers(value: Json): Json {
  return withoutEmpty(value) ?? {};
}

function withoutEmpty(value: Json): Json | undefined {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    // An empty list says that there is none.
    if (value.length === 0) return value;
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

/** What the identifiers of these systems name. */
const TYPES: { readonly [system: string]: string } = { orcid: 'Individual', ror: 'Organization' };

function contributorOf({ name, type, identifier }: AnsweredAgent, role: string): SourcedJson {
  const system = identifier === undefined ? undefined : identifierOf(identifier)?.system;
  return present({ name, type: type ?? TYPES[system ?? ''], entityRef: identifier, role });
}

/** A table with what people say about it. */
export function answeredTable(
  dataset: DraftDataset,
  answers: TableAnswers,
  lists: Lists,
  /** The values of columns that may be codes, by column. */
  possibleCodes: ReadonlyMap<string, readonly number[]> = new Map(),
): DraftDataset {
  return {
    ...dataset,
    statements: withTexts(dataset, answers),
    variables: dataset.variables.map((each) =>
      answeredVariable(each, answers.variables?.[each.name], lists, possibleCodes.get(each.name)),
    ),
  };
}

function answeredVariable(
  plain: DraftVariable,
  answers: VariableAnswers | undefined,
  { units }: Lists,
  possibleCodes: readonly number[] | undefined,
): DraftVariable {
  if (answers === undefined) return plain;
  const variable = withMissing(withCodes(plain, answers, possibleCodes), answers);
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

/** A variable whose numbers are codes if answers say what they mean; all that occur are, so that no row is refused. */
function withCodes(
  variable: DraftVariable,
  { codes: words, missing = [] }: VariableAnswers,
  values: readonly number[] = [],
): DraftVariable {
  const { name, codes } = variable;
  if (words === undefined || values.length === 0 || codes?.codes.some(({ isSentinel }) => !isSentinel))
    return variable;
  const own = values
    .filter((value) => !missing.includes(value) && !codes?.codes.some((each) => each.value === value))
    .map((value) => ({ value, isSentinel: false, statements: {} }));
  return { ...variable, codes: { name, codes: [...own, ...(codes?.codes ?? [])] } };
}

/** A variable with the values that answers call missing as sentinels; numbers that they do not call so are values. */
function withMissing(variable: DraftVariable, { missing }: VariableAnswers): DraftVariable {
  if (missing === undefined) return variable;
  const { codes, ...rest } = variable;
  const others = (codes?.codes ?? []).filter(
    ({ value, isSentinel }) =>
      !missing.some((each) => each === value) && !(isSentinel && typeof value === 'number'),
  );
  const own = [...new Set(missing)].map((value) => ({ value, isSentinel: true, statements: {} }));
  const all = [...others, ...own];
  return all.length === 0 ? rest : { ...rest, codes: { name: variable.name, codes: all } };
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
