import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isValid } from '../../base/diagnostic.js';
import { textReport } from '../../exchange/report/index.js';
import { diffChoicesFor } from '../../quality/config/index.js';
import { type Diff, diff, type GateOptions, objections } from '../../quality/diff/index.js';
import { compatibilities } from '../../quality/diff/list/index.js';
import { locate, type Read } from '../../schema/document/index.js';
import { oneOf, string } from '../../schema/vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { configFor, pathIn } from './config-file.js';
import { DIFF_FORMATS, diffFormats } from './diff-formats.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { readDocument } from './files.js';
import { readRevision } from './git-revision.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import { readPublished, registryFlag } from './published.js';
import { resultWriter, type Terminal } from './terminal.js';
import { replaceFiles, unwritable } from './write-file.js';

/** `fairwright diff OLD NEW`. */
export const diffCommand: Command = {
  name: 'diff',
  summary: 'Say what changed between two versions of a schema, and which number the new version needs.',
  operands: ['old', 'new'],
  parameters: {
    old: {
      about: 'The old version: a file, - for standard input, or a Git revision such as main:towns.yaml.',
      kind: string,
      required: true,
    },
    new: { about: 'The new version, in the same ways.', kind: string, required: true },
    compat: flag(
      'Which data must fit: those of the old version (backward), those of the new one (forward), both (full), or none.',
      oneOf(...compatibilities),
      'backward',
    ),
    failOn: flag(
      'The least serious change that makes the command fail.',
      oneOf('breaking', 'risky', 'none'),
      'breaking',
    ),
    unknown: flag('What a compatibility that is not proven does.', oneOf('fail', 'pass'), 'fail'),
    open: flag(
      'Whether a new optional column breaks a table that allows any columns: only if strict.',
      oneOf('usual', 'strict'),
      'usual',
    ),
    formats: flag(
      'Whether "format" is an annotation or is asserted.',
      oneOf('annotate', 'assert'),
      'annotate',
    ),
    format: flag('The output format.', oneOf(...diffFormats), 'text'),
    outputInstances: flag(
      'The folder to write the instances to that one version accepts and the other refuses.',
    ),
    config: flag(
      'The configuration file. Default: the nearest fairwright.config.json or .yaml in the folder of the new version or above.',
    ),
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright diff towns-1.0.yaml towns-1.1.yaml',
    'fairwright diff origin/main:towns.schema.yaml towns.schema.yaml --fail-on risky',
    'fairwright diff https://schemas.example.org/s/statistics/towns/1.0.0 towns.yaml --registry data/registry.sqlite',
    'fairwright diff old.json new.json --format markdown >> CHANGELOG.md',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const paths = [operands.old!, operands.new!];
  if (paths.every((path) => path === '-'))
    throw wrongUsage('Only one of the versions can be standard input.');
  const revisions = await Promise.all(
    paths.map(async (path) => (await readPublished(path, flags)) ?? readRevision(path)),
  );
  const reads = await Promise.all(paths.map((path, index) => revisions[index]?.read ?? readDocument(path)));
  const [old, next] = reads.map(({ document }) => document);
  const faultsInTexts = reads.flatMap((read) => read.diagnostics);
  if (faultsInTexts.length > 0) terminal.err(report(reads, faultsInTexts, terminal));
  if (old === undefined || next === undefined || !isValid(faultsInTexts)) return EXIT.unreadable;
  // Each version sees its own files: both may refer to a file that changed.
  const [before, after] = await Promise.all(
    [old, next].map(async (document, index) => {
      const source = revisions[index]?.source;
      const known = await knownSchemas('diff', flags, source ? [] : folderOf(paths[index]!), source);
      return known.contextFor([document]);
    }),
  );
  const { registry } = after!.context;
  const config = await configFor(folderOf(paths[1]!)[0] ?? '.', registry, flags.config as string | undefined);
  const { diagnostics, diff: found } = await diff(old, next, {
    registry,
    oldRegistry: before!.context.registry,
    formats: flags.formats as 'annotate' | 'assert',
    open: flags.open as 'usual' | 'strict',
    choices: diffChoicesFor(config.config, pathIn(config, fileOf(paths[1]!))),
  });
  if (found === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    terminal.err(report(reads, locate(errors, [old, next]), terminal));
    return EXIT.unreadable;
  }
  const faults = objections(found, flags as GateOptions);
  if (typeof flags.outputInstances === 'string') await writeInstances(found, flags.outputInstances);
  const shown = { old, next, faults, failOn: flags.failOn as GateOptions['failOn'], colour: terminal.colour };
  resultWriter(
    terminal,
    flags.format,
  )(DIFF_FORMATS[(flags.format ?? 'text') as keyof typeof DIFF_FORMATS](found, shown));
  return faults.length === 0 ? EXIT.clean : EXIT.findings;
}

/** The file of a revision such as `main:towns.yaml`, as the globs of a configuration name it. */
function fileOf(path: string): string {
  return path.slice(path.indexOf(':') + 1);
}

/** Writes each instance into a file of its own, in an empty folder. */
async function writeInstances({ backward, forward, changes }: Diff, folder: string): Promise<void> {
  const all = [
    ...[backward, forward].map((each, index) => ({
      name: ['backward', 'forward'][index]!,
      instance: each.verdict === 'no' ? each.instance : undefined,
    })),
    ...changes.map(({ class: id, instance }, index) => ({
      name: `change-${index + 1}-${id.replace('/', '-')}`,
      instance,
    })),
  ];
  const files = all.flatMap(({ name, instance }) =>
    instance === undefined
      ? []
      : [
          {
            path: join(folder, `${name}.json`),
            content: `${JSON.stringify(instance, null, 2)}\n`,
            isNew: true,
          },
        ],
  );
  const others = await mkdir(folder, { recursive: true })
    .then(() => readdir(folder))
    .catch((fault: NodeJS.ErrnoException) => {
      throw fault.code === 'EEXIST' || fault.code === 'ENOTDIR'
        ? new Stop(EXIT.unreadable, `${folder} is a file, not a folder.`)
        : unwritable(folder, fault);
    });
  if (others.length > 0)
    throw new Stop(
      EXIT.unreadable,
      `The folder ${folder} is not empty. Choose another folder with --output-instances.`,
    );
  await replaceFiles(files, 'Choose another folder with --output-instances.');
}

function report(reads: readonly Read[], diagnostics: Read['diagnostics'], { colour }: Terminal): string {
  const texts = new Map(reads.map(({ uri, text }) => [uri, text]));
  return textReport(diagnostics, { colour, texts });
}
