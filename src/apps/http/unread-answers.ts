import type { ServerResponse } from 'node:http';
import { ByteBudget } from './byte-budget.js';
import { whenOver } from './response-end.js';

/** How many bytes of answers that clients have not read yet a process holds. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Shorter answers are not counted, so that small requests are answered in any case: their number is limited. */
const LEAST_COUNTED = 16 * 1024;

/** Counts the bytes of answers while they are sent. Bytes that many clients are sent at once are counted once. */
export class UnreadAnswers {
  private readonly budget: ByteBudget;
  private readonly held = new Map<Buffer, { clients: number; readonly release: () => void }>();

  constructor(mostBytes = MOST_BYTES) {
    this.budget = new ByteBudget(mostBytes);
  }

  /** Counts an answer until it has been sent; throws if there are too many bytes of others. */
  hold(bytes: Buffer, response: ServerResponse): void {
    if (bytes.length < LEAST_COUNTED) return;
    const known = this.held.get(bytes) ?? { clients: 0, release: this.budget.reserve(bytes.length).release };
    known.clients++;
    this.held.set(bytes, known);
    whenOver(response, () => {
      if (--known.clients > 0) return;
      this.held.delete(bytes);
      known.release();
    });
  }
}
