import type { JsonObject } from '../../../base/json.js';
import { type StatementOptions, statementMembers, USUAL_ROWS } from '../../../data/sql/choices/index.js';
import type { Residual } from '../../../data/sql/index.js';
import type { Document } from '../../../schema/document/index.js';
import { shared, stringList } from '../answers.js';
import { InvalidInput, type Operation, type Parameter, UnusableSchema } from '../operation.js';
import { schemaParameter } from '../parameters.js';
import { lintEffort } from '../schema-or-text.js';
import { validate } from '../validate/index.js';

/** What is to be written as SQL. */
export interface SqlInput
  extends Omit<StatementOptions, 'formats' | 'max_errors'>,
    Partial<Pick<StatementOptions, 'formats' | 'max_errors'>> {
  readonly schema: Document;
}

/** The SQL, and what it checks. */
export interface SqlOutput {
  readonly statements: readonly string[];
  readonly checks: readonly Omit<Residual, 'reason'>[];
  readonly residual: readonly Residual[];
  readonly fingerprint: string;
  /** The columns that the SQL takes the table to have, with their types. */
  readonly columns: readonly { readonly name: string; readonly type?: string }[];
}

const STRING: JsonObject = { type: 'string' };

/** A parameter with the words and the kind of an option of statements. */
function parameterOf(name: keyof StatementOptions): Parameter {
  const { title, kind } = statementMembers[name];
  return { about: title, kind };
}

/** Writes the checks of a schema as SQL. */
export const sql: Operation<SqlInput, SqlOutput> = {
  name: 'sql',
  summary: 'Write the checks of a schema as SQL for a table in a database.',
  parameters: {
    schema: schemaParameter,
    dialect: { ...parameterOf('dialect'), required: true },
    table: { ...parameterOf('table'), required: true },
    dataset: parameterOf('dataset'),
    key: parameterOf('key'),
    columns: parameterOf('columns'),
    formats: validate.parameters.formats,
    max_errors: { ...parameterOf('max_errors'), usual: USUAL_ROWS },
  },
  answer: {
    about: 'The SQL, what it checks, and what it does not check. The service does not run it.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['statements', 'checks', 'residual', 'fingerprint', 'columns'],
      properties: {
        statements: {
          ...stringList,
          description: 'The SQL. Each row of its result is a line for POST /v1/sql/report.',
        },
        checks: {
          type: 'array',
          description: 'The keywords that it checks.',
          items: {
            type: 'object',
            required: ['column', 'keyword', 'location'],
            properties: {
              column: { ...STRING, description: 'Empty for what concerns a whole row.' },
              keyword: STRING,
              location: { ...STRING, description: 'JSON Pointer of the keyword below the schema of a row.' },
            },
          },
        },
        residual: {
          type: 'array',
          description: 'The keywords that it cannot check.',
          items: shared('Unchecked'),
        },
        fingerprint: {
          ...STRING,
          description: 'Differs for another schema, other options and another version of the service.',
        },
        columns: {
          type: 'array',
          description: 'The columns that the SQL takes the table to have.',
          items: {
            type: 'object',
            required: ['name'],
            properties: {
              name: STRING,
              type: { ...STRING, description: 'What its values are; none for types with unknown values.' },
            },
          },
        },
      },
    },
  },
  examples: [
    {
      title: 'Checks for DuckDB',
      input: {
        schema: { properties: { name: { type: 'string' }, inhabitants: { type: 'integer', minimum: 0 } } },
        dialect: 'duckdb',
        table: 'geo.towns',
        key: ['name'],
      },
    },
    {
      title: 'Checks for PostgreSQL, of a table with other types',
      input: {
        schema: { properties: { name: { type: 'string' }, inhabitants: { type: 'integer', minimum: 0 } } },
        dialect: 'postgres',
        table: 'towns',
        columns: { name: 'text', inhabitants: 'bigint', area: 'double precision' },
        formats: 'assert',
      },
    },
  ],
  refusesUnusable: true,
  // A pattern may take very many steps to be written for an engine.
  effort: ({ schema }) => (schema?.patterns === 0 ? lintEffort(2, schema, undefined) : Infinity),
  async run({ schema, formats = 'annotate', max_errors = USUAL_ROWS, ...options }, { registry, budget }) {
    // The readers of tables are large: who writes no SQL never loads them.
    const { compile } = await import('../../../data/sql/index.js');
    const compiled = await compile(
      schema,
      { ...options, formats, max_errors },
      { registry, ...(budget ? { budget } : {}) },
    );
    if (compiled.is === 'wrong') throw new InvalidInput(`/${compiled.option}`, compiled.message);
    if (compiled.is === 'unusable') throw new UnusableSchema(compiled.diagnostics);
    const { text, check, fingerprint, columns } = compiled.statement;
    return {
      statements: [text],
      checks: check.checks.map(({ column, keyword, location }) => ({ column, keyword, location })),
      residual: check.residual,
      fingerprint,
      columns: columns.map(({ name, type }) => ({ name, ...(type === undefined ? {} : { type }) })),
    };
  },
};
