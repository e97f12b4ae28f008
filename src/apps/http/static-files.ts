import { type Ready, readyOf } from './answers.js';

/** The files that pages load. Each is read, hashed and encoded once; they are few, and their bytes are shared by all clients. */
export interface StaticFiles {
  readonly get: (name: string, type: string, read: () => Promise<Buffer>) => Promise<Ready>;
}

/** Makes a place for files that never change while the service runs. */
export function staticFiles(): StaticFiles {
  const known = new Map<string, Promise<Ready>>();
  return {
    get(name, type, read) {
      const found = known.get(name);
      if (found) return found;
      const made = read().then((bytes) => readyOf(type, bytes, { isText: true }));
      known.set(name, made);
      // A file that could not be read is read again when it is next asked for.
      made.catch(() => known.delete(name));
      return made;
    },
  };
}
