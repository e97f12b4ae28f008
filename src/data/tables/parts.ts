import type { Dialect } from './dialect.js';
import type { DivisibleFormat } from './format.js';
import { headerOf } from './header.js';
import { isText, rowEnds } from './row-ends.js';

/** Gives memory for bytes, which can be handed on to a thread. */
export interface Memory {
  readonly take: (size: number) => Uint8Array<ArrayBuffer>;
}

/** Bytes of a part of a file. A part ends with a row; one with a very long row comes in several pieces. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether it is not the first of the file. */
  readonly isLater: boolean;
  /** Whether the part ends with it. */
  readonly isEnd: boolean;
  /** Whether the bytes after it could not be read: a row that has begun is none. */
  readonly isCut?: boolean;
  /** The names of the columns, which are in the first part only. */
  readonly header?: readonly string[];
}

/** How large a part is meant to be. */
const PART = 1024 * 1024;

/** Cuts the bytes of a file between its rows, into parts of which each can be read by itself. */
export async function* partsOf(
  bytes: AsyncIterable<Uint8Array>,
  format: DivisibleFormat,
  memory: Memory,
  dialect?: Dialect,
  size = PART,
): AsyncGenerator<Piece> {
  const endOf = rowEnds(format, dialect);
  const queue = queueOfBytes(memory);
  let header: { readonly header: readonly string[] } | undefined;
  let isFirst = true;
  let isDivisible = false;
  let lastEnd = 0;
  let isBetween = false;
  try {
    for await (const chunk of bytes) {
      const end = endOf(chunk);
      if (end > 0) lastEnd = queue.size() + end;
      queue.add(chunk);
      if (queue.size() < size) continue;
      const piece = queue.take(lastEnd > 0 ? lastEnd : queue.size());
      const before = { isLater: !isFirst, ...header };
      if (isFirst) {
        header = lastEnd > 0 ? headerIn(piece, format, dialect) : undefined;
        // A file whose start cannot be read is one part, so that its reader stops.
        isDivisible = format === 'ndjson' ? isText(piece) : header !== undefined;
      }
      isBetween = isDivisible && lastEnd > 0;
      isFirst = false;
      lastEnd = 0;
      yield { bytes: piece, isEnd: isBetween, ...before };
    }
  } catch (fault) {
    yield { bytes: queue.take(lastEnd), isLater: !isFirst, isEnd: true, isCut: true, ...header };
    throw fault;
  }
  if (isBetween && queue.size() === 0) return;
  yield { bytes: queue.take(queue.size()), isLater: !isFirst, isEnd: true, ...header };
}

function headerIn(
  bytes: Uint8Array,
  format: DivisibleFormat,
  dialect: Dialect | undefined,
): { readonly header: readonly string[] } | undefined {
  const found = headerOf(bytes, format, dialect);
  return found && { header: found.names };
}

/** Bytes that wait to become a piece. */
function queueOfBytes(memory: Memory) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  return {
    size: () => size,
    add(chunk: Uint8Array): void {
      chunks.push(chunk);
      size += chunk.length;
    },
    /** The first bytes, in memory of their own that can be given away. */
    take(count: number): Uint8Array<ArrayBuffer> {
      const taken = memory.take(count);
      const left: Uint8Array[] = [];
      let start = 0;
      for (const chunk of chunks) {
        const part = chunk.subarray(0, Math.max(0, count - start));
        taken.set(part, Math.min(start, count));
        if (part.length < chunk.length) left.push(chunk.subarray(part.length));
        start += chunk.length;
      }
      chunks = left;
      size -= count;
      return taken;
    },
  };
}
