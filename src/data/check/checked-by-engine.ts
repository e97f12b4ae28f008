/** What is known of a check in an engine. */
export interface CheckedByEngine {
  readonly name: string;
  /** How many rows the row checker had to check. */
  readonly doubtful: number;
  readonly unchecked: readonly Unchecked[];
}

/** A keyword that was not checked. */
export interface Unchecked {
  /** Empty for what concerns a whole row. */
  readonly column: string;
  readonly keyword: string;
  /** The place of the keyword below the schema of a row. */
  readonly location: string;
  /** Why, in words that follow "because". */
  readonly reason: string;
}
