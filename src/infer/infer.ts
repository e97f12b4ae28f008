import type { Constraints } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import { append } from '../document/index.js';
import {
  type Comments,
  type Draft,
  type DraftCode,
  type DraftDataset,
  type DraftVariable,
  plainOf,
  type SourcedJson,
  type Statements,
  schemaOf,
} from '../draft/index.js';
import { type Json, type JsonObject, quote } from '../json.js';
import type { FileDescription } from '../tables/index.js';
import type { Licenses } from '../vocabulary/index.js';
import { type Answers, answeredTable, type Lists, statementsOf } from './answers.js';
import { type ColumnDecision, decide, decideValues } from './decide.js';
import type { Guess } from './guess.js';
import { type FoundKey, keyOf } from './keys.js';
import { labelled } from './labels.js';
import { numericCodes } from './numeric-codes.js';
import { TableProfile } from './profile.js';
import { type KeyedTable, type Reference, referencesIn } from './relations.js';
import { type Knowledge, type UnderstoodColumn, understood } from './understand.js';
import type { ValueProfile } from './values.js';

/** A table that a schema is to be made for. */
export interface InferTable {
  /** What it is called among several. */
  readonly name: string;
  /** Rows of cells, or rows that are JSON objects. */
  readonly profile: TableProfile | ValueProfile;
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
}

/** A schema that was made from data. */
export interface Inferred {
  readonly schema: Json;
  /** What no keyword can say: the options of exports. */
  readonly options: JsonObject;
  readonly guesses: readonly Guess[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What speaks for guesses that are not certain, as comments of a text. */
export function commentsOf(guesses: readonly Guess[]): Comments {
  const comments = new Map<string, string[]>();
  for (const { pointer, level, because } of guesses) {
    if (level !== 'likely') continue;
    comments.set(pointer, [...(comments.get(pointer) ?? []), because]);
  }
  return comments;
}

/** What an inference uses besides the tables. */
export interface InferSettings {
  readonly knowledge: Knowledge;
  /** What people say that data do not show. */
  readonly answers?: Answers | undefined;
  readonly licenses: Licenses;
}

/** The schema that tables show. */
export function infer(tables: readonly InferTable[], settings: InferSettings): Inferred {
  const { knowledge, answers, licenses } = settings;
  const decided = decidedTables(tables, knowledge);
  const references = referencesIn(decided);
  const isReference = (table: string, column: string) =>
    references.some((each) => each.table === table && each.column === column);
  const datasets = decided.map((table) => datasetOf(table, isReference, references));
  const keys = Object.fromEntries(
    decided.flatMap(({ name, found }) => (found?.isNamed ? [[name, [found.column.name]]] : [])),
  );
  const hasCommas = decided.some(({ columns }) => columns.some(hasDecimalCommas));
  const options: JsonObject = {
    ...(Object.keys(keys).length > 0 ? { keys } : {}),
    ...(hasCommas ? { dialect: { decimal: ',' } } : {}),
  };
  const draft: Draft = { statements: {}, datasets, options };
  const lists = { licenses, units: knowledge.units };
  return {
    schema: plainOf(schemaOf(answers ? answered(draft, answers, lists) : draft)).value,
    options,
    guesses: [
      ...decided.flatMap((table) => guessesIn(table, isReference)),
      ...references.map((each) => relationGuess(each)),
    ],
    diagnostics: decided.flatMap(personalData),
  };
}

/** What the columns of tables are and mean. */
export function decidedTables(tables: readonly InferTable[], knowledge: Knowledge): readonly DecidedTable[] {
  const isOneOfMany = tables.length > 1;
  return withOneDecimalSign(tables.map((table) => decidedTable(table, isOneOfMany, knowledge)));
}

function hasDecimalCommas({ kind }: ColumnDecision): boolean {
  return kind?.id === 'decimal-comma';
}

/** All files have one decimal sign: where others have points, numbers with commas are texts. */
function withOneDecimalSign(tables: readonly DecidedTable[]): readonly DecidedTable[] {
  const hasPoints = tables.some(
    ({ columns, isCells }) => isCells && columns.some(({ kind }) => kind?.id === 'number'),
  );
  if (!hasPoints) return tables;
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((each) => (hasDecimalCommas(each) ? { ...each, kind: undefined } : each)),
  }));
}

/** Columns that seem to have data about persons: none of their values is shown anywhere. */
function personalData({ columns, base }: DecidedTable): readonly Diagnostic[] {
  return columns.flatMap(({ name, personal }): readonly Diagnostic[] =>
    personal === undefined
      ? []
      : [
          {
            code: 'infer/personal-data',
            severity: 'warning',
            message: `The column ${quote(name)} seems to have personal data (${personal}).`,
            help: 'No value of it is written into the schema. Check that you may publish it.',
            at: { uri: 'schema', pointer: append(base, name), on: 'key' },
          },
        ],
  );
}

