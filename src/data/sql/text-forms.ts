import type { DialectName } from './choices/index.js';

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
};
