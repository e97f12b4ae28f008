import os from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { RegistryOptions } from '../registry/index.js';
import type { Call, Performed } from './perform.js';
import type { ProblemError } from './problems.js';

/** What a thread has to know from the start. */
export interface ThreadStart {
  readonly registry: RegistryOptions;
}

/** What goes to a thread. */
export type Message =
  | {
      readonly operation: string;
      readonly call: Call;
      /** Milliseconds after which the work ends by itself, if it can. */
      readonly deadline: number;
    }
  /** Asks it to get used to its work. */
  | { readonly warmUp: true }
  | { readonly registry: RegistryOptions };

/** What comes back: that the thread is ready, at first and after it got warm, and something for each piece of work, in order. */
export type Reply =
  | { readonly isReady: true; readonly id: number | undefined }
  | { readonly answer: Performed }
  | { readonly problem: Pick<ProblemError, 'kind' | 'detail' | 'members'> }
  | { readonly fault: string };

/** A piece of work. */
export interface Task {
  readonly operation: string;
  readonly call: Call;
  /** What it looks like. */
  readonly size: 'small' | 'large';
  /** When it was asked for. */
  readonly since: number;
  /** Milliseconds that it may run; known when a thread gets it. */
  deadline: number;
  readonly done: (answer: Performed) => void;
  readonly failed: (fault: Error) => void;
}

/** A thread of the pool. */
export interface Thread {
  readonly worker: Worker;
  /** What was sent to it, in order; it works on the first. */
  readonly tasks: Task[];
  /** When it began to work on the first, or to have nothing to do. */
  since: number;
  /** `long` is at work that turned out to be long; `retiring` too, and what was sent to it after that, others do. */
  state: 'starting' | 'ready' | 'long' | 'retiring';
  /** What the system calls it, where that is known. */
  id: number | undefined;
  isStandingBack: boolean;
  isWarm: boolean;
}

/** The stack of a thread. */
export const STACK_MB = 4;

/** Three times the usual room for what is new: a large description is not copied about while it is put together. */
const YOUNG_MB = 144;

/** Starts a thread that may use so many megabytes of memory. */
export function startThread(start: ThreadStart, memory: number): Thread {
  const worker = new Worker(join(packageRoot, 'dist', 'http', 'worker.js'), {
    workerData: start,
    resourceLimits: {
      maxOldGenerationSizeMb: memory,
      maxYoungGenerationSizeMb: YOUNG_MB,
      stackSizeMb: STACK_MB,
    },
  });
  worker.unref();
  return {
    worker,
    tasks: [],
    since: 0,
    state: 'starting',
    id: undefined,
    isStandingBack: false,
    isWarm: false,
  };
}

/** By how much work that takes very long stands back, in the measure of the system; the last place is 19. */
const BACK = 10;
const LAST_PLACE = 19;

/** Puts a thread behind all others, so that these need not share their cores with it. */
export function standBack(thread: Thread): void {
  thread.isStandingBack = setPriority(thread, Math.min(os.getPriority() + BACK, LAST_PLACE));
}

/** Whether a thread is as good as the others again; not every process may ask for that. */
export function stepForward(thread: Thread): boolean {
  if (thread.isStandingBack) thread.isStandingBack = !setPriority(thread, os.getPriority());
  return !thread.isStandingBack;
}

function setPriority({ id }: Thread, priority: number): boolean {
  if (id === undefined) return false;
  try {
    os.setPriority(id, priority);
    return true;
  } catch {
    return false;
  }
}
