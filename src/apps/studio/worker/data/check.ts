import type { Diagnostic } from '../../../../base/diagnostic.js';
import { isObject, type JsonObject } from '../../../../base/json.js';
import {
  addSummaries,
  batchesIn,
  type CheckedFile,
  checkFile,
  contentsIn,
  type FileValidators,
  keywordOf,
  type Listener,
  lookedAt,
  NO_ROWS,
  notChecked,
  type ProductTable,
  placeRows,
  productTables,
  Relations,
  relationRequests,
  SEED_WORDS,
  type StatedKeys,
  type Summary,
  type TableLocation,
  validatorsOfTables,
} from '../../../../data/check/index.js';
import type { DialectOptions, StatedDialect } from '../../../../data/tables/index.js';
import { dialectFrom } from '../../../../exchange/options/index.js';
import { placeOf } from '../../../../exchange/report/index.js';
import { type Document, isBroken, locate } from '../../../../schema/document/index.js';
import { createRegistry } from '../../../../schema/references/index.js';
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
  const together = {
    requests: relationRequests(document, registry, { keys: options.keys as StatedKeys | undefined }),
    seed: crypto.getRandomValues(new Uint32Array(SEED_WORDS)),
  };
  const { diagnostics, validatorsFor, requests } = await validatorsOfTables(document, entries, {
    formats: 'assert',
    // The policy of the page allows no functions that are made of texts.
    compiles: false,
    registry,
    together,
  });
  if (validatorsFor === undefined) return refused(diagnostics, document);
  const progress = progressOf(
    files.map(({ file }) => file),
    say,
  );
  const findings: DataFinding[] = [];
  const checked: { readonly name: string; readonly table: string; summary: Summary }[] = [];
  const relations = new Relations<CheckedFile>(requests);
  const report = (file: number, found: readonly Diagnostic[]) => {
    for (const each of found.slice(0, MOST_FINDINGS - findings.length))
      if (each.severity === 'error') findings.push(findingOf(file, each, document));
  };
  for (const [index, { file }] of files.entries()) {
    const place = placed[index]!;
    const validators = withValues(validatorsFor(place));
    const listener: Listener = {
      room: () => MOST_FINDINGS - findings.length,
      report: (found) => report(index, found),
      keyed: (keys) => relations.add(place, keys),
      passed: progress.passed,
      isDone: () => signal.aborted,
    };
    const open = () => openFile(file, validators, statedIn(options), progress.passed, signal);
    const { summary, isUnreadable } = await checkFile(place, validators, listener, open);
    signal.throwIfAborted();
    if (isUnreadable) relations.miss(place);
    const table = tables.find(({ entry }) => entry === place.entry)?.name ?? '';
    checked.push({ name: file.name, table, summary });
  }
  progress.end();
  // Files with errors are read again, for the values and their places.
  const readAgain = async function* (place: CheckedFile) {
    const { file } = files[placed.indexOf(place)]!;
    const validators = validatorsFor(place);
    const contents = await openFile(file, validators, statedIn(options), () => undefined, signal);
    yield* batchesIn(place, contents, validators.table);
  };
  const most = MOST_FINDINGS - findings.length;
  const result = relations.result(most);
  const { findings: found, refuted } = await lookedAt(result.broken, readAgain);
  const { summaries, unchecked } = refuted.length > 0 ? relations.result(most, refuted) : result;
  for (const each of found)
    report(
      placed.findIndex(({ uri }) => uri === each.at.uri),
      [each],
    );
  for (const [place, more] of summaries) {
    const own = checked[placed.indexOf(place)]!;
    own.summary = addSummaries([own.summary, more]);
  }
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
    notes: [...new Set(unchecked.map(notChecked))],
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
    notes: [],
    schemaErrors: errors.map(({ at, message }) => `${placeOf(at)} ${message}`),
  };
}
