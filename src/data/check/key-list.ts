import { WORDS } from './key-writer.js';

/** Large enough that there are few of them, small enough that the last one wastes little. */
const KEYS_A_BLOCK = 1 << 16;

/** The keys of rows, 16 bytes each, in the order of rows. */
export class KeyList {
  length = 0;
  private readonly blocks: Uint32Array[] = [];

  /** Adds keys, one after another. */
  append(words: Uint32Array): void {
    for (let from = 0; from < words.length; ) {
      const start = (this.length % KEYS_A_BLOCK) * WORDS;
      if (start === 0) this.blocks.push(new Uint32Array(KEYS_A_BLOCK * WORDS));
      const part = words.subarray(from, from + KEYS_A_BLOCK * WORDS - start);
      this.blocks.at(-1)!.set(part, start);
      this.length += part.length / WORDS;
      from += part.length;
    }
  }

  /** The first word of a key, which has its properties. */
  first(row: number): number {
    return this.blockOf(row)[startOf(row)]!;
  }

  /** Whether a key is that of a row of another list, or of this one. */
  isEqual(row: number, other: KeyList, otherRow: number): boolean {
    const [block, otherBlock] = [this.blockOf(row), other.blockOf(otherRow)];
    const [start, otherStart] = [startOf(row), startOf(otherRow)];
    return (
      block[start] === otherBlock[otherStart] &&
      block[start + 1] === otherBlock[otherStart + 1] &&
      block[start + 2] === otherBlock[otherStart + 2] &&
      block[start + 3] === otherBlock[otherStart + 3]
    );
  }

  /** A number that spreads keys over a table: those of small integers differ in few bits. */
  spread(row: number): number {
    const block = this.blockOf(row);
    const start = startOf(row);
    let mixed = block[start]!;
    for (let word = 1; word < WORDS; word++) {
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) ^ block[start + word]!;
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    }
    return (mixed ^ (mixed >>> 16)) >>> 0;
  }

  private blockOf(row: number): Uint32Array {
    return this.blocks[Math.floor(row / KEYS_A_BLOCK)]!;
  }
}

function startOf(row: number): number {
  return (row % KEYS_A_BLOCK) * WORDS;
}

/** Finds the first of the rows of a list with a key: 4 bytes a place, at least a third of which are free. */
export class KeyIndex {
  private readonly places: Uint32Array;

  /** For so many rows of a list. */
  constructor(
    private readonly list: KeyList,
    most: number,
  ) {
    this.places = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(most, 1) * 1.5)));
  }

  /** The row that was added first with the key of a row of some list. */
  find(other: KeyList, row: number): number | undefined {
    const found = this.places[this.placeOf(other, row)]!;
    return found === 0 ? undefined : found - 1;
  }

  /** Adds a row, unless there is one with its key: that is given. */
  add(row: number): number | undefined {
    const place = this.placeOf(this.list, row);
    const found = this.places[place]!;
    if (found !== 0) return found - 1;
    this.places[place] = row + 1;
    return undefined;
  }

  /** The place of a key: that of an equal one, or a free one. */
  private placeOf(other: KeyList, row: number): number {
    const { list, places } = this;
    const last = places.length - 1;
    for (let place = other.spread(row) & last; ; place = (place + 1) & last) {
      const found = places[place]!;
      if (found === 0 || list.isEqual(found - 1, other, row)) return place;
    }
  }
}
