import { type AskOptions, RunningThread, type Thread, ThreadFailure, type ThreadStart } from './thread.js';

/** How a pool of threads is made. */
export interface PoolOptions extends Pick<ThreadStart, 'script' | 'data' | 'memory' | 'lastResort'> {
  readonly threads: number;
  /** How many claims may wait for a thread; any number by default. */
  readonly queue?: number;
}

/** Threads that run the same script. They start when they are needed, and one that dies is replaced. */
export interface Pool<Task, Result, Partial = never> {
  /** Runs one task in the next free thread. A task whose signal aborts before that is not run. */
  readonly run: (
    task: Task,
    options?: AskOptions<Partial> & { readonly signal?: AbortSignal },
  ) => Promise<Result>;
  /** A thread for several tasks in a row: no other task gets it until it is released. */
  readonly claim: () => Promise<Claim<Task, Result, Partial>>;
  /** Starts all threads; resolves when they are ready. */
  readonly start: () => Promise<void>;
  /** Gives all threads other data. */
  readonly update: (data: unknown) => void;
  readonly close: () => Promise<void>;
}

/** A thread that belongs to one caller. */
export interface Claim<Task, Result, Partial> extends Thread<Task, Result, Partial> {
  readonly release: () => void;
}

/** Makes a pool. */
export function createPool<Task, Result, Partial = never>(options: PoolOptions): Pool<Task, Result, Partial> {
  return new ThreadPool(options);
}

interface Waiting<Thread> {
  readonly resolve: (thread: Thread) => void;
  readonly reject: (failure: Error) => void;
}

class ThreadPool<Task, Result, Partial> implements Pool<Task, Result, Partial> {
  private readonly threads = new Set<RunningThread<Task, Result, Partial>>();
  private readonly idle: RunningThread<Task, Result, Partial>[] = [];
  private readonly queue = new Set<Waiting<RunningThread<Task, Result, Partial>>>();
  private data: unknown;
  private isClosed = false;
  /** Set once all threads are to be kept running. */
  private started: { resolve: () => void; promise: Promise<void> } | undefined;

  constructor(private readonly options: PoolOptions) {
    this.data = options.data;
  }

  run = async (
    task: Task,
    { signal, ...options }: AskOptions<Partial> & { readonly signal?: AbortSignal } = {},
  ): Promise<Result> => {
    const thread = await this.take(signal);
    try {
      return await thread.ask(task, options);
    } finally {
      this.release(thread);
    }
  };

  claim = async (): Promise<Claim<Task, Result, Partial>> => {
    const thread = await this.take();
    return {
      ask: (task, options) => thread.ask(task, options),
      release: () => this.release(thread),
    };
  };

  /** How many wait for a thread that others have; those that wait for one to start do not count. */
  private waiting(): number {
    let starting = 0;
    for (const { isReady } of this.threads) if (!isReady) starting++;
    return Math.max(0, this.queue.size - starting);
  }

  start = (): Promise<void> => {
    if (this.started === undefined) {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      this.started = { resolve, promise };
      this.fill();
    }
    return this.started.promise;
  };

  update = (data: unknown): void => {
    this.data = data;
    for (const thread of this.threads) thread.update(data);
  };

  close = async (): Promise<void> => {
    this.isClosed = true;
    const closed = new ThreadFailure('closed', 'The threads have been closed.');
    for (const { reject } of this.queue) reject(closed);
    this.queue.clear();
    await Promise.all([...this.threads].map((thread) => thread.end(closed)));
  };

  private take(signal?: AbortSignal): Promise<RunningThread<Task, Result, Partial>> {
    const { threads, queue = Number.POSITIVE_INFINITY } = this.options;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (this.isClosed) return Promise.reject(new ThreadFailure('closed', 'The threads have been closed.'));
    const free = this.idle.pop();
    if (free) return Promise.resolve(free);
    if (this.threads.size < threads) this.add();
    if (this.waiting() >= queue)
      return Promise.reject(new ThreadFailure('queue full', `${queue} tasks are waiting already.`));
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject };
      this.queue.add(waiting);
      const withdraw = () => {
        if (this.queue.delete(waiting)) reject(signal!.reason as Error);
      };
      signal?.addEventListener('abort', withdraw, { once: true });
    });
  }

  private release(thread: RunningThread<Task, Result, Partial>): void {
    if (thread.isEnded) return;
    const [next] = this.queue;
    if (next) {
      this.queue.delete(next);
      next.resolve(thread);
    } else this.idle.push(thread);
  }

  private add(): void {
    const { script, memory, lastResort } = this.options;
    const thread: RunningThread<Task, Result, Partial> = new RunningThread({
      script,
      data: this.data,
      memory,
      lastResort,
      onReady: () => {
        this.release(thread);
        if (this.threads.size >= this.options.threads && [...this.threads].every(({ isReady }) => isReady))
          this.started?.resolve();
      },
      onEnd: () => this.removed(thread),
    });
    this.threads.add(thread);
  }

  private removed(thread: RunningThread<Task, Result, Partial>): void {
    this.threads.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at !== -1) this.idle.splice(at, 1);
    if (this.isClosed) return;
    if (thread.isReady) {
      this.fill();
      return;
    }
    // A thread that cannot even start would not start the next time either.
    const failure = new ThreadFailure('crashed', 'A thread could not start.');
    for (const { reject } of this.queue) reject(failure);
    this.queue.clear();
  }

  /** Starts the threads that are missing: all when they are to be kept running, else as many as are waited for. */
  private fill(): void {
    const wanted = this.started ? this.options.threads : Math.min(this.options.threads, this.queue.size);
    while (this.threads.size < wanted) this.add();
  }
}
