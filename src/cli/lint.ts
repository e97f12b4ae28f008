import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Severity } from '../diagnostic.js';
import { locate } from '../document/index.js';
import {
  type Baseline,
  baselineOf,
  isIgnored,
  lint,
  type Preset,
  type Principle,
  presets,
  readBaseline,
  rules,
  type Score,
  scoreOf,
  settingsFor,
  type Target,
  targets,
  withoutBaseline,
} from '../lint/index.js';
import type { Registry } from '../registry/index.js';
import {
  filesTextReport,
  githubReport,
  htmlReport,
  jsonReport,
  junitReport,
  markdownReport,
  type ReportedFile,
  sarifReport,
} from '../report/index.js';
import { version } from '../version.js';
import { boolean, list, oneOf, string, wholeNumber } from '../vocabulary/index.js';
import { type Call, type Command, commandContext, flag } from './command.js';
import { configFor, type FoundConfig, pathIn } from './config-file.js';
import { discover } from './discover.js';
import { EXIT, Stop } from './exit.js';
import { readDocument } from './files.js';
import type { Terminal } from './terminal.js';

const levels = ['error', 'warning', 'info', 'hint', 'never'] as const;
type Level = (typeof levels)[number];

/** `fairwright lint PATHS...`. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Judge the quality of the metadata of schemas.',
  operands: [],
  many: 'paths',
  parameters: {
    paths: {
      about: 'Files, folders and globs; - is standard input.',
      carriers: [],
      kind: list(string, 'paths'),
      required: true,
    },
    format: flag(
      'How to show the result.',
      oneOf('text', 'json', 'sarif', 'junit', 'github', 'markdown', 'html'),
      'text',
    ),
    preset: flag('The choice of rules.', oneOf(...presets), 'recommended'),
    for: flag('A standard that the schemas are meant for.', list(oneOf(...targets), 'standards')),
    failOn: flag('The least severity that makes the command fail.', oneOf(...levels), 'warning'),
    max: flag('How many findings to show at most.', wholeNumber(0, 1_000_000)),
    quiet: flag('Show errors only.', boolean),
    config: flag('The configuration; fairwright.config.json or .yaml is found upwards unless said.'),
    baseline: flag('A file of known findings, which are not shown.'),
    updateBaseline: flag('Write all findings into the file of the baseline.', boolean),
    docsUrl: flag('Another address under which the meta-schemas are known.'),
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright lint dataset.schema.json',
    'fairwright lint schemas --for croissant --format sarif > findings.sarif',
    "fairwright lint 'data/**/*.yaml' --baseline known.json --fail-on error",
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const paths = await discover(flags.paths as readonly string[], []);
  const context = commandContext(typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {});
  const found = await configFor('.', context.registry, flags.config as string | undefined);
  const { config } = found;
  const files: ReportedFile[] = [];
  let isUnreadable = false;
  for (const path of paths) {
    if (path !== '-' && isIgnored(config, pathIn(found, path))) continue;
    const file = await lintFile(path, found, flags, context.registry);
    isUnreadable ||= !file.isDocument;
    files.push(file);
  }
  const baseline = baselinePath(flags, found);
  if (flags.updateBaseline) {
    if (baseline === undefined) throw new Stop(EXIT.usage, '--update-baseline needs --baseline FILE.');
    await writeFile(baseline, `${JSON.stringify(baselineOf(files.map(findingsOf)), null, 2)}\n`);
    terminal.err(`${baseline} holds what is known now.
`);
    return EXIT.clean;
  }
  const shown = baseline === undefined ? files : withoutKnown(files, await loadBaseline(baseline), terminal);
  terminal.out(reportOf(shown, flags, config.options, terminal));
  if (isUnreadable) return EXIT.unreadable;
  const failOn = (flags.failOn ?? config.options.failOn ?? 'warning') as Level;
  return shown.some(({ diagnostics }) => diagnostics.some(({ severity }) => isAtLeast(severity, failOn)))
    ? EXIT.findings
    : EXIT.clean;
}

