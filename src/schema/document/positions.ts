import type { Position, Range } from '../../base/diagnostic.js';
import type { Span } from './source.js';

/** Turns offsets of one text into lines and columns. */
export interface Positions {
  readonly position: (offset: number) => Position;
  readonly range: (span: Span) => Range;
}

/** The positions of a text; lines end in LF, CR LF or CR, and a byte order mark takes no column. */
export function positionsOf(text: string): Positions {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10)) starts.push(offset + 1);
  }
  const position = (offset: number): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(offset - starts[low]!, 0) + 1, offset };
  };
  return { position, range: ({ start, end }) => ({ start: position(start), end: position(end) }) };
}

/** The same, worked out only when first asked for, and once. */
export function lazyPositions(text: string): () => Positions {
  let known: Positions | undefined;
  return () => {
    known ??= positionsOf(text);
    return known;
  };
}
