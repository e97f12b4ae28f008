import { decode } from './decode.js';
import { type Format, type Parsed, type Recovered, soundOnly } from './document.js';
import { recoverJson } from './json.js';

/** The format that a file name stands for, if any. */
export function formatOf(name: string): Format | undefined {
  if (/\.ya?ml$/i.test(name)) return 'yaml';
  return /\.(?:json|jsonld|ndjson|jsonl)$/i.test(name) ? 'json' : undefined;
}

/** Reads a text as one document; without a format, what starts like JSON is JSON. With syntax errors it is none. */
export async function parse(text: string, uri: string, format?: Format): Promise<Parsed> {
  return soundOnly(await parseTolerantly(text, uri, format));
}

/** Reads a text that may be half written: there always is a document, with all that could be read. */
export async function parseTolerantly(text: string, uri: string, format?: Format): Promise<Recovered> {
  if ((format ?? sniff(text)) === 'json') return recoverJson(text, uri);
  const { recoverPlainYaml } = await import('./plain-yaml.js');
  return recoverPlainYaml(text, uri) ?? (await import('./yaml.js')).recoverYaml(text, uri);
}

function sniff(text: string): Format {
  return /^\uFEFF?\s*(?:[[{"]|$)/.test(text) ? 'json' : 'yaml';
}

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
