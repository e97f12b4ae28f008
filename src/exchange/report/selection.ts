import type { Diagnostic } from '../../base/diagnostic.js';
import type { ReportedFile } from './file.js';
import { inOrder } from './order.js';

/** Which findings a report shows; it counts all of them. */
export interface Selection {
  /** Shows errors only. */
  readonly quiet?: boolean;
  /** Shows at most so many findings. */
  readonly max?: number;
}

/** What is left to show, and how many findings are not. */
export interface Selected {
  readonly files: readonly ReportedFile[];
  readonly hidden: number;
}

/** Takes the findings that are to be shown, file by file and from top to bottom. */
export function select(
  files: readonly ReportedFile[],
  { quiet = false, max = Infinity }: Selection,
): Selected {
  let room = Math.max(0, max);
  let hidden = 0;
  const isWanted = ({ severity }: Diagnostic) => !quiet || severity === 'error';
  const shown = files.map((file) => {
    const diagnostics = inOrder(file.diagnostics).filter(isWanted).slice(0, room);
    room -= diagnostics.length;
    hidden += file.diagnostics.length - diagnostics.length;
    return { ...file, diagnostics };
  });
  return { files: shown, hidden };
}

/** Says how many findings are not shown; nothing if all are. */
export function hiddenSentence(hidden: number): string {
  if (hidden === 0) return '';
  return hidden === 1 ? '1 more finding is not shown.' : `${hidden} more findings are not shown.`;
}
