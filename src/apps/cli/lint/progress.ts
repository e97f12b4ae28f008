import type { Terminal } from '../terminal.js';

/** Says how far work on files is. */
export interface FileProgress {
  readonly show: (done: number) => void;
  /** Takes away what was shown. */
  readonly end: () => void;
}

/** Work that is done sooner needs no progress. */
const PATIENCE = 1000;

/** Milliseconds between two looks of a person. */
const INTERVAL = 100;

/** Shows a person at a terminal how many files are done of all, once it takes long. */
export function fileProgress(
  all: number,
  { status }: Pick<Terminal, 'status'>,
  now: () => number = Date.now,
): FileProgress {
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    show(done) {
      if (status === undefined || now() < next) return;
      next = now() + INTERVAL;
      isShown = true;
      status(`${done} of ${all} files`);
    },
    end() {
      if (isShown) status?.('');
      isShown = false;
    },
  };
}
