import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import {
  batchChecker,
  type CheckOptions,
  placeRows,
  prepareRows,
  productTables,
  rowChecker,
  type Table,
  type Tally,
} from '../../data/check/index.js';
import {
  BrokenFile,
  brokenDiagnostic,
  isWhole,
  type RowFormat,
  rowsIn,
  type WholeFormat,
} from '../../data/tables/index.js';
import { InvalidInput } from '../operations/index.js';
import { asDocument, type CommonOptions, type Input, registryOf } from './input.js';

/** Rows as text or bytes: complete, or in pieces as they arrive. */
export type Rows = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** How rows are checked. */
export interface RowsOptions extends CommonOptions {
  /** How the rows are written. `ssv` is separated by semicolons; `parquet`, `sav` and `xlsx` must be given whole. */
  readonly format: RowFormat | WholeFormat;
  /** The name or the number of the sheet of a workbook. Default: the first. */
  readonly sheet?: string;
  /** What findings call the rows, such as the name of their file. Default: `rows`. */
  readonly name?: string;
  /** The table of a data product that the rows belong to. Default: that with the name of the rows. */
  readonly table?: string;
  /** Whether `format` in the schema is asserted. Default: `annotate`. */
  readonly formats?: 'annotate' | 'assert';
  /** Whether misspelled and unknown `fair:` keywords of the schema are errors. Default: false. */
  readonly strict?: boolean;
  /** The largest number of errors to report; all are counted. Default: 100. */
  readonly maxErrors?: number;
}

/** The result of checking rows. */
export interface CheckedRows {
  readonly valid: boolean;
  /** How many rows were read. */
  readonly rows: number;
  /** How many of them have an error. */
  readonly failed: number;
  /** How many errors there are, reported or not. */
  readonly errors: number;
  /** How many errors each column has, by keyword. */
  readonly tallies: readonly Tally[];
  readonly findings: readonly Diagnostic[];
}

/**
 * Checks the rows of a table. The schema describes a row, an array of rows, or a data product with several tables. Throws
 * `InvalidInput` for a table that the schema does not have.
 *
 * @example
 * const schema = { properties: { inhabitants: { type: 'integer', minimum: 0 } } };
 * const { rows, failed } = await checkRows(schema, 'name,inhabitants\nAlbury,5400\nBeeston,-1\n', { format: 'csv' });
 * console.log(rows, failed); // 2 1
 */
export async function checkRows(schema: Input, rows: Rows, options: RowsOptions): Promise<CheckedRows> {
  const { format, sheet, name = 'rows', table: tableName, maxErrors = 100, schemas, ...checks } = options;
  const registry = registryOf(schemas ? { schemas } : {});
  const document = asDocument(schema, 'schema');
  const { unknown, noTable, ...place } = placeRows(
    productTables(document, registry),
    { uri: name, path: name, table: tableName },
    (each) => `Name the table: { table: ${quote(each)} }`,
  );
  if (unknown !== undefined) throw new InvalidInput('/table', unknown);
  const { diagnostics, table } = noTable
    ? { diagnostics: [noTable] }
    : await prepareRows(document, { ...checks, ...place, registry });
  if (table === undefined || !isValid(diagnostics)) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
    return { valid: false, rows: 0, failed: 0, errors, tallies: [], findings: diagnostics };
  }
  const findings = [...diagnostics];
  const read = readerOf(table, rows, { format, sheet, uri: name, maxErrors });
  try {
    for await (const found of read.findings) findings.push(...found);
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    findings.push(brokenDiagnostic(name, fault));
  }
  const { rows: count, failed, errors, tallies } = read.summary();
  return { valid: isValid(findings) && errors === 0, rows: count, failed, errors, tallies, findings };
}

interface Reading extends CheckOptions {
  readonly format: RowFormat | WholeFormat;
  readonly sheet: string | undefined;
}

/** What is wrong with the rows, piece by piece, and what is known of them so far. */
function readerOf(table: Table, rows: Rows, { format, sheet, ...options }: Reading) {
  return isWhole(format)
    ? wholeReader(table, rows, format, sheet, options)
    : textReader(table, rows, format, options);
}

function textReader(table: Table, rows: Rows, format: RowFormat, options: CheckOptions) {
  const checker = rowChecker(table, { ...options, format });
  async function* findings() {
    for await (const piece of piecesOf(rows)) yield checker.take(piece);
    yield checker.end();
  }
  return { findings: findings(), summary: checker.summary };
}

function wholeReader(
  table: Table,
  rows: Rows,
  format: WholeFormat,
  sheet: string | undefined,
  options: CheckOptions,
) {
  const checker = batchChecker(table, options);
  async function* findings() {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of piecesOf(rows)) pieces.push(piece as Uint8Array<ArrayBuffer>);
    const file = await new Blob(pieces).arrayBuffer();
    for await (const batch of rowsIn(format, file, table, { uri: options.uri, sheet }))
      yield checker.check(batch);
    yield checker.end();
  }
  return { findings: findings(), summary: () => checker.summary() };
}

async function* piecesOf(rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = typeof rows === 'string' || rows instanceof Uint8Array ? [rows] : rows;
  for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
}
