/** A stretch of a file. The lines that begin in it belong to it, so the last of them may end after it. */
export interface Range {
  readonly start: number;
  /** Where the next one starts; Infinity for the last one, as a file may have grown. */
  readonly end: number;
}

/** Reads bytes of a file from a position on, as many as there are and find room; gives how many. */
export type Reader = (room: Uint8Array, position: number) => number;

/** Short enough that threads end at about the same time, long enough that what is read twice does not count. */
const LENGTH = 1024 * 1024;

const LINE_FEED = 0x0a;

/** The ranges of a file of some size. */
export function* rangesOf(size: number, length = LENGTH): Generator<Range> {
  let start = 0;
  for (; start + length < size; start += length) yield { start, end: start + length };
  yield { start, end: Infinity };
}

/** The bytes of the lines that begin in a range, in stretches of which each is gone when the next one comes. */
export function* linesIn({ start, end }: Range, read: Reader, room: Uint8Array): Generator<Uint8Array> {
  let at = start === 0 ? 0 : pastLineBreak(start - 1, end - 1, read, room);
  while (at !== undefined) {
    const bytes = room.subarray(0, read(room, at));
    if (bytes.length === 0) return;
    const isNear = at + bytes.length >= end;
    const lastEnd = isNear ? bytes.indexOf(LINE_FEED, Math.max(0, end - 1 - at)) + 1 : 0;
    yield lastEnd > 0 ? bytes.subarray(0, lastEnd) : bytes;
    at = lastEnd > 0 ? undefined : at + bytes.length;
  }
}

/** Where the first line break of a stretch ends; a line may be so long that there is none. */
function pastLineBreak(start: number, end: number, read: Reader, room: Uint8Array): number | undefined {
  for (let at = start; at < end; ) {
    const bytes = room.subarray(0, read(room, at));
    if (bytes.length === 0) return undefined;
    const lineEnd = bytes.subarray(0, end - at).indexOf(LINE_FEED) + 1;
    if (lineEnd > 0) return at + lineEnd;
    at += bytes.length;
  }
  return undefined;
}
