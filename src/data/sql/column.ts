import type { ColumnType } from './column-type.js';

/** A column of a table of an engine. */
export interface SourceColumn {
  readonly name: string;
  /** None for a type whose values are not known. `cells` are texts that mean what the schema allows. */
  readonly type: ColumnType | 'cells' | undefined;
}

/** A column as queries know it: by a name that nothing in a schema or table can change. */
export interface CheckedColumn extends SourceColumn {
  readonly alias: string;
  /** Whether a row without a value there has no such member. */
  readonly isLeftOut: boolean;
}