async function lintFile(
  path: string,
  found: FoundConfig,
  flags: Call['flags'],
  registry: Registry,
): Promise<ReportedFile & { readonly isDocument: boolean }> {
  const { uri, text, document, diagnostics } = await readDocument(path);
  if (document === undefined) return { uri, text, diagnostics, isDocument: false };
  const configured = settingsFor(found.config, pathIn(found, path));
  const linted = await lint(document, registry, {
    ...configured,
    ownRules: found.ownRules,
    ...(flags.preset === undefined ? {} : { preset: flags.preset as Preset }),
    ...(flags.for === undefined ? {} : { for: flags.for as readonly Target[] }),
  });
  return {
    uri,
    text,
    diagnostics: locate([...diagnostics, ...linted.diagnostics], [document]),
    score: pictured(scoreOf(linted.judged)),
    isDocument: true,
  };
}

function baselinePath(flags: Call['flags'], { config, folder }: FoundConfig): string | undefined {
  if (typeof flags.baseline === 'string') return flags.baseline;
  const { baseline } = config.options;
  return baseline === undefined ? undefined : resolve(folder, baseline);
}

/** A score as pictures of it need it. */
function pictured({ total, principles }: Score): NonNullable<ReportedFile['score']> {
  const scores = Object.fromEntries(principles.map(({ principle, score }) => [principle, score]));
  return { total, principles: scores as Record<Principle, number | undefined> };
}

async function loadBaseline(path: string): Promise<Baseline> {
  const { document, diagnostics } = await readDocument(path);
  const read = document === undefined ? { diagnostics } : readBaseline(document);
  if ('baseline' in read && read.baseline) return read.baseline;
  throw new Stop(EXIT.usage, `${path} is no baseline: ${read.diagnostics[0]?.message ?? 'it is empty.'}`);
}

/** The findings that a baseline does not know; what it knows and is gone is said on standard error. */
function withoutKnown(
  files: readonly ReportedFile[],
  baseline: Baseline,
  terminal: Terminal,
): readonly ReportedFile[] {
  const left = withoutBaseline(files.map(findingsOf), baseline);
  if (left.gone.length > 0) {
    terminal.err('Some known findings are gone: write the baseline anew with --update-baseline.\n');
  }
  return files.map((file, index) => ({ ...file, diagnostics: left.files[index]!.diagnostics }));
}

function findingsOf({ uri, diagnostics }: ReportedFile) {
  return { file: uri, diagnostics };
}

function isAtLeast(severity: Severity, level: Level): boolean {
  return level !== 'never' && levels.indexOf(severity) <= levels.indexOf(level);
}

/** The result in the form that was asked for. */
function reportOf(
  files: readonly ReportedFile[],
  flags: Call['flags'],
  options: { readonly max?: number; readonly quiet?: boolean },
  terminal: Terminal,
): string {
  const max = (flags.max ?? options.max) as number | undefined;
  const quiet = (flags.quiet ?? options.quiet) === true;
  const selection = { quiet, ...(max === undefined ? {} : { max }) };
  switch (flags.format) {
    case 'json':
      return jsonReport(files);
    case 'sarif':
      return sarifReport(files, { version, rules: rules.map(describedRule) });
    case 'junit':
      return junitReport(files);
    case 'github':
      return githubReport(files);
    case 'markdown':
      return markdownReport(files, selection);
    case 'html':
      return htmlReport(files);
    default:
      return filesTextReport(files, { colour: terminal.colour, ...selection });
  }
}

function describedRule({ id, summary, why, severity, group }: (typeof rules)[number]) {
  const code = `lint/${id}`;
  return {
    code,
    summary,
    why,
    help: `${summary} ${why}`,
    ...(severity === 'off' ? {} : { severity }),
    tags: [group],
  };
}
