import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ProblemError } from '../problems.js';
import type { Part } from './multipart.js';
import { PIECE } from './source.js';

/** The bytes of a part, decompressed where its file name ends in `.gz`. */
export function unpackedPart(
  bytes: AsyncIterable<Uint8Array>,
  { name, fileName = '' }: Part,
): AsyncIterable<Uint8Array> {
  return /\.gz$/i.test(fileName) ? unpacked(bytes, name) : bytes;
}

async function* unpacked(packed: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: PIECE });
  // Its errors are thrown by the last stream.
  pipeline(Readable.from(packed), gunzip, () => undefined);
  try {
    yield* gunzip;
  } catch (fault) {
    if (!String((fault as NodeJS.ErrnoException).code).startsWith('Z_')) throw fault;
    const detail = `The file name of the part ${JSON.stringify(name.slice(0, 60))} ends in .gz, but it is not complete gzip data.`;
    throw new ProblemError('malformed-request', detail);
  }
}
