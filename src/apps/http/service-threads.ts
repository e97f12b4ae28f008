import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../base/package-root.js';
import { createPool, createSharedPool, type SharedPool } from '../../base/threads/index.js';
import type { RegistryOptions } from '../../schema/references/index.js';
import type { Call } from './perform.js';
import type { Performed } from './presentation.js';
import { MEMORY_LIMIT, ProblemError, problemFor } from './problems.js';
import { NeedsSchemas } from './provided-schemas.js';
import type { StoredVersion } from './registry/represent.js';
import type { Result, Task } from './worker.js';

/** How many threads the service has, and how many requests may wait for them. */
export interface ThreadLimits {
  readonly threads: number;
  /** How many streams of rows are worked on at once. */
  readonly streams: number;
  /** How many streams may keep their state in one thread; it shares its memory among them. */
  readonly streamsPerThread: number;
  /** How many requests, and how many streams, may wait. */
  readonly queue: number;
  /** Milliseconds after which work is stopped that its budget should have stopped long before. */
  readonly lastResort: number;
}

/** The full budget takes less than a second on an idle core: the last resort guards against internal errors only. */
const LAST_RESORT = 30_000;

/** Enough for many clients at once, few enough that the last of them is answered in reasonable time. */
const QUEUE = 100;

/** Few, as one that needs much memory ends the others; a stream that has all its data needs no place. */
const STREAMS_PER_THREAD = 8;

/** The threads of the service. */
export interface ServiceThreads {
  /** Performs a call in a thread; throws the problem that the client gets. */
  readonly perform: (operation: string, call: Call, signal: AbortSignal) => Promise<Performed>;
  /** Makes a representation of a version of the registry in a thread. */
  readonly represent: (file: string, load: () => Promise<StoredVersion>) => Promise<Performed>;
  /** The threads that streams of rows share. */
  readonly streams: SharedPool<Task, Result>;
  /** Starts all threads for operations; resolves when they are ready. */
  readonly start: () => Promise<void>;
  /** Lets all threads know other schemas. */
  readonly register: (options: RegistryOptions) => void;
  readonly close: () => Promise<void>;
}

/** Makes the threads of a service, which is one of so many processes; they start when they are needed. */
export function serviceThreads(
  registry: RegistryOptions,
  processes: number,
  limits: Partial<ThreadLimits> = {},
): ServiceThreads {
  const cores = Math.max(1, Math.floor(availableParallelism() / processes));
  const { threads = cores, streams: streamThreads = cores, queue = QUEUE, lastResort = LAST_RESORT } = limits;
  const { streamsPerThread = STREAMS_PER_THREAD } = limits;
  const script = join(packageRoot, 'dist', 'apps', 'http', 'worker.js');
  const shared = { script, data: registry, memory: MEMORY_LIMIT, queue, lastResort };
  const pool = createPool<Task, Result>({ ...shared, threads });
  const streams = createSharedPool<Task, Result>({
    ...shared,
    threads: streamThreads,
    placesPerThread: streamsPerThread,
  });
  const perform = async (task: Task, options: { readonly signal?: AbortSignal } = {}): Promise<Performed> => {
    const result = await pool.run(task, options).catch((fault: unknown) => {
      throw problemFor(fault);
    });
    if ('performed' in result) return result.performed;
    throw faultFrom(result);
  };
  return {
    perform: (operation, call, signal) => perform({ operation, call }, { signal }),
    async represent(file, load) {
      const thread = await pool.claim().catch((fault: unknown) => {
        throw problemFor(fault);
      });
      try {
        const result = await thread
          .ask({ represent: file, version: await load() })
          .catch((fault: unknown) => {
            throw problemFor(fault);
          });
        if ('performed' in result) return result.performed;
        throw faultFrom(result);
      } finally {
        thread.release();
      }
    },
    streams,
    start: pool.start,
    register(options) {
      pool.update(options);
      streams.update(options);
    },
    async close() {
      await Promise.all([pool.close(), streams.close()]);
    },
  };
}

/** The problem that came from a thread, or the schemas that it needs. */
export function faultFrom(result: Result): ProblemError | NeedsSchemas {
  if ('needs' in result) return new NeedsSchemas(result.needs);
  const { kind, detail, members } = (result as Extract<Result, { problem: unknown }>).problem;
  return new ProblemError(kind, detail, members);
}
