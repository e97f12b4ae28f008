// The last check of data, and the one under way; both stay when another part of the page is shown.
import { computed, signal } from '@preact/signals';
import type { DataFile, DataProgress, DataReport } from '../../protocol.js';
import { askSlow, Unanswered } from '../connection.js';
import { say } from '../parts/announcer.js';
import { dataFiles, exportOptions, opened, tab, version } from '../state.js';
import { words } from '../words.js';
import { textVersion } from '../work.js';

/** What a check of data found, and what was checked. */
export interface CheckedData {
  readonly report: DataReport;
  readonly files: readonly DataFile[];
  readonly version: number;
  readonly draft: string;
}

const last = signal<CheckedData | undefined>(undefined);
const running = signal<{ readonly draft: string; readonly progress: DataProgress } | undefined>(undefined);
let cancelRunning: (() => void) | undefined;

/** The last check of data against the schema that is open. */
export const checkedData = computed(() =>
  last.value?.draft === opened.value?.draft ? last.value : undefined,
);

/** How far a check has come, while one is under way. */
export const dataProgress = computed(() =>
  running.value?.draft === opened.value?.draft ? running.value?.progress : undefined,
);

/** Whether the schema has changed since the last check. */
export const isOutdated = computed(
  () => checkedData.value !== undefined && checkedData.value.version !== version.value,
);

/** Checks the files with data against the schema. */
export async function checkData(): Promise<void> {
  cancelCheck();
  const text = textVersion();
  const { draft } = opened.peek()!;
  const files = dataFiles.peek();
  const options = exportOptions.peek();
  running.value = { draft, progress: { rows: 0, bytes: 0, of: sizeOf(files) } };
  const asked = askSlow('check data', { ...text, files, options }, (progress) => {
    running.value = { draft, progress };
  });
  cancelRunning = asked.cancel;
  try {
    const report = await asked;
    last.value = { report, files, version: text.version, draft };
    // The page of data says it by itself.
    if (tab.peek() !== 'data') say(resultOf(report));
  } catch (fault) {
    say(fault instanceof Unanswered ? fault.message : words.value.messages.internal);
  }
  running.value = undefined;
}

/** Ends the check that is under way, if one is. */
export function cancelCheck(): void {
  cancelRunning?.();
  cancelRunning = undefined;
  running.value = undefined;
}

/** The result of a check in words. */
export function resultOf({ rows, failed, errors, schemaErrors }: DataReport): string {
  const { fine, found, cannotCheck, empty } = words.value.data;
  if (schemaErrors.length > 0) return cannotCheck;
  if (errors > 0) return found(rows, failed, errors);
  return rows === 0 ? empty : fine(rows);
}

function sizeOf(files: readonly DataFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}
