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

function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Tells whether all values are different, by hashes of 64 bits; each takes at most two places of 8 bytes. */
export class Uniqueness {
  private size = 0;
  private highs = new Uint32Array(1 << 10);
  private lows = new Uint32Array(1 << 10);

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: Uniqueness): Uniqueness {
    return Object.assign(new Uniqueness(), sent);
  }

  /** The memory that can move to another thread. */
  get buffers(): readonly ArrayBuffer[] {
    return [this.highs.buffer, this.lows.buffer];
  }

  /** Adds a hash; false if it was there. */
  add(high: number, low: number): boolean {
    // Zero marks a free place.
    const key = low === 0 ? 1 : low;
    if (this.size * 10 >= this.lows.length * 7) this.grow();
    if (!place(this.highs, this.lows, high, key)) return false;
    this.size++;
    return true;
  }

  /** How many bytes it takes. */
  get bytes(): number {
    return this.lows.length * 8;
  }

  get count(): number {
    return this.size;
  }

  /** Adds all of another; false if both have one. */
  addAll(other: Uniqueness): boolean {
    for (let index = 0; index < other.lows.length; index++) {
      const low = other.lows[index]!;
      if (low !== 0 && !this.add(other.highs[index]!, low)) return false;
    }
    return true;
  }

  private grow(): void {
    const [highs, lows] = [this.highs, this.lows];
    this.highs = new Uint32Array(highs.length * 2);
    this.lows = new Uint32Array(lows.length * 2);
    for (let index = 0; index < lows.length; index++) {
      if (lows[index] !== 0) place(this.highs, this.lows, highs[index]!, lows[index]!);
    }
  }
}

function place(highs: Uint32Array, lows: Uint32Array, high: number, low: number): boolean {
  const mask = lows.length - 1;
  for (let at = (low ^ (high >>> 7)) & mask; ; at = (at + 1) & mask) {
    if (lows[at] === 0) {
      highs[at] = high;
      lows[at] = low;
      return true;
    }
    if (lows[at] === low && highs[at] === high) return false;
  }
}