function answered(draft: Draft, answers: Answers, lists: Lists): Draft {
  return {
    ...draft,
    ...(answers.id === undefined ? {} : { id: answers.id }),
    statements: statementsOf(answers, lists),
    datasets: draft.datasets.map((each) => {
      const name = each.path.at(-1);
      const own = name === undefined ? { variables: answers.variables ?? {} } : answers.tables?.[name];
      return own ? answeredTable(each, own, lists) : each;
    }),
  };
}

/** A table of which all but its relations is known. */
export interface DecidedTable extends KeyedTable {
  readonly columns: readonly UnderstoodColumn[];
  readonly path: readonly string[];
  readonly base: string;
  readonly rows: number;
  readonly isCells: boolean;
  readonly found: FoundKey | undefined;
  readonly description: FileDescription | undefined;
}

function decidedTable(
  { name, profile, description }: InferTable,
  isOneOfMany: boolean,
  knowledge: Knowledge,
): DecidedTable {
  const isCells = profile instanceof TableProfile;
  const columns = firstOfEachName(isCells ? decide(profile) : decideValues(profile)).map((each) =>
    understood(each, knowledge),
  );
  const rows = isCells ? profile.rows : profile.counts.object;
  const found = keyOf(columns, rows);
  return {
    name: isOneOfMany ? name : 'data',
    path: isOneOfMany ? [name] : [],
    base: isOneOfMany ? append('/properties', name, 'items', 'properties') : '/items/properties',
    columns,
    rows,
    isCells,
    found,
    description,
    key: found?.isNamed ? found.column : undefined,
  };
}

type IsReference = (table: string, column: string) => boolean;

function datasetOf(
  { name, path, columns, rows, isCells, key, description }: DecidedTable,
  isReference: IsReference,
  references: readonly Reference[],
): DraftDataset {
  const own = references.filter((each) => each.table === name);
  return {
    path,
    statements: {
      ...(description?.label?.trim() ? { title: description.label.trim() } : {}),
      ...(own.length > 0 ? { 'fair:datasetRelations': own.map(relationOf) } : {}),
    },
    variables: columns.map((column) => {
      const isComplete = isCells && isCompleteIn(column, rows);
      const variable = variableOf(
        withoutCodes(column, isReference(name, column.name)),
        column === key || isComplete,
      );
      const said = description?.variables.find((each) => each.name === column.name);
      return said ? labelled(variable, column, said) : variable;
    }),
  };
}

/** The keys of another table are no list of codes. */
function withoutCodes(column: UnderstoodColumn, isReference: boolean): UnderstoodColumn {
  return isReference ? { ...column, codes: undefined } : column;
}

function relationOf({ column, target, targetColumn, isOneToOne }: Reference): SourcedJson {
  return {
    relationType: 'isRelatedTo',
    targetRef: `#${encodeURI(append('/properties', target))}`,
    sourceVariables: [column],
    targetVariables: [targetColumn],
    cardinality: isOneToOne ? 'one-to-one' : 'many-to-one',
  };
}

function relationGuess({ table, column, target, targetColumn }: Reference): Guess {
  return {
    pointer: append('/properties', table),
    keyword: 'fair:datasetRelations',
    value: [column, target, targetColumn],
    level: 'likely',
    rule: 'relation',
    because: `All values of ${JSON.stringify(column)} are among those of ${JSON.stringify(targetColumn)} of the table ${JSON.stringify(target)}.`,
  };
}

function guessesIn(
  { name, base, columns, rows, found }: DecidedTable,
  isReference: IsReference,
): readonly Guess[] {
  const key: readonly Guess[] = found
    ? [
        {
          pointer: append(base, found.column.name),
          keyword: 'keys',
          value: found.column.name,
          level: found.isNamed ? 'likely' : 'possible',
          rule: 'key',
          because: `All ${rows} rows have a value, and no two are equal.`,
        },
      ]
    : [];
  return [
    ...columns.flatMap((column) =>
      guessesAbout(withoutCodes(column, isReference(name, column.name)), append(base, column.name)),
    ),
    ...key,
  ];
}

/** How many rows must have a value for it to be required. */
const COMPLETE_ROWS = 1000;

function isCompleteIn({ profile, missing }: ColumnDecision, rows: number): boolean {
  return rows >= COMPLETE_ROWS && profile.empty === 0 && missing.size === 0;
}

