import { type Transferable, Worker } from 'node:worker_threads';

/** What goes to a thread: a task, or other data for the tasks that follow. */
export type ToThread<Task> = { readonly task: Task } | { readonly data: unknown };

/** What comes back: that the thread is ready, and for each task, in order, partial results and one result. */
export type FromThread<Result, Partial> =
  | { readonly ready: true }
  | { readonly partial: Partial }
  | { readonly result: Result }
  | { readonly fault: string };

/** Why a thread could not finish a task. */
export class ThreadFailure extends Error {
  constructor(
    /** `lost` is work whose thread ended because of other work. */
    readonly reason: 'queue full' | 'closed' | 'out of memory' | 'out of time' | 'crashed' | 'lost',
    message: string,
  ) {
    super(message);
  }
}

/** What a task may carry beside itself. */
export interface AskOptions<Partial> {
  /** Memory that moves to the thread instead of being copied. */
  readonly transfer?: readonly Transferable[];
  /** Receives what the thread reports before the result. */
  readonly onPartial?: (partial: Partial) => void;
}

/** A thread that answers tasks in their order. */
export interface Thread<Task, Result, Partial = never> {
  readonly ask: (task: Task, options?: AskOptions<Partial>) => Promise<Result>;
}

/** What a thread is started with. */
export interface ThreadStart {
  readonly script: string;
  readonly data: unknown;
  /** Megabytes of heap that it may use. */
  readonly memory?: number | undefined;
  /** Milliseconds after which a task is ended. It guards against internal errors only: work is limited by its budget. */
  readonly lastResort?: number | undefined;
  readonly onReady: () => void;
  readonly onEnd: (failure: Error) => void;
}

/** Deeply nested documents need more than the 1 MB that Node gives a thread. */
const STACK_MB = 4;

/** What a thread has beside its limit for objects that live long: the memory of a service is the sum over its threads. */
const YOUNG_GENERATION_MB = 48;

interface Pending {
  readonly onPartial: ((partial: never) => void) | undefined;
  readonly resolve: (result: never) => void;
  readonly reject: (failure: Error) => void;
}

/** A worker thread with the tasks that it has not answered yet. */
export class RunningThread<Task, Result, Partial> implements Thread<Task, Result, Partial> {
  isReady = false;
  isEnded = false;
  private readonly worker: Worker;
  private readonly pending: Pending[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly start: ThreadStart) {
    const { script, data, memory } = start;
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: {
        stackSizeMb: STACK_MB,
        ...(memory === undefined
          ? {}
          : { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }),
      },
    });
    this.worker.on('message', (message: FromThread<Result, Partial>) => this.receive(message));
    this.worker.on('error', (fault: NodeJS.ErrnoException) => this.fail(failureFor(fault, memory)));
    this.worker.on('exit', () => this.fail(new ThreadFailure('crashed', 'A thread ended unexpectedly.')));
  }

  ask(task: Task, { transfer = [], onPartial }: AskOptions<Partial> = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(new ThreadFailure('crashed', 'The thread has ended.'));
      this.pending.push({ onPartial, resolve, reject });
      this.worker.postMessage({ task } satisfies ToThread<Task>, [...transfer]);
      // A process with nothing else to do must wait for the answer.
      this.worker.ref();
      if (this.pending.length === 1) this.watch();
    });
  }

  /** Gives the thread other data; it takes effect for the tasks that follow. */
  update(data: unknown): void {
    this.worker.postMessage({ data } satisfies ToThread<Task>);
  }

  async end(failure: ThreadFailure): Promise<void> {
    this.fail(failure);
    await this.worker.terminate();
  }

  /** Lets the process exit while the thread is idle. */
  unref(): void {
    this.worker.unref();
  }

  private receive(message: FromThread<Result, Partial>): void {
    // A message that was on its way must not let the process exit before the thread has ended.
    if (this.isEnded) return;
    if ('ready' in message) {
      this.isReady = true;
      if (this.pending.length === 0) this.worker.unref();
      this.start.onReady();
      this.watch();
      return;
    }
    if ('partial' in message) {
      this.pending[0]?.onPartial?.(message.partial as never);
      return;
    }
    const answered = this.pending.shift();
    if (this.pending.length === 0) this.worker.unref();
    this.watch();
    if ('result' in message) answered?.resolve(message.result as never);
    else answered?.reject(new Error(message.fault));
  }

  private watch(): void {
    clearTimeout(this.timer);
    const { lastResort } = this.start;
    if (lastResort === undefined || !this.isReady || this.pending.length === 0) return;
    this.timer = setTimeout(() => {
      void this.end(
        new ThreadFailure('out of time', `The work was stopped after ${lastResort / 1000} seconds.`),
      );
    }, lastResort);
  }

  private fail(failure: Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.timer);
    for (const { reject } of this.pending.splice(0)) reject(failure);
    void this.worker.terminate();
    this.start.onEnd(failure);
  }
}

function failureFor(fault: NodeJS.ErrnoException, memory: number | undefined): Error {
  if (fault.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ThreadFailure('out of memory', `The work needs more than ${memory} MB of memory.`);
  return new ThreadFailure('crashed', fault.message);
}
