import { rules } from '../../lint/index.js';
import {
  filesTextReport,
  githubReport,
  htmlReport,
  jsonReport,
  junitReport,
  markdownReport,
  type ReportedFile,
  sarifReport,
} from '../../report/index.js';
import { version } from '../../version.js';
import type { Call } from '../command.js';
import type { Terminal } from '../terminal.js';
import type { Level } from './levels.js';

/** What to show, where the call does not say it. */
export interface UsualSelection {
  readonly max?: number;
  readonly quiet?: boolean;
}

/** What each form of the result is made with. */
interface Shown {
  readonly selection: { readonly quiet: boolean; readonly max?: number };
  readonly colour: boolean;
  /** What makes the command fail. */
  readonly failOn: Level;
}

/** The forms that a result can have, the usual one first. */
const FORMATS = {
  text: (files, { colour, selection }) => filesTextReport(files, { colour, ...selection }),
  json: (files) => jsonReport(files),
  sarif: (files) => sarifReport(files, { version, rules: rules.map(describedRule) }),
  junit: (files, { failOn }) => junitReport(files, { failOn }),
  github: (files) => githubReport(files),
  markdown: (files, { selection }) => markdownReport(files, selection),
  html: (files) => htmlReport(files),
} as const satisfies {
  readonly [name: string]: (files: readonly ReportedFile[], shown: Shown) => string;
};

type FormatName = keyof typeof FORMATS;

/** Their names. */
export const lintFormats = Object.keys(FORMATS) as readonly FormatName[];

/** The result in the form that was asked for. */
export function reportOf(
  files: readonly ReportedFile[],
  flags: Call['flags'],
  usual: UsualSelection,
  failOn: Level,
  { colour }: Terminal,
): string {
  const max = (flags.max ?? usual.max) as number | undefined;
  const quiet = (flags.quiet ?? usual.quiet) === true;
  const selection = { quiet, ...(max === undefined ? {} : { max }) };
  return FORMATS[(flags.format ?? 'text') as FormatName](files, { selection, colour, failOn });
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
