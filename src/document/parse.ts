import type { Format, Parsed } from './document.js';
import { parseJson } from './json.js';

/** The format that a file name stands for, if any. */
export function formatOf(name: string): Format | undefined {
  if (/\.ya?ml$/i.test(name)) return 'yaml';
  return /\.(?:json|jsonld|ndjson|jsonl)$/i.test(name) ? 'json' : undefined;
}

/** Reads a text as one document; without a format, what starts like JSON is JSON. */
export async function parse(text: string, uri: string, format?: Format): Promise<Parsed> {
  if ((format ?? sniff(text)) === 'json') return parseJson(text, uri);
  const { parseYaml } = await import('./yaml.js');
  return parseYaml(text, uri);
}

function sniff(text: string): Format {
  return /^\uFEFF?\s*(?:[[{"]|$)/.test(text) ? 'json' : 'yaml';
}
