import type { Json } from '../../base/json.js';

const ascii = new TextDecoder();

const LENGTH = 4;

/**
 * Texts that follow each other, each with its length before it. Those in ASCII are cut from one text, since to decode each
 * alone takes much longer; `decode` reads the others.
 */
export function textsIn(
  bytes: Uint8Array,
  count: number,
  decode: (bytes: Uint8Array) => Json,
): (index: number) => Json {
  const places = placesIn(bytes, count);
  const { starts, others } = places;
  let text: string | undefined;
  return (index) => {
    const start = starts[index]!;
    const end = starts[index + 1]! - LENGTH;
    if (others[index] === 1) return decode(bytes.subarray(start, end));
    text ??= asciiIn(bytes, places);
    return text.slice(start, end);
  };
}

/** Where texts are. */
interface Places {
  /** Where each starts, and where one after the last would. */
  readonly starts: Int32Array;
  /** 1 for each that is not in ASCII. */
  readonly others: Uint8Array;
}

function placesIn(bytes: Uint8Array, count: number): Places {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = new Int32Array(count + 1);
  const others = new Uint8Array(count);
  let at = 0;
  for (let index = 0; index < count; index++) {
    const start = at + LENGTH;
    const end = start + view.getUint32(at, true);
    if (end > bytes.length) throw new Error(`a text of ${end - start} bytes does not fit its page`);
    starts[index] = start;
    let all = 0;
    for (at = start; at < end; at++) all |= bytes[at]!;
    if (all > 127) others[index] = 1;
  }
  starts[count] = at + LENGTH;
  return { starts, others };
}

/** A text with a character for each byte: those of lengths, and of texts that are not in ASCII, become null characters. */
function asciiIn(bytes: Uint8Array, { starts, others }: Places): string {
  const copy = bytes.slice(0, starts.at(-1)! - LENGTH);
  for (let index = 0; index < others.length; index++) {
    const start = starts[index]!;
    const end = others[index] === 1 ? starts[index + 1]! - LENGTH : start;
    for (let at = start - LENGTH; at < end; at++) copy[at] = 0;
  }
  return ascii.decode(copy);
}
