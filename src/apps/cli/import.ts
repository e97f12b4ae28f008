import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { oneOfWords, quote } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import { textReport } from '../../exchange/report/index.js';
import { standards, standardTitles } from '../../exchange/standards/list/index.js';
import { documentInBytes, locate, type Read } from '../../schema/document/index.js';
import { type SchemaFormat, textOf } from '../../schema/draft/index.js';
import { oneOf, string } from '../../schema/vocabulary/index.js';
import { type ImportOutput, importAny, importOperations } from '../operations/import/index.js';
import { InvalidInput } from '../operations/index.js';
import { type Call, type Command, commandContext, flag } from './command.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { LARGEST_FILE, readBytes, readDocument } from './files.js';
import { optionsFileOf } from './options-file.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFiles } from './write-file.js';

const formats = Object.values(standards).map(({ id }) => id);

/** `fairwright import [FORMAT] FILE`. */
export const importCommand: Command = {
  name: 'import',
  summary: `Convert a document of ${oneOfWords(standardTitles)} to a schema.`,
  operands: ['format', 'file'],
  parameters: {
    format: {
      about: `The standard: ${formats.join(', ')}. Default: the one that the document is of.`,
      kind: oneOf(...formats),
    },
    file: {
      about: 'The document; for ro-crate also the folder or the zip file of a crate.',
      kind: string,
      required: true,
    },
    output: flag('The schema file to write, YAML or JSON by its name. Default: standard output, as YAML.'),
    options: flag(
      'The file for what no keyword can say, for `export --options`. Default: beside the schema, NAME.options.yaml.',
    ),
    ledger: { ...flag('A JSON file for what became of each value of the document.'), placeholder: 'FILE' },
  },
  letters: { o: 'output' },
  examples: [
    'fairwright import croissant metadata.json -o towns.schema.yaml',
    'fairwright import crate.zip',
    'fairwright import cdif dataset.jsonld -o dataset.schema.json --ledger ledger.json',
  ],
  run,
};

const CRATE = 'ro-crate-metadata.json';

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const { format, file: path } = operands as { readonly format?: string; readonly file: string };
  if (format !== undefined && !(formats as readonly string[]).includes(format)) {
    throw wrongUsage(`There is no standard ${quote(format)}: choose one of ${formats.join(', ')}.`);
  }
  const output = flags.output === undefined || flags.output === '-' ? undefined : String(flags.output);
  for (const file of [output, flags.options, flags.ledger]) {
    if (typeof file === 'string' && isSameFile(file, path)) {
      throw wrongUsage(`${file} would replace the document: choose another file.`);
    }
  }
  const source = await readSource(path);
  if (source.document === undefined) {
    terminal.err(reportOn(source, source.diagnostics, terminal));
    return EXIT.unreadable;
  }
  const textFormat: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const operation = importOperations.find(({ name }) => name === `import ${format}`) ?? importAny;
  let imported: ImportOutput;
  try {
    const context = commandContext();
    imported = await operation.run({ document: source.document, options: { format: textFormat } }, context);
  } catch (fault) {
    if (fault instanceof InvalidInput) throw wrongUsage(`${path}: ${fault.message}`);
    throw fault;
  }
  await write(imported, textFormat, output, flags, terminal);
  if (imported.diagnostics.length > 0) {
    terminal.err(reportOn(source, locate(imported.diagnostics, [source.document]), terminal));
  }
  terminal.err(summary(imported));
  return EXIT.clean;
}

function reportOn({ uri, text }: Read, diagnostics: Read['diagnostics'], { colour }: Terminal): string {
  return textReport(diagnostics, { colour, texts: new Map([[uri, text]]), clean: '' });
}

/** The metadata of a crate stand in its folder or in its zip file. */
async function readSource(path: string): Promise<Read> {
  if (path === '-') return readDocument(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const metadata = join(path, CRATE);
    if (!existsSync(metadata)) throw notACrate(path);
    return readDocument(metadata);
  }
  if (extname(path).toLowerCase() !== '.zip') return readDocument(path);
  const { unzipSync } = await import('fflate');
  const bytes = await readBytes(path);
  let files: Record<string, Uint8Array>;
  let tooLarge: string | undefined;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isMetadata(name)) return false;
        if (originalSize <= LARGEST_FILE) return true;
        tooLarge = name;
        return false;
      },
    });
  } catch {
    throw new Stop(EXIT.unreadable, `${path} is not a zip file, or is damaged.`);
  }
  const [name] = Object.keys(files).toSorted((one, other) => one.length - other.length);
  if (name === undefined && tooLarge !== undefined)
    throw new Stop(
      EXIT.unreadable,
      `${path}/${tooLarge} is larger than ${LARGEST_FILE / 2 ** 20} MiB unpacked, which is the limit.`,
    );
  if (name === undefined) throw notACrate(path);
  return documentInBytes(files[name]!, `${path}/${name}`, 'json');
}

function notACrate(path: string): Stop {
  return new Stop(EXIT.unreadable, `${path} has no ${CRATE}: it is not a crate.`);
}

function isMetadata(name: string): boolean {
  return name === CRATE || /^[^/]+\/ro-crate-metadata\.json$/.test(name);
}

/** Writes all files, or none. */
async function write(
  { text, options, ...rest }: ImportOutput,
  format: SchemaFormat,
  output: string | undefined,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<void> {
  const isNamed = typeof flags.options === 'string';
  const optionsFile = isNamed ? String(flags.options) : output && optionsFileOf(output);
  const hasOptions = Object.keys(options).length > 0;
  const files = [
    ...(output === undefined ? [] : [{ path: output, content: text }]),
    ...(optionsFile !== undefined && hasOptions
      ? [
          {
            path: optionsFile,
            content: textOf(options, optionsFile.endsWith('.json') ? 'json' : format),
            isNew: !isNamed,
          },
        ]
      : []),
    ...(typeof flags.ledger === 'string'
      ? [
          {
            path: flags.ledger,
            content: `${JSON.stringify({ origins: rest.origins, ledger: rest.ledger }, null, 2)}\n`,
          },
        ]
      : []),
  ];
  if (files.length > 0) await replaceFiles(files, 'Name other files with -o, --options and --ledger.');
  if (output === undefined) terminal.data(text);
  if (optionsFile === undefined && hasOptions) {
    terminal.err('fairwright: Some values have no keyword: --options FILE writes them for export.\n');
  }
}

const MOST_LINES = 20;

function summary({ ledger }: ImportOutput): string {
  const { leaves, schema, options, repeated, assumed, notTaken } = ledger;
  const counts = [
    `${schema} in the schema`,
    `${options} in the options`,
    ...(repeated > 0 ? [`${repeated} repeat others`] : []),
    ...(assumed > 0 ? [`${assumed} were assumed`] : []),
    `${notTaken.length} not taken`,
  ];
  const lines = notTaken
    .slice(0, MOST_LINES)
    .map(({ pointer, value, reason }) => `  ${printable(`${pointer} ${quote(String(value))}: ${reason}`)}\n`);
  const more =
    notTaken.length > MOST_LINES
      ? `  … and ${notTaken.length - MOST_LINES} more (--ledger FILE lists all)\n`
      : '';
  return `Of ${leaves} values: ${counts.join(', ')}.\n${lines.length > 0 ? `Not taken:\n${lines.join('')}${more}` : ''}`;
}
