import { locate } from '../document/index.js';
import type { Exported } from '../export/index.js';
import { standards, standardTitles } from '../export/standards/index.js';
import { type Json, oneOfWords, quote } from '../json.js';
import { exportOperations, exportOptions, UnusableSchema } from '../operations/index.js';
import { inOrder, placeOf, textReport } from '../report/index.js';
import { boolean, list, oneOf, string } from '../vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { type Read, readDocument } from './files.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import { optionsFlag, optionsIn } from './options-file.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFile } from './write-file.js';

const formats = Object.values(standards).map(({ id }) => id);

/** The options that a flag can carry: texts and switches, and lists of texts. */
const optionFlags = Object.entries(exportOptions).filter(
  ([name, { kind }]) =>
    name !== 'assume' &&
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
    to: flag('RO-Crate: the folder to make, with the schema and the data in it.'),
    data: flag('RO-Crate: a data file to put into the crate.', list(string, 'files')),
    zip: flag('RO-Crate: make one zip file of the folder.', boolean),
    options: optionsFlag,
    ...Object.fromEntries(optionFlags.map(([name, { about, kind }]) => [name, flag(about, kind)])),
    noAssume: flag('Fill nothing in that is neither stated nor given.', boolean),
    report: flag('Write the document with what was assumed, is missing and was lost.', boolean),
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
  },
  letters: { o: 'output' },
  environment: ['docsUrl'],
  examples: [
    'fairwright export croissant dataset.schema.yaml -o croissant.json',
    'fairwright export cdif dataset.schema.json --url https://example.org/data --options more.yaml',
    'fairwright export ro-crate dataset.schema.json --to towns --data towns.csv --zip',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const format = operands.format!;
  const operation = exportOperations.find(({ name }) => name === `export ${format}`);
  if (operation === undefined) {
    throw wrongUsage(`There is no standard ${quote(format)}: choose one of ${formats.join(', ')}.`);
  }
  if (format !== 'ro-crate' && (flags.to ?? flags.data ?? flags.zip) !== undefined) {
    throw wrongUsage('--to, --data and --zip are for ro-crate only.');
  }
  if (flags.to === undefined && (flags.data ?? flags.zip) !== undefined) {
    throw wrongUsage('--data and --zip need --to, the folder to make.');
  }
  if (flags.to !== undefined && flags.output !== undefined) {
    throw wrongUsage('--to makes a folder and --output a file: choose one of them.');
  }
  if (flags.to !== undefined && operands.schema === '-') {
    throw wrongUsage('--to needs the schema as a file, to put it into the crate.');
  }
  if (typeof flags.output === 'string' && isSameFile(flags.output, operands.schema!)) {
    throw wrongUsage(`-o ${flags.output} would replace the schema: choose another file.`);
  }
  const schema = await readDocument(operands.schema!);
  const options = await optionsOf(flags);
  if (schema.document === undefined) {
    terminal.err(report(schema.diagnostics, schema, terminal));
    return EXIT.unreadable;
  }
  const schemas = await knownSchemas('export', flags, folderOf(operands.schema!));
  const { context, located } = await schemas.contextFor([schema.document]);
  let exported: Exported;
  try {
    const made = await operation.run({ schema: schema.document, options }, context);
    exported = { ...made, diagnostics: located(made.diagnostics) };
  } catch (fault) {
    if (!(fault instanceof UnusableSchema)) throw fault;
    terminal.err(report([...schema.diagnostics, ...located(fault.diagnostics)], schema, terminal));
    return EXIT.findings;
  }
  if (typeof flags.to === 'string') {
    const { writeCrate } = await import('./crate.js');
    const files = (flags.data as readonly string[] | undefined) ?? [];
    await writeCrate(flags.to, {
      schema: operands.schema!,
      data: files,
      exported,
      zip: flags.zip === true,
    });
  } else {
    const shown = flags.report
      ? { ...exported, diagnostics: inOrder(locate(exported.diagnostics, [schema.document])) }
      : exported.document;
    await write(flags.output, `${JSON.stringify(shown, null, 2)}\n`, terminal);
  }
  if (!flags.report) terminal.err(summary(exported, schema));
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
    terminal.out(text);
    return;
  }
  await replaceFile({ path: String(path), content: text }, 'Write another file: -o FILE.');
}

/** The options of the file, with those of the flags over them. */
async function optionsOf(flags: Call['flags']): Promise<{ readonly [name: string]: Json }> {
  const fromFile = await optionsIn(flags);
  const fromFlags = optionFlags.flatMap(([name]) => {
    const value = flags[name];
    return value === undefined ? [] : [[name, value as Json] as const];
  });
  return { ...fromFile, ...Object.fromEntries(fromFlags), ...(flags.noAssume ? { assume: false } : {}) };
}

const MOST_LINES = 20;

/** What there is to say about an export, for people. */
function summary({ diagnostics, assumed, missing, losses, declares }: Exported, schema: Read): string {
  const sections = [
    section('Noticed', remarks([...schema.diagnostics, ...diagnostics], schema)),
    section('Conforms to', declares),
    section(
      'Assumed',
      assumed.map(({ term, value, why }) => `${term} = ${value} (${why})`),
    ),
    section(
      'Missing',
      missing.map(({ term, level, help }) => `${term} (${level}): ${help}`),
    ),
    section(
      'Lost',
      losses.map(({ pointer, value, reason }) => `${pointer} ${quote(String(value))}: ${reason}`),
    ),
  ];
  return sections.join('');
}

/** What is to be said about the schema itself; what is missing has a section of its own. */
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
  return `${title}:\n${[...lines.slice(0, MOST_LINES), ...more].map((line) => `  ${line}\n`).join('')}`;
}
