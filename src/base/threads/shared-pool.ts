import { Desk, type Session, type Turns, WaitingSession } from './session.js';
import { RunningThread, ThreadFailure, type ThreadStart } from './thread.js';
import { lastOfLargestShare, WaitingLine } from './waiting-line.js';

/** How threads are shared. */
export interface SharedPoolOptions extends Pick<ThreadStart, 'script' | 'data' | 'memory' | 'lastResort'> {
  readonly threads: number;
  /** How many sessions may keep their state in one thread. */
  readonly placesPerThread: number;
  /** How many sessions may wait for their first turn. */
  readonly queue: number;
}

/**
 * Threads that sessions share. A session keeps its state in one thread, but occupies it only while its tasks are worked
 * on: an idle session costs memory, and no time of others. The next turn is that of the client that has had the least time.
 */
export interface SharedPool<Task, Result> {
  /** Opens a session for a client; `onLost` is called when the thread that has its state ends. */
  readonly open: (client: string, onLost: (failure: Error) => void) => Session<Task, Result>;
  /** Whether a session waits because others have all places. */
  readonly isFull: () => boolean;
  /** Gives all threads other data. */
  readonly update: (data: unknown) => void;
  readonly close: () => Promise<void>;
}

/** Makes threads that are shared; they start when they are needed, and one that dies is replaced. */
export function createSharedPool<Task, Result>(options: SharedPoolOptions): SharedPool<Task, Result> {
  return new SharedThreads(options);
}

const closed = () => new ThreadFailure('closed', 'The threads have been closed.');

class SharedThreads<Task, Result> implements SharedPool<Task, Result>, Turns<Task, Result> {
  private readonly desks = new Set<Desk<Task, Result>>();
  private readonly line = new WaitingLine<WaitingSession<Task, Result>>();
  private readonly placesByClient = new Map<string, number>();
  private readonly places: number;
  private data: unknown;
  private lastId = 0;
  private isClosed = false;

  constructor(private readonly options: SharedPoolOptions) {
    this.data = options.data;
    this.places = options.threads * options.placesPerThread;
  }

  open = (client: string, onLost: (failure: Error) => void): Session<Task, Result> => {
    const session = new WaitingSession<Task, Result>(++this.lastId, client, this, onLost);
    if (this.isClosed) session.fail(closed());
    return session;
  };

  isFull = (): boolean =>
    this.freePlaces() <= 0 &&
    this.line.find((each) => !each.desk && each.need === 'place' && this.mayTakePlace(each)) !== undefined;

  update = (data: unknown): void => {
    this.data = data;
    for (const { thread } of this.desks) thread.update(data);
  };

  close = async (): Promise<void> => {
    this.isClosed = true;
    for (const session of this.line.all()) session.fail(closed());
    this.line.clear();
    await Promise.all([...this.desks].map(({ thread }) => thread.end(closed())));
  };

  await(session: WaitingSession<Task, Result>): void {
    const desk = [...this.desks].find(({ current }) => current === session);
    if (desk === undefined) {
      this.line.add(session);
      this.dispatch();
      this.shed();
    } else if (this.line.isEmpty) this.send(desk, session);
  }

  leave(session: WaitingSession<Task, Result>, last: Task): void {
    const { desk } = session;
    session.fail(new ThreadFailure('closed', 'The session has been closed.'));
    this.line.remove(session);
    this.vacate(session);
    if (desk && !desk.thread.isEnded) desk.thread.ask(last).catch(() => undefined);
    this.dispatch();
  }

  hasPlaceFor(session: WaitingSession<Task, Result>): boolean {
    return this.freePlaces() > 0 && this.mayTakePlace(session);
  }

  private freePlaces(): number {
    let taken = 0;
    for (const count of this.placesByClient.values()) taken += count;
    return this.places - taken;
  }

  /** One client never has more than half of the places. */
  private mayTakePlace({ client }: WaitingSession<Task, Result>): boolean {
    return (this.placesByClient.get(client) ?? 0) < Math.ceil(this.places / 2);
  }

  private occupy(session: WaitingSession<Task, Result>, desk: Desk<Task, Result>): void {
    session.desk = desk;
    desk.sessions.add(session);
    this.placesByClient.set(session.client, (this.placesByClient.get(session.client) ?? 0) + 1);
  }

