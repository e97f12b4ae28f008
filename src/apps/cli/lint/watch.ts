import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { watchFolders } from '../../../schema/folders/index.js';
import type { Call } from '../command.js';
import { EXIT, Stop, stopText, wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import type { LintedFile } from './lint-file.js';
import { conclude, type LintRun, prepareRun, runLint } from './lint-run.js';

/** What the last run saw. */
interface Seen {
  /** When each file that matters was written; whatever differs from it has changed. */
  readonly stamps: ReadonlyMap<string, string>;
  /** The stamps of the configuration; another one checks all files again. */
  readonly settings: string;
  readonly files: ReadonlyMap<string, LintedFile>;
}

const NOTHING: Seen = { stamps: new Map(), settings: '', files: new Map() };

/** Lints, and lints again whenever a file, or what decides how it is checked, changes; Press Ctrl+C to stop. */
export async function lintAndWatch(flags: Call['flags'], terminal: Terminal): Promise<number> {
  refuseOtherFlags(flags);
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  const watch = watchForLint(signal);
  let said: string | undefined;
  let seen: Seen | undefined;
  try {
    while (!signal.aborted) {
      try {
        seen = await lintChanged(seen ?? NOTHING, flags, watch, signal, terminal);
        said = undefined;
      } catch (fault) {
        // A call that is wrong from the start ends; what people break while they work, they will mend.
        if (!(fault instanceof Stop) || seen === undefined) throw fault;
        if (said !== fault.message) terminal.err(stopText(fault));
        said = fault.message;
        seen = NOTHING;
      }
      await watch.stir();
    }
    return EXIT.clean;
  } finally {
    watch.close();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, end);
  }
}

function refuseOtherFlags({ format = 'text', updateBaseline, paths }: Call['flags']): void {
  if (format !== 'text') throw wrongUsage('--watch supports the text format only.');
  if (updateBaseline) throw wrongUsage('--watch cannot be combined with --update-baseline.');
  if ((paths as readonly string[]).includes('-')) throw wrongUsage('Standard input cannot be watched.');
}

/** Checks what has changed since the last run; shows the result if there is something. */
async function lintChanged(
  seen: Seen,
  flags: Call['flags'],
  watch: LintWatch,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<Seen> {
  let run = await prepareRun(flags);
  // What came into a folder before it was watched must not be missed.
  while (watch.keep(foldersOf(run))) run = await prepareRun(flags);
  const { paths, found, baseline } = run;
  const deciding = [...found.files, ...referredTo(run)];
  const stamps = await stampsOf([...paths, ...deciding, ...(baseline === undefined ? [] : [baseline])]);
  const changed = [...new Set([...stamps.keys(), ...seen.stamps.keys()])].filter(
    (path) => stamps.get(path) !== seen.stamps.get(path),
  );
  if (changed.length === 0) return seen;
  if (seen !== NOTHING) terminal.note(`${enumerated(changed)} changed.\n`);

  const settings = deciding.map((path) => `${path} ${stamps.get(path)}`).join();
  const kept = settings === seen.settings ? seen.files : NOTHING.files;
  const stale = paths.filter((path) => changed.includes(path) || !kept.has(path));
  const checked = await runLint(stale, run, flags, terminal, { signal });
  if (signal.aborted) return seen;
  const fresh = new Map(stale.map((path, index) => [path, checked[index]!]));
  const files = new Map(paths.map((path) => [path, fresh.get(path) ?? kept.get(path)!]));
  await conclude([...files.values()], run, flags, terminal);
  terminal.note(`${whatIsWatched(run)} Press Ctrl+C to stop.\n`);
  return { stamps, settings, files };
}

/** Where something may appear that matters: files, a configuration, a baseline. */
function foldersOf(run: LintRun): readonly string[] {
  const { folders, found, baseline } = run;
  const others = baseline === undefined ? found.files : [...found.files, baseline];
  return ['.', ...folders, ...[...others, ...referredTo(run)].map((path) => dirname(path))];
}

/** The files that decide, through references, what is found in others. */
function referredTo({ known }: LintRun): readonly string[] {
  return known.documents.map(({ uri }) => uri);
}

/** When files were written, as far as they are there. */
async function stampsOf(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stamped = paths.map(async (path): Promise<readonly (readonly [string, string])[]> => {
    const found = await stat(path).catch(() => undefined);
    return found === undefined ? [] : [[path, `${found.mtimeMs} ${found.size} ${found.ino}`]];
  });
  return new Map((await Promise.all(stamped)).flat());
}

function whatIsWatched({ paths, folders, found, baseline }: LintRun): string {
  const others = baseline === undefined ? found.files : [...found.files, baseline];
  const files = `${paths.length} ${paths.length === 1 ? 'file' : 'files'}`;
  const places = `${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`;
  return `Watching ${[`${files} in ${places}`, ...others].join(', ')}.`;
}

/** Some names of many. */
function enumerated(names: readonly string[]): string {
  const [first, ...others] = names;
  if (others.length === 0) return `${first} has`;
  return `${first} and ${others.length} more have`;
}

/** Folders that are watched, one run after another. */
interface LintWatch {
  /** Watches these folders from now on, and no others; says whether one of them is new. */
  readonly keep: (folders: Iterable<string>) => boolean;
  /** Waits until something may have changed, or until the end. */
  readonly stir: () => Promise<void>;
  readonly close: () => void;
}

/** Watches folders, until a signal ends it. */
function watchForLint(signal: AbortSignal): LintWatch {
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
