import type { Json } from '../../base/json.js';
import { keyWriter, type Seed, WORDS } from './key-writer.js';
import type { RowKey } from './requests.js';

/** The keys of some rows, one after another. */
export interface RowKeys {
  readonly rows: number;
  /** For each key that is asked for, the words of all rows. */
  readonly words: readonly Uint32Array<ArrayBuffer>[];
  /** For each row, whether it has an error already. */
  readonly failed: Uint8Array<ArrayBuffer>;
}

/** The memory of keys, which can move from thread to thread. */
export function buffersOf(keys: readonly RowKeys[]): readonly ArrayBuffer[] {
  return keys.flatMap(({ words, failed }) => [...words, failed].map(({ buffer }) => buffer));
}

/** Which keys of rows are asked for. */
export interface KeyPlan {
  readonly keys: readonly RowKey[];
  readonly seed: Seed;
}

const FEW_ROWS = 256;

/** Collects the keys of rows. */
export class KeyCollector {
  private readonly writers;
  private rows = 0;
  private room = FEW_ROWS;
  private words: Uint32Array<ArrayBuffer>[] = [];
  private failed = new Uint8Array(0);

  constructor({ keys, seed }: KeyPlan) {
    this.writers = keys.map(({ paths }) => keyWriter(paths, seed));
    this.begin();
  }

  /** Adds the next row; `undefined` is one that could not be read. */
  add(row: Json | undefined, hasFailed: boolean): void {
    if (this.rows === this.room) this.grow();
    if (hasFailed) this.failed[this.rows] = 1;
    if (row !== undefined)
      for (let index = 0; index < this.writers.length; index++)
        this.writers[index]!(row, this.words[index]!, this.rows * WORDS);
    this.rows++;
  }

  /** The keys since the last time. */
  take(): RowKeys {
    const { rows, words, failed } = this;
    this.begin();
    return {
      rows,
      words: words.map((each) => each.subarray(0, rows * WORDS)),
      failed: failed.subarray(0, rows),
    };
  }

  private begin(): void {
    this.rows = 0;
    this.words = this.writers.map(() => new Uint32Array(this.room * WORDS));
    this.failed = new Uint8Array(this.room);
  }

  private grow(): void {
    this.room *= 2;
    this.words = this.words.map((each) => enlarged(each, new Uint32Array(this.room * WORDS)));
    this.failed = enlarged(this.failed, new Uint8Array(this.room));
  }
}

function enlarged<A extends Uint8Array | Uint32Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}
