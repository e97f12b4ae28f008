import type { DataProgress } from '../../protocol.js';

/** How many bytes are read between two messages. */
const STEP = 1024 * 1024;

/** Adds up what was read of files, and says so from time to time. */
export function progressOf(files: readonly File[], say: (progress: DataProgress) => void) {
  const of = files.reduce((sum, { size }) => sum + size, 0);
  let [rows, bytes, said] = [0, 0, 0];
  return {
    passed(more: { readonly rows?: number; readonly bytes?: number }): void {
      rows += more.rows ?? 0;
      // Parts of some files are read more than once.
      bytes = Math.min(of, bytes + (more.bytes ?? 0));
      if (bytes - said < STEP) return;
      said = bytes;
      say({ rows, bytes, of });
    },
    end: () => say({ rows, bytes: of, of }),
  };
}
