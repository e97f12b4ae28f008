import type { DataProgress, Message, QuestionName, Questions, Reply } from '../protocol.js';
import { startWorker } from './start-worker.js';

/** A question whose answer is on its way. */
export interface Pending<Answer> extends Promise<Answer> {
  /** Says that the answer is no longer wanted; it never comes then. */
  readonly cancel: () => void;
}

/** Why there is no answer, in a sentence for the person. */
export class Unanswered extends Error {}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (fault: Error) => void;
  readonly progress: ((progress: DataProgress) => void) | undefined;
}

/** A worker that questions go to; it is started with the first one. */
function connection() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<Reply>) => take(data);
    started.onerror = ({ message }) => {
      // The next question starts another one.
      worker = undefined;
      started.terminate();
      for (const each of waiting.values()) each.reject(new Unanswered(message));
      waiting.clear();
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
      waiting.set(id, { resolve: resolve as (answer: never) => void, reject, progress });
    });
    to.postMessage({ id, name, ask } satisfies Message<Name>);
    const cancel = () => {
      if (waiting.delete(id)) to.postMessage({ id, name: 'cancel' } satisfies Message);
    };
    return Object.assign(answer, { cancel });
  };
}

/** Asks the worker that reads the text. */
export const ask = connection();

/** Asks the worker for what may take long: data, exports, inferring. */
export const askSlow = connection();
