import type { DataProgress, Message, QuestionName, Questions, Reply } from '../protocol.js';
import { words } from './words.js';

/** A question whose answer is on its way. */
export interface Pending<Answer> extends Promise<Answer> {
  /** Says that the answer is no longer wanted; it never comes then. */
  readonly cancel: () => void;
}

/** Why there is no answer, in a sentence for the person. */
export class Unanswered extends Error {}

/** The worker stopped, and knows nothing any more. */
export class WorkerLost extends Unanswered {}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (fault: Error) => void;
  readonly progress: ((progress: DataProgress) => void) | undefined;
}

/** A worker that questions go to; it is started with the first one. `onLost` is told when it has stopped. */
function connection(onLost: () => void = () => {}) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<Reply>) => take(data);
    started.onerror = (event) => {
      event.preventDefault();
      if (worker !== started) return;
      // The next question starts another one.
      worker = undefined;
      started.terminate();
      const lost = [...waiting.values()];
      waiting.clear();
      onLost();
      for (const each of lost) each.reject(new WorkerLost(words.peek().messages.internal));
    };
    return started;
  }

  function take(reply: Reply): void {
    const asked = waiting.get(reply.id);
    if (asked === undefined) return;
    if ('progress' in reply) {
      asked.progress?.(reply.progress);
      return;
    }
    waiting.delete(reply.id);
    if ('fault' in reply) asked.reject(new Unanswered(reply.fault));
    else asked.resolve(reply.answer as never);
  }

  return <Name extends QuestionName>(
    name: Name,
    ask: Questions[Name]['ask'],
    progress?: (progress: DataProgress) => void,
  ): Pending<Questions[Name]['answer']> => {
    worker ??= start();
    const to = worker;
    last++;
    const id = last;
    const answer = new Promise<Questions[Name]['answer']>((resolve, reject) => {
      // What cannot be sent throws here, and so is an answer that fails.
      to.postMessage({ id, name, ask } satisfies Message<Name>);
      waiting.set(id, { resolve: resolve as (answer: never) => void, reject, progress });
    });
    const cancel = () => {
      if (waiting.delete(id)) to.postMessage({ id, name: 'cancel' } satisfies Message);
    };
    return Object.assign(answer, { cancel });
  };
}

/** What is done when the worker that reads the text has stopped. */
export const readerLost: { run: () => void } = { run: () => {} };

/** Asks the worker that reads the text. */
export const ask = connection(() => readerLost.run());

/** Asks the worker for what may take long: data, exports, inferring. */
export const askSlow = connection();

// Put in at build time, see scripts/studio-build.mjs: the code of the worker where the page is a single file.
declare const WORKER_TEXT: string | undefined;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

// TypeScript knows no Trusted Types yet: what a policy returns is passed on to `Worker` as it is.
declare const trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined;

let source: { readonly address: string; readonly policy: ScriptPolicy } | undefined;

/** Starts a worker of the studio. All workers have the same code. */
function startWorker(): Worker {
  source ??= sourceOf();
  // Browsers load no modules from a blob that a page on a disk has made.
  const type = WORKER_TEXT === undefined ? 'module' : 'classic';
  return new Worker(source.policy.createScriptURL(source.address), { type });
}

function sourceOf(): { readonly address: string; readonly policy: ScriptPolicy } {
  const address =
    WORKER_TEXT === undefined
      ? new URL('worker.js', import.meta.url).href
      : URL.createObjectURL(new Blob([WORKER_TEXT], { type: 'text/javascript' }));
  const rules: ScriptPolicy = {
    createScriptURL(asked) {
      if (asked !== address) throw new TypeError('Only the worker of the studio may be loaded.');
      return asked;
    },
  };
  const hasTrustedTypes = typeof trustedTypes !== 'undefined';
  return { address, policy: hasTrustedTypes ? trustedTypes.createPolicy('studio', rules) : rules };
}
