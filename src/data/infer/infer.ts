import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, type JsonObject, quote } from '../../base/json.js';
import { append } from '../../schema/document/index.js';
import { type Comments, type Draft, plainOf, schemaOf } from '../../schema/draft/index.js';
import type { Licenses } from '../../schema/vocabulary/index.js';
import { ambiguousNumbers } from './ambiguous-numbers.js';
import { type Answers, answeredTable, statementsOf } from './answers.js';
import { type DecidedTable, decidedTables, type InferTable, styleOf } from './decided-table.js';
import type { Guess } from './guess.js';
import { guessesIn, relationGuess } from './guesses.js';
import type { NumberStyle } from './number-style.js';
import { possibleCodes } from './possible-codes.js';
import type { Lists } from './question.js';
import { referencesIn } from './relations.js';
import { sampledGuess } from './sample.js';
import { datasetOf } from './table-draft.js';
import { type Knowledge, withMembers } from './understand.js';

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
      ...decided.flatMap((table) => guessesIn(table, isReference)).filter(isNotDenied(decided, answers)),
      ...references.map((each) => {
        const { isSample } = decided.find(({ name }) => name === each.table)!;
        return isSample ? sampledGuess(relationGuess(each)) : relationGuess(each);
      }),
    ],
    diagnostics: decided.flatMap((table) => [...personalData(table), ...ambiguousNumbers(table)]),
  };
}

/** Leaves out the numbers that answers do not call missing. */
function isNotDenied(
  decided: readonly DecidedTable[],
  answers: Answers | undefined,
): (guess: Guess) => boolean {
  const isSingle = decided.length === 1;
  const missing = new Map(
    decided.flatMap(({ name, base, columns }) => {
      const own = isSingle ? answers?.variables : answers?.tables?.[name]?.variables;
      return columns.map((column) => [append(base, column.name), own?.[column.name]?.missing] as const);
    }),
  );
  return ({ pointer, rule, value }) =>
    rule !== 'numeric-code' || missing.get(pointer)?.some((each) => each === value) !== false;
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
