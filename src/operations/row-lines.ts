import type { Summary } from '../check/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { string } from '../vocabulary/index.js';
import { InvalidInput, type Parameter } from './operation.js';
import { registeredSchema } from './schemas.js';
import type { Progress, StreamStart, StreamWork } from './stream.js';

/** How many tallies the last line has: rows with names of their own could make any number of them. */
const MOST_TALLIES = 1000;

/** The parameter that names the schema of rows. */
export const schemaAddress: Parameter = {
  about:
    'The address of a registered schema; without it, multipart/form-data has a part "schema" before the data.',
  kind: string,
};

/** The schema of rows: a registered one, or the one that came with them. */
export function schemaOf(address: string | undefined, { schema }: StreamStart, registry: Registry): Document {
  if (address !== undefined && schema !== undefined)
    throw new InvalidInput('', 'Give the schema by its address or as a part, not both.');
  if (schema) return schema;
  if (address !== undefined) return registeredSchema(registry, address);
  throw new InvalidInput(
    '',
    'The schema is missing: name a registered one with ?schema=, or send multipart/form-data with a part "schema" before the data.',
  );
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
