import { basename, resolve } from 'node:path';
import { watchFolders } from '../../../schema/folders/index.js';
import { EXIT, Stop } from '../exit.js';

/** Folders that are watched, one run after another. */
export interface LintWatch {
  /** Watches these folders from now on, and no others; says whether one of them is new. */
  readonly keep: (folders: Iterable<string>) => boolean;
  /** Waits until something may have changed, or until the end. */
  readonly stir: () => Promise<void>;
  readonly close: () => void;
}

/** Watches folders, until a signal ends it. */
export function watchForLint(signal: AbortSignal): LintWatch {
  let isStirred = false;
  let wake = () => {};
  const stirred = () => {
    isStirred = true;
    wake();
  };
  const watch = watchFolders({
    changed: stirred,
    failed(folder, code) {
      throw new Stop(EXIT.unreadable, `The folder ${basename(folder)} cannot be watched (${code}).`);
    },
  });
  signal.addEventListener('abort', stirred);
  return {
    keep: (folders) => watch.keep(new Map([...folders].map((folder) => [resolve(folder), undefined]))),
    async stir() {
      if (!isStirred && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isStirred = false;
    },
    close() {
      signal.removeEventListener('abort', stirred);
      watch.close();
    },
  };
}
