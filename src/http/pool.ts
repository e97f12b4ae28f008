import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { RegistryOptions } from '../registry/index.js';
import type { Call, Performed } from './perform.js';
import { ProblemError } from './problems.js';

/** What one piece of work may cost. */
export interface PoolLimits {
  readonly threads: number;
  /** Milliseconds that a piece of work may run. */
  readonly deadline: number;
  /** Megabytes of memory that a thread may use. */
  readonly memory: number;
  /** How many pieces of work may wait. */
  readonly queue: number;
}

/** Runs operations in threads of their own, where they can be cut off. */
export interface Pool {
  /** The answer of an operation. */
  readonly run: (operation: string, call: Call) => Promise<Performed>;
  /** Lets all threads know other schemas. */
  readonly register: (options: RegistryOptions) => void;
  readonly close: () => Promise<void>;
}

/** What goes to a thread. */
export type Message =
  | { readonly operation: string; readonly call: Call }
  | { readonly registry: RegistryOptions };

/** What comes back for each piece of work, in order. */
export type Reply =
  | { readonly answer: Performed }
  | { readonly problem: Pick<ProblemError, 'kind' | 'detail' | 'members'> }
  | { readonly fault: string };

interface Task {
  readonly operation: string;
  readonly call: Call;
  readonly done: (answer: Performed) => void;
  readonly failed: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What was sent to it, in order; it works on the first. */
  readonly tasks: Task[];
  /** When it began to work on the first. */
  since: number;
}

/** The stack of a thread. */
export const STACK_MB = 4;

/** How often it is looked whether a thread has been at one piece of work for too long. */
const WATCH_INTERVAL = 50;

/** A thread that is in the flow gets this many pieces of work ahead, which spares it from going to sleep between them. */
const AHEAD = 4;

/** One that has been at a piece of work for longer than this is not in the flow. */
const FLOW = 5;

/** A pool of threads; one that is cut off is replaced. */
export function createPool(limits: PoolLimits, registry: RegistryOptions): Pool {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let known = registry;
  let isClosed = false;

  function start(): void {
    const worker = new Worker(join(packageRoot, 'dist', 'http', 'worker.js'), {
      workerData: known,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, stackSizeMb: STACK_MB },
    });
    const thread: Thread = { worker, tasks: [], since: 0 };
    threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => finish(thread, reply));
    worker.on('error', (fault: NodeJS.ErrnoException) => replace(thread, faultOf(fault, limits)));
    worker.on('exit', () => replace(thread, new Error('A thread ended by itself.')));
    const task = waiting.shift();
    if (task) give(thread, task);
  }

  function give(thread: Thread, task: Task): void {
    if (thread.tasks.length === 0) thread.since = Date.now();
    thread.tasks.push(task);
    thread.worker.postMessage({ operation: task.operation, call: task.call } satisfies Message);
  }

  function finish(thread: Thread, reply: Reply): void {
    const task = thread.tasks.shift();
    thread.since = Date.now();
    if (task === undefined) return;
    if ('answer' in reply) task.done(reply.answer);
    else task.failed('fault' in reply ? new Error(reply.fault) : problemFrom(reply.problem));
    const next = waiting.shift();
    if (next) give(thread, next);
  }

  /** Fails what a thread works on, and gives what it had ahead to others. */
  function replace(thread: Thread, fault: Error): void {
    if (!threads.delete(thread)) return;
    const [current, ...ahead] = thread.tasks.splice(0);
    current?.failed(fault);
    void thread.worker.terminate();
    waiting.unshift(...ahead);
    if (!isClosed) start();
    for (let idle = freeThread(); idle && waiting.length > 0; idle = freeThread())
      give(idle, waiting.shift()!);
  }

  function freeThread(): Thread | undefined {
    const now = Date.now();
    let free: Thread | undefined;
    for (const thread of threads) {
      const { length } = thread.tasks;
      if (length > 0 && length < AHEAD && now - thread.since <= FLOW) return thread;
      if (length === 0) free ??= thread;
    }
    return free;
  }

  const watch = setInterval(() => {
    const latest = Date.now() - limits.deadline;
    for (const thread of threads) {
      if (thread.tasks.length > 0 && thread.since <= latest) replace(thread, outOfTime(limits.deadline));
    }
  }, WATCH_INTERVAL);
  watch.unref();

  for (let count = 0; count < limits.threads; count++) start();

  return {
    run(operation, call) {
      if (isClosed || waiting.length >= limits.queue) return Promise.reject(overloaded());
      return new Promise((done, failed) => {
        const task = { operation, call, done, failed };
        const free = freeThread();
        if (free) give(free, task);
        else waiting.push(task);
      });
    },
    register(options) {
      known = options;
      for (const { worker } of threads) worker.postMessage({ registry: options } satisfies Message);
    },
    async close() {
      isClosed = true;
      clearInterval(watch);
      for (const task of waiting.splice(0)) task.failed(overloaded());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** A problem that came from a thread. */
export function problemFrom({
  kind,
  detail,
  members,
}: Pick<ProblemError, 'kind' | 'detail' | 'members'>): ProblemError {
  return new ProblemError(kind, detail, members);
}

/** Why a thread ended: it may have used up its memory. */
export function faultOf(fault: NodeJS.ErrnoException, { memory }: Pick<PoolLimits, 'memory'>): Error {
  if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') return fault;
  const detail = `The work was cut off because it needs more than ${memory} MB of memory.`;
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'memory', value: memory } });
}

/** Says that a piece of work took too long. */
export function outOfTime(deadline: number): ProblemError {
  const detail = `The work was cut off after ${deadline} milliseconds.`;
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'time', value: deadline } });
}

function overloaded(): ProblemError {
  const detail = 'Too much work is waiting.';
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '1' });
}
