import { Distribution } from './distribution.js';
import { type Hash, type HashRoom, hashOf, highOf, Uniqueness } from './hash.js';
import { type Kind, kinds } from './kinds.js';
import { mayBeMissingWord, missingWord } from './missing-words.js';
import { ownText, TextCounts } from './text-counts.js';

/** How many different values are counted exactly; beyond, as many with the smallest hashes stand for all. */
const MOST_VALUES = 4096;

/** How many characters counted values may have together. */
const MOST_CHARACTERS = 1 << 19;

/** How many different texts may speak against a kind before it is out. */
export const MOST_EXCEPTIONS = 64;

/** How many bytes the search for duplicates may take in all columns of a table. */
export const KEY_BYTES = 192 << 20;

/** In how many values duplicates are looked for, by the number of columns: hashes of 8 bytes, in tables that are full to 70 %. */
export function mostUnique(columns: number): number {
  return Math.floor(0.7 * 2 ** Math.floor(Math.log2(KEY_BYTES / 8 / Math.max(1, columns))));
}

/** What speaks against a kind: texts with their counts; none once there are too many. */
type Exceptions = Map<string, number> | undefined;

// Members of kinds, each in an array of its own: loops over objects of many shapes take longer.
const tests = kinds.map(({ test }) => test);
const implied = kinds.map((kind) => kind.implied ?? 0);
const places = kinds.map(({ scale }) => scale?.at ?? (() => Number.NaN));

const hash: Hash = { high: 0, low: 0 };

/** What is known about the texts of a column. Two profiles of parts of a column make the profile of both. */
export class ColumnProfile {
  /** Cells that hold nothing. */
  empty = 0;
  /** Cells that hold something. */
  filled = 0;
  longest = 0;
  shortest = Number.POSITIVE_INFINITY;
  /** When the column is finished: the different values with their counts, or a sample of them by hash. */
  values: ReadonlyMap<string, number> = new Map();
  /** Whether values are missing from the map. */
  isSampled = false;
  /** For a sample: values with a larger hash are not in it. */
  private ceiling = 0xffffffff;
  private counts = new TextCounts();
  /** For a sample: what speaks against each kind, in the order of `kinds`. */
  private exceptions: Exceptions[] = [];
  /** For a sample: how many kinds have not too much against them. */
  private kindsLeft = 0;
  /** For a sample: words that may mean that there is no value. */
  private words = new Map<string, number>();
  /** For a sample: how values that are numbers, dates or times are spread. */
  private distribution: Distribution | undefined;
  /** All values, as long as they are different. */
  private unique: Uniqueness | undefined;

