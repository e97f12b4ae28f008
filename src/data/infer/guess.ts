import type { Json } from '../../base/json.js';

/**
 * How sure a statement is: it is true of all rows, it is right in at least 95 of 100 cases and written with its evidence, or
 * it is only asked about.
 */
export type Level = 'certain' | 'likely' | 'possible';

/** A statement about a column or table, and what speaks for it. */
export interface Guess {
  /** The place in the schema that it is about. */
  readonly pointer: string;
  readonly keyword: string;
  readonly value: Json;
  /** What the values are, more exactly than a schema can say it: dates that are not written as ISO 8601 are dates too. */
  readonly kind?: string;
  readonly level: Level;
  /** The name of the rule that made it. */
  readonly rule: string;
  /** Why, in a sentence. */
  readonly because: string;
}
