import { Cells } from './delimited.js';
import type { Dialect } from './dialect.js';

/** Notes below a table. */
export interface Footer {
  /** How many bytes of the file they take, with the empty lines before them. */
  readonly bytes: number;
  /** How many lines have text. */
  readonly lines: number;
}

/**
 * The notes at the end of a text, such as a source: lines with a text in the first cell only, below an empty row.
 * Without an empty row between them a note cannot be distinguished from an incomplete row. Bytes must be ASCII where it matters.
 */
export function footerIn(tail: Uint8Array, dialect: Dialect): Footer | undefined {
  const text = new TextDecoder('latin1').decode(tail);
  const cells = new Cells(dialect);
  const lines = text.split('\n');
  const filled = lines.map((line) => {
    cells.find(line, 0, true);
    const texts = Array.from({ length: cells.count }, (_, cell) => cells.textOf(line, cell).trim());
    return { hasFirst: texts[0] !== '', hasOthers: texts.some((cell, index) => index > 0 && cell !== '') };
  });
  const last = filled.findLastIndex(({ hasOthers }) => hasOthers);
  const below = filled.slice(last + 1);
  const note = below.findIndex(({ hasFirst }) => hasFirst);
  // The first line may be the end of a longer one.
  if (last < 1 || note === -1 || note === 0) return undefined;
  const bytes = lines.slice(last + 1).join('\n').length;
  return { bytes, lines: below.filter(({ hasFirst }) => hasFirst).length };
}