  private vacate(session: WaitingSession<Task, Result>): void {
    if (session.desk === undefined) return;
    session.desk.sessions.delete(session);
    session.desk = undefined;
    const left = this.placesByClient.get(session.client)! - 1;
    if (left > 0) this.placesByClient.set(session.client, left);
    else this.placesByClient.delete(session.client);
  }

  /** When more wait than may, the client with most of them loses its last one. */
  private shed(): void {
    const waiting = this.line.all().filter(({ desk, need }) => !desk && need !== 'later');
    // Those who wait for a thread to start do not wait for others.
    const starting = [...this.desks].filter(({ thread }) => !thread.isReady).length;
    if (waiting.length - starting <= this.options.queue) return;
    const last = lastOfLargestShare(waiting)!;
    this.line.remove(last);
    last.fail(new ThreadFailure('queue full', `${this.options.queue} tasks are waiting already.`));
  }

  /** Gives the threads that are free to those who wait; new sessions go to the thread with the fewest. */
  private dispatch(): void {
    if (this.isClosed || this.line.isEmpty) return;
    const free = [...this.desks].filter(({ isFree }) => isFree);
    for (const desk of free.sort((one, other) => one.sessions.size - other.sessions.size)) {
      const next = this.nextAt(desk);
      if (next) this.begin(desk, next);
    }
    const isStarting = [...this.desks].some(({ thread }) => !thread.isReady);
    if (this.desks.size < this.options.threads && !isStarting && this.line.find(({ desk }) => !desk))
      this.add();
  }

  private nextAt(desk: Desk<Task, Result>): WaitingSession<Task, Result> | undefined {
    const hasPlace = desk.sessions.size < this.options.placesPerThread;
    const canBegin = (each: WaitingSession<Task, Result>) =>
      each.need === 'turn' || (hasPlace && this.mayTakePlace(each));
    return (
      this.line.find((each) => (each.desk ? each.desk === desk : each.need !== 'later' && canBegin(each))) ??
      this.line.find((each) => !each.desk && canBegin(each))
    );
  }

  private begin(desk: Desk<Task, Result>, session: WaitingSession<Task, Result>): void {
    this.line.serve(session);
    if (!session.desk && session.need !== 'turn') this.occupy(session, desk);
    desk.current = session;
    desk.since = performance.now();
    session.begin();
    this.send(desk, session);
  }

  private send(desk: Desk<Task, Result>, session: WaitingSession<Task, Result>): void {
    for (const { task, transfer, resolve, reject } of session.waiting.splice(0)) {
      desk.unanswered++;
      desk.thread
        .ask(task, transfer ? { transfer } : {})
        .then(resolve, (fault: Error) => reject(session.failure ?? fault))
        .finally(() => {
          if (--desk.unanswered === 0) this.end(desk, session);
        });
    }
  }

  private end(desk: Desk<Task, Result>, session: WaitingSession<Task, Result>): void {
    desk.current = undefined;
    this.line.spend(session.client, performance.now() - desk.since);
    if (session.waiting.length > 0) this.line.add(session);
    this.dispatch();
  }

  private add(): void {
    const { script, memory, lastResort } = this.options;
    const desk: Desk<Task, Result> = new Desk(
      new RunningThread<Task, Result, never>({
        ...{ script, memory, lastResort, data: this.data },
        onReady: () => this.dispatch(),
        onEnd: (failure) => this.removed(desk, failure),
      }),
    );
    this.desks.add(desk);
  }

  private removed(desk: Desk<Task, Result>, failure: Error): void {
    const { current, sessions, thread } = desk;
    this.desks.delete(desk);
    const others = [...sessions].filter((each) => each !== current);
    const isMemory = failure instanceof ThreadFailure && failure.reason === 'out of memory';
    const lost = () => new ThreadFailure('lost', 'The thread ended that this work shared with other work.');
    for (const session of current ? [current, ...others] : others) {
      this.line.remove(session);
      this.vacate(session);
      // Which of those who share the memory used it up is not known.
      session.lose(session === current && !(isMemory && others.length > 0) ? failure : lost());
    }
    if (this.isClosed) return;
    if (!thread.isReady) {
      // A thread that cannot even start would not start the next time either.
      for (const session of this.line.all().filter((each) => !each.desk)) {
        this.line.remove(session);
        session.fail(new ThreadFailure('crashed', 'A thread could not start.'));
      }
    }
    this.dispatch();
  }
}
