/** Bytes of which any stretch can be read. */
export interface ByteSource {
  byteLength: number;
  slice(start: number, end?: number): ArrayBuffer | Promise<ArrayBuffer>;
}

/** A stretch of bytes, in pieces. */
export async function* piecesOf(
  source: ByteSource,
  start: number,
  end: number,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += size)
    yield new Uint8Array(await source.slice(at, Math.min(at + size, end)));
}
