import type { JsonObject } from '../../../../base/json.js';
import type { TextFormat } from '../../protocol.js';

/** A schema that is not saved to a file. */
export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly format: TextFormat;
  readonly text: string;
  readonly options: JsonObject;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** Its readiness, if it could be read. */
  readonly total?: number;
  readonly handle?: FileSystemFileHandle;
  readonly changed?: number;
}

/** Drafts in the order in which they are shown. */
export function ordered(found: readonly Draft[]): readonly Draft[] {
  return [...found].sort((a, b) => b.when - a.when || (a.id < b.id ? -1 : 1));
}

const DATABASE = 'fairwright studio';
const STORE = 'drafts';

let database: Promise<IDBDatabase> | undefined;

/** The drafts in IndexedDB. Every function fails where the browser keeps nothing. */
export const draftStore = {
  list: (): Promise<readonly Draft[]> => inStore('readonly', (store) => store.getAll()),

  /** Writes a draft, and removes the one that it replaces if nobody else has written that meanwhile. */
  put: (draft: Draft, replaced?: Draft): Promise<unknown> =>
    inStore('readwrite', (store) => {
      if (replaced) {
        const asked = store.get(replaced.id);
        asked.onsuccess = () => {
          if ((asked.result as Draft | undefined)?.when === replaced.when) store.delete(replaced.id);
        };
      }
      return store.put(draft);
    }),

  remove: (id: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(id)),
};

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  database ??= openDatabase();
  const transaction = (await database).transaction(STORE, mode);
  const request = work(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => {
      // A newer version of the page in another tab may need to change the database.
      request.result.onversionchange = () => {
        request.result.close();
        database = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** A new name for a draft. Pages that come over plain HTTP have no `randomUUID`. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
