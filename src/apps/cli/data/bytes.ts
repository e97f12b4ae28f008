import { type FileHandle, open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenFile, type ByteSource, isGzip, isNamedGzip, peeked } from '../../../data/tables/index.js';
import { unreadable } from '../files.js';
import type { DataFile } from './data-files.js';

/** Bytes as they come. */
export type Bytes = AsyncIterable<Uint8Array>;

/** How much is read at a time. */
const CHUNK = 1024 * 1024;

/** Opens a file, or throws why it cannot be read. */
export async function openFile(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path);
    if (!(await handle.stat()).isDirectory()) return handle;
    await handle.close();
    throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (fault) {
    throw unreadable(path, fault);
  }
}

/** An open file as a source of bytes. */
export async function sourceOf(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.buffer.slice(0, bytesRead);
    },
  };
}

/** The bytes of a file or of standard input, decompressed; `onRead` gets the number of compressed bytes that were read. */
export async function* bytesOf(
  { path }: DataFile,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const raw = counted(path === '-' ? standardInput() : fileBytes(path), onRead);
  const { start, bytes } = await peeked(raw, 2);
  if (isGzip(start)) yield* unpacked(bytes);
  else if (isNamedGzip(path)) {
    await raw.return(undefined);
    throw new BrokenFile('gzip', 'they are not gzip data');
  } else yield* bytes;
}

/** Whether a path is that of a file, and not of a pipe or of nothing. */
export async function isRegular(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The last bytes of a file, and its size; none for standard input, pipes and compressed data. */
export async function lastBytes(
  { path }: DataFile,
  most: number,
): Promise<{ readonly bytes: Uint8Array; readonly size: number } | undefined> {
  if (path === '-' || isNamedGzip(path) || !(await isRegular(path))) return undefined;
  const handle = await openFile(path);
  try {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(Math.min(most, size));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, size - bytes.length);
    return bytesRead === bytes.length && !isGzip(bytes) ? { bytes, size } : undefined;
  } finally {
    await handle.close();
  }
}

async function* standardInput(): AsyncGenerator<Uint8Array> {
  try {
    yield* process.stdin;
  } catch (fault) {
    // Code that ends the work early closes it, since it may never end by itself.
    if (!process.stdin.destroyed) throw fault;
  }
}

async function* fileBytes(path: string): AsyncGenerator<Uint8Array> {
  const handle = await openFile(path);
  try {
    yield* handle.createReadStream({ autoClose: false, highWaterMark: CHUNK });
  } catch (fault) {
    throw unreadable(path, fault);
  } finally {
    await handle.close();
  }
}

async function* counted(bytes: Bytes, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function* unpacked(packed: Bytes): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  // Its errors are thrown by the last stream.
  pipeline(Readable.from(packed), gunzip, () => undefined);
  try {
    yield* gunzip;
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw fault;
    throw new BrokenFile('gzip', code === 'Z_BUF_ERROR' ? 'they end too early' : 'they are damaged');
  }
}
