import type { Json } from '../../../base/json.js';
import {
  list,
  mapOf,
  oneOf,
  record,
  string,
  type ValueOf,
  wholeNumber,
} from '../../../schema/vocabulary/index.js';

/** The engines that SQL can be written for. */
export const DIALECT_NAMES = ['duckdb', 'postgres', 'spark', 'trino'] as const;

/** One of them. */
export type DialectName = (typeof DIALECT_NAMES)[number];

/** What can be asked of a statement, each with its kind and a sentence for people. */
export const statementMembers = {
  dialect: {
    title: 'The engine that the SQL is for.',
    kind: oneOf(...DIALECT_NAMES),
    required: true,
  },
  table: {
    title:
      'The table in the engine, such as towns or lake.geo.towns. A part with a dot is written in double quotes.',
    kind: string,
    required: true,
  },
  dataset: {
    title: 'The table of a data product that it holds. Default: the one with the same name.',
    kind: string,
  },
  key: {
    title: 'The columns that tell rows apart. Default: all columns.',
    kind: list(string, 'names of columns'),
  },
  columns: {
    title:
      'The columns of the table with their types, as the engine names them. Default: the columns and types of the schema.',
    kind: mapOf('an object that has the types of columns', string),
  },
  formats: {
    title: 'Whether "format" is an annotation or is asserted.',
    kind: oneOf('annotate', 'assert'),
    required: true,
  },
  max_errors: {
    title: 'The largest number of rows with errors to return, and of rows that must be checked again.',
    kind: wholeNumber(1, 10_000),
    required: true,
  },
} as const;

const statementKind = record('statement', statementMembers);

/** What is asked of a statement. */
export type StatementOptions = ValueOf<typeof statementKind>;

/** Whether a value can be what a statement was asked for. */
export function isStatementOptions(value: Json): boolean {
  return statementKind.check(value).length === 0;
}

/** How many rows are returned by default. */
export const USUAL_ROWS = 100;
