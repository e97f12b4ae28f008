import type { DataInput } from '../../../../data/check/index.js';
import {
  BrokenFile,
  type ByteSource,
  formatOfName,
  isGzip,
  isNamedGzip,
  isWhole,
  joined,
  peeked,
} from '../../../../data/tables/index.js';
import { NoAnswer } from '../answerer.js';

/** Who hears of bytes that were read, and may stop the reading. */
export interface Reader {
  /** Gets the number of bytes that were read, as they are in the file. */
  readonly passed: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** The largest text that is read as one document. */
const LARGEST_DOCUMENT = 256 * 1024 * 1024;

/** A file of a browser as data that can be checked. */
export function inputOf(file: File, reader: Reader): DataInput {
  const format = formatOfName(file.name);
  if (isWhole(format) && isNamedGzip(file.name))
    throw new NoAnswer(`${file.name} must be decompressed first: only text formats are read in .gz files.`);
  return {
    uri: file.name,
    format,
    bytes: bytesOf(file, reader),
    isStream: false,
    lastBytes: (most) => lastBytes(file, most),
    open: async () => ({ source: sourceOf(file, reader), close: async () => undefined }),
    collect: (bytes) => collected(bytes, file.name),
  };
}

/** The bytes of a file, decompressed. */
async function* bytesOf(file: File, reader: Reader): AsyncGenerator<Uint8Array> {
  const raw = chunksOf(file, reader);
  const { start, bytes } = await peeked(raw, 2);
  if (isGzip(start)) yield* unpacked(bytes);
  else if (isNamedGzip(file.name)) {
    await raw.return(undefined);
    throw new BrokenFile('gzip', 'they are not gzip data');
  } else yield* bytes;
}

/** The bytes of a stretch of a file as they are. Not all browsers can iterate over a stream. */
async function* chunksOf(blob: Blob, { passed, signal }: Reader): AsyncGenerator<Uint8Array> {
  const stream = blob.stream().getReader();
  try {
    for (let next = await stream.read(); !next.done; next = await stream.read()) {
      signal.throwIfAborted();
      passed(next.value.length);
      yield next.value;
    }
  } finally {
    await stream.cancel();
  }
}

/** Files of several gzip members are usual (bgzip), and browsers refuse them. */
async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { FlateErrorCode, Gunzip } = await import('fflate');
  const ready: Uint8Array[] = [];
  const gunzip = new Gunzip((chunk) => ready.push(chunk));
  const push = (chunk: Uint8Array, isLast: boolean) => {
    try {
      gunzip.push(chunk, isLast);
    } catch (fault) {
      const isEarly = (fault as { readonly code?: number }).code === FlateErrorCode.UnexpectedEOF;
      throw new BrokenFile('gzip', isEarly ? 'they end too early' : 'they are damaged');
    }
  };
  for await (const chunk of packed) {
    push(chunk, false);
    yield* ready.splice(0);
  }
  push(new Uint8Array(), true);
  yield* ready.splice(0);
}

async function lastBytes(file: File, most: number) {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (isGzip(start) || isNamedGzip(file.name)) return undefined;
  const bytes = new Uint8Array(await file.slice(Math.max(0, file.size - most)).arrayBuffer());
  return { bytes, size: file.size };
}

/** A file of which any stretch can be read. */
function sourceOf(file: File, { passed, signal }: Reader): ByteSource {
  return {
    byteLength: file.size,
    async slice(start, end = file.size) {
      signal.throwIfAborted();
      const bytes = await file.slice(start, end).arrayBuffer();
      passed(bytes.byteLength);
      return bytes;
    },
  };
}

async function collected(bytes: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > LARGEST_DOCUMENT)
      throw new NoAnswer(
        `${name} is larger than ${LARGEST_DOCUMENT / 1024 / 1024} MiB, the limit for one document.`,
      );
    chunks.push(chunk);
  }
  return joined(chunks);
}
