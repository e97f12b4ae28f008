import type { Diagnostic } from '../diagnostic.js';
import type { Document, Format, Parsed } from './document.js';
import { parseJson } from './json.js';
import { lazyPositions } from './positions.js';

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

/** Reads a text as rows, one JSON document a line; blank lines are no rows. */
export function parseRows(
  text: string,
  uri: string,
): { rows: readonly Document[]; diagnostics: readonly Diagnostic[] } {
  const positions = lazyPositions(text);
  const rows: Document[] = [];
  const diagnostics: Diagnostic[] = [];
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (text.slice(start, end).trim() !== '') {
      const { document, diagnostics: found } = parseJson(text, uri, start, end, positions);
      if (document) rows.push(document);
      diagnostics.push(...found);
    }
    start = end + 1;
  }
  return { rows, diagnostics };
}
