import type { Encoding } from '../../schema/document/index.js';

/** The encoding that the first bytes of a text show: a byte order mark, else the first byte above ASCII. */
export function detectEncoding(bytes: Uint8Array, isAll: boolean): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  if (isAscii(bytes)) return undefined;
  try {
    // A last character that is not whole may still become so.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isAll });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Bytes as UTF-8. Without an encoding, the first chunk that is not ASCII decides: it is UTF-8, or else Windows-1252, in
 * which every byte is a character; `onDecided` is called with the second.
 */
export async function* asUtf8(
  bytes: AsyncIterable<Uint8Array>,
  given: Encoding | undefined,
  onDecided: (encoding: Encoding) => void,
): AsyncGenerator<Uint8Array> {
  let encoding = given;
  let decoder: TextDecoder | undefined;
  const encoder = new TextEncoder();
  for await (const chunk of bytes) {
    if (encoding === undefined) {
      encoding = detectEncoding(chunk, false);
      if (encoding === 'windows-1252') onDecided(encoding);
    }
    if (encoding === undefined || encoding === 'utf-8') yield chunk;
    else {
      decoder ??= new TextDecoder(encoding);
      yield encoder.encode(decoder.decode(chunk, { stream: true }));
    }
  }
  const rest = decoder?.decode();
  if (rest) yield encoder.encode(rest);
}

/** How many bytes show whether every second one is zero. */
const LOOKED_AT = 64;

/** UTF-16 without a byte order mark: the first characters are ASCII, with a zero byte behind or before each. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  if (bytes.length < 4 || (bytes[0] !== 0 && bytes[1] !== 0)) return undefined;
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = (parity: number) => start.every((byte, at) => at % 2 !== parity || byte === 0);
  const texts = (parity: number) => start.every((byte, at) => at % 2 !== parity || byte !== 0);
  if (zeros(1) && texts(0)) return 'utf-16le';
  return zeros(0) && texts(1) ? 'utf-16be' : undefined;
}

/** Looks at four bytes at a time. */
function isAscii(bytes: Uint8Array): boolean {
  const shift = (4 - (bytes.byteOffset % 4)) % 4;
  const start = Math.min(shift, bytes.length);
  const count = (bytes.length - start) >> 2;
  for (let at = 0; at < start; at++) if (bytes[at]! > 127) return false;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + start, count);
  for (let at = 0; at < count; at++) if ((words[at]! & 0x80808080) !== 0) return false;
  for (let at = start + count * 4; at < bytes.length; at++) if (bytes[at]! > 127) return false;
  return true;
}
