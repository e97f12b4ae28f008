import { joined, type RowEnds } from '../../../../data/tables/index.js';
import type { Reader } from './input.js';

/** A place of a file where a row begins. */
export interface RowPlace {
  readonly offset: number;
  /** How many rows are before it. */
  readonly rows: number;
}

/** Whole rows of a file. */
export interface Stretch {
  readonly bytes: Uint8Array;
  /** The number of rows before it. */
  readonly before: number;
  /** Whether it begins the file. */
  readonly isFirst: boolean;
}

/** How far apart the places are that are kept. */
const STEP = 256 * 1024;

/** How the rows of a file are found. */
export interface RowsOfFile {
  readonly file: Blob;
  /** Where the header or the first row begins, and where the last row ends. */
  readonly start: number;
  readonly end: number;
  /** Finds the ends of rows in bytes that begin with a row. */
  readonly ends: () => RowEnds;
  /** Counts the rows of a stretch, and takes what is wanted of them. */
  readonly take: (stretch: Stretch) => number;
}

/** The places of some rows of a file: it is read once up to the last row that was asked for, and then in parts. */
export class RowIndex {
  private readonly places: RowPlace[];
  private isComplete = false;

  constructor(private readonly rows: Omit<RowsOfFile, 'take'>) {
    this.places = [{ offset: rows.start, rows: 0 }];
  }

  /** Passes the stretches with the rows `first` to `last`, of which the last is not wanted, to `take`. */
  async read(first: number, last: number, take: RowsOfFile['take'], reader: Reader): Promise<void> {
    const from = this.places.findLastIndex(({ rows }) => rows < first);
    let { offset, rows } = this.places[Math.max(0, from)]!;
    for await (const bytes of this.stretchesFrom(offset, reader)) {
      rows += take({ bytes, before: rows, isFirst: offset === this.rows.start });
      offset += bytes.length;
      if (offset > this.places.at(-1)!.offset && !this.isComplete) this.places.push({ offset, rows });
      if (rows >= last - 1) return;
    }
    this.isComplete = true;
  }

  /** The rest of the file, cut between rows. */
  private async *stretchesFrom(offset: number, reader: Reader): AsyncGenerator<Uint8Array> {
    const ends = this.rows.ends();
    const waiting: Uint8Array[] = [];
    let [size, lastEnd] = [0, 0];
    for await (const chunk of piecesFrom(this.rows, offset, reader)) {
      const end = ends(chunk);
      if (end > 0) lastEnd = size + end;
      waiting.push(chunk);
      size += chunk.length;
      if (size < STEP || lastEnd === 0) continue;
      const bytes = joined(waiting.splice(0));
      yield bytes.subarray(0, lastEnd);
      waiting.push(bytes.subarray(lastEnd));
      size -= lastEnd;
      lastEnd = 0;
    }
    if (size > 0) yield joined(waiting);
  }
}

/** How much is read at a time. A stream may give all of a file at once, or read ahead. */
const PIECE = 64 * 1024;

async function* piecesFrom(
  { file, end }: Pick<RowsOfFile, 'file' | 'end'>,
  offset: number,
  { passed, signal }: Reader,
): AsyncGenerator<Uint8Array> {
  for (let at = offset; at < end; at += PIECE) {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(at, Math.min(at + PIECE, end)).arrayBuffer());
    passed(bytes.length);
    yield bytes;
  }
}
