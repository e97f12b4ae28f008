import type { RegistryOptions } from '../registry/index.js';
import { type Call, looksLarge, type Performed } from './perform.js';
import { outOfTime, ProblemError } from './problems.js';
import {
  type Message,
  type Reply,
  standBack,
  startThread,
  stepForward,
  type Task,
  type Thread,
} from './thread.js';

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

/** How often it is looked whether a thread has been at one piece of work for too long. */
const WATCH_INTERVAL = 10;

/**
 * A thread that is in the flow gets this many pieces of work ahead, which spares it from going to sleep between them. While
 * long work is about, nobody does: it could have to wait behind it.
 */
const AHEAD = 4;

/** One that has been at a piece of work for longer than this is not in the flow. */
const FLOW = 5;

/** What a client waits for, at most, in deadlines: work that had to wait for long is given less time, but never less than this. */
const PATIENCE = 1.5;
const LEAST = 0.3;

/** One that has had nothing to do for longer than this has leisure. */
const IDLE = 50;

/** Most work ends by itself when its time is over; what does not is cut off after so many milliseconds more. */
const GRACE = 100;

/** Work that has gone on for longer than this is long: another thread takes the place of the one that does it. */
const LONG = 30;

/** After this it stands back behind all other threads, so that these need not share their cores with it. */
const VERY_LONG = 100;

/**
 * A pool of threads; one that is cut off is replaced. Nobody knows beforehand which work is long: what turns out to be
 * goes on beside the threads for short work, and some of these are kept free for what looks small.
 */
export function createPool(limits: PoolLimits, registry: RegistryOptions): Pool {
  return new ThreadPool(limits, registry);
}

