import { type FSWatcher, statSync, watch } from 'node:fs';

/** The folders to watch, by path; with names, only what happens to entries of these names counts. */
export type WatchedFolders = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Folders that are watched; folders rather than files, since many editors save by putting a new file in place. */
export interface FolderWatch {
  /** Watches these folders from now on, and no others; says whether one of them is new. */
  readonly keep: (folders: WatchedFolders) => boolean;
  readonly close: () => void;
}

/** Editors and version control write several files, or one several times, in a row. */
const QUIET_TIME = 100;

/** What changes all the time must not keep others from being noticed. */
const LONGEST_WAIT = 2000;

/** How folders are watched. */
export interface WatchOptions {
  /** Called when something has changed and a moment of quiet has passed. */
  readonly changed: () => void;
  /** Called for a folder that cannot be watched, with the code of the error. */
  readonly failed: (folder: string, code: string) => void;
  /** Whether the process goes on as long as folders are watched. */
  readonly persistent?: boolean;
}

/** Watches folders, each by itself and not those in it. */
export function watchFolders({ changed, failed, persistent = true }: WatchOptions): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  const fire = () => {
    since = undefined;
    timer = undefined;
    changed();
  };
  const noticed = () => {
    since ??= Date.now();
    if (timer && Date.now() - since > LONGEST_WAIT) return;
    clearTimeout(timer);
    timer = setTimeout(fire, QUIET_TIME);
    if (!persistent) timer.unref();
  };
  const drop = (key: string) => {
    watchers.get(key)?.close();
    watchers.delete(key);
  };
  const add = (key: string, folder: string, names: ReadonlySet<string> | undefined) => {
    const watcher = watch(folder, { persistent }, (_event, name) => {
      if (names === undefined || name === null || names.has(name)) noticed();
    });
    watcher.on('error', () => {
      drop(key);
      noticed();
    });
    watchers.set(key, watcher);
  };
  return {
    keep(folders) {
      const wanted = new Map(
        [...folders].flatMap(([folder, names]) => {
          const key = keyOf(folder, names);
          return key === undefined ? [] : [[key, { folder, names }] as const];
        }),
      );
      for (const key of [...watchers.keys()]) if (!wanted.has(key)) drop(key);
      let isNew = false;
      for (const [key, { folder, names }] of wanted) {
        if (watchers.has(key)) continue;
        try {
          add(key, folder, names);
          isNew = true;
        } catch (fault) {
          const { code = 'unknown' } = fault as NodeJS.ErrnoException;
          // It went away a moment ago.
          if (code !== 'ENOENT') failed(folder, code);
        }
      }
      return isNew;
    },
    close() {
      clearTimeout(timer);
      for (const key of [...watchers.keys()]) drop(key);
    },
  };
}

/** A folder that takes the place of another has the same path, but must be watched again. */
function keyOf(folder: string, names: ReadonlySet<string> | undefined): string | undefined {
  try {
    const { dev, ino } = statSync(folder);
    return `${dev} ${ino} ${folder} ${names ? [...names].sort().join('/') : '*'}`;
  } catch {
    return undefined;
  }
}
