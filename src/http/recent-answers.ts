import type { Call, Performed } from './perform.js';

/** How many characters of requests and answers are kept. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Larger requests are rare, and would push many others out. */
const LARGEST_REQUEST = 256 * 1024;

/** Keeps the answers to the latest requests: the same schema is often asked for again and again. */
export class RecentAnswers {
  private readonly known = new Map<string, Performed>();
  private characters = 0;

  /** The answer to a request, if it was asked before. Asked for again, it stays longer. */
  get(key: string): Performed | undefined {
    const found = this.known.get(key);
    if (found) {
      this.known.delete(key);
      this.known.set(key, found);
    }
    return found;
  }

  add(key: string, answer: Performed): void {
    if (key.length > LARGEST_REQUEST || this.known.has(key)) return;
    this.known.set(key, answer);
    this.characters += key.length + answer.body.length;
    for (const [oldest, { body }] of this.known) {
      if (this.characters <= MOST_CHARACTERS) break;
      this.known.delete(oldest);
      this.characters -= oldest.length + body.length;
    }
  }

  clear(): void {
    this.known.clear();
    this.characters = 0;
  }
}

/** What the answer to a request is kept under; it is good for a day, since answers may carry its date. */
export function requestKey(operation: string, { query, body = '' }: Call): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${operation} ${day} ${JSON.stringify(query)} ${body}`;
}
