import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { CannotOpen, DamagedVersion, openStore, type Store } from '../../../registry/store/index.js';
import { AnswerCache } from '../answers.js';
import { damaged, unavailable } from '../problems.js';
import { watchDatabase } from './database-watch.js';
import { readTrust } from './oidc/trust-file.js';
import { type TrustedIssuers, trustIssuers } from './oidc/trusted-issuers.js';
import { type Writer, writerFor } from './writer.js';

/** The registry that a service has where none is named: it is made at the first start. */
export const USUAL_REGISTRY = './data/registry.sqlite';

/** The registry of a service: requests read where they are served, and a thread writes. */
export interface ServiceRegistry {
  readonly read: Store;
  readonly write: Writer;
  /** The address that it is served at, if somebody said so. */
  readonly base?: string;
  /** Those who may give tokens, besides the registry. */
  readonly trusted?: TrustedIssuers;
  /** Answers that stay true until something is published or changes its state, here or elsewhere. */
  readonly answers: AnswerCache;
  /** Forgets answers that are no longer true. Costs nothing most of the time. */
  readonly refresh: () => Promise<void> | undefined;
  /** Forgets them now: something was written. */
  readonly changed: () => void;
  /** Asks the database now, unless it was asked within the last second, and says how it does. */
  readonly state: () => Promise<'ok' | 'read-only' | 'degraded'>;
  /** Whether the database answered when it was last asked. */
  readonly isDegraded: () => boolean;
  readonly close: () => Promise<void>;
}

/** What others write is seen within this many milliseconds. */
const FRESH = 500;

/** Probes ask the database again after so many milliseconds. */
const PROBE = 1000;

/** Opens the registry of a service; `oidc` is a file that lists trusted issuers, `base` where it is served. */
export async function openRegistry(
  address: string,
  log: FastifyBaseLogger,
  oidc?: string,
  base?: string,
): Promise<ServiceRegistry> {
  const trusted = oidc === undefined ? undefined : await trustIssuers(await readTrust(oidc), log);
  const store = await openOrMake(address);
  const servedAt = base ?? (await store.identity()).base;
  const write = writerFor(address, log, store.isReadOnly());
  // References may name it from now on. What cannot be written now is when something is published.
  if (base !== undefined && !(await store.bases()).includes(base))
    await write.rememberBase(base).catch(() => undefined);
  return {
    ...(await registryOver(store, write, log)),
    ...(servedAt === undefined ? {} : { base: servedAt }),
    ...(trusted ? { trusted } : {}),
  };
}

/** The registry of a service that reads from a store. */
export async function registryOver(
  store: Store,
  write: Writer,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ServiceRegistry> {
  const answers = new AnswerCache();
  const watch = watchDatabase(store.seq, await store.seq(), log, () => answers.clear());
  return {
    read: answering(store, log, (fault) => {
      log.error({ fault: fault.message }, 'The registry cannot be read.');
      watch.failed();
    }),
    write,
    answers,
    refresh() {
      const looking = watch.look(FRESH);
      // What is kept does not wait for a database that does not answer.
      return watch.isDegraded() ? undefined : looking;
    },
    changed() {
      watch.changed();
      answers.clear();
    },
    async state() {
      await Promise.all([watch.look(PROBE), write.look(PROBE)]);
      if (watch.isDegraded()) return 'degraded';
      if (write.isReadOnly()) return 'read-only';
      return write.isFailing() ? 'degraded' : 'ok';
    },
    isDegraded: watch.isDegraded,
    async close() {
      await write.close();
      await store.close();
    },
  };
}

/** Makes sure that a registry can be opened, before a service starts. Says whether it was made. */
export async function prepareRegistry(address: string): Promise<boolean> {
  try {
    await (await openStore(address)).close();
    return false;
  } catch (fault) {
    if (address !== USUAL_REGISTRY) throw fault;
    await (await openOrMake(address)).close();
    return true;
  }
}

/** Opens a registry; the usual one is made if it is not there. */
async function openOrMake(address: string): Promise<Store> {
  const isNew = address === USUAL_REGISTRY;
  if (isNew)
    await mkdir(dirname(address), { recursive: true }).catch(() => {
      throw new CannotOpen(`The folder ${dirname(address)} cannot be made.`);
    });
  return openStore(address, { isNew });
}

/** A store whose faults are answered as a service that cannot answer now. */
function answering(
  store: Store,
  log: Pick<FastifyBaseLogger, 'error'>,
  failed: (fault: Error) => void,
): Store {
  const wrapped = Object.entries(store).map(([name, method]) => [
    name,
    async (...values: readonly unknown[]) => {
      try {
        return await method(...values);
      } catch (fault) {
        if (fault instanceof DamagedVersion) {
          log.error({ fault: fault.message }, 'A version is damaged: run fairwright registry check.');
          throw damaged(fault);
        }
        failed(fault as Error);
        throw unavailable('The registry does not answer now.', 5);
      }
    },
  ]);
  return Object.fromEntries(wrapped);
}
