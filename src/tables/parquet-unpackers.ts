// The modules are named one by one: the index of the package starts WebAssembly, which pages with a strict policy refuse.
import { decompress } from 'fzstd';
import type { Compressors } from 'hyparquet';
import { decompressBrotli } from 'hyparquet-compressors/src/brotli.js';
import { gunzip } from 'hyparquet-compressors/src/gzip.js';
import { decompressLz4, decompressLz4Raw } from 'hyparquet-compressors/src/lz4.js';

type Unpack = (packed: Uint8Array, length: number) => Uint8Array;

const byCodec: { readonly [codec: string]: Unpack } = {
  GZIP: (packed, length) => gunzip(packed, new Uint8Array(length)),
  BROTLI: decompressBrotli,
  ZSTD: (packed) => decompress(packed),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
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
