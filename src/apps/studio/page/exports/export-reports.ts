// What each standard makes of the schema. The slow worker converts one after the other; the newest text and options win.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ExportReport, StandardEntry } from '../../protocol.js';
import { askSlow, type Pending, Unanswered } from '../connection.js';
import { say } from '../parts/announcer.js';
import { broken, exportOptions, opened, reading } from '../state.js';
import { words } from '../words.js';
import { textVersion } from '../work.js';

/** What is exported: a report of another one is outdated. */
export interface ExportState {
  readonly draft: string;
  readonly version: number;
  readonly options: object;
}

/** A report, and what it is about. */
export interface KnownReport {
  readonly report: ExportReport;
  readonly of: ExportState;
}

/** All standards that schemas are converted to. */
export const standards = signal<readonly StandardEntry[]>([]);
/** The standard that is shown. */
export const chosenStandard = signal('');
/** The last report of each standard. */
export const exportReports = signal<ReadonlyMap<string, KnownReport>>(new Map());

/** What would be exported now; undefined while the text cannot be read. */
export function exportState(): ExportState | undefined {
  const read = reading.value;
  if (read === undefined || broken.value !== undefined || opened.value === undefined) return undefined;
  return { draft: opened.value.draft, version: read.version, options: exportOptions.value };
}

/** Whether both are the same. */
export function isSameState(one: ExportState | undefined, other: ExportState | undefined): boolean {
  return one?.draft === other?.draft && one?.version === other?.version && one?.options === other?.options;
}

/** Keeps the reports up to date while the exports are shown: first that of the chosen standard. */
export function useExportReports(): void {
  const state = exportState();
  const chosen = chosenStandard.value;
  const known = standards.value;
  useEffect(() => {
    if (known.length > 0) return;
    const asked = askSlow('standards', {});
    asked.then((found) => {
      standards.value = found;
      chosenStandard.value ||= found[0]?.id ?? '';
    }, tell);
    return asked.cancel;
  }, [known.length]);
  useEffect(() => {
    if (state === undefined || known.length === 0) return;
    let isWanted = true;
    let asked: Pending<ExportReport> | undefined;
    const others = known.map(({ id }) => id).filter((id) => id !== chosen);
    const run = async () => {
      for (const standard of [chosen, ...others]) {
        if (isSameState(exportReports.peek().get(standard)?.of, state)) continue;
        asked = askSlow('export', { ...textVersion(), standard, options: exportOptions.peek() });
        const report = await asked;
        if (!isWanted) return;
        exportReports.value = new Map(exportReports.peek()).set(standard, { report, of: state });
      }
    };
    run().catch(tell);
    return () => {
      isWanted = false;
      asked?.cancel();
    };
  }, [state?.draft, state?.version, state?.options, chosen, known]);
}

function tell(fault: unknown): void {
  say(fault instanceof Unanswered ? fault.message : words.value.messages.internal);
}