/** Of columns with the same name, only the first is read. */
function firstOfEachName(columns: readonly ColumnDecision[]): readonly ColumnDecision[] {
  return [...new Map(columns.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

function variableOf(column: UnderstoodColumn, isRequired: boolean): DraftVariable {
  const { name, profile, kind, missing, codes = [], members, depth = 0 } = column;
  const isEmpty = members === undefined && profile.filled === sumOf(missing);
  const sentinels = [...missing.keys()].toSorted().map((value) => codeOf(value, true));
  const numbers = numericCodes(column)
    .filter(({ isShown }) => isShown)
    .map(({ text }) => codeOf(Number(text), true));
  const all = [...codes.map((value) => codeOf(value, false)), ...sentinels, ...numbers];
  const { format, constraints, statements } = meaningOf(column);
  return {
    name,
    statements,
    types: column.types ?? (isEmpty ? [] : [kind?.type ?? 'string']),
    isRequired: isRequired || column.isAlways === true,
    ...(column.isNullable ? { isNullable: true } : {}),
    ...(format === undefined ? {} : { format }),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
    ...(depth > 0 ? { shape: Array.from({ length: depth }, () => -1) } : {}),
    ...(members ? { variables: members.map((each) => variableOf(each, false)) } : {}),
    ...(all.length === 0 ? {} : { codes: { name, codes: all } }),
  };
}

/** What the kind, the meaning and the unit of a column state. */
function meaningOf(column: UnderstoodColumn) {
  const { kind, meaning, isProven, unit, personal } = column;
  const { format, pattern, minimum, maximum, 'fair:classificationRef': list } = meaning?.states ?? {};
  const isText = (column.types ?? [kind?.type ?? 'string']).includes('string');
  const ownPattern = personal === undefined ? patternOf(column) : undefined;
  const asked = isProven
    ? isText
      ? { pattern: pattern ?? ownPattern }
      : { minimum, maximum }
    : { pattern: ownPattern };
  return {
    format: kind?.format ?? (isProven && isText && column.missing.size === 0 ? format : undefined),
    constraints: defined(asked) as Constraints,
    statements: {
      ...(isProven && list ? { 'fair:classificationRef': list } : {}),
      ...(unit ? { 'fair:measurementUnit': unit.text, 'fair:measurementUnitRef': unit.ref } : {}),
      ...(unit?.quantityRef ? { 'fair:quantityRef': unit.quantityRef } : {}),
    } satisfies Statements,
  };
}

function defined(members: { readonly [name: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}

function codeOf(value: string | number, isSentinel: boolean): DraftCode {
  return { value, isSentinel, statements: {} };
}

/** The pattern of codes of digits that all have the same length, with leading zeros. */
function patternOf({ kind, profile, missing }: ColumnDecision): string | undefined {
  if (kind?.id !== 'digits' || missing.size > 0 || profile.shortest !== profile.longest) return undefined;
  return `^\\d{${profile.longest}}$`;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function guessesAbout(column: UnderstoodColumn, pointer: string): readonly Guess[] {
  const { profile, kind, missing, codes } = column;
  const isEmpty = column.members === undefined && profile.filled === sumOf(missing);
  const guesses: Guess[] = [
    {
      pointer,
      keyword: 'type',
      value: isEmpty ? null : (column.types ?? [kind?.type ?? 'string']),
      kind: isEmpty ? 'empty' : (kind?.id.replace(/^other-/, '') ?? 'string'),
      level: 'certain',
      rule: 'type',
      because: `All ${profile.filled - sumOf(missing)} values are ${kind?.title ?? 'texts'}.`,
    },
  ];
  for (const [word, count] of missing) {
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value: word,
      level: 'likely',
      rule: 'missing-word',
      because: `The word ${JSON.stringify(word)} is in ${count} of ${profile.filled} cells; the others are ${kind?.title ?? 'texts'}.`,
    });
  }
  for (const { text, count, isShown } of numericCodes(column)) {
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value: Number(text),
      level: isShown ? 'likely' : 'possible',
      rule: 'numeric-code',
      because: `The number ${text} is in ${count} of ${profile.filled} cells${isShown ? ', and far from all others' : ''}.`,
    });
  }
  if (column.unit) {
    guesses.push({
      pointer,
      keyword: 'fair:measurementUnit',
      value: column.unit.ref,
      level: 'likely',
      rule: 'unit',
      because: column.unit.evidence,
    });
  }
  if (column.meaning) {
    guesses.push({
      pointer,
      keyword: 'fair:classificationRef',
      value: column.meaning.id,
      level: 'likely',
      rule: 'meaning',
      because: `${column.isProven ? 'Every' : 'Nearly every'} value fits this meaning: ${column.meaning.title}.`,
    });
  }
  if (codes) {
    guesses.push({
      pointer,
      keyword: 'oneOf',
      value: codes,
      level: 'likely',
      rule: 'code-list',
      because: `${profile.filled - sumOf(missing)} cells have only ${codes.length} different texts.`,
    });
  }
  return guesses;
}
