/** A place where bytes are no UTF-8, in UTF-16 code units from the start of the file. */
export interface BadByte {
  readonly offset: number;
  readonly byte: number;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

const encoder = new TextEncoder();

const REPLACEMENT = 0xfffd;

/**
 * Makes text of bytes as they come, and keeps those that are not needed yet. A text comes out in one piece: one that
 * is joined of two takes twice as long to go through. That is why text is given back, and why a character that is not
 * whole waits here and not in a `TextDecoder`, which is also much slower with that.
 */
export class Decoder {
  /** Those that have not been taken yet, in order. */
  readonly badBytes: BadByte[] = [];
  private kept: Uint8Array[] = [];

  constructor(
    /** How many UTF-16 code units have been given out. */
    private given = 0,
  ) {}

  /** How many bytes wait. */
  get waiting(): number {
    return this.kept.reduce((sum, { length }) => sum + length, 0);
  }

  /** Keeps bytes for later. */
  keep(bytes: Uint8Array): void {
    if (bytes.length > 0) this.kept.push(bytes.slice());
  }

  /** Keeps the end of the last text for later. */
  giveBack(text: string): void {
    this.given -= text.length;
    if (text !== '') this.kept.unshift(encoder.encode(text));
  }

  /** The text of all bytes that wait and these, without a last character that is not whole. */
  decode(bytes: Uint8Array, isEnd: boolean): string {
    const whole = this.kept.length === 0 ? bytes : joined([...this.kept, bytes]);
    const end = isEnd ? whole.length : wholeCharacters(whole);
    this.kept = [];
    this.keep(whole.subarray(end));
    const text = this.textOf(whole.subarray(0, end));
    this.given += text.length;
    return text;
  }

  private textOf(bytes: Uint8Array): string {
    try {
      return strict.decode(bytes);
    } catch {
      const text = lenient.decode(bytes);
      this.note(text, bytes);
      return text;
    }
  }

  /** Notes which of the replacement characters in a text stand for bytes that are no UTF-8. */
  private note(text: string, bytes: Uint8Array): void {
    let at = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.codePointAt(index)!;
      if (code > 0xffff) index++;
      const isBad = code === REPLACEMENT && !isReplacement(bytes, at);
      if (isBad) this.badBytes.push({ offset: this.given + index, byte: bytes[at]! });
      at += isBad ? badLength(bytes, at) : lengthOf(code);
    }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** How many bytes there are before a last character that is not whole. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= 0 && at >= bytes.length - 3; at--) {
    const byte = bytes[at]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0)
      return at + (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}

function isReplacement(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd;
}

/** How many bytes one replacement character stands for: the most that begin a character together. */
function badLength(bytes: Uint8Array, at: number): number {
  const length = [3, 2].find((each) => lenient.decode(bytes.subarray(at, at + each)).length === 1);
  return Math.min(length ?? 1, bytes.length - at);
}

function lengthOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code > 0xffff ? 4 : 3;
}
