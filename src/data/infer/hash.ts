/** The hash of a stretch of text, two times 32 bits: the same in every run. */
export interface Hash {
  high: number;
  low: number;
}

/** Two runs of FNV-1a with different beginnings, mixed at the end so that all bits depend on all characters. */
export function hashOf(text: string, start: number, end: number, hash: Hash): void {
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + (high >>> 15);
  }
  hash.high = mixed(high ^ (end - start)) >>> 0;
  hash.low = mixed(low) >>> 0;
}

/** The first half of the hash alone, in half the time. */
export function highOf(text: string, start: number, end: number): number {
  let high = 0x811c9dc5;
  for (let at = start; at < end; at++) high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
  return mixed(high ^ (end - start)) >>> 0;
}

function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** How many bytes the hashes of several columns may still take. */
export interface HashRoom {
  left: number;
}

/** Columns may be many, and most of them soon have a value twice. */
const FIRST_PLACES = 1 << 4;

const NOTHING = new Uint32Array();

/** Tells whether all values are different, by hashes of 64 bits; each takes at most two places of 8 bytes. */
export class Uniqueness {
  private size = 0;
  /** Both halves of a hash stand side by side, as most are far from each other in memory. The second is 0 at a free place. */
  private halves = new Uint32Array(2 * FIRST_PLACES);

  constructor(
    /** What it shares with others: how many bytes they may still take. */
    private readonly room: HashRoom = { left: Number.POSITIVE_INFINITY },
  ) {}

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: Uniqueness): Uniqueness {
    return Object.assign(new Uniqueness(), sent);
  }

  /** The memory that can move to another thread. */
  get buffers(): readonly ArrayBuffer[] {
    return [this.halves.buffer];
  }

  /** Adds a hash; false if it was there, or if there is no room for it. */
  add(high: number, low: number): boolean {
    if (this.size * 20 >= this.halves.length * 7 && !this.grow()) return false;
    if (!place(this.halves, high, low === 0 ? 1 : low)) return false;
    this.size++;
    return true;
  }

  /** Adds all of another; false if both have one. */
  addAll({ halves }: Uniqueness): boolean {
    for (let at = 0; at < halves.length; at += 2)
      if (halves[at + 1] !== 0 && !this.add(halves[at]!, halves[at + 1]!)) return false;
    return true;
  }

  /** How many bytes the hashes take. */
  get bytes(): number {
    return this.halves.byteLength;
  }

  /** Frees the memory when nothing more is added. */
  forget(): void {
    this.halves = NOTHING;
  }

  private grow(): boolean {
    const { halves } = this;
    if (this.room.left < this.bytes) return false;
    this.room.left -= this.bytes;
    this.halves = new Uint32Array(halves.length * 2);
    for (let at = 0; at < halves.length; at += 2)
      if (halves[at + 1] !== 0) place(this.halves, halves[at]!, halves[at + 1]!);
    return true;
  }
}

function place(halves: Uint32Array, high: number, low: number): boolean {
  const mask = halves.length - 2;
  for (let at = ((low ^ (high >>> 7)) << 1) & mask; ; at = (at + 2) & mask) {
    if (halves[at + 1] === 0) {
      halves[at] = high;
      halves[at + 1] = low;
      return true;
    }
    if (halves[at + 1] === low && halves[at] === high) return false;
  }
}
