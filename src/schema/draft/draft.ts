import type { Json, JsonObject } from '../../base/json.js';
import type { Constraints, ValueType } from '../description/index.js';
import type { SourcedJson } from './sourced.js';

/** What is stated about a subject, by member of its schema object: `title`, `fair:label`, … */
export type Statements = { readonly [keyword: string]: SourcedJson };

/** Something that a draft describes. */
export interface DraftSubject {
  readonly statements: Statements;
}

/** A value that a variable may take. */
export interface DraftCode extends DraftSubject {
  readonly value: Json;
  readonly isSentinel: boolean;
}

/** The codes of a variable. Variables that hold the same object share it. */
export interface DraftCodeList {
  /** What the list is called where it is shared. */
  readonly name: string;
  readonly codes: readonly DraftCode[];
}

/** A column of a table, or a part of one. */
export interface DraftVariable extends DraftSubject {
  readonly name: string;
  readonly types: readonly ValueType[];
  readonly isNullable?: boolean;
  readonly isRequired?: boolean;
  readonly format?: string | undefined;
  readonly constraints?: Constraints;
  /** How many arrays stand in each other, with the number of items where it is fixed, else -1; none if it is not an array. */
  readonly shape?: readonly number[];
  readonly variables?: readonly DraftVariable[];
  readonly codes?: DraftCodeList | undefined;
}

/** A table. */
export interface DraftDataset extends DraftSubject {
  /** The properties on the way from the root to its rows; none for the only table. */
  readonly path: readonly string[];
  /** Whether it is one object, and no array of rows. */
  readonly isOneRow?: boolean | undefined;
  readonly variables: readonly DraftVariable[];
}

/** A description before it is written as a schema. */
export interface Draft extends DraftSubject {
  /** The address of the schema. */
  readonly id?: SourcedJson | undefined;
  readonly datasets: readonly DraftDataset[];
  /** What no keyword can say: the options of exports. */
  readonly options: JsonObject;
}
