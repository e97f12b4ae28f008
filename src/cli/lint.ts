import { presets, targets } from '../lint/index.js';
import { boolean, list, oneOf, string, wholeNumber } from '../vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { levels } from './lint/levels.js';
import { lintFormats } from './lint/report.js';
import { conclude, judgeFiles, prepareRound } from './lint/round.js';
import { lintAndWatch } from './lint/watch.js';
import type { Terminal } from './terminal.js';

/** `fairwright lint PATHS...`. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Judge the quality of the metadata of schemas.',
  operands: [],
  many: 'paths',
  parameters: {
    paths: {
      about: 'Files, folders and globs; - is standard input.',
      kind: list(string, 'paths'),
      required: true,
    },
    format: flag('How to show the result.', oneOf(...lintFormats), 'text'),
    preset: flag('The choice of rules.', oneOf(...presets), 'recommended'),
    for: flag('A standard that the schemas are meant for.', list(oneOf(...targets), 'standards')),
    failOn: flag('The least severity that makes the command fail.', oneOf(...levels), 'warning'),
    max: flag('How many findings to show at most.', wholeNumber(0, 1_000_000)),
    quiet: flag('Show errors only.', boolean),
    config: flag('The configuration; fairwright.config.json or .yaml is found upwards unless said.'),
    baseline: flag('A file of known findings, which are not shown.'),
    updateBaseline: flag('Write all findings into the file of the baseline.', boolean),
    watch: flag('Lint again when a file or the configuration changes.', boolean),
    workers: flag('How many threads judge; as many as pay unless said.', wholeNumber(1, 64)),
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
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
  if (flags.watch) return lintAndWatch(flags, terminal);
  const round = await prepareRound(flags);
  return conclude(await judgeFiles(round.paths, round, flags), round, flags, terminal);
}
