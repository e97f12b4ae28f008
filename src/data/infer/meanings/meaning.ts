/** What the values of a column are, beyond their type. */
export interface Meaning {
  readonly id: string;
  /** What a value is, in words. */
  readonly title: string;
  /** Whether a value can be one, by its form, its check digits or a list. */
  readonly test: (value: string) => boolean;
  /** Whether the words of a name make it believable. Absent: the values show it, whatever the name. */
  readonly fits?: (words: readonly string[]) => boolean;
  /** How many different values show it even if the name does not fit. Absent: any number can be something else. */
  readonly alone?: number;
  /** The columns that can have it. Default: those that are not numeric. */
  readonly of?: 'numbers' | 'all';
  /** The least number of different values. Default: 1. */
  readonly least?: number;
  /** The least share of the different values that are one. Default: 0.95. */
  readonly share?: number;
  /** What a schema can say of a column whose values all are one. */
  readonly states: MeaningStatement;
  /** Where the rule or the list comes from. */
  readonly source: string;
}

/** Keywords of a schema. */
export interface MeaningStatement {
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'fair:classificationRef'?: readonly string[];
}
