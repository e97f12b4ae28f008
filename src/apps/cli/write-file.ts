import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { EXIT, Stop, wrongUsage } from './exit.js';

/** A file to write. */
export interface WrittenFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** What the file held when it was read: if it holds something else by now, it is not replaced. */
  readonly replaces?: Uint8Array;
  /** Whether a file of that name is an error. */
  readonly isNew?: boolean;
}

/** Writes a file as a whole or not at all; devices and pipes are written directly. */
export async function replaceFile(file: WrittenFile, otherwise: string): Promise<void> {
  await replaceFiles([file], otherwise);
}

/** Writes all of some files, or none of them; `otherwise` says where else they could be written. */
export async function replaceFiles(files: readonly WrittenFile[], otherwise: string): Promise<void> {
  const direct: WrittenFile[] = [];
  const staged: Staged[] = [];
  const leave = (signal: NodeJS.Signals) => process.exit(EXIT_BY_SIGNAL[signal]);
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    // Without a pause, so that a signal is handled before or after, when no temporary file is there.
    for (const file of files) {
      const place = named(file.path, otherwise, () => placeOf(file));
      const same = place && staged.find(({ target }) => target === place.target);
      if (same)
        throw wrongUsage(
          `${same.path}${same.path === file.path ? '' : ` and ${file.path}`} would be written twice, and only the last content would stay. ${otherwise}`,
        );
      if (place === undefined) direct.push(file);
      else
        staged.push({
          ...place,
          path: file.path,
          temporary: named(file.path, otherwise, () => stage(file, place)),
        });
    }
    for (const each of staged) named(each.path, otherwise, () => putInPlace(each));
  } catch (fault) {
    for (const { target, old, isDone } of staged) if (isDone && !old) rmSync(target, { force: true });
    throw fault;
  } finally {
    for (const { temporary, isDone } of staged) if (!isDone) rmSync(temporary, { force: true });
    // Signals that came meanwhile are delivered in the next turn.
    await setImmediate();
    for (const signal of SIGNALS) process.off(signal, leave);
  }
  for (const { path, content } of direct) {
    await writeDirectly(path, content).catch((fault: unknown) => {
      throw unwritable(path, fault, otherwise);
    });
  }
}

async function writeDirectly(path: string, content: string | Uint8Array): Promise<void> {
  const stream = /^\/dev\/(?:stdout|fd\/1)$/.test(path) && process.stdout;
  // What a process has open may be a file that others write to as well: it is not emptied.
  if (!stream) return writeFile(path, content, { flag: 'a' });
  return new Promise((done, fail) => stream.write(content, (fault) => (fault ? fail(fault) : done())));
}

/** Whether two paths lead to the same file. */
export function isSameFile(one: string, other: string): boolean {
  // This holds for a file that does not exist yet as well.
  if (one !== '-' && resolve(one) === resolve(other)) return true;
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first?.isFile() === true && first.ino === second?.ino && first.dev === second.dev;
}

const EXIT_BY_SIGNAL: { readonly [signal: string]: number } = {
  SIGINT: EXIT.interrupted,
  SIGTERM: 143,
  SIGHUP: 129,
};
const SIGNALS = Object.keys(EXIT_BY_SIGNAL) as readonly NodeJS.Signals[];

/** Where a file goes, with links resolved. */
interface Place {
  readonly target: string;
  /** The file that is there already. */
  readonly old: Stats | undefined;
}

/** A file whose content is written beside its target. */
interface Staged extends Place {
  readonly path: string;
  readonly temporary: string;
  isDone?: boolean;
}

// These are links to what a process has open, which may be a file: a rename would not reach the process that reads it.
const OPEN_FILES = /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/;
const MOST_LINKS = 40;

/** Where a file goes; undefined for what has to be written directly. */
function placeOf({ path, isNew }: WrittenFile): Place | undefined {
  let target = resolve(path);
  for (let links = 0; ; links++) {
    if (OPEN_FILES.test(target)) return undefined;
    const next = linkAt(target);
    if (next === undefined) break;
    if (links === MOST_LINKS) throw new Refusal('it is a symbolic link that points back to itself');
    target = resolve(dirname(target), next);
  }
  target = join(realFolder(dirname(target)), basename(target));
  const old = statSync(target, { throwIfNoEntry: false });
  if (old === undefined) return { target, old };
  if (isNew) throw new Refusal('it already exists');
  if (old.isDirectory()) throw new Refusal('it is a folder');
  if (!old.isFile()) return undefined;
  // A rename asks for the permission of the folder only.
  accessSync(target, constants.W_OK);
  if (old.nlink > 1) {
    throw new Refusal(`it has ${old.nlink} names (hard links), and only one of them would be replaced`);
  }
  return { target, old };
}

/** A folder without links in its path, so that one file has one name. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

let count = 0;

/** Writes the content beside the target, to the disk. */
function stage({ content, replaces }: WrittenFile, { target, old }: Place): string {
  count++;
  const temporary = join(dirname(target), `.fairwright-${process.pid}-${count}.tmp`);
  const file = opened(temporary);
  try {
    if (old) keepOwner(file, old);
    writeFileSync(file, content);
    fsyncSync(file);
    if (replaces && !readFileSync(target).equals(replaces)) {
      throw new Refusal('it has changed since it was read: run the command again', false);
    }
    return temporary;
  } catch (fault) {
    rmSync(temporary, { force: true });
    throw fault;
  } finally {
    closeSync(file);
  }
}

function opened(temporary: string): number {
  try {
    return openSync(temporary, 'wx');
  } catch (fault) {
    const { code = '' } = fault as NodeJS.ErrnoException;
    const reason = FOLDER_REASONS[code];
    throw reason === undefined ? fault : new Refusal(reason);
  }
}

const FOLDER_REASONS: { readonly [code: string]: string } = {
  EACCES: 'permission denied for its folder',
  EPERM: 'permission denied for its folder',
  EROFS: 'its folder is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is a file',
};

/** Gives a file the owner and the mode of another; only root may give files away. */
function keepOwner(file: number, { uid, gid, mode }: Stats): void {
  for (const owner of [uid, -1]) {
    try {
      fchownSync(file, owner, gid);
      break;
    } catch {}
  }
  fchmodSync(file, mode & 0o7777);
}

function putInPlace(staged: Staged): void {
  renameSync(staged.temporary, staged.target);
  staged.isDone = true;
  try {
    const folder = openSync(dirname(staged.target), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Not every file system can flush a folder.
  }
}

/** Why a file is not written. */
class Refusal extends Error {
  constructor(
    reason: string,
    /** Whether it could be written under another name. */
    readonly isForName = true,
  ) {
    super(reason);
  }
}

const REASONS: { readonly [code: string]: string } = {
  EBUSY: 'it is a mount, and cannot be replaced',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota is reached',
  EFBIG: 'it would be larger than the limit for files (ulimit -f)',
  ENAMETOOLONG: 'its name is too long',
};

/** Says in words why a file cannot be written. */
export function unwritable(path: string, fault: unknown, otherwise?: string): Stop {
  const { code, message } = fault as NodeJS.ErrnoException;
  const reason = fault instanceof Refusal ? message : (REASONS[code ?? ''] ?? code ?? message);
  const help =
    otherwise !== undefined && !(fault instanceof Refusal && !fault.isForName) ? ` ${otherwise}` : '';
  return new Stop(EXIT.unreadable, `${path} cannot be written: ${reason}.${help}`);
}

function named<T>(path: string, otherwise: string, action: () => T): T {
  try {
    return action();
  } catch (fault) {
    throw unwritable(path, fault, otherwise);
  }
}
