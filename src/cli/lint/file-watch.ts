import { type FSWatcher, watch } from 'node:fs';
import { basename, resolve } from 'node:path';
import { EXIT, Stop } from '../exit.js';

/** Folders that are watched; folders rather than files, since many editors save by putting a new file in place. */
export interface FolderWatch {
  /** Watches these folders from now on, and no others; says whether one of them is new. */
  readonly keep: (folders: Iterable<string>) => boolean;
  /** Waits until something may have changed and a moment of quiet has passed, or until the end. */
  readonly stir: () => Promise<void>;
  readonly close: () => void;
}

/** Editors and version control write several files, or one several times, in a row. */
const QUIET_TIME = 100;

/** Watches folders, until a signal ends it. */
export function watchFolders(signal: AbortSignal): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isStirred = false;
  let wake = () => {};

  const stirred = () => {
    isStirred = true;
    wake();
  };
  const noticed = () => {
    clearTimeout(timer);
    timer = setTimeout(stirred, QUIET_TIME);
  };
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      // Its own name means that the folder itself went away.
      if (event === 'rename' && name === basename(folder)) drop(folder);
      noticed();
    });
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
  };
  signal.addEventListener('abort', stirred);

  return {
    keep(folders) {
      const wanted = new Set([...folders].map((folder) => resolve(folder)));
      for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder);
      const fresh = [...wanted].filter((folder) => !watchers.has(folder));
      for (const folder of fresh) startOrSay(folder, add);
      return fresh.some((folder) => watchers.has(folder));
    },
    async stir() {
      if (!isStirred && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isStirred = false;
    },
    close() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stirred);
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}

function startOrSay(folder: string, start: (folder: string) => void): void {
  try {
    start(folder);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    // It went away a moment ago.
    if (code === 'ENOENT') return;
    throw new Stop(EXIT.unreadable, `The folder ${basename(folder)} cannot be watched (${code}).`);
  }
}
