import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { packageRoot } from '../../../base/package-root.js';
import { createPool, ThreadFailure } from '../../../base/threads/index.js';
import type { Publication, Published, Store } from '../../../registry/store/index.js';
import type { Format } from '../../../schema/document/index.js';
import { MEMORY_LIMIT, type PlainProblem, ProblemError, problemFor, unavailable } from '../problems.js';
import { LONGEST_WAIT, within } from './database-watch.js';

/** What writes to a store. */
type Method =
  | 'putOwner'
  | 'setSettings'
  | 'changeState'
  | 'setAlias'
  | 'releaseAddress'
  | 'rememberBase'
  | 'addToken'
  | 'revokeToken'
  | 'addAudit';

/** A version that a client sent: its schema is still a text. */
export interface Sent extends Omit<Publication, 'document'> {
  readonly text: string;
  readonly format: Format;
}

/** What came of it: a text that cannot be read has diagnostics only. */
export type Outcome = Published | { readonly diagnostics: readonly Diagnostic[] };

/** What the thread is asked to do. */
export type WriteTask =
  | { readonly method: 'publish'; readonly args: readonly [Sent] }
  | { readonly method: Method; readonly args: readonly unknown[] };

/** What comes back; a fault is that of the database, or of the disk, which ends all writing; a problem is for the client. */
export type WriteResult =
  | { readonly value: unknown }
  | { readonly fault: string }
  | { readonly readOnly: string }
  | { readonly problem: PlainProblem };

/** Writes to a registry, one after another. */
export interface Writer extends Pick<Store, Method> {
  /** Publishes what a client sent; not if the signal aborts while it waits. */
  readonly publish: (sent: Sent, signal: AbortSignal) => Promise<Outcome>;
  /** Whether nothing is written any more, until the service is restarted. */
  readonly isReadOnly: () => boolean;
  /** Whether the database took no write when one was last tried. */
  readonly isFailing: () => boolean;
  /** If it took none, tries one that changes nothing, unless one was tried within so many milliseconds. */
  readonly look: (fresh: number) => Promise<void> | undefined;
  readonly close: () => Promise<void>;
}

/** How many writes may wait. */
const QUEUE = 100;

/** A write takes milliseconds; a database that is away answers within 10 seconds. */
const LAST_RESORT = 30_000;

/** Why a thread has no answer of the database. */
const DEAD: readonly ThreadFailure['reason'][] = ['out of time', 'crashed'];

/** Waits for all that a write waits for, and changes nothing: no token has this number. */
const ATTEMPT: WriteTask = { method: 'revokeToken', args: [0, '1970-01-01T00:00:00Z'] };

/** Writes to the registry at an address, in a thread of its own; nothing if its file is read-only. */
export function writerFor(address: string, log: FastifyBaseLogger, isFileReadOnly: boolean): Writer {
  const script = join(packageRoot, 'dist', 'apps', 'http', 'registry', 'worker.js');
  const pool = createPool<WriteTask, WriteResult>({
    script,
    data: address,
    memory: MEMORY_LIMIT,
    lastResort: LAST_RESORT,
    threads: 1,
    queue: QUEUE,
  });
  // Kept here as well: a thread that dies is replaced by one that knows nothing of the disk.
  let isReadOnly = isFileReadOnly;
  let isFailing = false;
  let triedAt = 0;
  let trying: Promise<void> | undefined;
  const ask = async <T>(task: WriteTask, signal?: AbortSignal): Promise<T> => {
    if (isReadOnly) throw readOnlyProblem();
    const result = await pool.run(task, signal ? { signal } : {}).catch((fault: unknown) => {
      isFailing ||= fault instanceof ThreadFailure && DEAD.includes(fault.reason);
      throw problemFor(fault);
    });
    triedAt = performance.now();
    isFailing = 'fault' in result;
    if ('value' in result) return result.value as T;
    if ('problem' in result) {
      const { kind, detail, members } = result.problem;
      throw new ProblemError(kind, detail, members);
    }
    if ('readOnly' in result) {
      const fault = result.readOnly;
      if (!isReadOnly) log.fatal({ fault }, 'The registry is read-only until the service is restarted.');
      isReadOnly = true;
      throw readOnlyProblem();
    }
    if (task !== ATTEMPT) log.error({ fault: result.fault }, 'The registry cannot be written.');
    throw unavailable('The registry cannot be written now.', 5);
  };
  const method =
    <M extends Method>(name: M) =>
    (...args: Parameters<Store[M]>) =>
      ask<Awaited<ReturnType<Store[M]>>>({ method: name, args });
  return {
    publish: (sent, signal) => ask<Outcome>({ method: 'publish', args: [sent] }, signal),
    putOwner: method('putOwner'),
    setSettings: method('setSettings'),
    changeState: method('changeState'),
    setAlias: method('setAlias'),
    releaseAddress: method('releaseAddress'),
    rememberBase: method('rememberBase'),
    addToken: method('addToken'),
    revokeToken: method('revokeToken'),
    addAudit: method('addAudit'),
    isReadOnly: () => isReadOnly,
    isFailing: () => isFailing,
    look(fresh) {
      if (isReadOnly || !isFailing) return undefined;
      if (trying === undefined && performance.now() - triedAt < fresh) return undefined;
      const attempt = () =>
        ask(ATTEMPT).then(
          () => {},
          () => {},
        );
      trying ??= within(
        LONGEST_WAIT,
        attempt().finally(() => {
          trying = undefined;
        }),
        () => {},
      );
      return trying;
    },
    close: pool.close,
  };
}

function readOnlyProblem(): ProblemError {
  return new ProblemError(
    'read-only',
    'The registry is read-only, or its disk failed: nothing is written until the service is restarted. Reading goes on.',
  );
}
