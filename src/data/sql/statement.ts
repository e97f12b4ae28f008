import { v5 as uuidOfName } from 'uuid';
import type { Json } from '../../base/json.js';
import { version } from '../../base/version.js';
import type { Table } from '../check/index.js';
import type { StatementOptions } from './choices/index.js';
import type { SourceColumn } from './column.js';
import type { SqlDialect } from './dialect.js';
import { dialects } from './dialects/index.js';
import type { Residual } from './plan.js';
import { DOUBT, FAILED, ROWS, STEPS_A_CHARACTER } from './queries.js';
import { derivedColumns, namedColumns } from './statement-columns.js';
import { type TableCheck, tableCheckOf } from './table-check.js';
import { partsOfName } from './table-name.js';
import { type TextForm, textForms } from './text-forms.js';

/** A check of a table as one statement, whose results `reportOf` reads. */
export interface Statement {
  readonly text: string;
  /** What tells it from the statements of other schemas, options and versions. */
  readonly fingerprint: string;
  readonly check: TableCheck;
  readonly columns: readonly SourceColumn[];
}

/** What the first line of the results says of its statement. */
export interface StatementRecord {
  readonly version: string;
  readonly fingerprint: string;
  readonly options: StatementOptions;
}

/** The member of the first line that has the `StatementRecord`, as a text. */
export const ABOUT = 'about';

/** The name of the only column of the results. */
export const LINE = 'line';

/** Namespace of the fingerprints. */
const NAMESPACE = '0c8a0c34-5e0f-4b5e-9a55-6f6a1f0f8f3d';

/** Writes the check of a table as a statement. `schema` is the whole document, `together` what it asks of rows together. */
export function statementOf(
  schema: Json,
  table: Table,
  options: StatementOptions,
  {
    together = [],
    ...limits
  }: Pick<Parameters<typeof tableCheckOf>[3], 'budget'> & { readonly together?: readonly Residual[] } = {},
): Statement {
  const dialect = dialects[options.dialect];
  const columns = options.columns ? namedColumns(options.columns, dialect) : derivedColumns(table);
  const source = {
    from: partsOfName(options.table)!.map(dialect.identifier).join('.'),
    columns,
    identity: { key: options.key ?? [] },
  };
  const assertsFormats = options.formats === 'assert';
  const ofRows = tableCheckOf(table, source, dialect, { assertsFormats, ...limits });
  const check = { ...ofRows, residual: [...ofRows.residual, ...together] };
  const written = queryOf(check, '', options, dialect);
  limits.budget?.spend(written.length * STEPS_A_CHARACTER);
  const fingerprint = uuidOfName(
    JSON.stringify([version, schema, options, check.residual, written]),
    NAMESPACE,
  );
  const record: StatementRecord = { version, fingerprint, options };
  const query = queryOf(check, JSON.stringify(record), options, dialect);
  const text = `${comments({ check, columns, fingerprint }, options)}\n${query};\n`;
  return { text, fingerprint, check, columns };
}

/** The counts, the first rows that fail and the first doubtful rows: one JSON object each. No part of it is stored. */
function queryOf(
  check: TableCheck,
  about: string,
  { dialect: name, max_errors: most }: StatementOptions,
  { text }: SqlDialect,
): string {
  const { jsonRow, inlined }: TextForm = textForms[name];
  const { flags, order, returned } = check;
  const counted = [ABOUT, ROWS, FAILED, DOUBT, ...flags];
  const place = order === '' ? '0' : `row_number() OVER (${order.trim()})`;
  const rowsOf = (part: number, query: string) =>
    `SELECT ${part}, ${place}, ${jsonRow(returned)}\nFROM (${query}) AS found`;
  const as = inlined === undefined ? 'AS' : `AS ${inlined}`;
  return `WITH flagged ${as} (
${check.flagged}
), texts ${as} (
${check.asTexts('flagged')}
)
SELECT ${LINE} FROM (
SELECT 0 AS part, 0 AS place, ${jsonRow(counted)} AS ${LINE}
FROM (SELECT ${text(about)} AS ${ABOUT}, counts.* FROM (${check.counts('flagged')}) AS counts) AS counted
UNION ALL
${rowsOf(1, check.first('texts', most))}
UNION ALL
${rowsOf(2, check.doubtful('texts', most))}
) AS lines ORDER BY part, place`;
}

/** What people should know before they run it. */
function comments(
  { check, columns, fingerprint }: Omit<Statement, 'text'>,
  options: StatementOptions,
): string {
  const { title, command } = textForms[options.dialect];
  const types = columns.map(({ name, type }) => `${name} (${type ?? 'unknown type'})`).join(', ');
  const source = options.columns ? 'as given' : 'as the schema says (use --columns if the table has others)';
  return [
    `Checks of the table ${options.table}, for ${title}. Written by fairwright ${version}, fingerprint ${fingerprint}.`,
    'It only reads. Each row of the result is one JSON object: first the counts, then',
    `at most ${options.max_errors} rows with errors and at most ${options.max_errors} rows that the report checks again.`,
    `Run it: ${command}`,
    'Then:   fairwright sql report SCHEMA found.ndjson',
    `Columns, ${source}: ${types}.`,
    ...check.residual.map((each) => `Not checked: ${residualSentence(each)}`),
  ]
    .map((line) => `-- ${inComment(line)}`)
    .join('\n');
}

/** What is not checked, and why. */
export function residualSentence({
  column,
  keyword,
  location,
  reason,
}: TableCheck['residual'][number]): string {
  const place = column === '' ? location : `${location} (column ${column})`;
  return `"${keyword}" at ${place}, because ${reason}.`;
}

/** A text that cannot end a comment, or be read as anything else by programs that split files into statements. */
function inComment(text: string): string {
  return text.replace(/[^\p{L}\p{N} _.,:()<>/$-]/gu, (character) => (character === '"' ? '' : '?'));
}
