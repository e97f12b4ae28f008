/** Says how far work on files is. */
export interface FileProgress {
  readonly show: (done: number) => void;
  /** Takes away what was shown. */
  readonly end: () => void;
}

/** Where progress is shown, as far as it matters. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Work that is done sooner needs no progress. */
const PATIENCE = 1000;

/** Milliseconds between two looks of a person. */
const INTERVAL = 100;

const ERASED = '\r\u001b[K';

/** Shows a person at a terminal how many files are done of all, once it takes long. */
export function fileProgress(
  all: number,
  screen: Screen = process.stderr,
  now: () => number = Date.now,
): FileProgress {
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    show(done) {
      if (screen.isTTY !== true || now() < next) return;
      next = now() + INTERVAL;
      isShown = true;
      screen.write(`${ERASED}${done} of ${all} files`);
    },
    end() {
      if (isShown) screen.write(ERASED);
      isShown = false;
    },
  };
}
