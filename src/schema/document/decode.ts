import type { Diagnostic } from '../../base/diagnostic.js';
import { positionsOf } from './positions.js';

/** How text may be encoded, as people call it. */
export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** How text is encoded. */
export type Encoding = keyof typeof encodingNames;

/** A text, or what keeps the bytes from being one. */
export type Decoded = { readonly text: string } | { readonly diagnostic: Diagnostic };

/** Bytes as UTF-8 text. A byte order mark stays in the text, so that what is written back keeps it. */
export function decode(bytes: Uint8Array, uri: string): Decoded {
  const refuse = (message: string, help: string, goodBytes = 0): Decoded => {
    const good = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, goodBytes));
    const range = positionsOf(good).range({ start: good.length, end: good.length });
    return {
      diagnostic: {
        code: 'syntax/encoding',
        severity: 'error',
        message,
        help,
        at: { uri, pointer: '', on: 'value', range },
      },
    };
  };
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    return refuse('The text is UTF-16.', 'Save it as UTF-8.');
  }
  if (bytes.includes(0))
    return refuse('This is a binary file, not a text file.', 'JSON and YAML files are UTF-8 text.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const good = goodPrefix(bytes);
    const byte = bytes[good]!.toString(16).padStart(2, '0').toUpperCase();
    return refuse(`The byte ${byte} at offset ${good} is not UTF-8.`, 'Save the text as UTF-8.', good);
  }
}

/** How many bytes from the start are whole UTF-8 characters. */
function goodPrefix(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isGood(bytes.subarray(0, middle), true)) low = middle;
    else high = middle - 1;
  }
  // As part of a stream, the first bytes of a character that never ends are good too: leave them out.
  while (low > 0 && !isGood(bytes.subarray(0, low), false)) low--;
  return low;
}

function isGood(bytes: Uint8Array, stream: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}
