import type { Json } from '../../json.js';
import { list, mapOf, oneOf, record, string, type ValueOf, wholeNumber } from '../../vocabulary/index.js';
import { type DialectName, dialects } from '../dialects/index.js';

/** How checks are written as a text that people run themselves. */
export interface TextForm {
  readonly title: string;
  /** Columns as one JSON object, in a text. */
  readonly jsonRow: (columns: readonly string[]) => string;
  /** What runs the text, and keeps what it finds. */
  readonly command: string;
  /** What keeps the engine from storing a part of a query that is used several times. */
  readonly inlined?: string;
}

/** The text forms by dialect. */
export const textForms: { readonly [name in DialectName]: TextForm } = {
  duckdb: {
    title: 'DuckDB',
    jsonRow: (columns) =>
      `CAST(to_json({${columns.map((name) => `'${name}': ${name}`).join(', ')}}) AS VARCHAR)`,
    command: 'duckdb -readonly -noheader -list DATABASE < check.sql > found.ndjson',
    inlined: 'NOT MATERIALIZED',
  },
  postgres: {
    title: 'PostgreSQL',
    // A function takes a hundred arguments, a row has more columns.
    jsonRow: (columns) =>
      `(SELECT CAST(row_to_json(written) AS TEXT) FROM (SELECT ${columns.join(', ')}) AS written)`,
    command: 'psql -XAtq -f check.sql > found.ndjson',
    inlined: 'NOT MATERIALIZED',
  },
  spark: {
    title: 'Spark',
    jsonRow: (columns) => `to_json(struct(${columns.join(', ')}))`,
    command: 'spark-sql -S -f check.sql > found.ndjson',
  },
  trino: {
    title: 'Trino',
    jsonRow: (columns) => `json_object(${columns.map((name) => `'${name}' VALUE ${name}`).join(', ')})`,
    command: 'trino --server URL --output-format CSV_UNQUOTED -f check.sql > found.ndjson',
  },
  bigquery: {
    title: 'BigQuery',
    jsonRow: (columns) => `TO_JSON_STRING(STRUCT(${columns.join(', ')}))`,
    command: 'bq query --nouse_legacy_sql --format=csv --max_rows=100000 < check.sql > found.ndjson',
  },
  snowflake: {
    title: 'Snowflake',
    jsonRow: (columns) =>
      `TO_JSON(OBJECT_CONSTRUCT_KEEP_NULL(${columns.map((name) => `'${name}', ${name}`).join(', ')}))`,
    command: 'snow sql -f check.sql --format CSV > found.ndjson',
  },
};

/** What can be asked of a statement, each with its kind and a sentence for people. */
export const statementMembers = {
  dialect: {
    title: 'The engine that the SQL is for.',
    kind: oneOf(...(Object.keys(dialects) as DialectName[])),
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