  constructor(
    /** In how many values duplicates are looked for. */
    private readonly most: number,
    room?: HashRoom,
  ) {
    this.unique = new Uniqueness(room);
  }

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: ColumnProfile): ColumnProfile {
    const profile = Object.assign(new ColumnProfile(sent.most), sent);
    profile.unique = sent.unique && Uniqueness.from(sent.unique);
    profile.counts = TextCounts.from(sent.counts);
    profile.distribution = sent.distribution && Distribution.from(sent.distribution);
    return profile;
  }

  /** The memory that can move to another thread. */
  get buffers(): readonly ArrayBuffer[] {
    return this.unique?.buffers ?? [];
  }

  /** Adds the text of a cell. */
  add(text: string, start: number, end: number): void {
    if (start === end) {
      this.empty++;
      return;
    }
    this.filled++;
    if (end - start > this.longest) this.longest = end - start;
    if (end - start < this.shortest) this.shortest = end - start;
    // Most texts of a column without a kind are no words for missing values: they are not made.
    if (this.isSampled && (this.kindsLeft > 0 || mayBeMissingWord(text, start, end)))
      this.see(text.slice(start, end), 1);
    const { unique } = this;
    if (unique === undefined) {
      this.count(text, start, end, highOf(text, start, end), 1);
      return;
    }
    hashOf(text, start, end, hash);
    if (this.filled > this.most || !unique.add(hash.high, hash.low)) this.unique = undefined;
    this.count(text, start, end, hash.high, 1);
  }

  /** Adds a text that is not a stretch of another. */
  addText(text: string): void {
    if (text === '') {
      this.filled++;
      this.unique = undefined;
      if (this.isSampled) this.see(text, 1);
      this.count(text, 0, 0, highOf(text, 0, 0), 1);
    } else this.add(text, 0, text.length);
  }

  /** Adds what another profile knows about further rows. */
  merge(other: ColumnProfile): void {
    this.empty += other.empty;
    this.filled += other.filled;
    this.longest = Math.max(this.longest, other.longest);
    this.shortest = Math.min(this.shortest, other.shortest);
    this.mergeUnique(other);
    if (other.isSampled && !this.isSampled) this.startSample();
    for (const [index, text] of other.counts.texts.entries()) {
      const count = other.counts.countAt(index);
      // What is against kinds in a sample is known from all of its values.
      if (this.isSampled && !other.isSampled) this.see(text, count);
      this.count(text, 0, text.length, other.counts.hashAt(index), count);
    }
    if (!other.isSampled) return;
    this.ceiling = Math.min(this.ceiling, other.ceiling);
    this.trim();
    for (const [text, count] of other.words) this.words.set(text, (this.words.get(text) ?? 0) + count);
    for (const [index, theirs] of other.exceptions.entries()) {
      const mine = this.exceptions[index];
      if (theirs === undefined) this.ruleOut(index);
      else if (mine) for (const [text, count] of theirs) this.except(index, text, count);
    }
    if (other.distribution)
      this.distribution = (this.distribution ?? new Distribution()).merge(other.distribution);
  }

  /** Looks for duplicates no longer, as this and other parts have more values than are looked at. */
  stopSearch(): void {
    this.unique = undefined;
  }

  /** Whether all values are different; undefined if that was not found out. */
  get isUnique(): boolean | undefined {
    return this.filled > this.most ? undefined : this.filled > 0 && this.unique !== undefined;
  }

  /** How many different values there are; about, if they are sampled. */
  get distinct(): number {
    if (!this.isSampled) return this.values.size;
    if (this.unique) return this.filled;
    return Math.round(((this.values.size - 1) / this.ceiling) * 0xffffffff);
  }

  /** What speaks against a kind: texts with their counts; undefined if there are too many. */
  against(kind: Kind): ReadonlyMap<string, number> | undefined {
    if (this.isSampled) return this.exceptions[kinds.indexOf(kind)];
    const found = new Map<string, number>();
    for (const [text, count] of this.values) {
      if (kind.test(text)) continue;
      if (found.size === MOST_EXCEPTIONS) return undefined;
      found.set(text, count);
    }
    return found;
  }

  /**
   * For a sample: how the values of a kind are spread, if all have that kind and a place on its scale, but for words that may
   * mean that there is no value.
   */
  spread(kind: Kind): Distribution | undefined {
    const against = this.isSampled && kind.scale ? this.against(kind) : undefined;
    if (against === undefined) return undefined;
    let { filled } = this;
    for (const [text, count] of against) {
      if (missingWord(text) === undefined) return undefined;
      filled -= count;
    }
    return this.distribution?.count === filled ? this.distribution : undefined;
  }

  /** Whether a value would be in the sample if there was such a value. */
  samples(text: string): boolean {
    return highOf(text, 0, text.length) <= this.ceiling;
  }

  /** The words in it that may mean that there is no value. */
  get missingWords(): ReadonlyMap<string, number> {
    if (this.isSampled) return this.words;
    return new Map([...this.values].filter(([text]) => missingWord(text) !== undefined));
  }

  private count(text: string, start: number, end: number, high: number, by: number): void {
    const { counts, isSampled } = this;
    if (high > this.ceiling || !counts.add(text, start, end, high, by)) return;
    if (isSampled) {
      if (counts.size > 2 * MOST_SAMPLED || counts.characters > 2 * MOST_CHARACTERS) this.trim();
    } else if (counts.size > MOST_VALUES || counts.characters > MOST_CHARACTERS) this.startSample();
  }

  /** There are too many values: from now on each is only looked at, and some are kept. */
  private startSample(): void {
    const { counts } = this;
    this.isSampled = true;
    this.exceptions = kinds.map(() => new Map<string, number>());
    this.kindsLeft = kinds.length;
    for (const [index, text] of counts.texts.entries()) this.see(text, counts.countAt(index));
    this.trim();
  }

  /** Looks at a value of a sampled column. */
  private see(text: string, count: number): void {
    const { exceptions, words } = this;
    let place = Number.NaN;
    if (missingWord(text) !== undefined) words.set(text, (words.get(text) ?? 0) + count);
    for (let index = 0; index < kinds.length; index++) {
      if (exceptions[index] === undefined) continue;
      if (tests[index]!(text)) {
        if (Number.isNaN(place)) place = places[index]!(text);
        index += implied[index]!;
      } else this.except(index, text, count);
    }
    if (Number.isNaN(place)) return;
    this.distribution ??= new Distribution();
    this.distribution.add(place, count);
  }

  private except(index: number, text: string, count: number): void {
    const found = this.exceptions[index];
    if (found === undefined) return;
    const known = found.get(text);
    if (known === undefined) found.set(ownText(text), count);
    else found.set(text, known + count);
    if (found.size > MOST_EXCEPTIONS) this.ruleOut(index);
  }

  private ruleOut(index: number): void {
    if (this.exceptions[index] !== undefined) this.kindsLeft--;
    this.exceptions[index] = undefined;
  }

  /** Leaves those with the smallest hashes. */
  private trim(): void {
    const { counts } = this;
    if (counts.size > MOST_SAMPLED || counts.characters > MOST_CHARACTERS)
      this.ceiling = Math.min(this.ceiling, counts.hashOfMost(MOST_SAMPLED, MOST_CHARACTERS));
    this.counts = counts.upTo(this.ceiling);
  }

  private mergeUnique(other: ColumnProfile): void {
    const [mine, theirs] = [this.unique, other.unique];
    if (mine === undefined || theirs === undefined || this.filled > this.most || !mine.addAll(theirs))
      this.unique = undefined;
  }

  /** Brings all into the form that does not depend on how the rows were cut, nor on the order of the parts. */
  finish(): void {
    this.unique?.forget();
    if (this.isSampled) this.trim();
    this.values = this.counts.sorted();
    this.words = sorted(this.words);
    this.exceptions = this.exceptions.map((texts) => texts && sorted(texts));
  }
}

/** How many values a sample has. */
const MOST_SAMPLED = 1024;

function sorted(counts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
