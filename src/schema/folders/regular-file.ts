import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';

/** Why a file has no contents that could be used: a sentence that goes on after its name. */
export class Unreadable extends Error {}

/** The largest schema that is read, in bytes. */
export const LARGEST_SCHEMA = 64 * 1024 * 1024;

const ATTEMPTS = 3;

// A pipe that replaces a file at the last moment must not make the process wait for a writer.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a whole file; throws `Unreadable` for anything else, and for a file that keeps changing. */
export async function readRegularFile(path: string, largest = LARGEST_SCHEMA): Promise<Uint8Array> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const bytes = await withFile(path, (file, size) => readUnchanged(file, size, largest));
    if (bytes) return bytes;
  }
  throw new Unreadable('changed while it was read');
}

/** The first bytes of a file. */
export function readStart(path: string, length: number): Promise<Uint8Array> {
  return withFile(path, (file, size) => readBytes(file, Math.min(size, length)));
}

async function withFile<T>(path: string, use: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  try {
    refuseOthers(await stat(path));
    const file = await open(path, FLAGS);
    try {
      const found = await file.stat();
      refuseOthers(found);
      return await use(file, found.size);
    } finally {
      await file.close();
    }
  } catch (fault) {
    throw inWords(fault);
  }
}

async function readUnchanged(
  file: FileHandle,
  size: number,
  largest: number,
): Promise<Uint8Array | undefined> {
  if (size > largest)
    throw new Unreadable(`is larger than ${largest / 1024 / 1024} MiB, the limit for one file`);
  const before = await file.stat();
  const bytes = await readBytes(file, size);
  const after = await file.stat();
  const isUnchanged = before.mtimeMs === after.mtimeMs && after.size === size && bytes.length === size;
  return isUnchanged ? bytes : undefined;
}

async function readBytes(file: FileHandle, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

interface Kind {
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isFIFO: () => boolean;
  readonly isSocket: () => boolean;
}

function refuseOthers(kind: Kind): void {
  if (!kind.isFile()) throw new Unreadable(`is ${kindInWords(kind)}, not a file`);
}

/** What an entry of a folder is that is no file. */
export function kindInWords(kind: Kind): string {
  if (kind.isDirectory()) return 'a folder';
  if (kind.isFIFO()) return 'a named pipe';
  return kind.isSocket() ? 'a socket' : 'a device';
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist: a part of its path is a file',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  ELOOP: 'is a symbolic link that points back to itself',
  ENAMETOOLONG: 'has a name that is too long',
  ENXIO: 'is a socket, not a file',
};

/** The reason why something cannot be read, as the end of a sentence. */
export function inWords(fault: unknown): Unreadable {
  if (fault instanceof Unreadable) return fault;
  const { code = 'unknown' } = fault as NodeJS.ErrnoException;
  return new Unreadable(REASONS[code] ?? `cannot be read (${code})`);
}
