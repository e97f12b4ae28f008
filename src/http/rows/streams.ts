import type { StreamLimits } from '../../operations/index.js';
import type { RegistryOptions } from '../../registry/index.js';
import { ProblemError } from '../problems.js';
import { type StreamThread, streamThreads, type ThreadLimits } from './threads.js';

/** What streams may cost. */
export interface StreamsLimits extends ThreadLimits, StreamLimits {
  /** Milliseconds that a client may be silent, or may leave an answer unread. */
  readonly silence: number;
  /** Milliseconds that streams may go on when the service is told to stop. */
  readonly grace: number;
}

/** The streams that are being worked on. */
export interface Streams {
  readonly limits: StreamsLimits;
  /** Begins one; refuses when there are too many. `stop` is called when it must come to an end. */
  begin(stop: (reason: Error) => void): { readonly thread: StreamThread; readonly end: () => void };
  register(options: RegistryOptions): void;
  /** Gives those under way some time to end. */
  windDown(): void;
  isWindingDown(): boolean;
  /** Is done when all have ended. */
  close(): Promise<void>;
}

/** Keeps the streams of a service. */
export function streamsOf(limits: StreamsLimits, registry: RegistryOptions): Streams {
  const threads = streamThreads(limits, registry);
  const stops = new Set<(reason: Error) => void>();
  let graceOver: NodeJS.Timeout | undefined;
  let allEnded: (() => void) | undefined;

  function windDown(): void {
    graceOver ??= setTimeout(() => {
      for (const stop of stops) stop(shuttingDown());
    }, limits.grace);
  }

  return {
    limits,
    begin(stop) {
      const thread = threads.claim();
      stops.add(stop);
      const end = () => {
        thread.release();
        stops.delete(stop);
        if (stops.size === 0) allEnded?.();
      };
      return { thread, end };
    },
    register: threads.register,
    windDown,
    isWindingDown: () => graceOver !== undefined,
    async close() {
      windDown();
      if (stops.size > 0)
        await new Promise<void>((done) => {
          allEnded = done;
        });
      clearTimeout(graceOver);
      await threads.close();
    },
  };
}

function shuttingDown(): ProblemError {
  const detail = 'The service is shutting down: send the rows again.';
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '5' });
}
