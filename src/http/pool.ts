import os, { constants } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { RegistryOptions } from '../registry/index.js';
import type { Call, Performed } from './perform.js';
import { outOfTime, ProblemError } from './problems.js';

/** What one piece of work may cost. */
export interface PoolLimits {
  /** How many pieces of work are done at once, as long as they are short. */
  readonly threads: number;
  /** How many pieces of work that turned out to be long may go on beside them. */
  readonly long: number;
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

/** What a thread has to know from the start. */
export interface ThreadStart {
  readonly registry: RegistryOptions;
  readonly deadline: number;
}

/** What goes to a thread. */
export type Message =
  | { readonly operation: string; readonly call: Call }
  | { readonly registry: RegistryOptions };

/** What comes back: first that the thread is ready, then something for each piece of work, in order. */
export type Reply =
  | { readonly isReady: true; readonly id: number | undefined }
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
  state: 'starting' | 'ready' | 'long' | 'retiring';
  /** What the system calls it, where that is known. */
  id: number | undefined;
  isStandingBack: boolean;
}

const STACK_MB = 4;

/** How often it is looked whether a thread has been at one piece of work for too long. */
const WATCH_INTERVAL = 10;

/** A thread that is in the flow gets this many pieces of work ahead, which spares it from going to sleep between them. */
const AHEAD = 4;

/** One that has been at a piece of work for longer than this is not in the flow. */
const FLOW = 5;

/** Most work ends by itself when its time is over; what does not is cut off after so many milliseconds more. */
const GRACE = 100;

/** Work that has gone on for longer than this is long: another thread takes the place of the one that does it. */
const LONG = 30;

/** After this it stands back behind all other threads, so that these need not share their cores with it. */
const VERY_LONG = 100;

/**
 * A pool of threads; one that is cut off is replaced. Nobody knows beforehand which work is long, so all work begins in
 * the same way, and what turns out to be long goes on beside the threads for short work, which never wait for it.
 */
export function createPool(limits: PoolLimits, registry: RegistryOptions): Pool {
  return new ThreadPool(limits, registry);
}

class ThreadPool implements Pool {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Task[] = [];
  private readonly watch: NodeJS.Timeout;
  private isClosed = false;

  constructor(
    private readonly limits: PoolLimits,
    private known: RegistryOptions,
  ) {
    this.watch = setInterval(() => this.look(), WATCH_INTERVAL);
    this.watch.unref();
    this.fill();
  }

  run(operation: string, call: Call): Promise<Performed> {
    if (this.isClosed || this.waiting.length >= this.limits.queue) return Promise.reject(overloaded());
    return new Promise((done, failed) => {
      this.waiting.push({ operation, call, done, failed });
      this.handOut();
    });
  }

