import type { DataFormat } from './format.js';

/** What beginnings stand for; the first that fits wins. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, format: DataFormat])[] = [
  [/^PAR1/, 'parquet'],
  [/^\$FL[23]@\(#\)/, 'sav'],
  [/^PK\p{Cc}{2}/u, 'xlsx'],
  [/^"[^"\n]*"\t/, 'tsv'],
  [/^"[^"\n]*",/, 'csv'],
  [/^"[^"\n]*";/, 'ssv'],
  [/^["[{]/, 'json'],
  [/^(?:---|%|#|- )|^.*:(?:\s|$)/, 'yaml'],
  [/^.*\t/, 'tsv'],
  [/^.*,/, 'csv'],
  [/^.*;/, 'ssv'],
];

/** Guesses how data without a name are written, by how they begin. */
export function sniff(start: string): DataFormat {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  const format = BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1] ?? 'yaml';
  return format === 'json' && hasRows(text) ? 'ndjson' : format;
}

/** Whether the first line, and another one, is JSON for itself. */
function hasRows(text: string): boolean {
  const [first = '', ...others] = text.split('\n');
  return isRow(first) && others.some(isRow);
}

function isRow(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
