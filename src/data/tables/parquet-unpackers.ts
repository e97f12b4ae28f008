// The modules are named one by one: the index of the package starts WebAssembly, which pages with a strict policy refuse.
import { Gunzip, gunzipSync, inflateSync } from 'fflate';
import { Decompress } from 'fzstd';
import type { Compressors } from 'hyparquet';
import { decompressBrotli } from 'hyparquet-compressors/src/brotli.js';
import { unpackLz4, unpackLz4Block } from './parquet-lz4.js';

/** Gives exactly as many bytes as are stated, or throws. */
type Unpack = (packed: Uint8Array, length: number) => Uint8Array;

const byCodec: { readonly [codec: string]: Unpack } = {
  GZIP: unpackGzip,
  BROTLI: unpackBrotli,
  ZSTD: (packed, length) => streamed(length, (take) => new Decompress(take).push(packed, true)),
  LZ4: unpackLz4,
  LZ4_RAW: unpackLz4Block,
};

/**
 * How the pages of Parquet files are unpacked; Snappy, which is not here, hyparquet unpacks itself.
 * The values of a column of nulls take no bytes; what LZ4 makes of no bytes, its unpacker refuses.
 */
export const unpackers: Compressors = Object.fromEntries(
  Object.entries(byCodec).map(([codec, unpack]) => [
    codec,
    (packed: Uint8Array, length: number) => (length === 0 ? new Uint8Array() : unpack(packed, length)),
  ]),
);

/** A page may consist of several members, or of a bare stream. */
function unpackGzip(packed: Uint8Array, length: number): Uint8Array {
  // One byte more, so that a longer output is seen.
  const out = new Uint8Array(length + 1);
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return ofLength(inflateSync(packed, { out }), length);
  const end = new DataView(packed.buffer, packed.byteOffset + packed.length - 8, 8);
  if (end.getUint32(4, true) > length) throw otherLength(length);
  const first = gunzipSync(packed, { out });
  if (first.length < length) return streamed(length, (take) => new Gunzip(take).push(packed, true));
  const output = ofLength(first, length);
  if (checksumOf(output) !== end.getUint32(0, true)) throw new Error('the checksum of a page is wrong');
  return output;
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ ((sum & 1) * 0xedb88320);
  return sum;
});

/** CRC-32, as gzip has it. */
function checksumOf(bytes: Uint8Array): number {
  let sum = -1;
  for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ CHECKSUMS[(sum ^ bytes[at]!) & 255]!;
  return ~sum >>> 0;
}

/**
 * The unpacker of Brotli says neither that its output is shorter than the room for it, nor that it is longer, when it
 * leaves the room alone. In both cases, the last byte stays what it was before.
 */
function unpackBrotli(packed: Uint8Array, length: number): Uint8Array {
  const into = (before: number) =>
    // It makes an array of what it gets: of a buffer, one in that buffer.
    decompressBrotli(packed, new Uint8Array(length).fill(before).buffer as unknown as number);
  const output = into(255);
  if (output.at(-1) === 255 && into(0).at(-1) !== 255) throw otherLength(length);
  return output;
}

/** What a stream gives; more than is stated is not kept. */
function streamed(length: number, run: (take: (part: Uint8Array) => void) => void): Uint8Array {
  const output = new Uint8Array(length);
  let written = 0;
  run((part) => {
    if (part.length > length - written) throw otherLength(length);
    output.set(part, written);
    written += part.length;
  });
  if (written !== length) throw otherLength(length);
  return output;
}

function ofLength(output: Uint8Array, length: number): Uint8Array {
  if (output.length !== length) throw otherLength(length);
  return output.slice();
}

function otherLength(length: number): Error {
  return new Error(`a page states ${length} bytes, and has another number of them`);
}
