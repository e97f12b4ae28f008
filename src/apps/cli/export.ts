import { allOfWords, type Json, oneOfWords, quote } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import type { DialectOptions } from '../../data/tables/index.js';
import { exportOptions } from '../../exchange/options/index.js';
import { inOrder, placeOf, textReport } from '../../exchange/report/index.js';
import type { Exported } from '../../exchange/standards/index.js';
import { standards, standardTitles } from '../../exchange/standards/list/index.js';
import { locate, type Read } from '../../schema/document/index.js';
import {
  boolean,
  FINE,
  isFairKeyword,
  isIri,
  list,
  oneOf,
  problem,
  string,
  stringKind,
} from '../../schema/vocabulary/index.js';
import { exportOperations } from '../operations/export/index.js';
import { UnusableSchema } from '../operations/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { sheetFlag } from './data/data-files.js';
import { EXIT, wrongUsage } from './exit.js';
import { checkData, distributionsOf } from './export-data.js';
import { readDocument } from './files.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import { optionsFlag, optionsFor } from './options-file.js';
import { readPublished, registryFlag } from './published.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFile } from './write-file.js';

const formats = Object.values(standards).map(({ id }) => id);

/** The options that a flag can carry: texts and switches, and lists of texts. */
const optionFlags = Object.entries(exportOptions).filter(
  ([name, { kind }]) =>
    name !== 'assume' &&
    name !== 'embed' &&
    (kind.types.includes('string') ||
      kind.types.includes('boolean') ||
      (kind.types.includes('array') && kind.parts[0]?.types.includes('string'))),
);

