import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, setMember } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import type { Fault, RowBatch } from './batch.js';
import { emptyIn } from './cell-types.js';
import type { Columns } from './columns.js';
import { isAboutHeader, planFor } from './plan.js';

/** Adds to a diagnostic where the row with an index is in its file. */
export type Placing = (diagnostic: Diagnostic, index: number) => Diagnostic;

/** Makes rows of values that need no schema to be read, in a file that names its columns once. */
export class NamedRows {
  private readonly missing: ReadonlySet<string>;
  /** The columns that are read, each with what a cell without a value becomes. */
  private readonly read: readonly (readonly [column: number, name: string, empty: Json | undefined])[];
  private isBegun = false;

  constructor(
    private readonly header: readonly string[],
    { columns, others }: Columns,
    private readonly uri: string,
  ) {
    const { names, readers, missing } = planFor(header, { columns, others });
    const empty = new Map(columns.map(({ name, cells }) => [name, emptyIn(cells)]));
    this.missing = missing;
    this.read = names.flatMap((name, column) =>
      readers[column] ? [[column, name, empty.get(name)] as const] : [],
    );
  }

  /** A row, without the cells that hold nothing. */
  row(valueIn: (column: number) => Json | undefined): Json {
    const row: { [name: string]: Json } = {};
    for (const [column, name, empty] of this.read) {
      const value = valueIn(column) ?? empty;
      if (value !== undefined) setMember(row, name, value);
    }
    return row;
  }

  /** A batch; the first one has the header. */
  batch(
    first: number,
    values: readonly (Json | undefined)[],
    faults: readonly Fault[] = [],
    placed: Placing = (diagnostic) => diagnostic,
  ): RowBatch {
    const header = this.isBegun ? {} : { header: { names: this.header } };
    this.isBegun = true;
    return {
      first,
      values,
      exact: new Set(),
      faults,
      ...header,
      lengthOf: () => 0,
      explain: (index, { validate }) =>
        validate(documentOf(values[index]!, this.uri))
          .filter((each) => !isAboutHeader(each, this.missing))
          .map((each) => placed(each, index)),
    };
  }
}
