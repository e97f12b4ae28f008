import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { isGzip, isNamedGzip, isText } from '../../../data/tables/index.js';
import { unreadable } from '../files.js';
import type { DataFile } from './data-files.js';
import type { Reader } from './ranges.js';

/** An open file whose rows are lines, of which every thread can read some. */
export interface SharedFile {
  readonly path: string;
  /** Good in all threads, and for the same file also when another one has taken its name. */
  readonly descriptor: number;
  readonly size: number;
}

/** Opens a file for all threads; `undefined` for one that can only be read from its beginning. */
export function openShared({ path, format }: DataFile): SharedFile | undefined {
  if (format !== 'ndjson' || path === '-' || isNamedGzip(path)) return undefined;
  try {
    // To open a pipe would wait for its writer, and to close it again would end the writer.
    if (!statSync(path).isFile()) return undefined;
    const descriptor = openSync(path, 'r');
    const file = { path, descriptor, size: fstatSync(descriptor).size };
    const start = new Uint8Array(2);
    const bytes = start.subarray(0, readerOf(file)(start, 0));
    if (isText(bytes) && !isGzip(bytes)) return file;
    closeSync(descriptor);
    return undefined;
  } catch (fault) {
    throw unreadable(path, fault);
  }
}

/** Reads from it. */
export function readerOf({ path, descriptor }: SharedFile): Reader {
  return (room, position) => {
    try {
      return readSync(descriptor, room, 0, room.length, position);
    } catch (fault) {
      throw unreadable(path, fault);
    }
  };
}
