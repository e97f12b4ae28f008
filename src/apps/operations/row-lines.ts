import type { Diagnostic } from '../../base/diagnostic.js';
import type { Summary } from '../../data/check/index.js';
import { againstParameter, type NamedVersion, type SchemaInUse, sentOrNamed } from './known-schema.js';
import { type Context, InvalidInput, type Parameter } from './operation.js';
import type { Progress, StreamStart, StreamWork } from './stream.js';

/** How many tallies the last line has: rows with names of their own could make any number of them. */
const MOST_TALLIES = 1000;

/** What names the schema of rows. */
export interface RowsSchemaInput {
  /** The address of a known schema, unless the schema comes with the rows. */
  readonly against?: string;
  /** The same, by its older name. */
  readonly schema?: string;
}

/** The parameters that name the schema of rows. */
export const rowsSchemaParameters: { readonly [N in keyof RowsSchemaInput]-?: Parameter } = {
  against: {
    ...againstParameter,
    about: `${againstParameter.about} Without it, multipart/form-data has a part "schema" before the data.`,
  },
  schema: { ...againstParameter, about: 'The same as "against", by its older name.' },
};

/** The schema of rows: a known one, or the one that came with them. */
export function schemaOf(
  { against, schema: older }: RowsSchemaInput,
  { schema }: StreamStart,
  context: Context,
): SchemaInUse {
  if (against !== undefined && older !== undefined)
    throw new InvalidInput('', 'Name the schema once: "schema" is the older name of "against".');
  return sentOrNamed(
    schema,
    against ?? older,
    context,
    'The schema is missing: name a known one with ?against=, or send multipart/form-data with a part "schema" before the data.',
  );
}

/** Work whose summaries say which version of the registry was named, if one was. */
export function naming(against: NamedVersion | undefined, work: StreamWork): StreamWork {
  if (against === undefined) return work;
  const named = (progress: Progress): Progress => ({
    ...progress,
    summary: { ...progress.summary, against } as Progress['summary'],
  });
  return {
    start: () => named(work.start()),
    take: (bytes) => named(work.take(bytes)),
    end: async () => named(await work.end()),
  };
}

/** What makes it impossible to check rows, such as a schema that cannot be used, is an answer; the rows are not looked at. */
export function refused(diagnostics: readonly Diagnostic[]): StreamWork {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const progress: Progress = {
    lines: diagnostics.map(lineOf),
    summary: { ...summaryOf({ rows: 0, failed: 0, errors, tallies: [] }), valid: false },
    over: {},
  };
  return { start: () => progress, take: () => progress, end: () => progress };
}

/** The counts of rows as the last line of an answer has them. */
export function summaryOf({
  rows,
  failed,
  errors,
  tallies,
}: Pick<Summary, 'rows' | 'failed' | 'errors' | 'tallies'>) {
  return { valid: errors === 0, rows, failed, errors, tallies: tallies.slice(0, MOST_TALLIES) };
}

/** A finding as a line of the answer: its row, column and line are in front, for clients that need only those. */
export function lineOf(diagnostic: Diagnostic): object {
  const { row, key, column } = diagnostic.params ?? {};
  const line = diagnostic.at.range?.start.line;
  return { row, key, column, line, diagnostic };
}
