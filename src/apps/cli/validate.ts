import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, quote } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import {
  productTables,
  relationRequests,
  SEED_WORDS,
  type StatedKeys,
  type TableLocation,
  validatorsOfTables,
} from '../../data/check/index.js';
import type { DataFormat, DialectOptions } from '../../data/tables/index.js';
import type { OutputShape } from '../../quality/validate/index.js';
import { locate } from '../../schema/document/index.js';
import { list, oneOf, string, wholeNumber } from '../../schema/vocabulary/index.js';
import { validate } from '../operations/validate/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { type DataFile, dataFiles, dataFormatFlag, sheetFlag } from './data/data-files.js';
import { dialectFlags, dialectOf } from './data/dialect.js';
import { engineFlags, engineSettingOf } from './data/engine-setting.js';
import { fileEngine } from './data/file-engine.js';
import { placedFiles, tableFlag } from './data/placed-files.js';
import { threadCountOf, workersFlag } from './data/thread-count.js';
import { type DataSetting, threadsFor, validateData } from './data/validate-data.js';
import { databaseTable, entriesFor, entryIn, validateTable } from './data/validate-table.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { readDocument } from './files.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import { optionsFlag, optionsFor } from './options-file.js';
import { readPublished, registryFlag } from './published.js';
import type { Terminal } from './terminal.js';
import { refuseSchema, validateDocument } from './validate-document.js';

const { strict, formats, output } = validate.parameters;

