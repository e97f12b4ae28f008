import type { Diagnostic } from '../../../base/diagnostic.js';
import { version } from '../../../base/version.js';
import {
  addSummaries,
  type Checked,
  type Listener,
  NO_ROWS,
  type Summary,
  type Unchecked,
} from '../../../data/check/index.js';
import {
  type CheckedRows,
  type RowReport,
  rowsCsvReport,
  rowsJsonReport,
  rowsJunitReport,
  rowsOutputReport,
  rowsSarifReport,
  rowsTextReport,
  valueHider,
} from '../../../exchange/report/index.js';
import type { OutputShape } from '../../../quality/validate/index.js';
import { type Document, locate } from '../../../schema/document/index.js';
import { EXIT } from '../exit.js';
import { resultWriter, type Terminal } from '../terminal.js';
import type { Progress } from './progress.js';

/** How findings are reported. */
export interface ReportSetting {
  readonly format: keyof typeof REPORTS;
  /** The output format to write instead of a report. */
  readonly output?: OutputShape;
  /** The files that the schema refers to, with their texts. */
  readonly referredTo: readonly Document[];
  /** Infinity is all. */
  readonly maxErrors: number;
  /** Whether nothing of a row is shown but its key. */
  readonly hidesValues: boolean;
  /** Whether it is no fault that something was not checked. */
  readonly acceptsUnchecked: boolean;
}

/** How each format is written; those that hold all findings until the end cannot take any number of them. */
const REPORTS = {
  text: { most: Infinity, start: ({ colour }: Terminal) => rowsTextReport({ colour }) },
  csv: { most: Infinity, start: rowsCsvReport },
  json: { most: 100_000, start: rowsJsonReport },
  sarif: { most: 100_000, start: () => rowsSarifReport({ version }) },
  junit: { most: 100_000, start: rowsJunitReport },
} as const satisfies {
  readonly [format: string]: { readonly most: number; readonly start: (terminal: Terminal) => RowReport };
};

/** A file or table, by what messages call it. */
interface Checkable {
  readonly uri: string;
}

/** Reports the results of data on a terminal, and keeps count. */
export function reporterOn(
  schema: Document,
  setting: ReportSetting,
  terminal: Terminal,
  progress: Pick<Progress, 'clear' | 'passed'>,
) {
  const { most, start } = REPORTS[setting.output ? 'json' : setting.format];
  const report = setting.output ? rowsOutputReport(setting.output) : start(terminal);
  let room = Math.min(setting.maxErrors, most);
  const files = new Map<Checkable, Checked>();
  const documents = [schema, ...setting.referredTo];
  const hider = setting.hidesValues ? valueHider(documents.map(({ value }) => value)) : undefined;
  let reported = 0;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => {
    stopping.abort();
    process.stdin.destroy();
  };
  // The first Ctrl-C prints the report so far; the second one ends the process.
  process.once('SIGINT', stop);
  const put = resultWriter(terminal, setting.output ? 'json' : setting.format);
  const write = (text: string) => {
    if (text === '') return;
    progress.clear();
    put(text);
  };
  const listener: Listener = {
    room: () => room,
    report(diagnostics) {
      const wanted = diagnostics.slice(0, room);
      room -= wanted.length;
      reported += wanted.filter(({ severity }) => severity === 'error').length;
      // Places are found by the pointers as they are.
      const placed = locate(wanted, documents);
      if (placed.length > 0) write(report.findings(hider ? placed.map(hider.finding) : placed));
    },
    passed: progress.passed,
    isDone: () => signal.aborted || !terminal.isHeard(),
  };
  return {
    listener,
    /** Says that the work is to end early. */
    signal,
    /** Reports the findings about the schema. */
    begin: (diagnostics: readonly Diagnostic[]) => write(report.findings(locate(diagnostics, documents))),
    onChecked: (file: Checkable, checked: Checked) => void files.set(file, checked),
    /** Adds to the result of a file. */
    onFound(file: Checkable, more: Summary, unchecked: readonly Unchecked[] = []) {
      const { summary, engine, ...checked } = files.get(file)!;
      files.set(file, {
        ...checked,
        summary: addSummaries([summary, more]),
        ...(engine && { engine: { ...engine, unchecked: [...engine.unchecked, ...unchecked] } }),
      });
    },
    /** Leaves Ctrl-C to the process again. */
    release: () => void process.off('SIGINT', stop),
    /** Writes the end of the report; gives the exit code. */
    end(uri: string): number {
      const isStopped = signal.aborted;
      const all = [...files].map(([{ uri }, { summary, ...checked }]) => ({
        uri,
        ...checked,
        summary: hider ? hider.summary(summary) : summary,
      }));
      const total = addSummaries([NO_ROWS, ...all.map(({ summary }) => summary)]);
      const closing = { schema: uri, files: all, total, told: reported, isStopped } satisfies CheckedRows;
      write(report.closing(closing));
      if (isStopped) return EXIT.interrupted;
      if (all.some(({ isUnreadable }) => isUnreadable)) return EXIT.unreadable;
      if (total.errors > 0) return EXIT.findings;
      const isPartial = all.some(({ engine }) => engine && engine.unchecked.length > 0);
      if (!isPartial || setting.acceptsUnchecked) return EXIT.clean;
      terminal.err('fairwright: Not all was checked. Use --residual skip to accept that.\n');
      return EXIT.usage;
    },
  };
}
