import { inOrder } from '../../../base/threads/index.js';
import type { Reservation } from '../byte-budget.js';
import { PIECE } from './source.js';
import type { StreamThread } from './stream-thread.js';

/** How many pieces of a stream are with its thread: one that it works on, and the next. */
const AHEAD = 2;

/** How the tasks of a stream are worked on. */
export interface TurnOptions<Of, Answer> {
  readonly thread: StreamThread<Of, Answer>;
  /** Whether the first task, which needs no data, is worth a place of its own while there are free ones. */
  readonly startsEarly: boolean;
  readonly signal: AbortSignal;
  /** What the stream holds until its first task is done. */
  readonly held: Reservation;
}

/**
 * Works on the tasks of a stream and hands their results on in order. A stream gets a turn when its first block of data
 * has come; one that has come as a whole is done in a single turn.
 */
export async function workInTurns<Of, Answer>(
  tasks: AsyncGenerator<Of, void>,
  { thread, startsEarly, signal, held }: TurnOptions<Of, Answer>,
  consume: (answer: Answer) => void | Promise<void>,
): Promise<void> {
  const first = (await tasks.next()).value as Of;
  const sizeOf = (task: Of) => {
    const size = thread.sizeOf(task);
    held.add(size);
    return size;
  };
  const early = startsEarly ? [thread.beginEarly(first)] : [];
  const { head, isWhole, hasBegun, rest } = await headOf(
    tasks,
    sizeOf,
    startsEarly ? thread.begun : undefined,
  );
  signal.throwIfAborted();
  const isDoneAtOnce = isWhole && !hasBegun;
  // The first task is not waited for any more: it is done again with the others.
  if (isDoneAtOnce) thread.close();
  const asked = isDoneAtOnce
    ? thread.askAll([first, ...head])
    : [...early, ...thread.ask(startsEarly ? head : [first, ...head])];
  async function* begun() {
    for (const each of asked) yield () => each;
    for await (const task of rest) yield () => thread.ask([task])[0]!;
  }
  await inOrder(begun(), AHEAD, (answer) => {
    held.release();
    return consume(answer);
  });
}

/** The beginning of a stream. */
interface Head<Item> {
  readonly head: readonly Item[];
  /** Nothing follows. */
  readonly isWhole: boolean;
  /** It was called for before there was enough of it. */
  readonly hasBegun: boolean;
  /** What follows; throws what ended the stream too early. */
  readonly rest: AsyncGenerator<Item, void>;
}

/** Collects what comes first: a block, or all if that is less, or what there is when it is called for. */
async function headOf<Item>(
  items: AsyncGenerator<Item, void>,
  sizeOf: (item: Item) => number,
  calledFor: Promise<void> = new Promise(() => {}),
): Promise<Head<Item>> {
  const head: Item[] = [];
  let size = 0;
  let hasBegun = false;
  const called = calledFor.then(() => {
    hasBegun = true;
  });
  let next = nextOf(items);
  async function* rest() {
    for (let known = await next; ; known = await nextOf(items)) {
      if ('failure' in known) throw known.failure;
      if (known.done) return;
      yield known.value;
    }
  }
  for (;;) {
    const found = await Promise.race([next, called]);
    if (hasBegun || !found) return { head, isWhole: false, hasBegun: true, rest: rest() };
    if ('failure' in found || found.done) return { head, isWhole: true, hasBegun, rest: rest() };
    head.push(found.value);
    size += sizeOf(found.value);
    next = nextOf(items);
    if (size >= PIECE) return { head, isWhole: false, hasBegun, rest: rest() };
  }
}

/** The next item, or why there is none. */
function nextOf<Item>(items: AsyncGenerator<Item, void>) {
  return items.next().catch((failure: unknown) => ({ failure }));
}
