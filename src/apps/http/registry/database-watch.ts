import type { FastifyBaseLogger } from 'fastify';

/** Asks a database whether it answers, and what its last change is. */
export interface DatabaseWatch {
  /** Asks, unless it was asked within so many milliseconds. Nobody waits longer than `LONGEST_WAIT`. */
  readonly look: (fresh: number) => Promise<void> | undefined;
  /** Whether it answered when it was last asked. */
  readonly isDegraded: () => boolean;
  /** It did not answer somebody else. */
  readonly failed: () => void;
  /** Something was written: what is known is old. */
  readonly changed: () => void;
}

/** Milliseconds that anybody waits for a database before it counts as one that does not answer. */
export const LONGEST_WAIT = 1000;

/** Watches a database by the number of its last change; `onChange` is called when it is another one. */
export function watchDatabase(
  seq: () => Promise<number>,
  first: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  onChange: () => void,
): DatabaseWatch {
  let known = first;
  let lookedAt = performance.now();
  let looking: Promise<void> | undefined;
  let isDegraded = false;
  const degraded = (fault: string) => {
    if (!isDegraded) log.error({ fault }, 'The registry does not answer.');
    isDegraded = true;
  };
  const ask = async (): Promise<void> => {
    try {
      const now = await seq();
      if (now !== known) onChange();
      known = now;
      isDegraded = false;
    } catch (fault) {
      // Answers that are kept go on: published versions never change.
      degraded((fault as Error).message);
    } finally {
      lookedAt = performance.now();
      looking = undefined;
    }
  };
  return {
    look(fresh) {
      if (looking === undefined && performance.now() - lookedAt < fresh) return undefined;
      // One question at a time, however long it takes: each holds a connection.
      looking ??= within(LONGEST_WAIT, ask(), () => degraded(`No answer within ${LONGEST_WAIT} ms.`));
      return looking;
    },
    isDegraded: () => isDegraded,
    failed() {
      isDegraded = true;
    },
    changed() {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Waits for some work, at most so many milliseconds; the work goes on. */
export function within(milliseconds: number, work: Promise<void>, late: () => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => {
      // After a time in which this process did nothing else, an answer may be there that was not read yet.
      setImmediate(() => {
        if (isOver) return;
        late();
        done();
      });
    }, milliseconds);
    let isOver = false;
    work.finally(() => {
      isOver = true;
      clearTimeout(timer);
      done();
    });
  });
}
