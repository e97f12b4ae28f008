import { basename, extname } from 'node:path';
import { type SchemaFormat, textOf } from '../draft/index.js';
import { type InferTable, infer, TableProfile, ValueProfile } from '../infer/index.js';
import type { Json } from '../json.js';
import { textReport } from '../report/index.js';
import {
  type Dialect,
  isCellFormat,
  parquetRows,
  plainDialect,
  type RowBatch,
  type RowReader,
  rawReader,
  rowReader,
} from '../tables/index.js';
import { list, string } from '../vocabulary/index.js';
import { type Call, type Command, flag } from './command.js';
import { openFile, sourceOf } from './data/bytes.js';
import { contentsOf } from './data/contents.js';
import { type DataFile, dataFiles } from './data/data-files.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { distributionsOf } from './export-data.js';
import type { Read } from './files.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFiles } from './write-file.js';

/** `fairwright infer DATA...`. */
export const inferCommand: Command = {
  name: 'infer',
  summary: 'Make an annotated schema from data, with the evidence for each statement.',
  operands: [],
  many: 'data',
  parameters: {
    data: {
      about: 'The files: CSV, TSV, SSV, NDJSON, JSON or Parquet, also compressed with gzip.',
      kind: list(string, 'paths'),
    },
    output: flag('The schema file to write, YAML or JSON by its name. Default: standard output, as YAML.'),
    evidence: { ...flag('A JSON file for all guesses, with what speaks for each.'), placeholder: 'FILE' },
  },
  letters: { o: 'output' },
  examples: ['fairwright infer towns.csv -o towns.schema.yaml', 'fairwright infer towns.csv status.csv'],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const { files, unreadable } = await dataFiles((flags.data as readonly string[] | undefined) ?? []);
  if (files.length === 0) throw wrongUsage('Name at least one file with data.');
  if (unreadable.length > 0) throw new Stop(EXIT.unreadable, `${unreadable[0]} cannot be read.`);
  const output = flags.output === undefined || flags.output === '-' ? undefined : String(flags.output);
  for (const { path } of files) {
    if (output !== undefined && isSameFile(output, path))
      throw wrongUsage(`-o ${output} would replace the data: choose another file.`);
  }
  const tables: InferTable[] = [];
  const options: { [name: string]: Json } = {};
  for (const file of files) {
    const { profile, dialect } = await profileOf(file, terminal);
    tables.push({ name: tableName(file.path), profile });
    if (Object.keys(dialect).length > 0) options.dialect = dialect;
    tellUnread(file, profile, terminal);
  }
  const inferred = infer(tables);
  const format: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const paths = files.map(({ path }) => path);
  const all = {
    ...inferred.options,
    distribution: await distributionsOf(paths, undefined, undefined),
    ...options,
  };
  const text = textOf(inferred.schema, format);
  if (output === undefined) terminal.out(text);
  else {
    await replaceFiles(
      [
        { path: output, content: text },
        { path: besides(output), content: textOf(all, format), isNew: true },
      ],
      'Name another file: -o FILE.',
    );
  }
  if (typeof flags.evidence === 'string') {
    const content = `${JSON.stringify({ guesses: inferred.guesses }, null, 2)}\n`;
    await replaceFiles([{ path: flags.evidence, content }], 'Name another file: --evidence FILE.');
  }
  return EXIT.clean;
}

/** The file of the options: towns.schema.yaml has towns.options.yaml beside it. */
function besides(schema: string): string {
  const extension = extname(schema);
  return `${schema.slice(0, schema.length - extension.length).replace(/\.schema$/, '')}.options${extension}`;
}

function tableName(path: string): string {
  return basename(path).replace(/(?:\.[^.]*?)?(?:\.gz)?$/i, '') || 'data';
}

interface Profiled {
  readonly profile: TableProfile | ValueProfile;
  /** How the dialect differs from the plain one of the format. */
  readonly dialect: { readonly [name: string]: Json };
}

/** No schema says anything about the columns. */
const ANY = { columns: [], others: { types: undefined, constants: new Map(), mentions: new Set<never>() } };

async function profileOf(file: DataFile, terminal: Terminal): Promise<Profiled> {
  const cells = {
    flags: { dialect: {}, isStrict: false },
    say: (text: string) => terminal.note(`${text}\n`),
  };
  const contents = await contentsOf(file, { columns: [], isArray: false }, () => undefined, cells);
  if (contents.kind === 'parquet') {
    const handle = await openFile(file.path);
    try {
      return await valuesIn(parquetRows(await sourceOf(handle), ANY, file.uri));
    } finally {
      await handle.close();
    }
  }
  if (contents.kind === 'document') return documentValues(contents.read, file, terminal);
  const { format, bytes, start } = contents;
  if (!isCellFormat(format)) return valuesIn(batchesIn(rowReader(format, ANY, { uri: file.uri }), bytes));
  const dialect = contents.dialect ?? plainDialect(format);
  const profile = new TableProfile();
  const reader = rawReader(format, profile, { uri: file.uri, dialect, start });
  for await (const _ of batchesIn(reader, bytes));
  profile.finish();
  return { profile, dialect: differing(dialect, plainDialect(format)) };
}

async function* batchesIn(reader: RowReader, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RowBatch> {
  for await (const chunk of bytes) {
    yield* reader.read(chunk);
    if (reader.isStopped()) return;
  }
  yield reader.end();
}

async function valuesIn(batches: AsyncIterable<RowBatch>): Promise<Profiled> {
  const profile = new ValueProfile();
  for await (const { values } of batches)
    for (const value of values) {
      if (value === undefined) profile.unread++;
      else profile.add(value);
    }
  profile.finish();
  return { profile, dialect: {} };
}

function documentValues(
  { document, diagnostics, uri, text }: Read,
  file: DataFile,
  terminal: Terminal,
): Profiled {
  if (document === undefined) {
    terminal.err(textReport(diagnostics, { texts: new Map([[uri, text]]), clean: '' }));
    throw new Stop(EXIT.unreadable, `${file.path} cannot be read.`);
  }
  const rows = Array.isArray(document.value) ? (document.value as readonly Json[]) : [document.value];
  const profile = new ValueProfile();
  for (const row of rows) profile.add(row);
  profile.finish();
  return { profile, dialect: {} };
}

const STATED = ['delimiter', 'quote', 'decimal', 'thousands', 'comment', 'skipRows', 'header'] as const;

function differing(dialect: Dialect, plain: Dialect): { readonly [name: string]: Json } {
  return Object.fromEntries(
    STATED.filter((name) => dialect[name] !== plain[name]).map((name) => [name, dialect[name]]),
  );
}

function tellUnread({ path }: DataFile, profile: TableProfile | ValueProfile, terminal: Terminal): void {
  const count = profile instanceof TableProfile ? profile.unreadRows : profile.unread;
  if (count === 0) return;
  const first = profile instanceof TableProfile ? profile.firstUnread[0] : undefined;
  const where = first ? `, the first in line ${first.line}: ${first.reason}` : '.';
  terminal.err(`${path}: ${count} row${count === 1 ? '' : 's'} cannot be read${where}\n`);
}
