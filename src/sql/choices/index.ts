import type { Json } from '../../json.js';
import { list, mapOf, oneOf, record, string, type ValueOf, wholeNumber } from '../../vocabulary/index.js';
import type { SqlDialect } from '../dialect.js';
import { duckdb } from '../dialects/duckdb.js';
import { postgres } from '../dialects/postgres.js';

/** A dialect in which checks are written as a text that people run themselves. */
export interface TextDialect {
  readonly title: string;
  readonly dialect: SqlDialect;
  /** All columns of a row of the query that `row` names, as a JSON object in a text. */
  readonly jsonRow: (row: string, columns: readonly string[]) => string;
  /** What runs the text, and keeps what it finds. */
  readonly command: string;
  /** What keeps engines from storing a part of a query that is used several times. */
  readonly inlined?: string;
  /** Set where no engine has run such a text in a test. */
  readonly isUntried?: true;
}

/** The dialects by name. */
export const textDialects = {
  duckdb: {
    title: 'DuckDB',
    dialect: duckdb,
    jsonRow: (row) => `CAST(to_json(${row}) AS VARCHAR)`,
    command: 'duckdb -readonly -noheader -list DATABASE < check.sql > found.ndjson',
    inlined: 'NOT MATERIALIZED',
  },
  postgres: {
    title: 'PostgreSQL',
    dialect: postgres,
    jsonRow: (row) => `CAST(row_to_json(${row}) AS TEXT)`,
    command: 'psql -XAtq -f check.sql > found.ndjson',
    inlined: 'NOT MATERIALIZED',
  },
} as const satisfies { readonly [name: string]: TextDialect };

/** The name of such a dialect. */
export type DialectName = keyof typeof textDialects;

/** What can be asked of a statement, each with its kind and a sentence for people. */
export const statementMembers = {
  dialect: {
    title: 'The engine that the SQL is for.',
    kind: oneOf(...(Object.keys(textDialects) as DialectName[])),
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
