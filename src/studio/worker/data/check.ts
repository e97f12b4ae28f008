import {
  addSummaries,
  type CheckedFile,
  checkFile,
  contentsIn,
  type FileValidators,
  keywordOf,
  type Listener,
  NO_ROWS,
  type ProductTable,
  placeRows,
  productTables,
  type TableLocation,
  validatorsOfTables,
} from '../../../check/index.js';
import type { Diagnostic } from '../../../diagnostic.js';
import { type Document, isBroken, locate } from '../../../document/index.js';
import { isObject, type JsonObject } from '../../../json.js';
import { dialectFrom } from '../../../operations/index.js';
import { createRegistry } from '../../../registry/index.js';
import { placeOf } from '../../../report/index.js';
import type { DialectOptions, StatedDialect } from '../../../tables/index.js';
import type { DataFile, DataFinding, DataReport } from '../../protocol.js';
import { type Answerer, NoAnswer } from '../answerer.js';
import { documentIn } from '../documents.js';
import { inputOf } from './input.js';
import { progressOf } from './progress.js';
import { remedyFor, withValues } from './remedies.js';

/** How many findings are reported; all are counted. */
const MOST_FINDINGS = 1000;

/** Checks files against a schema: counts and findings are those of `fairwright validate`. */
export const checkData: Answerer<'check data'> = async (ask, { progress: say, signal }) => {
  const { files, options = {} } = ask;
  const { document, diagnostics: read } = await documentIn(ask);
  if (isBroken(document)) return refused(read, document);
  const registry = createRegistry();
  const tables = productTables(document, registry);
  const placed = files.map((file) => placedFile(file, tables, options));
  const entries = placed.map(({ entry }) => entry);
  const { diagnostics, validatorsFor } = await validatorsOfTables(document, entries, {
    formats: 'assert',
    // The policy of the page allows no functions that are made of texts.
    compiles: false,
    registry,
  });
  if (validatorsFor === undefined) return refused(diagnostics, document);
  const progress = progressOf(
    files.map(({ file }) => file),
    say,
  );
  const findings: DataFinding[] = [];
  const checked: { readonly name: string; readonly table: string; readonly summary: typeof NO_ROWS }[] = [];
  for (const [index, { file }] of files.entries()) {
    const place = placed[index]!;
    const validators = withValues(validatorsFor(place));
    const listener: Listener = {
      room: () => MOST_FINDINGS - findings.length,
      report(found) {
        for (const each of found.slice(0, MOST_FINDINGS - findings.length))
          if (each.severity === 'error') findings.push(findingOf(index, each, document));
      },
      passed: progress.passed,
      isDone: () => signal.aborted,
    };
    const open = () => openFile(file, validators, statedIn(options), progress.passed, signal);
    const { summary } = await checkFile(place, validators, listener, open);
    signal.throwIfAborted();
    const table = tables.find(({ entry }) => entry === place.entry)?.name ?? '';
    checked.push({ name: file.name, table, summary });
  }
  progress.end();
  const { rows, failed, errors } = addSummaries([NO_ROWS, ...checked.map(({ summary }) => summary)]);
  return {
    files: checked.map(({ name, table, summary }) => ({
      name,
      table,
      rows: summary.rows,
      failed: summary.failed,
      errors: summary.errors,
    })),
    rows,
    failed,
    errors,
    tallies: checked.flatMap(({ summary }, file) => summary.tallies.map((each) => ({ file, ...each }))),
    findings,
    schemaErrors: [],
  };
};

/** What a file holds, for a table of a schema. */
async function openFile(
  file: File,
  { table }: Pick<FileValidators, 'table'>,
  stated: StatedDialect,
  passed: (more: { readonly bytes: number }) => void,
  signal: AbortSignal,
) {
  const input = inputOf(file, { passed: (bytes) => passed({ bytes }), signal });
  return contentsIn(input, table, { stated, say: () => undefined });
}

/** A file with its table in a schema that has several. */
export function placedFile(
  { file: { name }, table, sheet }: DataFile,
  tables: readonly ProductTable[],
  { distribution }: JsonObject,
): CheckedFile {
  const { unknown, ...place } = placeRows(
    tables,
    { uri: name, path: name, table, locations: distribution as readonly TableLocation[] | undefined },
    () => 'Choose the table that the rows of this file belong to.',
  );
  if (unknown !== undefined) throw new NoAnswer(unknown);
  return { uri: name, sheet, ...place };
}

/** What the options say about how files of cells are written. */
export function statedIn({ dialect = {} }: JsonObject): StatedDialect {
  const given: DialectOptions = isObject(dialect) ? dialect : {};
  return { dialect: dialectFrom(given), ...(given.encoding ? { encoding: given.encoding } : {}) };
}

function findingOf(file: number, diagnostic: Diagnostic, schema: Document): DataFinding {
  const { message, help, params } = diagnostic;
  const remedy = remedyFor(diagnostic, schema);
  return {
    file,
    ...(typeof params?.row === 'number' ? { row: params.row } : {}),
    column: String(params?.column ?? ''),
    keyword: keywordOf(diagnostic),
    message: help === undefined ? message : `${message} ${help}`,
    ...(remedy ? { remedy } : {}),
  };
}

function refused(diagnostics: readonly Diagnostic[], document: Document): DataReport {
  const errors = locate(diagnostics, [document]).filter(({ severity }) => severity === 'error');
  return {
    files: [],
    rows: 0,
    failed: 0,
    errors: 0,
    tallies: [],
    findings: [],
    schemaErrors: errors.map(({ at, message }) => `${placeOf(at)} ${message}`),
  };
}