/** `fairwright export FORMAT SCHEMA`. */
export const exportCommand: Command = {
  name: 'export',
  summary: `Convert a schema to ${oneOfWords(standardTitles)}.`,
  operands: ['format', 'schema'],
  rest: 'data',
  parameters: {
    format: {
      about: `The standard: ${formats.join(', ')}.`,
      kind: oneOf(...formats),
      required: true,
    },
    schema: { about: 'The schema document.', kind: string, required: true },
    output: flag('The file to write. Default: standard output.'),
    to: flag('RO-Crate: the folder to create, with the schema and the data.'),
    data: flag(
      'A data file that the schema describes: it is checked, and its size and checksum are written.',
      list(string, 'files'),
    ),
    dataUrl: flag(
      'The address of the data file; of several, the address below which they are.',
      stringKind('address', 'an absolute IRI', {}, (value) =>
        isIri(value) ? FINE : problem('Not an absolute IRI.'),
      ),
    ),
    sheet: sheetFlag,
    noCheck: flag('Do not check the data files against the schema.', boolean),
    zip: flag('RO-Crate: write the folder as one zip file.', boolean),
    force: flag('RO-Crate: replace the files of a crate that exists already.', boolean),
    options: optionsFlag,
    ...Object.fromEntries(optionFlags.map(([name, { about, kind }]) => [name, flag(about, kind)])),
    noEmbed: flag('Do not put the schema itself into the document.', boolean),
    noAssume: flag('Do not fill in values that neither the schema nor the options state.', boolean),
    requireConformance: flag(
      'End with 1, and write nothing, where a must of the standard is missing.',
      boolean,
    ),
    report: flag(
      'Write a report: the document, and the values that were assumed, are missing or were lost.',
      boolean,
    ),
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  letters: { o: 'output' },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright export croissant dataset.schema.yaml --data towns.csv -o croissant.json',
    'fairwright export cdif dataset.schema.json --url https://example.org/data --options more.yaml',
    'fairwright export ro-crate dataset.schema.json --to towns --data towns.csv --zip',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const format = operands.format!;
  const operation = exportOperations.find(({ name }) => name === `export ${format}`);
  if (operation === undefined) {
    throw wrongUsage(`Unknown standard ${quote(format)}: choose one of ${formats.join(', ')}.`);
  }
  if (format !== 'ro-crate' && (flags.to ?? flags.zip ?? flags.force) !== undefined) {
    throw wrongUsage('--to, --zip and --force are for ro-crate only.');
  }
  if (flags.to === undefined && (flags.zip ?? flags.force) !== undefined) {
    throw wrongUsage('--zip and --force need --to, the folder to create.');
  }
  const data = (flags.data as readonly string[] | undefined) ?? [];
  if (data.length > 0 && format !== 'croissant' && (flags.dataUrl ?? flags.to) === undefined) {
    throw wrongUsage(
      `--data needs --data-url, the address of the file${format === 'ro-crate' ? ', or --to, the folder of a crate' : ''}.`,
    );
  }
  if (flags.dataUrl !== undefined && data.length === 0) {
    throw wrongUsage('--data-url needs --data, the file that is at this address.');
  }
  if (flags.to !== undefined && flags.output !== undefined) {
    throw wrongUsage('--to creates a folder, --output a file: use one of them.');
  }
  if (flags.to !== undefined && operands.schema === '-') {
    throw wrongUsage('--to needs the schema as a file, to put it into the crate.');
  }
  if (typeof flags.output === 'string' && isSameFile(flags.output, operands.schema!)) {
    throw wrongUsage(`-o ${flags.output} would overwrite the schema: choose another file.`);
  }
  const published = await readPublished(operands.schema!, flags);
  const schema = published?.read ?? (await readDocument(operands.schema!));
  const given = await optionsOf(operands.schema!, flags, terminal);
  if (schema.document === undefined) {
    terminal.err(report(schema.diagnostics, schema, terminal));
    return EXIT.unreadable;
  }
  const schemas = await knownSchemas(
    'export',
    flags,
    published ? [] : folderOf(operands.schema!),
    published?.source,
  );
  const { context, located } = await schemas.contextFor([schema.document]);
  if (data.length > 0 && !flags.noCheck) {
    const code = await checkData(operands.schema!, data, flags, terminal);
    if (code !== EXIT.clean) return code;
  }
  // Inside a crate, files have no other address.
  const isInCrate = flags.to !== undefined && flags.dataUrl === undefined;
  const options =
    data.length === 0 || isInCrate
      ? given
      : {
          ...given,
          distribution: await distributionsOf(
            data,
            flags.dataUrl as string | undefined,
            given.dialect as DialectOptions | undefined,
          ),
        };
  let exported: Exported;
  try {
    const made = await operation.run({ schema: schema.document, options }, context);
    exported = { ...made, diagnostics: located(made.diagnostics) };
  } catch (fault) {
    if (!(fault instanceof UnusableSchema)) throw fault;
    terminal.err(report([...schema.diagnostics, ...located(fault.diagnostics)], schema, terminal));
    return EXIT.findings;
  }
  const lacking = exported.missing.filter(({ level }) => level === 'must');
  if (flags.requireConformance && lacking.length > 0) {
    terminal.err(summary(exported, schema, format));
    return EXIT.findings;
  }
  if (typeof flags.to === 'string') {
    const { writeCrate } = await import('./crate.js');
    await writeCrate(flags.to, {
      schema: operands.schema!,
      data,
      exported,
      zip: flags.zip === true,
      force: flags.force === true,
    });
  } else {
    const shown = flags.report
      ? { ...exported, diagnostics: inOrder(locate(exported.diagnostics, [schema.document])) }
      : exported.document;
    await write(flags.output, `${JSON.stringify(shown, null, 2)}\n`, terminal);
  }
  if (!flags.report) terminal.note(summary(exported, schema, format));
  return EXIT.clean;
}

function report(diagnostics: Exported['diagnostics'], schema: Read, terminal: Terminal): string {
  const texts = new Map([[schema.uri, schema.text]]);
  const located = schema.document ? locate(diagnostics, [schema.document]) : diagnostics;
  return textReport(located, { colour: terminal.colour, texts, clean: '' });
}

async function write(
  path: Call['flags'][string] | undefined,
  text: string,
  terminal: Terminal,
): Promise<void> {
  if (path === undefined || path === '-') {
    terminal.data(text);
    return;
  }
  await replaceFile({ path: String(path), content: text }, 'Write another file: -o FILE.');
}

/** The options of the file, with those of the flags over them. */
async function optionsOf(
  schema: string,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<{ readonly [name: string]: Json }> {
  const fromFile = await optionsFor(schema, flags, terminal);
  const fromFlags = optionFlags.flatMap(([name]) => {
    const value = flags[name];
    return value === undefined ? [] : [[name, value as Json] as const];
  });
  return {
    ...fromFile,
    ...Object.fromEntries(fromFlags),
    ...(flags.noAssume ? { assume: false } : {}),
    ...(flags.noEmbed ? { embed: false } : {}),
  };
}

const MOST_LINES = 20;

/** The report about an export, for people. */
function summary(
  { diagnostics, assumed, missing, losses, declares }: Exported,
  schema: Read,
  format: string,
): string {
  const sections = [
    section('Noticed', remarks([...schema.diagnostics, ...diagnostics], schema)),
    conformance(declares, missing, format),
    section(
      'Assumed',
      assumed.map(({ term, value, why }) => `${term} = ${value} (${why})`),
    ),
    section(
      'Missing',
      missing.map(({ term, level, help }) => `${term} (${level}): ${help}`),
    ),
    section('Lost', lossLines(losses)),
  ];
  return sections.join('');
}

/** Annotations one by one, keywords of JSON Schema together; those that only say how the schema is written are left out. */
function lossLines(losses: Exported['losses']): readonly string[] {
  const counts = new Map<string, number>();
  const lines: string[] = [];
  for (const { keyword, pointer, value, reason } of losses) {
    if (isFairKeyword(keyword)) lines.push(`${pointer} ${quote(String(value))}: ${reason}`);
    else if (!keyword.startsWith('$'))
      counts.set(`${keyword}: ${reason}`, (counts.get(`${keyword}: ${reason}`) ?? 0) + 1);
  }
  return [...lines, ...[...counts].map(([line, count]) => (count === 1 ? line : `${count} × ${line}`))];
}

/** Whether the document conforms, in one sentence that is true. */
function conformance(declares: readonly string[], missing: Exported['missing'], format: string): string {
  const { title, version } = standards[format as keyof typeof standards];
  const lacking = missing.filter(({ level }) => level === 'must').map(({ term }) => term);
  if (lacking.length > 0)
    return `Does not conform to ${title} ${version}: ${allOfWords(lacking)} ${lacking.length === 1 ? 'is' : 'are'} missing.\n`;
  return declares.length > 0 ? `Conforms to ${allOfWords(declares)}.\n` : '';
}

/** The findings about the schema itself; missing values have a section of their own. */
function remarks(diagnostics: Exported['diagnostics'], { document }: Read): readonly string[] {
  const others = diagnostics.filter(({ code }) => !code.endsWith('/missing'));
  return inOrder(document ? locate(others, [document]) : others).map(
    ({ at, severity, message, help }) =>
      `${placeOf(at)} ${severity} ${message}${help === undefined ? '' : ` ${help}`}`,
  );
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more =
    lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more (--report lists all)`] : [];
  return `${title}:\n${[...lines.slice(0, MOST_LINES), ...more].map((line) => `  ${printable(line)}\n`).join('')}`;
}
