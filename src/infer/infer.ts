import type { Budget } from '../budget.js';
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
import { ambiguousNumbers } from './ambiguous-numbers.js';
import { type Answers, answeredTable, statementsOf } from './answers.js';
import { type ColumnDecision, decide, decideValues } from './decide.js';
import type { Guess } from './guess.js';
import { type FoundKey, keyOf } from './keys.js';
import { labelled } from './labels.js';
import { type NumberStyle, numberStyleOf } from './number-style.js';
import { numericCodes } from './numeric-codes.js';
import { patternOf } from './patterns.js';
import { possibleCodes, possibleCodesGuess } from './possible-codes.js';
import { TableProfile } from './profile.js';
import type { Lists } from './question.js';
import { type KeyedTable, type Reference, referencesIn } from './relations.js';
import { sampledGuess, sampledVariable } from './sample.js';
import { type Knowledge, type UnderstoodColumn, understood, withMembers } from './understand.js';
import type { ValueProfile } from './values.js';

/** A table that a schema is to be made for. */
export interface InferTable {
  /** What it is called among several. */
  readonly name: string;
  /** Rows of cells, or rows that are JSON objects. */
  readonly profile: TableProfile | ValueProfile;
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
  /** Whether it is one object, and no list of objects. */
  readonly isOneRow?: boolean | undefined;
  /** Whether it has more rows than were read. */
  readonly isSample?: boolean | undefined;
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
  for (const { pointer, level, rule, because } of guesses) {
    // A schema says the types of its columns itself.
    if (level !== 'likely' || rule === 'type') continue;
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
  /** The steps that it may take. */
  readonly budget?: Budget | undefined;
  /** How numbers are written in files of cells. Default: as their values show it. */
  readonly numbers?: Partial<NumberStyle> | undefined;
}

/** The schema that tables show. */
export function infer(tables: readonly InferTable[], settings: InferSettings): Inferred {
  const { knowledge, answers, licenses, budget } = settings;
  const style = styleOf(tables, settings.numbers);
  const decided = decidedTables(tables, knowledge, style);
  const references = referencesIn(decided, budget);
  const isReference = (table: string, column: string) =>
    references.some((each) => each.table === table && each.column === column);
  const datasets = decided.map((table) => datasetOf(table, isReference, references, knowledge));
  const keys = Object.fromEntries(decided.flatMap(({ name, key }) => (key ? [[name, [key.name]]] : [])));
  const dialect = dialectOf(style);
  const options: JsonObject = {
    ...(Object.keys(keys).length > 0 ? { keys } : {}),
    ...(Object.keys(dialect).length > 0 ? { dialect } : {}),
  };
  const draft: Draft = { statements: {}, datasets, options };
  const lists = { licenses, units: knowledge.units };
  const codesIn = decided.map(
    ({ columns }) => new Map(columns.map((each) => [each.name, possibleCodes(each)])),
  );
  return {
    schema: plainOf(schemaOf(answers ? answered(draft, answers, lists, codesIn) : draft)).value,
    options,
    guesses: [
      ...decided.flatMap((table) => guessesIn(table, isReference)),
      ...references.map((each) => {
        const { isSample } = decided.find(({ name }) => name === each.table)!;
        return isSample ? sampledGuess(relationGuess(each)) : relationGuess(each);
      }),
    ],
    diagnostics: decided.flatMap((table) => [...personalData(table), ...ambiguousNumbers(table)]),
  };
}

/** How numbers are written in tables of cells. */
export function styleOf(tables: readonly InferTable[], given?: Partial<NumberStyle>): NumberStyle {
  const cells = tables.flatMap(({ profile }) => (profile instanceof TableProfile ? [profile] : []));
  return numberStyleOf(cells, given);
}

/** What the columns of tables are and mean. */
export function decidedTables(
  tables: readonly InferTable[],
  knowledge: Knowledge,
  style = styleOf(tables),
): readonly DecidedTable[] {
  return tables.map((table) => decidedTable(table, tables.length > 1, knowledge, style));
}

function dialectOf({ decimal, thousands }: NumberStyle): JsonObject {
  return { ...(decimal === '.' ? {} : { decimal }), ...(thousands === '' ? {} : { thousands }) };
}

/** Columns that seem to have data about persons: none of their values is shown anywhere. */
function personalData({ columns, base }: DecidedTable): readonly Diagnostic[] {
  return withMembers(columns, base).flatMap(
    ({ column: { personal }, name, pointer }): readonly Diagnostic[] =>
      personal === undefined
        ? []
        : [
            {
              code: 'infer/personal-data',
              severity: 'warning',
              message: `The column ${quote(name)} seems to have personal data (${personal}).`,
              help: 'No value of it is written into the schema. Check that you may publish it.',
              at: { uri: 'schema', pointer, on: 'key' },
            },
          ],
  );
}

function answered(
  draft: Draft,
  answers: Answers,
  lists: Lists,
  possible: readonly ReadonlyMap<string, readonly number[]>[],
): Draft {
  return {
    ...draft,
    ...(answers.id === undefined ? {} : { id: answers.id }),
    statements: statementsOf(answers, lists),
    datasets: draft.datasets.map((each, index) => {
      const name = each.path.at(-1);
      const own = name === undefined ? { variables: answers.variables ?? {} } : answers.tables?.[name];
      return own ? answeredTable(each, own, lists, possible[index]) : each;
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
  readonly isOneRow: boolean | undefined;
  readonly isSample: boolean;
}

function decidedTable(
  { name, profile, description, isOneRow, isSample = false }: InferTable,
  isOneOfMany: boolean,
  knowledge: Knowledge,
  style: NumberStyle,
): DecidedTable {
  const isCells = profile instanceof TableProfile;
  const columns = firstOfEachName(isCells ? decide(profile, style) : decideValues(profile)).map((each) =>
    understood(each, knowledge),
  );
  const rows = isCells ? profile.rows : profile.counts.object;
  const found = keyOf(columns, rows);
  return {
    name: isOneOfMany ? name : 'data',
    path: isOneOfMany ? [name] : [],
    base: append(
      '',
      ...(isOneOfMany ? ['properties', name] : []),
      ...(isOneRow ? [] : ['items']),
      'properties',
    ),
    isOneRow,
    columns,
    rows,
    isCells,
    found,
    description,
    isSample,
    key: found?.isNamed && !isSample ? found.column : undefined,
  };
}

type IsReference = (table: string, column: string) => boolean;

function datasetOf(
  { name, path, columns, rows, isCells, key, description, isOneRow, isSample }: DecidedTable,
  isReference: IsReference,
  references: readonly Reference[],
  { units }: Knowledge,
): DraftDataset {
  const own = isSample ? [] : references.filter((each) => each.table === name);
  return {
    path,
    isOneRow,
    statements: {
      ...(description?.label?.trim() ? { title: description.label.trim() } : {}),
      ...(description?.description?.trim() ? { description: description.description.trim() } : {}),
      ...(own.length > 0 ? { 'fair:datasetRelations': own.map(relationOf) } : {}),
    },
    variables: columns.map((column) => {
      const isComplete = isCells && isCompleteIn(column, rows);
      const variable = variableOf(
        withoutCodes(column, isReference(name, column.name)),
        column === key || isComplete,
      );
      const shown = isSample ? sampledVariable(variable) : variable;
      const said = description?.variables.find((each) => each.name === column.name);
      return said ? labelled(shown, column, said, units) : shown;
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
  { name, base, columns, rows, found, isSample }: DecidedTable,
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
  const guesses = [
    ...withMembers(columns, base).flatMap(({ column, pointer, name: path }) =>
      guessesAbout(withoutCodes(column, isReference(name, path)), pointer),
    ),
    ...columns.flatMap((column) =>
      isReference(name, column.name) ? [] : possibleCodesGuess(column, append(base, column.name)),
    ),
    ...key,
  ];
  return isSample ? guesses.map(sampledGuess) : guesses;
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
    .map(({ value }) => codeOf(value, true));
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
  const ownPattern = personal === undefined ? patternOf(column)?.pattern : undefined;
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
  for (const { value, count, isShown } of numericCodes(column)) {
    const cells = count === undefined ? 'some cells' : `${count} of ${profile.filled} cells`;
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value,
      level: isShown ? 'likely' : 'possible',
      rule: 'numeric-code',
      because: `The number ${value} is in ${cells}${isShown ? ', and far from all others' : ''}.`,
    });
  }
  const found = column.personal === undefined ? patternOf(column) : undefined;
  if (found) {
    const { pattern, because } = found;
    guesses.push({ pointer, keyword: 'pattern', value: pattern, level: 'likely', rule: 'pattern', because });
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
