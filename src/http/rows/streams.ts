import type { StreamLimits } from '../../operations/index.js';
import type { Pool } from '../../threads/index.js';
import { problemFor, unavailable } from '../problems.js';
import { faultFrom } from '../service-threads.js';
import type { Result, Task } from '../worker.js';
import type { FilesTask } from './files-worker.js';
import type { Report, StreamTask } from './stream-worker.js';

/** What streams may cost. */
export interface StreamsLimits extends StreamLimits {
  /** Milliseconds that a client may be silent, or may leave an answer unread. */
  readonly silence: number;
  /** Milliseconds that streams may go on when the service is asked to stop. */
  readonly grace: number;
  /** A client that delivers less per second, averaged over `window` milliseconds of waiting for it, is stopped when others wait. */
  readonly bytesPerSecond: number;
  readonly window: number;
}

/** A thread that works on one stream. */
export interface StreamThread {
  readonly ask: (task: StreamTask) => Promise<Report>;
  /** The same for files; the text of the answer comes with the last task. */
  readonly askFiles: (task: FilesTask) => Promise<string>;
  readonly release: () => void;
}

/** The streams that are being worked on. */
export interface Streams {
  readonly limits: StreamsLimits;
  /** Begins one as soon as a thread is free. `stop` is called when it must come to an end. */
  begin(stop: (reason: Error) => void, signal: AbortSignal): Promise<StreamThread>;
  /** Whether other streams wait for a thread. */
  readonly areOthersWaiting: () => boolean;
  /** Gives running streams some time to end. */
  windDown(): void;
  isWindingDown(): boolean;
  /** Resolves when all have ended. */
  close(): Promise<void>;
}

/** The streams of a service, each in a thread of a pool. */
export function streamsOf(limits: StreamsLimits, pool: Pool<Task, Result>): Streams {
  const stops = new Set<(reason: Error) => void>();
  let graceOver: NodeJS.Timeout | undefined;
  let allEnded: (() => void) | undefined;

  function windDown(): void {
    graceOver ??= setTimeout(() => {
      for (const stop of stops) stop(unavailable('The service is shutting down: send the rows again.', 5));
    }, limits.grace);
  }

  return {
    limits,
    async begin(stop, signal) {
      const claim = await pool.claim(signal).catch((fault: unknown) => {
        throw problemFor(fault);
      });
      stops.add(stop);
      let hasFiles = false;
      const asked = async (task: StreamTask | FilesTask, bytes?: Uint8Array<ArrayBuffer>) => {
        const result = await claim
          .ask(task, { transfer: bytes ? [bytes.buffer] : [] })
          .catch((fault: unknown) => {
            throw problemFor(fault);
          });
        if ('problem' in result || 'needs' in result) throw faultFrom(result);
        return result as Extract<Result, { report: unknown }> & Extract<Result, { answer: unknown }>;
      };
      return {
        ask: async (task) => (await asked(task, 'bytes' in task ? task.bytes : undefined)).report,
        async askFiles(task) {
          hasFiles = !('finish' in task);
          return (await asked(task, 'piece' in task ? task.piece : undefined)).answer;
        },
        release() {
          if (hasFiles) asked({ drop: true }).catch(() => undefined);
          claim.release();
          stops.delete(stop);
          if (stops.size === 0) allEnded?.();
        },
      };
    },
    areOthersWaiting: () => pool.waiting() > 0,
    windDown,
    isWindingDown: () => graceOver !== undefined,
    async close() {
      windDown();
      if (stops.size > 0)
        await new Promise<void>((done) => {
          allEnded = done;
        });
      clearTimeout(graceOver);
    },
  };
}
