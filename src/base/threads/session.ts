import type { AskOptions, RunningThread } from './thread.js';

/** A task, and the memory that moves to the thread instead of being copied. */
export interface SessionTask<Task> extends Pick<AskOptions<never>, 'transfer'> {
  readonly task: Task;
}

/**
 * What a session needs of a thread. `later` waits until nobody else does, and does not count as waiting; `place` keeps
 * state in a thread until the session is closed; `turn` is done after one turn.
 */
export type SessionNeed = 'later' | 'place' | 'turn';

/** Tasks of one caller that use the same state. */
export interface Session<Task, Result> {
  readonly id: number;
  readonly needs: (need: SessionNeed) => void;
  /** Asks for tasks one after the other, in one turn; there is one promise for each. */
  readonly ask: (tasks: readonly SessionTask<Task>[]) => readonly Promise<Result>[];
  readonly hasPlace: () => boolean;
  /** Resolves when its first turn begins. */
  readonly begun: Promise<void>;
  /** Whether its first turn has only to wait until a thread is started or free, and not until there is a place. */
  readonly isNext: () => boolean;
  /** Leaves its place, and lets the thread do one last task without a result. Tasks that still wait are rejected. */
  readonly close: (last: Task) => void;
}

/** A task that has not been sent to its thread yet. */
interface WaitingTask<Task, Result> extends SessionTask<Task> {
  readonly resolve: (result: Result) => void;
  readonly reject: (failure: Error) => void;
}

/** A thread, the sessions that have a place in it, and the one whose turn it is. */
export class Desk<Task, Result> {
  readonly sessions = new Set<WaitingSession<Task, Result>>();
  current: WaitingSession<Task, Result> | undefined;
  /** When that turn began. */
  since = 0;
  unanswered = 0;

  constructor(readonly thread: RunningThread<Task, Result, never>) {}

  get isFree(): boolean {
    return this.thread.isReady && this.current === undefined;
  }
}

/** What a session needs of the pool that it belongs to. */
export interface Turns<Task, Result> {
  /** Tasks of a session wait for its turn. */
  await(session: WaitingSession<Task, Result>): void;
  leave(session: WaitingSession<Task, Result>, last: Task): void;
  /** Whether there is a place for a session. */
  hasPlaceFor(session: WaitingSession<Task, Result>): boolean;
}

/** A session as its pool sees it. */
export class WaitingSession<Task, Result> implements Session<Task, Result> {
  need: SessionNeed = 'place';
  readonly waiting: WaitingTask<Task, Result>[] = [];
  /** Where its state is. */
  desk: Desk<Task, Result> | undefined;
  failure: Error | undefined;
  private hasBegun = false;
  begin = () => {};
  readonly begun = new Promise<void>((resolve) => {
    this.begin = () => {
      this.hasBegun = true;
      resolve();
    };
  });

  constructor(
    readonly id: number,
    readonly client: string,
    private readonly turns: Turns<Task, Result>,
    private readonly onLost: (failure: Error) => void,
  ) {}

  needs = (need: SessionNeed): void => {
    this.need = need;
  };

  ask = (tasks: readonly SessionTask<Task>[]): readonly Promise<Result>[] => {
    const asked = tasks.map(
      (each) =>
        new Promise<Result>((resolve, reject) => {
          if (this.failure) reject(this.failure);
          else this.waiting.push({ ...each, resolve, reject });
        }),
    );
    // They are awaited one after the other; until then a rejection must not count as unhandled.
    for (const each of asked) each.catch(() => undefined);
    if (this.waiting.length > 0) this.turns.await(this);
    return asked;
  };

  hasPlace = (): boolean => this.desk !== undefined;

  isNext = (): boolean => !this.hasBegun && this.waiting.length > 0 && this.turns.hasPlaceFor(this);

  close = (last: Task): void => this.turns.leave(this, last);

  /** Rejects all that it waits for, and whatever it asks from now on. */
  fail(failure: Error): void {
    this.failure ??= failure;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }

  /** Its state is gone: the caller hears of it at once, also if it waits for nothing. */
  lose(failure: Error): void {
    this.fail(failure);
    this.onLost(failure);
  }
}
