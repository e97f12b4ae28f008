import type { Report } from './messages.js';
import { PIECE } from './source.js';
import type { StreamThread } from './threads.js';

/** Gives bytes to a thread: at once when it waits for them, else in larger pieces and never far ahead of it. */
export interface Feed {
  /** Is done when there is room for more. */
  give(bytes: Uint8Array): Promise<void>;
  /** Is done when all is answered. */
  end(): Promise<void>;
}

/** How many pieces a thread may have that it has not answered. */
const AHEAD = 3;

/** A feed of a thread, whose reports are heard in order; it fails with the thread. */
export function feedOf(
  thread: StreamThread,
  heard: (report: Report) => void,
  failed: (reason: Error) => void,
): Feed {
  let gathered: Uint8Array[] = [];
  let size = 0;
  let asked = 0;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;

  function send(): void {
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const each of gathered) {
      bytes.set(each, offset);
      offset += each.length;
    }
    gathered = [];
    size = 0;
    asked++;
    thread.ask({ bytes }, heard).then(answered, unanswered);
  }

  function unanswered(reason: Error): void {
    failure = reason;
    failed(reason);
    wake?.();
  }

  function answered(report: Report): void {
    asked--;
    heard(report);
    if (asked === 0 && size > 0) send();
    wake?.();
  }

  return {
    async give(bytes) {
      gathered.push(bytes);
      size += bytes.length;
      // While the thread is busy, small pieces become one.
      if (asked > 0 && size < PIECE) return;
      while (asked >= AHEAD && !failure)
        await new Promise<void>((done) => {
          wake = done;
        });
      if (failure) throw failure;
      if (size > 0) send();
    },
    async end() {
      if (size > 0) send();
      heard(await thread.ask({ end: true }));
    },
  };
}
