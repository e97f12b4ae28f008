import {
  addSummaries,
  type Checked,
  countFindings,
  type FileValidators,
  type Listener,
  moveRows,
  NO_ROWS,
  type Summary,
  withFindings,
} from '../../../data/check/index.js';
import { type BrokenFile, brokenDiagnostic } from '../../../data/tables/index.js';
import { Stop } from '../exit.js';
import type { DataFile } from './data-files.js';
import type { PieceReply, RangeReply } from './threads.js';

/** Gets the result of each file, in their order. */
export type OnChecked = (file: DataFile, checked: Checked) => void;

/** Merges the results of the parts of a file. */
export interface Merge {
  /** The result of the next part. */
  readonly add: (reply: PieceReply | RangeReply) => void;
  /** There is no other part, or it cannot be read. */
  readonly close: (fault?: BrokenFile) => void;
}

/** Starts to merge the results of a file. */
export function mergeOf(
  file: DataFile,
  { table }: FileValidators,
  listener: Listener,
  onChecked: OnChecked,
): Merge {
  let before: Summary = NO_ROWS;
  return {
    add(reply) {
      const { diagnostics, summary, keys } = reply;
      listener.report(moveRows(diagnostics, before));
      for (const each of keys) listener.keyed?.(each);
      if (summary === undefined) return;
      before = addSummaries([before, summary]);
      listener.passed({ rows: summary.rows });
      if ('fault' in reply) throw new Stop(reply.fault.code, reply.fault.message);
    },
    close(fault) {
      const found = fault
        ? [brokenDiagnostic(file.uri, fault)]
        : listener.isDone()
          ? []
          : countFindings(table, before.rows, file.uri);
      listener.report(found);
      onChecked(file, {
        summary: withFindings(before, found),
        isUnreadable: fault !== undefined || before.isGivenUp,
      });
    },
  };
}
