import { printable } from '../../../base/printable.js';
import type { Profiled } from '../../../data/infer/index.js';
import type { Terminal } from '../terminal.js';
import type { DataFile } from './data-files.js';
import { type ProfileOptions, profileOf } from './profile-file.js';
import { profileThreadsFor } from './profile-threads.js';
import { progressOn } from './progress.js';
import { sizeOf } from './validate-data.js';

/** How files are read. */
export interface ReadOptions extends Pick<ProfileOptions, 'most' | 'flags'> {
  readonly workers: number;
}

/** Reads files one after another, and shows the progress. */
export async function* profilesOf<F extends DataFile>(
  files: readonly F[],
  { most, workers, flags }: ReadOptions,
  terminal: Terminal,
): AsyncGenerator<Profiled & { readonly file: F }> {
  const threads = most === undefined ? profileThreadsFor(files, workers) : undefined;
  const progress = progressOn(terminal, most === undefined ? await sizeOf(files) : undefined);
  const { passed, clear } = progress;
  const say = (sentence: string) => {
    clear();
    terminal.note(`${printable(sentence)}\n`);
  };
  try {
    for (const file of files) {
      const profiled = await profileOf(file, say, { most, threads, passed, ...(flags ? { flags } : {}) });
      clear();
      yield { file, ...profiled };
    }
  } finally {
    progress.end();
    await threads?.close();
  }
}
