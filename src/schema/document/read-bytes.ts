import { decode } from './decode.js';
import type { Format, Parsed } from './document.js';
import { parse } from './parse.js';

/** A file as it was read: its text too, so that faults can be shown where no document came of it. */
export interface Read extends Parsed {
  readonly uri: string;
  readonly text: string;
}

/** Reads bytes as one document. */
export async function documentInBytes(bytes: Uint8Array, uri: string, format?: Format): Promise<Read> {
  const decoded = decode(bytes, uri);
  if ('diagnostic' in decoded) return { uri, text: '', diagnostics: [decoded.diagnostic] };
  return { uri, text: decoded.text, ...(await parse(decoded.text, uri, format)) };
}
