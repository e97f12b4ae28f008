import type { Span } from '../source.js';

/** A range of text and its replacement. */
export interface Patch extends Span {
  readonly text: string;
}

/** A stretch of a text, by offsets, and what comes in its place. */
export interface TextPatch {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A text that was made of another: what it has kept of it, in order, and the texts that were put in between. */
export type Pieces = readonly (Span | string)[];

/** The pieces of a text after patches, which are sorted and have offsets into that text. */
export function patchPieces(pieces: Pieces, patches: readonly Patch[]): Pieces {
  const result: (Span | string)[] = [];
  let index = 0;
  let used = 0;
  let offset = 0;
  const advance = (to: number, keeps: boolean) => {
    while (offset < to && index < pieces.length) {
      const piece = pieces[index]!;
      const left = lengthOf(piece) - used;
      const length = Math.min(left, to - offset);
      if (keeps && length > 0) result.push(partOf(piece, used, length));
      offset += length;
      used += length;
      if (length < left) continue;
      index++;
      used = 0;
    }
  };
  for (const { start, end, text } of patches) {
    advance(start, true);
    if (text !== '') result.push(text);
    advance(end, false);
  }
  advance(Number.POSITIVE_INFINITY, true);
  return result;
}

/** The text of pieces of an original. */
export function joinPieces(original: string, pieces: Pieces): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : original.slice(piece.start, piece.end)))
    .join('');
}

/** What makes the text of its pieces of an original: sorted, without overlaps, and without text that stays the same. */
export function patchesBetween(original: string, pieces: Pieces): readonly TextPatch[] {
  const patches: TextPatch[] = [];
  let from = 0;
  let insert = '';
  for (const piece of [...pieces, { start: original.length, end: original.length }]) {
    if (typeof piece === 'string') {
      insert += piece;
      continue;
    }
    const patch = narrowed(original, { from, to: piece.start, insert });
    if (patch.from < patch.to || patch.insert !== '') patches.push(patch);
    from = piece.end;
    insert = '';
  }
  return patches;
}

function lengthOf(piece: Span | string): number {
  return typeof piece === 'string' ? piece.length : piece.end - piece.start;
}

function partOf(piece: Span | string, from: number, length: number): Span | string {
  if (typeof piece === 'string') return piece.slice(from, from + length);
  return { start: piece.start + from, end: piece.start + from + length };
}

/** A patch without what its text has in common with the one that it replaces, at either end. */
function narrowed(original: string, { from, to, insert }: TextPatch): TextPatch {
  const most = Math.min(to - from, insert.length);
  let head = 0;
  while (head < most && original[from + head] === insert[head]) head++;
  if (head > 0 && (isInside(original, from + head) || isInside(insert, head))) head--;
  let tail = 0;
  while (tail < most - head && original[to - 1 - tail] === insert[insert.length - 1 - tail]) tail++;
  if (tail > 0 && (isInside(original, to - tail) || isInside(insert, insert.length - tail))) tail--;
  return { from: from + head, to: to - tail, insert: insert.slice(head, insert.length - tail) };
}

/** Whether an offset is between the two halves of a character or of a line break. */
function isInside(text: string, offset: number): boolean {
  return /^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])$/.test(text.slice(offset - 1, offset + 1));
}
