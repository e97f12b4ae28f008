import { isObject, type Json, type JsonObject } from '../../../../base/json.js';
import type { TextFormat } from '../../protocol.js';
import { decoded } from './decoded.js';

/** What a link contains. */
export interface Shared {
  readonly name: string;
  readonly format: TextFormat;
  readonly text: string;
  readonly options?: JsonObject;
}

/** What is unpacked at most: a short link must not fill the memory. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Packs a schema into letters, digits, `-` and `_`, and unpacks it. */
export const linkText = {
  async pack(shared: Shared): Promise<string> {
    const packed = new Blob([JSON.stringify(shared)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    return lettersOf(new Uint8Array(await new Response(packed).arrayBuffer()));
  },

  async unpack(letters: string): Promise<Shared | undefined> {
    const packed = bytesOf(letters);
    const bytes = packed && (await inflated(packed));
    const text = bytes && decoded(bytes);
    return text === undefined ? undefined : sharedIn(text);
  },
};

async function inflated(packed: Uint8Array): Promise<Uint8Array | undefined> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
      size += value.length;
      if (size > MOST_BYTES) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(value);
    }
  } catch {
    return undefined;
  }
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/[+/=]/g, (letter) => ({ '+': '-', '/': '_' })[letter] ?? '');
}

function bytesOf(letters: string): Uint8Array | undefined {
  try {
    const text = atob(letters.replace(/[-_]/g, (letter) => (letter === '-' ? '+' : '/')));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function sharedIn(text: string): Shared | undefined {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { name, format, text: schema, options } = value;
  if (typeof name !== 'string' || typeof schema !== 'string') return undefined;
  if (format !== 'json' && format !== 'yaml') return undefined;
  return { name, format, text: schema, ...(options !== undefined && isObject(options) ? { options } : {}) };
}
