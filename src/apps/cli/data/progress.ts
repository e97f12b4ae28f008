import { grouped } from '../../../exchange/report/index.js';
import type { Terminal } from '../terminal.js';

/** Shows a waiting person the progress of the work. */
export interface Progress {
  readonly passed: (progress: { readonly bytes?: number; readonly rows?: number }) => void;
  /** Clears the line for other output. */
  readonly clear: () => void;
  readonly end: () => void;
}

/** Short work shows no progress. */
const PATIENCE = 1000;
const INTERVAL = 200;

/** The progress of work on so many bytes, if that is known. */
export function progressOn({ status }: Terminal, bytes: number | undefined): Progress {
  const passed = { bytes: 0, rows: 0 };
  const start = performance.now();
  let isShown = false;
  const draw = () => {
    const elapsed = performance.now() - start;
    if (elapsed < PATIENCE) return;
    isShown = true;
    status?.(line(passed.rows, elapsed / 1000, bytes ? passed.bytes / bytes : undefined));
  };
  const clear = () => {
    if (isShown) status?.('');
    isShown = false;
  };
  const clock = status === undefined ? undefined : setInterval(draw, INTERVAL);
  clock?.unref();
  return {
    passed({ bytes: more = 0, rows = 0 }) {
      passed.bytes += more;
      passed.rows += rows;
    },
    clear,
    end() {
      clearInterval(clock);
      clear();
    },
  };
}

function line(rows: number, seconds: number, part: number | undefined): string {
  const percent = part === undefined ? [] : [`${Math.floor(Math.min(1, part) * 100)} %`];
  // An engine tells how many rows there are only at the end.
  const counts =
    rows === 0 ? [] : [`${grouped(rows)} rows`, `${grouped(Math.round(rows / seconds))} a second`];
  return [...counts, ...percent].join(', ');
}
