import type { Diagnostic } from '../../base/diagnostic.js';
import { areEqual, type Json } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import { type CheckedByEngine, type Summary, withFindings } from '../check/index.js';
import type { StatementOptions } from './choices/index.js';
import { type CompileContext, compile } from './compile.js';
import { findingsOf } from './findings.js';
import { type Found, type Refusal, readFound, WRITE_AGAIN } from './found.js';
import { DOUBT, FAILED, flagOf, ROWS } from './queries.js';
import { textForms } from './text-forms.js';

/** How results are reported. */
export interface ReportOptions {
  /** What messages call the table. Default: its name. */
  readonly uri?: string;
  /** What the statement is expected to have been asked for. */
  readonly expected?: Partial<StatementOptions>;
  /** How many errors are reported. Default: as many as rows were asked for. */
  readonly maxErrors?: number;
}

/** What came of results. */
export type Reported =
  | {
      readonly is: 'report';
      /** What messages call the table. */
      readonly uri: string;
      /** What is said of the schema. */
      readonly ofSchema: readonly Diagnostic[];
      readonly diagnostics: readonly Diagnostic[];
      readonly summary: Summary;
      readonly engine: CheckedByEngine;
    }
  | { readonly is: 'unusable'; readonly diagnostics: readonly Diagnostic[] }
  | ({ readonly is: 'refused' } & Refusal);

/** Reports what a statement found; the row checker says what is wrong with the rows. */
export async function reportOf(
  schema: Document,
  text: string,
  { expected = {}, uri: called, maxErrors }: ReportOptions,
  context: CompileContext,
): Promise<Reported> {
  const found = readFound(text);
  if ('message' in found) return { is: 'refused', ...found };
  const { fingerprint, options } = found.record;
  const other = differenceIn(options, expected);
  if (other !== undefined) return { is: 'refused', ...other };
  const compiled = await compile(schema, options, context);
  if (compiled.is === 'unusable') return compiled;
  if (compiled.is === 'wrong' || compiled.statement.fingerprint !== fingerprint)
    return {
      is: 'refused',
      isBroken: false,
      message: 'The results belong to another schema: this one has changed since the SQL was written.',
      help: WRITE_AGAIN,
    };
  const { table, statement, diagnostics: ofSchema } = compiled;
  if (!areConsistent(found, statement.check.checks.length))
    return {
      is: 'refused',
      isBroken: true,
      line: 1,
      message: 'The counts contradict each other.',
      help: 'Run the SQL again, and change nothing in what it prints.',
    };
  const { title } = textForms[options.dialect];
  const uri = called ?? options.table;
  const { diagnostics, summary, doubtful } = await findingsOf(table, statement.check, found, {
    uri,
    engine: title,
    maxErrors: maxErrors ?? expected.max_errors ?? options.max_errors,
  });
  const lacking = lackingIn(found, uri);
  return {
    is: 'report',
    uri,
    ofSchema,
    diagnostics: [...lacking, ...diagnostics],
    summary: withFindings(summary, lacking),
    engine: { name: title, doubtful, unchecked: statement.check.residual },
  };
}

/** Whether the counts can be those of a table. */
function areConsistent({ counts }: Found, checks: number): boolean {
  const names = [ROWS, FAILED, DOUBT, ...Array.from({ length: checks }, (_, index) => flagOf(index))];
  const isCount = (name: string) => Number.isSafeInteger(counts[name]) && Number(counts[name]) >= 0;
  if (!names.every(isCount)) return false;
  const [rows, failed, doubt, ...flags] = names.map((name) => Number(counts[name])) as [
    number,
    number,
    number,
  ];
  if (failed + doubt > rows) return false;
  const most = Math.max(0, ...flags);
  return most <= failed && flags.reduce((sum, count) => sum + count, 0) >= failed;
}

/** Says which option is not the one that the statement was written with. */
function differenceIn(options: StatementOptions, expected: Partial<StatementOptions>): Refusal | undefined {
  const had = options as { readonly [name: string]: Json };
  for (const [name, value] of Object.entries(expected as { readonly [name: string]: Json })) {
    const actual = had[name] ?? null;
    // Fewer rows than were found can be shown.
    const isFewer = name === 'max_errors' && Number(value) < Number(actual);
    if (!areEqual(actual, value) && !isFewer)
      return {
        isBroken: false,
        message: `The SQL was written with the option "${name}" as ${JSON.stringify(actual)}, not ${JSON.stringify(value)}.`,
        help: `Leave the option out to report these results. ${WRITE_AGAIN}`,
      };
  }
  return undefined;
}

/** Says that not all doubtful rows were returned: what is wrong with the others is not known. */
function lackingIn({ counts, doubtful }: Found, uri: string): readonly Diagnostic[] {
  const all = Number(counts[DOUBT]);
  if (all === doubtful.length) return [];
  return [
    {
      code: 'sql/incomplete',
      severity: 'error',
      message: `The result is incomplete: ${all} rows must be checked again, and only ${doubtful.length} of them were returned.`,
      help: 'Write the SQL with a larger number of rows (--max-errors), and run it again.',
      params: { keyword: 'incomplete', rows: all, returned: doubtful.length },
      at: { uri, pointer: '', on: 'value' },
    },
  ];
}
