import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../package-root.js';
import type { RegistryOptions } from '../../registry/index.js';
import { faultOf, type PoolLimits, problemFrom } from '../pool.js';
import { outOfTime, ProblemError } from '../problems.js';
import { STACK_MB } from '../thread.js';
import type { Message, Question, Reply, Report } from './messages.js';

/** What threads may cost; the deadline is for one answer of a thread. */
export interface ThreadLimits extends Pick<PoolLimits, 'deadline' | 'memory'> {
  /** How many streams may be worked on at once. */
  readonly streams: number;
}

/** A thread that works on one stream, until it is let go. */
export interface StreamThread {
  /** Asks something; what is known before the answer is complete is heard. */
  ask(question: Question, heard?: (partial: Report) => void): Promise<Report>;
  /** Ends what it is at, if anything, with a reason. */
  cut(reason: Error): void;
  /** Lets it go: another stream may have it, if it is fit for more. */
  release(): void;
}

/** Threads for streams, one for each. */
export interface StreamThreads {
  /** A thread for a stream; refuses when there are too many. */
  claim(): StreamThread;
  /** Lets all threads know other schemas. */
  register(options: RegistryOptions): void;
  close(): Promise<void>;
}

/** A thread that uses more than this share of its memory after a stream is not used again. */
const FIT = 0.5;

/** Threads for streams: they are started when they are needed, and kept. */
export function streamThreads(limits: ThreadLimits, registry: RegistryOptions): StreamThreads {
  const idle: Running[] = [];
  const busy = new Set<Running>();
  const ending = new Set<Promise<unknown>>();
  let known = registry;

  const end = (running: Running) => {
    const ended = running.worker.terminate();
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  };

  const letGo = (running: Running) => {
    if (!busy.delete(running)) return;
    if (running.isFit()) idle.push(running);
    else end(running);
  };

  return {
    claim() {
      if (busy.size >= limits.streams) throw tooMany(limits.streams);
      let running = idle.pop();
      while (running && !running.isFit()) running = idle.pop();
      running ??= startThread(limits, known);
      busy.add(running);
      return {
        ask: running.ask,
        cut: running.cut,
        release: () => letGo(running),
      };
    },
    register(options) {
      known = options;
      for (const { worker } of [...idle, ...busy])
        worker.postMessage({ registry: options } satisfies Message);
    },
    async close() {
      for (const running of [...idle.splice(0), ...busy]) end(running);
      await Promise.all(ending);
    },
  };
}

interface Running extends Pick<StreamThread, 'ask' | 'cut'> {
  readonly worker: Worker;
  readonly isFit: () => boolean;
}

interface Waiting {
  readonly heard: (partial: Report) => void;
  readonly done: (report: Report) => void;
  readonly failed: (reason: Error) => void;
}

function startThread(limits: ThreadLimits, registry: RegistryOptions): Running {
  const worker = new Worker(join(packageRoot, 'dist', 'http', 'rows', 'worker.js'), {
    workerData: registry,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, stackSizeMb: STACK_MB },
  });
  worker.unref();
  const waiting: Waiting[] = [];
  let isReady = false;
  let heap = 0;
  let ended: Error | undefined;
  let deadline: NodeJS.Timeout | undefined;

  function fail(reason: Error): void {
    ended ??= reason;
    clearTimeout(deadline);
    for (const { failed } of waiting.splice(0)) failed(reason);
    void worker.terminate();
  }

  /** The time of an answer begins with the last thing that was heard. */
  function watch(): void {
    clearTimeout(deadline);
    if (isReady && waiting.length > 0)
      deadline = setTimeout(() => fail(outOfTime(limits.deadline)), limits.deadline);
  }

  function hear(reply: Reply): void {
    if (reply === 'ready') isReady = true;
    else if ('report' in reply) {
      heap = reply.report.heap;
      if (reply.report.isPartial) waiting[0]?.heard(reply.report);
      else waiting.shift()?.done(reply.report);
    } else waiting.shift()?.failed('fault' in reply ? new Error(reply.fault) : problemFrom(reply));
    watch();
  }

  worker.on('message', hear);
  worker.on('error', (fault: NodeJS.ErrnoException) => fail(faultOf(fault, limits)));
  worker.on('exit', () => fail(new Error('A thread ended by itself.')));

  return {
    worker,
    ask: (question, heard = () => {}) =>
      new Promise((done, failed) => {
        if (ended) return failed(ended);
        waiting.push({ heard, done, failed });
        worker.postMessage(question satisfies Message, 'bytes' in question ? [question.bytes.buffer] : []);
        if (waiting.length === 1) watch();
      }),
    cut(reason) {
      if (waiting.length > 0) fail(reason);
    },
    isFit: () => !ended && waiting.length === 0 && heap < FIT * limits.memory * 2 ** 20,
  };
}

function tooMany(streams: number): ProblemError {
  const detail = `${streams} streams are being worked on already, and more are not taken.`;
  return new ProblemError('unavailable', detail, {}, { 'retry-after': '5' });
}
