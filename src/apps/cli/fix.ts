import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { textReport } from '../../exchange/report/index.js';
import { settingsFor } from '../../quality/config/index.js';
import type { Read } from '../../schema/document/index.js';
import { boolean, list, string } from '../../schema/vocabulary/index.js';
import { type FixOutput, fix } from '../operations/fix/index.js';
import {
  type Call,
  type Command,
  commandContext,
  docsUrlFlag,
  flag,
  onlySchemasFlag,
  schemasFlag,
} from './command.js';
import { configFor, type FoundConfig, pathIn } from './config-file.js';
import { type EditedFile, editFlags, readForEdit, writeEdited } from './edited-file.js';
import { EXIT, Stop, stopText, wrongUsage } from './exit.js';
import { type KnownSchemas, knownSchemas } from './known-schemas.js';
import { announce, schemaFiles } from './schema-files.js';
import type { Terminal } from './terminal.js';

/** `fairwright fix PATHS...`. */
export const fixCommand: Command = {
  name: fix.name,
  summary: 'Apply the available fixes to the metadata of schemas.',
  operands: [],
  many: 'paths',
  parameters: {
    paths: {
      about:
        'Files, and the schemas in folders and globs; - reads standard input and writes standard output.',
      kind: list(string, 'paths'),
      required: true,
    },
    output: flag('The file to write the repaired schema to. Default: the file itself.'),
    unsafe: flag(fix.parameters.unsafe.about, boolean),
    ...editFlags,
    check: flag('Write nothing, and fail if something can be repaired.', boolean),
    config: flag(
      'The configuration file. Default: the nearest fairwright.config.json or .yaml in this folder or above.',
    ),
    onlySchemas: onlySchemasFlag,
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
  },
  letters: { o: 'output' },
  environment: ['docsUrl'],
  examples: [
    'fairwright fix dataset.schema.json',
    'fairwright fix schemas --dry-run',
    'fairwright fix dataset.schema.json -o repaired.schema.json',
    'cat dataset.schema.yaml | fairwright fix - --unsafe > repaired.schema.yaml',
  ],
  run,
};

/** What came of one file. */
interface Repaired {
  readonly edited: EditedFile;
  /** None for a file that is no document. */
  readonly output?: FixOutput;
}

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const { registry } = commandContext(typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {});
  const found = await configFor('.', registry, flags.config as string | undefined);
  const { paths, folders, data, warnings, notes, isIncomplete } = await schemaFiles(flags, found, registry);
  if (flags.output !== undefined && paths.length > 1) {
    throw wrongUsage(`--output takes one schema, but ${paths.length} are named.`);
  }
  const schemas = await knownSchemas('fix', flags, folders);
  announce({ warnings, notes }, terminal);
  let code: number = isIncomplete ? EXIT.unreadable : data.size > 0 ? EXIT.usage : EXIT.clean;
  // Keywords have no place in data: it is left alone.
  for (const path of paths.filter((each) => !data.has(each))) {
    try {
      const repaired = await repair(path, flags.unsafe === true, found, schemas);
      code = Math.max(code, await conclude(repaired, flags, terminal));
    } catch (fault) {
      // What is wrong with one file does not keep the others from being repaired.
      if (!(fault instanceof Stop)) throw fault;
      terminal.err(stopText(fault));
      code = Math.max(code, fault.code);
    }
  }
  return code;
}

/** Writes or shows what became of a file, and says with which code the command ends. */
async function conclude(
  { edited, output }: Repaired,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  const { file } = edited;
  if (output === undefined) {
    terminal.err(unreadable(file, terminal.colour));
    return EXIT.unreadable;
  }
  const text = output.text!;
  const otherwise = `Write another file: fairwright fix ${edited.path} -o FILE`;
  const { isWritten, say } = await writeEdited(edited, text, flags, terminal, otherwise);
  say(account(file.uri, output, isWritten, flags.unsafe === true));
  return flags.check && text !== file.text ? EXIT.findings : EXIT.clean;
}

async function repair(
  path: string,
  unsafe: boolean,
  found: FoundConfig,
  schemas: KnownSchemas,
): Promise<Repaired> {
  const edited = await readForEdit(path);
  const { document } = edited.file;
  if (document === undefined) return { edited };
  const options = { ...settingsFor(found.config, pathIn(found, path)), ownRules: found.ownRules };
  const { context } = await schemas.contextFor([document]);
  return { edited, output: await fix.run({ schema: document, unsafe, options }, context) };
}

function unreadable({ uri, text, diagnostics }: Read, colour: boolean): string {
  return textReport(diagnostics, { colour, texts: new Map([[uri, text]]), clean: '' });
}

/** What was done to a file, and what is left to do, for people. */
function account(name: string, output: FixOutput, isWritten: boolean, unsafe: boolean): string {
  const { applied, refused, findings } = output;
  const verb = isWritten ? 'repaired' : 'to repair';
  const rows = [
    `${name}: ${applied.length === 0 ? 'nothing' : counted(applied.length, 'finding')} ${verb}.`,
    ...applied.map(({ pointer, title, code }) => `  #${pointer} ${title} (${code})`),
    ...refused.map(
      ({ pointer, title, code, reason }) => `  #${pointer} Not applied: ${title} (${code}). ${reason}`,
    ),
    ...(unsafe ? [] : more(findings)),
  ];
  return `${rows.map(printable).join('\n')}\n`;
}

/** What a bolder call would repair. */
function more(findings: readonly Diagnostic[]): readonly string[] {
  const { length } = findings.filter(({ fixes = [] }) => fixes.some(({ safe }) => !safe));
  return length === 0 ? [] : [`  --unsafe would repair ${counted(length, 'more finding')}.`];
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
