import type { DataFormat } from './data-files.js';

/** Guesses how data without a name are written, by how they begin. */
export function sniff(start: string): DataFormat {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  const [first = '', ...others] = text.split(/\r?\n/);
  if (/^[[{"]/.test(text) && !/^"[^"]*"[,\t]/.test(text))
    return isRow(first) && others.some(isRow) ? 'ndjson' : 'json';
  if (/^(?:---|%|#|- )|:(?:\s|$)/.test(first)) return 'yaml';
  if (first.includes('\t')) return 'tsv';
  return first.includes(',') ? 'csv' : 'yaml';
}

function isRow(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