  register(options: RegistryOptions): void {
    this.known = options;
    for (const { worker } of this.threads) worker.postMessage({ registry: options } satisfies Message);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    for (const task of this.waiting.splice(0)) task.failed(overloaded());
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  /** The threads that are there for work that is not known to be long. */
  private get short(): number {
    return this.count('starting') + this.count('ready');
  }

  private count(state: Thread['state']): number {
    let count = 0;
    for (const thread of this.threads) if (thread.state === state) count++;
    return count;
  }

  /** Starts threads: twice as many as work at once, since it takes a while until one is ready that takes the place of another. */
  private fill(): void {
    while (!this.isClosed && this.short < 2 * this.limits.threads) this.start();
  }

  private start(): void {
    const worker = new Worker(join(packageRoot, 'dist', 'http', 'worker.js'), {
      workerData: { registry: this.known, deadline: this.limits.deadline } satisfies ThreadStart,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memory, stackSizeMb: STACK_MB },
    });
    const thread: Thread = {
      worker,
      tasks: [],
      since: 0,
      state: 'starting',
      id: undefined,
      isStandingBack: false,
    };
    this.threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => this.take(thread, reply));
    worker.on('error', (fault: NodeJS.ErrnoException) => this.end(thread, faultOf(fault, this.limits)));
    worker.on('exit', () => this.end(thread, new Error('A thread ended by itself.')));
  }

  private handOut(): void {
    for (let free = this.freeThread(); free && this.waiting.length > 0; free = this.freeThread()) {
      const task = this.waiting.shift()!;
      if (free.tasks.length === 0) free.since = Date.now();
      free.tasks.push(task);
      free.worker.postMessage({ operation: task.operation, call: task.call } satisfies Message);
    }
  }

  private freeThread(): Thread | undefined {
    const now = Date.now();
    let free: Thread | undefined;
    for (const thread of this.threads) {
      if (thread.state !== 'ready') continue;
      const { length } = thread.tasks;
      if (length > 0 && length < AHEAD && now - thread.since <= FLOW) return thread;
      if (length === 0) free ??= thread;
    }
    return free;
  }

  private take(thread: Thread, reply: Reply): void {
    if ('isReady' in reply) {
      thread.state = 'ready';
      thread.id = reply.id;
    } else {
      const task = thread.tasks.shift();
      thread.since = Date.now();
      if ('answer' in reply) task?.done(reply.answer);
      else task?.failed('fault' in reply ? new Error(reply.fault) : problemFrom(reply));
      if (thread.state === 'retiring') this.end(thread);
      else if (thread.state === 'long') this.comeBack(thread);
    }
    this.handOut();
  }

  /** Long work has come to its end: there is another thread in the place of this one, but a few more do no harm. */
  private comeBack(thread: Thread): void {
    if (this.short < 3 * this.limits.threads && stepForward(thread)) thread.state = 'ready';
    else this.end(thread);
  }

  /** Takes a thread out, with what it works on; what it had ahead goes to others. */
  private end(thread: Thread, fault?: Error): void {
    if (!this.threads.delete(thread)) return;
    const [current, ...ahead] = thread.tasks.splice(0);
    current?.failed(fault ?? overloaded());
    void thread.worker.terminate();
    this.waiting.unshift(...ahead);
    this.fill();
    this.handOut();
  }

  private look(): void {
    const now = Date.now();
    for (const thread of this.threads) {
      if (thread.tasks.length === 0) continue;
      const age = now - thread.since;
      if (age >= this.limits.deadline + GRACE) this.end(thread, outOfTime(this.limits.deadline));
      else if (age >= LONG && thread.state === 'ready') this.setAside(thread);
      else if (age >= VERY_LONG && !thread.isStandingBack) standBack(thread);
    }
  }

  /** Lets others do what was meant for a thread that is at long work, and cuts the longest off if it is one too many. */
  private setAside(thread: Thread): void {
    const ahead = thread.tasks.splice(1);
    // What was sent to it cannot be called back.
    thread.state = ahead.length === 0 ? 'long' : 'retiring';
    this.waiting.unshift(...ahead);
    const long = [...this.threads].filter(({ state }) => state === 'long' || state === 'retiring');
    if (long.length > this.limits.long) {
      const longest = long.reduce((one, other) => (other.since < one.since ? other : one));
      this.end(longest, crowdedOut(Date.now() - longest.since));
    }
    this.fill();
    this.handOut();
  }
}

function standBack(thread: Thread): void {
  thread.isStandingBack = true;
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Whether a thread is as good as the others again; not every process may ask for that. */
function stepForward(thread: Thread): boolean {
  if (!thread.isStandingBack) return true;
  thread.isStandingBack = false;
  return setPriority(thread, constants.priority.PRIORITY_NORMAL);
}

function setPriority({ id }: Thread, priority: number): boolean {
  if (id === undefined) return true;
  try {
    os.setPriority(id, priority);
    return true;
  } catch {
    return false;
  }
}

function problemFrom({ problem }: Extract<Reply, { problem: unknown }>): ProblemError {
  return new ProblemError(problem.kind, problem.detail, problem.members);
}

function faultOf(fault: NodeJS.ErrnoException, { memory }: PoolLimits): Error {
  if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') return fault;
  const detail = `The work was cut off because it needs more than ${memory} MB of memory.`;
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'memory', value: memory } });
}

function crowdedOut(time: number): ProblemError {
  const detail = `The work was cut off after ${time} milliseconds, because too much other work takes as long.`;
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '1' });
}

function overloaded(): ProblemError {
  const detail = 'Too much work is waiting.';
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '1' });
}
