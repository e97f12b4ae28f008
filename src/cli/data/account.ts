import { addSummaries, countFaults, moveRows, type Summary } from '../../rows/index.js';
import { Stop } from '../exit.js';
import { type BrokenFile, brokenDiagnostic } from './broken-file.js';
import { type Checked, type Judges, type Listener, NO_ROWS, withFaults } from './check-file.js';
import type { DataFile } from './data-files.js';
import type { PieceReply, RangeReply } from './threads.js';

/** Hears what came of each file, in their order. */
export type OnChecked = (file: DataFile, checked: Checked) => void;

/** Puts the parts of a file together again. */
export interface Account {
  /** What came of the next one. */
  readonly add: (reply: PieceReply | RangeReply) => void;
  /** There is no other one, or it cannot be read. */
  readonly close: (fault?: BrokenFile) => void;
}

/** Opens an account of a file. */
export function accountOf(
  file: DataFile,
  { table }: Judges,
  listener: Listener,
  onChecked: OnChecked,
): Account {
  let before: Summary = NO_ROWS;
  return {
    add(reply) {
      const { diagnostics, summary } = reply;
      listener.tell(moveRows(diagnostics, before));
      if (summary === undefined) return;
      before = addSummaries([before, summary]);
      listener.passed({ rows: summary.rows });
      if ('fault' in reply) throw new Stop(reply.fault.code, reply.fault.message);
    },
    close(fault) {
      const faults = fault
        ? [brokenDiagnostic(file.uri, fault)]
        : listener.isDone()
          ? []
          : countFaults(table, before.rows, file.uri);
      listener.tell(faults);
      onChecked(file, {
        summary: withFaults(before, faults),
        isUnreadable: fault !== undefined || before.isGivenUp,
      });
    },
  };
}
