/** What a file of data says about its own variables. */
export interface FileDescription {
  readonly label?: string;
  readonly description?: string;
  readonly variables: readonly VariableDescription[];
}

/** What the values of a variable are, as rows have them; dates and times are strings in ISO 8601. */
export type VariableType =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'string'
  | 'date'
  | 'date-time'
  | 'time'
  | 'duration';

export interface VariableDescription {
  readonly name: string;
  readonly label?: string;
  readonly description?: string;
  /** None for values that have members. */
  readonly type?: VariableType;
  /** Whether all values are stored as this type, and not only shown so. */
  readonly isStored?: boolean;
  readonly unit?: string;
  /** The format in the words of its program, such as `F8.2`. */
  readonly format?: string;
  readonly scale?: 'nominal' | 'ordinal' | 'scale';
  /** What values stand for. */
  readonly values?: readonly (readonly [value: string | number, label: string])[];
  /** Values, and ranges of values, that stand for a missing one. */
  readonly missing?: readonly MissingValue[];
}

/** One value, or all from `low` to `high`; a range without one of them is open on that side. */
export type MissingValue =
  | { readonly value: string | number }
  | { readonly low?: number; readonly high?: number };
