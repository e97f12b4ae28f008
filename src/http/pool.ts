import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { RegistryOptions } from '../registry/index.js';
import type { Call } from './perform.js';
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
  /** The answer of an operation as JSON text. */
  readonly run: (operation: string, call: Call) => Promise<string>;
  /** Lets all threads know other schemas. */
  readonly register: (options: RegistryOptions) => void;
  readonly close: () => Promise<void>;
}

/** What goes to a thread. */
export type Message =
  | { readonly id: number; readonly operation: string; readonly call: Call }
  | { readonly registry: RegistryOptions };

/** What comes back. */
export type Reply = { readonly id: number } & (
  | { readonly answer: string }
  | { readonly problem: Pick<ProblemError, 'kind' | 'detail' | 'members'> }
  | { readonly fault: string }
);

interface Task {
  readonly operation: string;
  readonly call: Call;
  readonly done: (answer: string) => void;
  readonly failed: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
  id: number;
}

const STACK_MB = 4;

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
    const thread: Thread = { worker, id: 0 };
    threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => finish(thread, reply));
    worker.on('error', (fault: NodeJS.ErrnoException) => replace(thread, faultOf(fault, limits)));
    worker.on('exit', () => replace(thread, new Error('A thread ended by itself.')));
    next(thread);
  }

  function next(thread: Thread): void {
    const task = waiting.shift();
    if (task === undefined) return;
    thread.task = task;
    thread.id++;
    thread.timer = setTimeout(() => replace(thread, outOfTime(limits.deadline)), limits.deadline);
    thread.worker.postMessage({
      id: thread.id,
      operation: task.operation,
      call: task.call,
    } satisfies Message);
  }

  function finish(thread: Thread, reply: Reply): void {
    const { task } = thread;
    if (task === undefined || reply.id !== thread.id) return;
    clearTimeout(thread.timer);
    thread.task = undefined;
    if ('answer' in reply) task.done(reply.answer);
    else task.failed('fault' in reply ? new Error(reply.fault) : problemFrom(reply.problem));
    next(thread);
  }

  function replace(thread: Thread, fault: Error): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.task?.failed(fault);
    void thread.worker.terminate();
    if (!isClosed) start();
  }

  for (let count = 0; count < limits.threads; count++) start();

  return {
    run(operation, call) {
      if (isClosed || waiting.length >= limits.queue) return Promise.reject(overloaded());
      return new Promise((done, failed) => {
        waiting.push({ operation, call, done, failed });
        const idle = [...threads].find(({ task }) => task === undefined);
        if (idle) next(idle);
      });
    },
    register(options) {
      known = options;
      for (const { worker } of threads) worker.postMessage({ registry: options } satisfies Message);
    },
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.failed(overloaded());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function problemFrom({
  kind,
  detail,
  members,
}: Pick<ProblemError, 'kind' | 'detail' | 'members'>): ProblemError {
  return new ProblemError(kind, detail, members);
}

function faultOf(fault: NodeJS.ErrnoException, { memory }: PoolLimits): Error {
  if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') return fault;
  const detail = `The work was cut off because it needs more than ${memory} MB of memory.`;
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'memory', value: memory } });
}

function outOfTime(deadline: number): ProblemError {
  const detail = `The work was cut off after ${deadline} milliseconds.`;
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'time', value: deadline } });
}

function overloaded(): ProblemError {
  const detail = 'Too much work is waiting.';
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '1' });
}
