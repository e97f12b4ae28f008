import { presets, targets } from '../../quality/lint/index.js';
import { boolean, list, oneOf, string, wholeNumber } from '../../schema/vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, onlySchemasFlag, schemasFlag } from './command.js';
import { levels } from './lint/levels.js';
import { conclude, prepareRun, runLint } from './lint/lint-run.js';
import { lintFormats, reportFile } from './lint/report.js';
import { lintAndWatch } from './lint/watch.js';
import { registryFlag } from './published.js';
import type { Terminal } from './terminal.js';

/** `fairwright lint PATHS...`. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Check the quality of the metadata of schemas.',
  operands: [],
  many: 'paths',
  parameters: {
    paths: {
      about: 'Files, and the schemas in folders and globs; - is standard input.',
      kind: list(string, 'paths'),
      required: true,
    },
    format: flag('The output format.', oneOf(...lintFormats), 'text'),
    report: {
      ...flag('Also write a report to a file.', list(reportFile, 'reports')),
      placeholder: 'FORMAT=FILE',
    },
    preset: flag('The set of rules to apply.', oneOf(...presets), 'recommended'),
    for: flag('A standard that the schemas will be exported to.', list(oneOf(...targets), 'standards')),
    failOn: flag('The lowest severity that makes the command fail.', oneOf(...levels), 'warning'),
    max: flag('The maximum number of findings to show.', wholeNumber(0, 1_000_000)),
    quiet: flag('Show errors only, and write no notes and no progress.', boolean),
    config: flag(
      'The configuration file. Default: the nearest fairwright.config.json or .yaml in this folder or above.',
    ),
    baseline: flag('A file of known findings, which are not shown.'),
    updateBaseline: flag('Write all findings to the baseline file.', boolean),
    watch: flag('Lint again when a file or the configuration changes.', boolean),
    workers: flag('The number of threads. Default: chosen from the number of files.', wholeNumber(1, 64)),
    onlySchemas: onlySchemasFlag,
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright lint dataset.schema.json',
    'fairwright lint schemas --for croissant --format sarif > findings.sarif',
    "fairwright lint 'data/**/*.yaml' --baseline known.json --fail-on error",
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  if (flags.watch) return lintAndWatch(flags, terminal);
  const run = await prepareRun(flags);
  return conclude(await runLint(run.paths, run, flags, terminal), run, flags, terminal);
}
