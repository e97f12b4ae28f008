import type { KeywordName } from '../../schema/vocabulary/index.js';
import type { ReadKeyword } from './read/readers.js';

/** Where a standard has a place for a keyword, or why it has none. */
export type Placement =
  /** The term that takes it, and what else is to be known, for people; and how it is read back. */
  | { readonly to: string; readonly note?: string; readonly read: ReadKeyword }
  /** The same for a keyword that comes back as another, since it is deprecated or was renamed. */
  | { readonly to: string; readonly note?: string; readonly as: KeywordName }
  /** Why it is left out: for people, and as the reason in the list of losses. */
  | { readonly drop: string };

/** A value that was not stated and is assumed. */
export interface Assumption {
  readonly term: string;
  readonly value: string;
  readonly why: string;
}

/** A value that the standard asks for, but neither the schema nor the options state. */
export interface Missing {
  readonly term: string;
  readonly level: 'must' | 'should' | 'may';
  readonly help: string;
}

/** A value of the source that the document does not have. */
export interface Loss {
  readonly keyword: string;
  readonly pointer: string;
  readonly value: null | boolean | number | string;
  readonly reason: string;
}
