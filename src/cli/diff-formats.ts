import {
  changeClasses,
  changeDiagnostics,
  codeOf,
  type Diff,
  type GateOptions,
  severityOfFinding,
} from '../diff/index.js';
import { type Document, locate } from '../document/index.js';
import {
  changesMarkdown,
  changesReport,
  githubReport,
  htmlReport,
  junitReport,
  placeOf,
  type ReportedFile,
  sarifReport,
  verdicts,
  versionText,
} from '../report/index.js';
import { version } from '../version.js';

/** What the forms of a comparison are made with. */
interface Shown {
  readonly old: Document;
  readonly next: Document;
  /** Why the new version does not pass. */
  readonly faults: readonly string[];
  readonly failOn: GateOptions['failOn'];
  readonly colour: boolean;
}

/** The forms that a comparison can have, the usual one first. */
export const DIFF_FORMATS = {
  text: (diff, { old, next, faults, colour }) =>
    changesReport(diff, {
      colour,
      objections: faults,
      ...(diff.version.isEnough ? { help: NUMBER_ONLY } : {}),
      placeOf: (side, pointer) => placeIn(side === 'old' ? old : next, pointer),
    }),
  json: (diff, { old, next, faults }) =>
    `${JSON.stringify({ ...diff, isPassed: faults.length === 0, objections: faults, diagnostics: located(diff, old, next) }, null, 2)}\n`,
  sarif: (diff, shown) => sarifReport(filesOf(diff, shown), { version, rules: describedClasses }),
  junit: (diff, shown) => junitReport(filesOf(diff, shown), { failOn: LEVELS[shown.failOn ?? 'breaking'] }),
  github: (diff, shown) => githubReport(filesOf(diff, shown)),
  markdown: (diff) => changesMarkdown(diff),
  html: (diff, shown) =>
    htmlReport(filesOf(diff, shown), {
      title: `What changed in ${shown.next.uri}`,
      introduction: [
        ...verdicts(diff),
        versionText(diff),
        shown.faults.length === 0 ? 'Passed.' : `Not passed. ${shown.faults.join(' ')}`,
      ],
    }),
} as const satisfies { readonly [name: string]: (diff: Diff, shown: Shown) => string };

/** Their names. */
export const diffFormats = Object.keys(DIFF_FORMATS) as readonly (keyof typeof DIFF_FORMATS)[];

/** For those whose new version is meant to break something. */
const NUMBER_ONLY =
  'The number of the new version is large enough for all changes. To check only the number, use --compat none --fail-on none.';

const LEVELS = { breaking: 'error', risky: 'warning', none: 'never' } as const;

const describedClasses = changeClasses.map(({ id, severity, summary, why }) => ({
  code: codeOf(id),
  summary,
  why,
  help: `${summary} ${why}`,
  severity: severityOfFinding(severity),
}));

function located(diff: Diff, old: Document, next: Document): ReportedFile['diagnostics'] {
  return locate(changeDiagnostics(diff, old, next), [old, next]);
}

function filesOf(diff: Diff, { old, next }: Shown): readonly ReportedFile[] {
  const text = next.source?.text;
  return [{ uri: next.uri, diagnostics: located(diff, old, next), ...(text === undefined ? {} : { text }) }];
}

function placeIn(document: Document, pointer: string): string {
  const at = { uri: document.uri, pointer, on: 'key' as const };
  return placeOf(locate([{ code: '', severity: 'info', message: '', at }], [document])[0]!.at);
}
