import type { Fix } from '../../../base/diagnostic.js';
import { version } from '../../../base/version.js';
import {
  filesTextReport,
  githubReport,
  htmlReport,
  jsonReport,
  junitReport,
  markdownReport,
  type Replacement,
  type ReportedFile,
  sarifReport,
} from '../../../exchange/report/index.js';
import { rules } from '../../../quality/lint/index.js';
import { applyEdits, EditError, formatOf, parse, positionsOf } from '../../../schema/document/index.js';
import { plainKind } from '../../../schema/vocabulary/index.js';
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
  sarif: async (files) =>
    sarifReport(files, {
      version,
      rules: rules.map(describedRule),
      replacements: await replacementsOf(files),
    }),
  junit: (files, { failOn }) => junitReport(files, { failOn }),
  github: (files) => githubReport(files),
  markdown: (files, { selection }) => markdownReport(files, selection),
  html: (files) => htmlReport(files),
} as const satisfies {
  readonly [name: string]: (files: readonly ReportedFile[], shown: Shown) => string | Promise<string>;
};

type FormatName = keyof typeof FORMATS;

/** Their names. */
export const lintFormats = Object.keys(FORMATS) as readonly FormatName[];

/** A report beside the one that is shown: its form, and the file that it is written into. */
export const reportFile = plainKind<string>(
  'report',
  `a format and a file such as sarif=findings.sarif (formats: ${lintFormats.join(', ')})`,
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && formatAndFile(value) !== undefined,
);

function formatAndFile(text: string): readonly [FormatName, string] | undefined {
  const [, format = '', file] = /^(\w+)=(.+)$/s.exec(text) ?? [];
  return file !== undefined && Object.hasOwn(FORMATS, format) ? [format as FormatName, file] : undefined;
}

const WITH_READINESS: readonly FormatName[] = ['json', 'markdown', 'html'];

/** Whether one of the reports shows readiness, which takes as long as all the rest. */
export function showsReadiness({ format = 'text', report = [] }: Call['flags']): boolean {
  const further = (report as readonly string[]).map((text) => formatAndFile(text)![0]);
  return [format as FormatName, ...further].some((each) => WITH_READINESS.includes(each));
}

/** The result in the form that was asked for, and those to write into files. */
export async function reportsOf(
  files: readonly ReportedFile[],
  flags: Call['flags'],
  usual: UsualSelection,
  failOn: Level,
  { colour }: Terminal,
): Promise<{ readonly shown: string; readonly written: readonly (readonly [file: string, text: string])[] }> {
  const max = (flags.max ?? usual.max) as number | undefined;
  const quiet = (flags.quiet ?? usual.quiet) === true;
  const selection = { quiet, ...(max === undefined ? {} : { max }) };
  const reports = ((flags.report ?? []) as readonly string[]).map((text) => formatAndFile(text)!);
  const written: (readonly [string, string])[] = [];
  for (const [format, file] of reports)
    written.push([file, await FORMATS[format](files, { selection, colour: false, failOn })]);
  const format = (flags.format ?? 'text') as FormatName;
  return { shown: await FORMATS[format](files, { selection, colour, failOn }), written };
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

/** Each fix takes a run over the text of its file. */
const MOST_FIXES = 100;

/** The safe fixes of findings as replacements in the texts of their files; of a file, those of its first findings. */
async function replacementsOf(files: readonly ReportedFile[]): Promise<ReadonlyMap<Fix, Replacement>> {
  const replacements = new Map<Fix, Replacement>();
  for (const { uri, text, diagnostics } of files) {
    const fixes = diagnostics.flatMap((each) => (each.fixes ?? []).filter(({ safe }) => safe));
    if (text === undefined || fixes.length === 0) continue;
    const { document } = await parse(text, uri, formatOf(uri));
    if (document === undefined) continue;
    for (const fix of fixes.slice(0, MOST_FIXES)) {
      try {
        replacements.set(fix, replacementOf(text, await applyEdits(document, fix.edits)));
      } catch (fault) {
        if (!(fault instanceof EditError)) throw fault;
      }
    }
  }
  return replacements;
}

/** The one stretch in which two texts differ. */
function replacementOf(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  const range = positionsOf(before).range({ start, end: before.length - same });
  return { range, text: after.slice(start, after.length - same) };
}
