import type { Diagnostic } from '../../base/diagnostic.js';
import { version } from '../../base/version.js';
import {
  changesMarkdown,
  changesReport,
  verdicts,
  versionText,
} from '../../exchange/report/changes/index.js';
import {
  githubReport,
  htmlReport,
  junitReport,
  placeOf,
  type ReportedFile,
  sarifReport,
} from '../../exchange/report/index.js';
import {
  changeClasses,
  changeDiagnostics,
  codeOf,
  type Diff,
  type GateOptions,
  instanceText,
  type Objection,
  severityOfFinding,
} from '../../quality/diff/index.js';
import { type Document, locate } from '../../schema/document/index.js';

/** What the forms of a comparison are made with. */
interface Shown {
  readonly old: Document;
  readonly next: Document;
  /** Why the new version does not pass. */
  readonly faults: readonly Objection[];
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
  json: (diff, shown) => {
    const { faults } = shown;
    const whole = {
      ...diff,
      isPassed: faults.length === 0,
      objections: faults,
      diagnostics: findings(diff, shown),
    };
    return `${JSON.stringify(whole, null, 2)}\n`;
  },
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
        shown.faults.length === 0
          ? 'Passed.'
          : `Not passed. ${shown.faults.map(({ message }) => message).join(' ')}`,
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

/** The changes as findings, and why data do not fit; what makes the command fail is an error. */
function findings(diff: Diff, { old, next, faults, failOn }: Shown): ReportedFile['diagnostics'] {
  const changes = changeDiagnostics(diff, old, next).map((each) =>
    failOn === 'risky' && each.severity === 'warning' ? { ...each, severity: 'error' as const } : each,
  );
  return locate([...faults.flatMap((fault) => misfit(fault, diff, next)), ...changes], [old, next]);
}

/** That data of one version do not fit the other, as a finding about the new one. */
function misfit({ about, message }: Objection, diff: Diff, { uri }: Document): readonly Diagnostic[] {
  if (about !== 'backward' && about !== 'forward') return [];
  const found = diff[about];
  const example = found.verdict === 'no' ? ` Example: ${instanceText(found.instance)}.` : '';
  return [
    {
      code: `diff/${about}`,
      severity: 'error',
      message: `${message}${example}`,
      ...(found.verdict === 'no' ? { params: { instance: found.instance } } : {}),
      at: { uri, pointer: '', on: 'object' },
    },
  ];
}

function filesOf(diff: Diff, shown: Shown): readonly ReportedFile[] {
  const { uri, source } = shown.next;
  return [{ uri, diagnostics: findings(diff, shown), ...(source ? { text: source.text } : {}) }];
}

function placeIn(document: Document, pointer: string): string {
  const at = { uri: document.uri, pointer, on: 'key' as const };
  return placeOf(locate([{ code: '', severity: 'info', message: '', at }], [document])[0]!.at);
}
