import { writeFile } from 'node:fs/promises';
import type { Diagnostic } from '../diagnostic.js';
import { isIgnored, settingsFor } from '../lint/index.js';
import { type FixOutput, fix } from '../operations/index.js';
import { textReport, unifiedDiff } from '../report/index.js';
import { boolean, list, string } from '../vocabulary/index.js';
import { type Call, type Command, commandContext, docsUrlFlag, flag, schemasFlag } from './command.js';
import { configFor, type FoundConfig, pathIn } from './config-file.js';
import { discoverAll } from './discover.js';
import { EXIT, Stop } from './exit.js';
import { type Read, readDocument } from './files.js';
import { type KnownSchemas, knownSchemas } from './known-schemas.js';
import type { Terminal } from './terminal.js';

/** `fairwright fix PATHS...`. */
export const fixCommand: Command = {
  name: fix.name,
  summary: 'Repair what can be repaired in the metadata of schemas.',
  operands: [],
  many: 'paths',
  parameters: {
    paths: {
      about: 'Schema documents, folders or globs; - is standard input, repaired to standard output.',
      kind: list(string, 'paths'),
      required: true,
    },
    unsafe: flag(fix.parameters.unsafe.about, boolean),
    dryRun: flag('Write nothing, show the changes.', boolean),
    check: flag('Write nothing, and fail if there is something to repair.', boolean),
    config: flag(
      'The configuration file. Default: the nearest fairwright.config.json or .yaml in this folder or above.',
    ),
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright fix dataset.schema.json',
    'fairwright fix schemas --dry-run',
    'cat dataset.schema.yaml | fairwright fix - --unsafe > repaired.schema.yaml',
  ],
  run,
};

/** What came of one file. */
interface Repaired {
  readonly file: Read;
  /** None for a file that is no document. */
  readonly output?: FixOutput;
}

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const unsafe = flags.unsafe === true;
  const writes = flags.dryRun !== true && flags.check !== true;
  let code: number = EXIT.clean;
  const { files, folders } = await discoverAll(flags.paths as readonly string[]);
  const schemas = await knownSchemas('fix', flags, folders);
  const { registry } = commandContext(typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {});
  const found = await configFor('.', registry, flags.config as string | undefined);
  for (const path of files) {
    if (path !== '-' && isIgnored(found.config, pathIn(found, path))) continue;
    const { file, output } = await repair(path, unsafe, found, schemas);
    // Standard output is the document or the changes; what is said about them must not stand in between.
    const isOccupied = flags.dryRun === true || (writes && path === '-');
    const say = isOccupied ? terminal.err : terminal.out;
    if (output === undefined) {
      terminal.err(unreadable(file, terminal.colour));
      code = EXIT.unreadable;
      continue;
    }
    const text = output.text!;
    if (flags.dryRun) terminal.out(unifiedDiff(file.uri, file.text, text, terminal.colour));
    if (writes && path === '-') terminal.out(text);
    if (writes && path !== '-' && text !== file.text) await write(path, text);
    say(account(file.uri, output, writes, unsafe));
    if (flags.check && text !== file.text && code === EXIT.clean) code = EXIT.findings;
  }
  return code;
}

async function repair(
  path: string,
  unsafe: boolean,
  found: FoundConfig,
  schemas: KnownSchemas,
): Promise<Repaired> {
  const file = await readDocument(path);
  if (file.document === undefined) return { file };
  const options = { ...settingsFor(found.config, pathIn(found, path)), ownRules: found.ownRules };
  const { context } = await schemas.contextFor([file.document]);
  return { file, output: await fix.run({ schema: file.document, unsafe, options }, context) };
}

function unreadable({ uri, text, diagnostics }: Read, colour: boolean): string {
  return textReport(diagnostics, { colour, texts: new Map([[uri, text]]), clean: '' });
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((fault: NodeJS.ErrnoException) => {
    throw new Stop(EXIT.unreadable, `${path} cannot be written (${fault.code}).`);
  });
}

/** What was done to a file, and what is left to do, for people. */
function account(name: string, output: FixOutput, isWritten: boolean, unsafe: boolean): string {
  const { applied, refused, findings } = output;
  const verb = isWritten ? 'repaired' : 'to repair';
  const rows = [
    `${name}: ${applied.length === 0 ? 'nothing' : counted(applied.length, 'finding')} ${verb}.`,
    ...applied.map(({ pointer, title, code }) => `  #${pointer} ${title} (${code})`),
    ...refused.map(
      ({ pointer, title, code, reason }) => `  #${pointer} Left out: ${title} (${code}). ${reason}`,
    ),
    ...(unsafe ? [] : more(findings)),
  ];
  return `${rows.join('\n')}\n`;
}

/** What a bolder call would repair. */
function more(findings: readonly Diagnostic[]): readonly string[] {
  const { length } = findings.filter(({ fixes = [] }) => fixes.some(({ safe }) => !safe));
  return length === 0 ? [] : [`  --unsafe would repair ${counted(length, 'more finding')}.`];
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
