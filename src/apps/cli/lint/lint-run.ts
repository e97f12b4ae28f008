import { resolve } from 'node:path';
import { printable } from '../../../base/printable.js';
import type { Preset, Target } from '../../../quality/lint/index.js';
import { type Call, commandContext } from '../command.js';
import { configFor, type FoundConfig } from '../config-file.js';
import { EXIT, Stop } from '../exit.js';
import { type Known, knownSchemas } from '../known-schemas.js';
import { announce, type SchemaFiles, schemaFiles } from '../schema-files.js';
import { resultWriter, type Terminal } from '../terminal.js';
import { replaceFiles } from '../write-file.js';
import { baselinePath, withoutKnown, writeBaseline } from './baseline.js';
import { isAtLeast, type Level } from './levels.js';
import type { LintedFile, LintPlan } from './lint-file.js';
import { type LintWork, lintFiles } from './lint-files.js';
import { fileProgress } from './progress.js';
import { reportsOf, showsReadiness } from './report.js';

/** What a call means at this moment: which files, checked how. */
export interface LintRun
  extends Pick<SchemaFiles, 'paths' | 'folders' | 'warnings' | 'notes' | 'isIncomplete'> {
  readonly plan: LintPlan;
  /** The schemas that the files refer to. */
  readonly known: Known;
  readonly found: FoundConfig;
  readonly baseline: string | undefined;
}

/** Finds the files that a call names, and reads the configuration. */
export async function prepareRun(flags: Call['flags']): Promise<LintRun> {
  const { registry: plain } = commandContext(
    typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {},
  );
  const found = await configFor('.', plain, flags.config as string | undefined);
  const { config, folder } = found;
  const chosen = {
    ...(flags.preset === undefined ? {} : { preset: flags.preset as Preset }),
    ...(flags.for === undefined ? {} : { for: flags.for as readonly Target[] }),
  };
  const baseline = baselinePath(flags, found);
  const isBaseline = (path: string) => baseline !== undefined && resolve(path) === resolve(baseline);
  const { paths, folders, warnings, notes, isIncomplete } = await schemaFiles(
    flags,
    found,
    plain,
    isBaseline,
  );
  const schemas = await knownSchemas('lint', flags, folders);
  const known = await schemas.contextForFiles(paths);
  return {
    paths,
    folders: [...folders, ...schemas.folders],
    warnings,
    notes,
    isIncomplete,
    known,
    plan: {
      found: { config, folder },
      registry: known.registry,
      chosen,
      score: showsReadiness(flags) ? 'total' : 'none',
    },
    found,
    baseline,
  };
}

/** Checks files, and shows how far that is when it takes long. */
export async function runLint(
  paths: readonly string[],
  { plan, known }: LintRun,
  flags: Call['flags'],
  terminal: Terminal,
  more: Pick<LintWork, 'signal'> = {},
): Promise<readonly LintedFile[]> {
  const progress = fileProgress(paths.length, terminal);
  const workers = flags.workers as number | undefined;
  try {
    const files = await lintFiles(paths, plan, { workers, done: progress.show, ...more });
    // Threads know the values of other files, but not their texts.
    return files.map((file) => ({ ...file, diagnostics: known.located(file.diagnostics) }));
  } finally {
    progress.end();
  }
}

/** Shows what was found, and says with which code the command ends. */
export async function conclude(
  files: readonly LintedFile[],
  { found, baseline, warnings, notes, isIncomplete }: LintRun,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  announce({ warnings, notes }, terminal);
  if (flags.updateBaseline) {
    if (baseline === undefined) throw new Stop(EXIT.usage, '--update-baseline needs --baseline FILE.');
    await writeBaseline(baseline, files);
    terminal.note(`${printable(baseline)} was updated.\n`);
    return isIncomplete ? EXIT.unreadable : EXIT.clean;
  }
  const { options } = found.config;
  const shown = baseline === undefined ? files : await withoutKnown(files, baseline, terminal);
  const failOn = (flags.failOn ?? options.failOn ?? 'warning') as Level;
  const reports = await reportsOf(shown, flags, options, failOn, terminal);
  await replaceFiles(
    reports.written.map(([path, content]) => ({ path, content })),
    'Name another file with --report FORMAT=FILE.',
  );
  resultWriter(terminal, flags.format)(reports.shown);
  if (isIncomplete || files.some(({ isDocument }) => !isDocument)) return EXIT.unreadable;
  return shown.some(({ diagnostics }) => diagnostics.some(({ severity }) => isAtLeast(severity, failOn)))
    ? EXIT.findings
    : EXIT.clean;
}
