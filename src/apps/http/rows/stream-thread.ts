import { type Session, type SharedPool, ThreadFailure } from '../../../base/threads/index.js';
import { problemFor } from '../problems.js';
import { faultFrom } from '../service-threads.js';
import type { Result, Task } from '../worker.js';
import type { FilesTask } from './files-worker.js';
import type { Report, StreamTask } from './stream-worker.js';

/** What works on the tasks of one stream, in a thread that others use in turn. */
export interface StreamThread<Of, Answer> {
  /** Asks for the first task as soon as there is a place that nobody else waits for. */
  readonly beginEarly: (task: Of) => Promise<Answer>;
  /** Resolves when its first task is worked on. */
  readonly begun: Promise<void>;
  /** Asks for tasks that others follow; the bytes in them are moved to the thread. */
  readonly ask: (tasks: readonly Of[]) => readonly Promise<Answer>[];
  /** Asks for all tasks of a stream at once. Nothing stays in the thread, so that they can be done again if it is lost. */
  readonly askAll: (tasks: readonly Of[]) => readonly Promise<Answer>[];
  /** The bytes of data in a task. */
  readonly sizeOf: (task: Of) => number;
  readonly hasPlace: () => boolean;
  /** Whether its first task is not done because of the threads, and not because others have all places. */
  readonly isDelayed: () => boolean;
  readonly close: () => void;
}

/** How tasks of a kind go to a thread, and what comes back. */
export interface Carrier<Of, Answer> {
  readonly packed: (stream: number, task: Of) => Task;
  readonly unpacked: (result: Result) => Answer;
  /** The data in a task. */
  readonly bytesIn: (task: Of) => Uint8Array<ArrayBuffer> | undefined;
}

/** Tasks on rows. */
export const rowCarrier: Carrier<StreamTask, Report> = {
  packed: (stream, rows) => ({ stream, rows }),
  unpacked: (result) => (result as Extract<Result, { report: unknown }>).report,
  bytesIn: (task) => ('bytes' in task ? task.bytes : undefined),
};

/** Tasks on files; the answer comes with the last. */
export const fileCarrier: Carrier<FilesTask, string> = {
  packed: (stream, files) => ({ stream, files }),
  unpacked: (result) => (result as Extract<Result, { answer: unknown }>).answer,
  bytesIn: (task) => ('piece' in task ? task.piece : undefined),
};

/** A thread for a stream of a client; `onLost` gets the problem when its state is gone. */
export function streamThread<Of, Answer>(
  pool: SharedPool<Task, Result>,
  client: string,
  { packed, unpacked, bytesIn }: Carrier<Of, Answer>,
  onLost: (problem: Error) => void,
): StreamThread<Of, Answer> {
  const session = pool.open(client, (failure) => onLost(problemFor(failure) as Error));
  let hasAnswered = false;
  const taskIn = ({ id }: Session<Task, Result>, task: Of) => ({ task: packed(id, task) });
  const moved = (task: Of) => {
    const bytes = bytesIn(task);
    return { ...taskIn(session, task), ...(bytes ? { transfer: [bytes.buffer] } : {}) };
  };
  const answerIn = async (asked: Promise<Result>): Promise<Answer> => {
    const result = await asked.catch((fault: unknown) => {
      throw problemFor(fault);
    });
    hasAnswered = true;
    if ('problem' in result || 'needs' in result) throw faultFrom(result);
    return unpacked(result);
  };
  const answersIn = (asked: readonly Promise<Result>[]) => asked.map((each) => handled(answerIn(each)));
  const sessions = [session];

  function askOnce(tasks: readonly Of[]): readonly Promise<Result>[] {
    const whole = pool.open(client, () => undefined);
    whole.needs('turn');
    sessions.push(whole);
    return whole
      .ask([...tasks.map((task) => taskIn(whole, task)), { task: { drop: whole.id } }])
      .slice(0, -1);
  }

  return {
    begun: session.begun,
    beginEarly(task) {
      session.needs('later');
      return answersIn(session.ask([moved(task)]))[0]!;
    },
    ask(tasks) {
      session.needs('place');
      return answersIn(session.ask(tasks.map(moved)));
    },
    askAll(tasks) {
      const asked = askOnce(tasks);
      let again: readonly Promise<Result>[] | undefined;
      const secured = asked.map((each, index) =>
        handled(
          each.catch((fault: unknown) => {
            if (!(fault instanceof ThreadFailure) || fault.reason !== 'lost') throw fault;
            again ??= askOnce(tasks);
            return again[index]!;
          }),
        ),
      );
      return answersIn(secured);
    },
    sizeOf: (task) => bytesIn(task)?.length ?? 0,
    hasPlace: session.hasPlace,
    isDelayed: () => session.isNext() || (session.hasPlace() && !hasAnswered),
    close() {
      for (const each of sessions) each.close({ drop: each.id });
    },
  };
}

/** A promise that is awaited later: until then a rejection must not count as unhandled. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
