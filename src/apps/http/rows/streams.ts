import type { SharedPool } from '../../../base/threads/index.js';
import type { StreamLimits } from '../../operations/index.js';
import { ByteBudget, type Reservation } from '../byte-budget.js';
import { unavailable } from '../problems.js';
import type { Result, Task } from '../worker.js';
import type { Connection } from './connection.js';
import { type Carrier, type StreamThread, streamThread } from './stream-thread.js';

/** What streams may cost. */
export interface StreamsLimits extends StreamLimits {
  /** How many streams may be open at once, and how many of one client. */
  readonly open: number;
  readonly openByClient: number;
  /** How many bytes all streams may hold before they are worked on. */
  readonly buffered: number;
  /** Milliseconds that a client may be silent, or may leave an answer unread. */
  readonly silence: number;
  /** Milliseconds that streams may go on when the service is asked to stop. */
  readonly grace: number;
  /** A client that delivers less per second, averaged over `window` milliseconds of waiting for it, is stopped when others wait. */
  readonly bytesPerSecond: number;
  readonly window: number;
}

/** A stream that is open. */
export interface OpenStream {
  /** A thread for its tasks. */
  readonly thread: <Of, Answer>(carrier: Carrier<Of, Answer>) => StreamThread<Of, Answer>;
  /** The bytes that it holds until it is worked on. */
  readonly held: Reservation;
  /** Whether it waits for a thread, not for its client. */
  readonly isDelayed: () => boolean;
  /** Whether it has what others wait for. */
  readonly isInTheWay: () => boolean;
  readonly close: () => void;
}

/** The streams that are being worked on. */
export interface Streams {
  readonly limits: StreamsLimits;
  /** Opens one for a client; refuses it when too many are open. It is stopped when it must come to an end. */
  open(client: string, connection: Pick<Connection, 'signal' | 'stop'>): OpenStream;
  /** Gives running streams some time to end. */
  windDown(): void;
  isWindingDown(): boolean;
  /** Resolves when all have ended. */
  close(): Promise<void>;
}

/** The streams of a service, which share the threads of a pool. */
export function streamsOf(limits: StreamsLimits, pool: SharedPool<Task, Result>): Streams {
  const opened = new Map<OpenStream, { readonly client: string; readonly stop: (reason: Error) => void }>();
  const budget = new ByteBudget(limits.buffered);
  let graceOver: NodeJS.Timeout | undefined;
  let allEnded: (() => void) | undefined;

  function windDown(): void {
    graceOver ??= setTimeout(() => {
      for (const { stop } of opened.values())
        stop(unavailable('The service is shutting down: send the rows again.', 5));
    }, limits.grace);
  }

  function refuseTooMany(client: string): void {
    if (opened.size >= limits.open) throw unavailable('Too many streams are open.', 1);
    let own = 0;
    for (const each of opened.values()) if (each.client === client) own++;
    if (own >= limits.openByClient)
      throw unavailable(`This client has ${own} open streams, and may have no more.`, 1);
  }

  const isCrowded = () => opened.size >= limits.open || budget.size > limits.buffered / 2;

  return {
    limits,
    open(client, { signal, stop }) {
      refuseTooMany(client);
      let thread: Pick<StreamThread<never, unknown>, 'hasPlace' | 'isDelayed' | 'close'> | undefined;
      const held = budget.reserve();
      const leave = () => thread?.close();
      signal.addEventListener('abort', leave);
      const stream: OpenStream = {
        thread(carrier) {
          const own = streamThread(pool, client, carrier, stop);
          thread = own;
          return own;
        },
        isDelayed: () => thread?.isDelayed() ?? false,
        held,
        isInTheWay: () => (thread?.hasPlace() ? pool.isFull() : isCrowded()),
        close() {
          signal.removeEventListener('abort', leave);
          leave();
          held.release();
          opened.delete(stream);
          if (opened.size === 0) allEnded?.();
        },
      };
      opened.set(stream, { client, stop });
      return stream;
    },
    windDown,
    isWindingDown: () => graceOver !== undefined,
    async close() {
      windDown();
      if (opened.size > 0)
        await new Promise<void>((done) => {
          allEnded = done;
        });
      clearTimeout(graceOver);
    },
  };
}