/** `fairwright validate SCHEMA [DATA...]`. */
export const validateCommand: Command = {
  name: validate.name,
  summary: validate.summary,
  operands: ['schema'],
  many: 'data',
  parameters: {
    schema: { about: 'The schema document.', kind: string, required: true },
    data: {
      about: 'The data to check against the schema: files, folders and globs; - is standard input.',
      kind: list(string, 'paths'),
    },
    strict,
    formats: { ...formats, usual: 'assert' },
    format: flag('The output format.', oneOf('text', 'json', 'sarif', 'junit', 'csv'), 'text'),
    output,
    maxErrors: flag(
      'The maximum number of errors in rows to show; 0 shows all.',
      wholeNumber(0, 1_000_000_000),
      100,
    ),
    workers: workersFlag('check'),
    ...engineFlags,
    ...dialectFlags,
    options: optionsFlag,
    dataFormat: dataFormatFlag,
    sheet: sheetFlag,
    table: tableFlag,
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright validate dataset.schema.json',
    'fairwright validate dataset.schema.yaml rows.csv.gz --formats assert --max-errors 20',
    "fairwright validate dataset.schema.json 'data/**/*.parquet' more.ndjson --workers all",
    'fairwright validate product.schema.yaml towns.csv people.csv',
    'cat dataset.schema.json | fairwright validate - --strict --format json',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const paths = (flags.data ?? []) as readonly string[];
  if (operands.schema === '-' && paths.includes('-')) {
    throw wrongUsage('Only one of SCHEMA and DATA can be standard input.');
  }
  const { files, unreadable } = await dataFiles(
    paths,
    flags.dataFormat as DataFormat | undefined,
    flags.sheet as string | undefined,
  );
  if (unreadable.length > 0 && files.length === 0)
    throw new Stop(EXIT.unreadable, `${unreadable.join(', ')} cannot be read.`);
  for (const folder of unreadable)
    terminal.err(`fairwright: ${printable(folder)} is skipped: it cannot be read.\n`);
  const code = await validateRows(operands.schema!, files, flags, terminal);
  return unreadable.length > 0 ? Math.max(code, EXIT.unreadable) : code;
}

async function validateRows(
  path: string,
  named: readonly DataFile[],
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  const inDatabase = databaseTable(flags, named.length > 0);
  const options = await dataOptions(path, flags, named.length > 0 || inDatabase !== undefined, terminal);
  const asked = settingOf(flags, options.dialect as DialectOptions | undefined);
  if (asked.output && named.length !== 1 && !inDatabase)
    throw wrongUsage('--output supports one data file only.');
  const published = await readPublished(path, flags);
  const read = published?.read ?? (await readDocument(path));
  const { document } = read;
  const schemas = await knownSchemas('validate', flags, published ? [] : folderOf(path), published?.source);
  const known = await schemas.contextFor(document ? [document] : []);
  const setting = { ...asked, registry: known.registry, referredTo: known.documents };
  if ((named.length === 0 && !inDatabase) || !document)
    return validateDocument(read, undefined, setting, terminal);
  const schema = { ...read, document };
  const { registry } = known.context;
  const tables = productTables(document, registry);
  const engineSetting = engineSettingOf(flags, setting.workers);
  const keys = (options.keys ?? {}) as StatedKeys;
  const stray = Object.keys(keys).find(
    (name) => tables.length > 0 && !tables.some((each) => each.name === name),
  );
  if (stray !== undefined)
    throw wrongUsage(`The options state keys of ${quote(stray)}, and the schema has no such table.`);
  const together = {
    requests: relationRequests(document, registry, { keys }),
    seed: crypto.getRandomValues(new Uint32Array(SEED_WORDS)),
  };
  const ready = (entries: readonly (string | undefined)[]) =>
    validatorsOfTables(document, entries, { ...setting.options, registry, together });
  const refused = (diagnostics: readonly Diagnostic[]) =>
    refuseSchema(schema, locate(diagnostics, [document, ...known.documents]), setting, terminal);
  if (inDatabase) {
    const place = { ...inDatabase, entry: entryIn(inDatabase, tables) };
    const { diagnostics, validatorsFor, requests } = await ready(entriesFor(place.entry, together.requests));
    if (!validatorsFor) return refused(diagnostics);
    const prepared = { diagnostics, validatorsFor, requests };
    return validateTable(schema, prepared, place, { ...setting, ...engineSetting }, terminal);
  }
  const files = placedFiles(path, named, tables, {
    table: flags.table as string | undefined,
    locations: options.distribution as readonly TableLocation[] | undefined,
  });
  const engine = fileEngine(engineSetting, (sentence) => terminal.note(`${printable(sentence)}\n`));
  // They start while the schema is made ready here.
  const threads = threadsFor(files, schema, setting, together);
  try {
    const { diagnostics, validatorsFor, requests } = await ready(files.map(({ entry }) => entry));
    if (!validatorsFor) return refused(diagnostics);
    const checked = await validateData(
      schema,
      { diagnostics, validatorsFor, requests, threads, engine },
      files,
      setting,
      terminal,
    );
    return typeof checked === 'number'
      ? checked
      : validateDocument(read, checked, setting, terminal, together);
  } finally {
    await Promise.all([threads?.close(), engine?.close()]);
  }
}

/** The options; only data need them. */
async function dataOptions(
  schema: string,
  flags: Call['flags'],
  hasData: boolean,
  terminal: Terminal,
): Promise<{ readonly [name: string]: Json }> {
  if (!hasData && flags.options === undefined) return {};
  return optionsFor(schema, flags, terminal);
}

function settingOf(
  flags: Call['flags'],
  dialect: DialectOptions | undefined,
): Omit<DataSetting, 'registry' | 'referredTo'> {
  const { strict, formats, format, output, maxErrors } = flags;
  if (output !== undefined && format !== undefined && format !== 'json') {
    throw wrongUsage('--output writes JSON: remove --format.');
  }
  return {
    options: {
      strict: strict === true,
      formats: (formats ?? 'assert') as 'annotate' | 'assert',
    },
    format: (format ?? 'text') as DataSetting['format'],
    ...(output === undefined ? {} : { output: output as OutputShape }),
    cells: dialectOf(flags, dialect),
    maxErrors: maxErrors === 0 ? Infinity : Number(maxErrors ?? 100),
    workers: threadCountOf(flags),
    hidesValues: flags.hideValues === true,
    acceptsUnchecked: flags.residual === 'skip',
  };
}