class ThreadPool implements Pool {
  private readonly threads = new Set<Thread>();
  private readonly waiting = { small: [] as Task[], large: [] as Task[] };
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
    const { small, large } = this.waiting;
    if (this.isClosed || small.length + large.length >= this.limits.queue)
      return Promise.reject(overloaded());
    const size = looksLarge(call.body ?? '') ? 'large' : 'small';
    return new Promise((done, failed) => {
      this.waiting[size].push({ operation, call, size, since: Date.now(), deadline: 0, done, failed });
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
    const { small, large } = this.waiting;
    for (const task of [...small.splice(0), ...large.splice(0)]) task.failed(overloaded());
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private count(...states: readonly Thread['state'][]): number {
    let count = 0;
    for (const { state } of this.threads) if (states.includes(state)) count++;
    return count;
  }

  /** The threads that are there for work that is not known to be long. */
  private get short(): number {
    return this.count('starting', 'ready');
  }

  private get long(): number {
    return this.count('long', 'retiring');
  }

  /**
   * Starts threads: more than work at once, since it takes a while until one is ready that takes the place of another;
   * but only a few at a time, or none of them would be ready soon.
   */
  private fill(): void {
    const { threads } = this.limits;
    const wanted = Math.min(2 * threads + Math.max(0, this.long - threads), 4 * threads);
    while (!this.isClosed && this.short < wanted && this.count('starting') < threads) this.start();
  }

  private start(): void {
    const thread = startThread({ registry: this.known }, this.limits.memory);
    this.threads.add(thread);
    thread.worker.on('message', (reply: Reply) => this.take(thread, reply));
    thread.worker.on('error', (fault) => this.end(thread, faultOf(fault, this.limits)));
    thread.worker.on('exit', () => this.end(thread, new Error('A thread ended by itself.')));
  }

  private handOut(): void {
    for (const size of ['small', 'large'] as const) {
      const waiting = this.waiting[size];
      for (let free = this.freeThread(size); free && waiting.length > 0; free = this.freeThread(size)) {
        const task = waiting.shift()!;
        const { operation, call } = task;
        const now = Date.now();
        if (free.tasks.length === 0) free.since = now;
        task.deadline = this.timeFor(now - task.since);
        free.tasks.push(task);
        free.worker.postMessage({ operation, call, deadline: task.deadline } satisfies Message);
      }
    }
  }

  /** Milliseconds for a piece of work that has waited for some. */
  private timeFor(waited: number): number {
    const { deadline } = this.limits;
    return Math.round(Math.max(LEAST * deadline, Math.min(deadline, PATIENCE * deadline - waited)));
  }

  /** A thread for one more piece of work; for large work only as long as there are others for small work. */
  private freeThread(size: Task['size']): Thread | undefined {
    const now = Date.now();
    const isCalm = this.long === 0;
    const most = isCalm ? AHEAD : 1;
    const idle: Thread[] = [];
    let busy = 0;
    for (const thread of this.threads) {
      if (thread.state !== 'ready') continue;
      const { length } = thread.tasks;
      if (length > 0 && length < most && now - thread.since <= FLOW) return thread;
      if (length === 0) idle.push(thread);
      else busy++;
    }
    // As long as all work is short, more threads than cores would only make each other wait.
    if (isCalm && busy >= this.limits.threads) return undefined;
    // Large work may take its thread along for good: it gets one that is no great loss.
    if (size === 'small') return idle.find(({ isWarm }) => isWarm) ?? idle[0];
    if (idle.length <= this.limits.threads) return undefined;
    return idle.find(({ isWarm }) => !isWarm) ?? idle[0];
  }

  /** Lets others do what was meant for a thread. */
  private giveBack(tasks: readonly Task[]): void {
    for (const task of tasks.toReversed()) this.waiting[task.size].unshift(task);
  }

  private take(thread: Thread, reply: Reply): void {
    if ('isReady' in reply) {
      thread.state = 'ready';
      thread.id = reply.id;
      thread.since = Date.now();
      this.fill();
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

  /** Long work has come to its end: another thread may have taken the place of this one, but a few more do no harm. */
  private comeBack(thread: Thread): void {
    if (this.count('ready') < 3 * this.limits.threads && stepForward(thread)) thread.state = 'ready';
    else this.end(thread);
  }

  /** Takes a thread out, with what it works on; what it had ahead goes to others. */
  private end(thread: Thread, fault?: Error): void {
    if (!this.threads.delete(thread)) return;
    const [current, ...ahead] = thread.tasks.splice(0);
    current?.failed(fault ?? overloaded());
    void thread.worker.terminate();
    this.giveBack(ahead);
    this.fill();
    this.handOut();
  }

  private look(): void {
    const now = Date.now();
    for (const thread of this.threads) {
      const age = now - thread.since;
      const [task] = thread.tasks;
      if (task === undefined) {
        if (thread.state === 'ready' && age >= IDLE) this.useLeisure(thread);
        continue;
      }
      if (age >= task.deadline + GRACE) this.end(thread, outOfTime(task.deadline));
      else if (age >= LONG && thread.state === 'ready') this.setAside(thread);
      else if (!thread.isStandingBack && age >= VERY_LONG) standBack(thread);
    }
  }

  /** Lets a thread go that was only needed while there was much long work, or get used to what it will have to do. */
  private useLeisure(thread: Thread): void {
    const { threads } = this.limits;
    if (this.long === 0 && this.short > 3 * threads) this.end(thread);
    else if (!thread.isWarm && this.hasOtherIdle(thread)) {
      thread.isWarm = true;
      thread.state = 'starting';
      thread.worker.postMessage({ warmUp: true } satisfies Message);
    }
  }

  private hasOtherIdle(thread: Thread): boolean {
    for (const other of this.threads) {
      if (other !== thread && other.state === 'ready' && other.tasks.length === 0) return true;
    }
    return false;
  }

  /** Lets others do what was meant for a thread that is at long work, and cuts the longest off if it is one too many. */
  private setAside(thread: Thread): void {
    const ahead = thread.tasks.splice(1);
    // What was sent to it cannot be called back.
    thread.state = ahead.length === 0 ? 'long' : 'retiring';
    this.giveBack(ahead);
    const long = [...this.threads].filter(({ state }) => state === 'long' || state === 'retiring');
    if (long.length > this.limits.long) {
      const longest = long.reduce((one, other) => (other.since < one.since ? other : one));
      this.end(longest, crowdedOut(Date.now() - longest.since));
    }
    this.fill();
    this.handOut();
  }
}

/** A problem that came from a thread. */
export function problemFrom({ problem }: Extract<Reply, { problem: unknown }>): ProblemError {
  return new ProblemError(problem.kind, problem.detail, problem.members);
}

/** Why a thread ended: it may have used up its memory. */
export function faultOf(
  fault: Error & { readonly code?: string | undefined },
  { memory }: Pick<PoolLimits, 'memory'>,
): Error {
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
