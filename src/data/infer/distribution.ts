/** How many buckets may have numbers in them. */
const MOST_BUCKETS = 1000;
const SLOTS = 2048;
const FINEST = -1000;

/** Numbers in a bucket: from `from`, and below `to`. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * How numbers are spread, in bounded memory: counts of buckets that are as wide as the smallest power of two for which few
 * enough of them have numbers. That width depends on the numbers only, so that parts merge to the same as the whole.
 */
export class Distribution {
  count = 0;
  least = Number.POSITIVE_INFINITY;
  greatest = Number.NEGATIVE_INFINITY;
  /** Buckets are as wide as two to the power of it. */
  private level = FINEST;
  private limit = limitOf(FINEST);
  private factor = 2 ** -FINEST;
  private size = 0;
  // A hash table: most numbers are looked up here, and a map takes several times as long.
  private keys = new Float64Array(SLOTS).fill(Number.NaN);
  private counts = new Float64Array(SLOTS);

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: Distribution): Distribution {
    return Object.assign(new Distribution(), sent);
  }

  add(given: number, count: number): void {
    // Without the sign of zero: which of the two zeros came first is not to be seen.
    const number = given + 0;
    if (number < this.least) this.least = number;
    if (number > this.greatest) this.greatest = number;
    this.count += count;
    if (Math.abs(number) >= this.limit) this.widen(levelOf(number));
    this.put(keyOf(number, this.factor), count);
    if (this.size > MOST_BUCKETS) this.widen(this.fittingLevel());
  }

  merge(other: Distribution): this {
    this.least = Math.min(this.least, other.least);
    this.greatest = Math.max(this.greatest, other.greatest);
    this.count += other.count;
    if (this.level < other.level) this.widen(other.level);
    for (const [key, count] of other.entries()) {
      this.put(keyOf(key, 2 ** (other.level - this.level)), count);
      if (this.size > MOST_BUCKETS) this.widen(this.fittingLevel());
    }
    return this;
  }

  /** The buckets that have numbers, in order. */
  buckets(): readonly Bucket[] {
    const width = 2 ** this.level;
    return [...this.entries()]
      .sort(([one], [other]) => one - other)
      .map(([key, count]) => ({ from: key * width, to: (key + 1) * width, count }));
  }

  private *entries(): Generator<readonly [key: number, count: number]> {
    for (const [slot, key] of this.keys.entries()) if (!Number.isNaN(key)) yield [key, this.counts[slot]!];
  }

  private put(key: number, count: number): void {
    const { keys, counts } = this;
    let slot = (Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x100000000) | 0, 0x85ebca6b)) >>> 21;
    for (;;) {
      const other = keys[slot]!;
      if (other === key) break;
      if (Number.isNaN(other)) {
        keys[slot] = key;
        this.size++;
        break;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    counts[slot]! += count;
  }

  /** The finest level at which few enough buckets have numbers. */
  private fittingLevel(): number {
    const keys = this.keys.filter((key) => !Number.isNaN(key)).sort();
    let { level } = this;
    do level++;
    while (differentKeys(keys, 2 ** (this.level - level)) > MOST_BUCKETS);
    return level;
  }

  private widen(level: number): void {
    const { keys, counts } = this;
    const ratio = 2 ** (this.level - level);
    this.level = level;
    this.limit = limitOf(level);
    this.factor = 2 ** -level;
    this.keys = new Float64Array(SLOTS).fill(Number.NaN);
    this.counts = new Float64Array(SLOTS);
    this.size = 0;
    for (let slot = 0; slot < SLOTS; slot++)
      if (!Number.isNaN(keys[slot])) this.put(keyOf(keys[slot]!, ratio), counts[slot]!);
  }
}

/** How many keys are left of sorted ones when buckets get wider. */
function differentKeys(keys: Float64Array, ratio: number): number {
  let [count, last] = [0, Number.NaN];
  for (const key of keys) {
    const wider = keyOf(key, ratio);
    if (wider !== last) count++;
    last = wider;
  }
  return count;
}

/** The key of a bucket; a product that is too small for a number stays negative. */
function keyOf(number: number, factor: number): number {
  const key = Math.floor(number * factor);
  return key === 0 && number < 0 ? -1 : key;
}

/** Below it, the keys of buckets are exact. */
function limitOf(level: number): number {
  return 2 ** (level + 53);
}

/** The finest level that a number can have. */
function levelOf(number: number): number {
  const size = Math.abs(number);
  // The logarithm is rounded: the search begins below it.
  let level = Math.max(FINEST, Math.floor(Math.log2(size)) - 54);
  while (size >= limitOf(level)) level++;
  return level;
}
