import type { Diagnostic } from '../../base/diagnostic.js';
import { type CellReader, cellReader, type Readings, readingsOf } from './cell-reader.js';
import type { Columns } from './columns.js';
import type { Dialect } from './dialect.js';

/** How the rows below a header are read. */
export interface Plan {
  readonly names: readonly string[];
  /** One a column; none for one that does not count. */
  readonly readers: readonly (CellReader | undefined)[];
  /** The columns, by number, whose cells can be read in several ways. */
  readonly ambiguous: ReadonlyMap<number, Readings>;
  /** The columns that rows must have and the header lacks. */
  readonly missing: ReadonlySet<string>;
  /** Those that repeat the name of an earlier one, by their number. */
  readonly repeated: readonly number[];
  /** Those that the schema does not name, by their number. */
  readonly unknown: readonly number[];
}

/** What a header means under a schema. */
export function planFor(header: readonly string[], { columns, others }: Columns, dialect?: Dialect): Plan {
  const names = header.map(asKey);
  const known = new Map(columns.map((column) => [column.name, column]));
  const seen = new Set<string>();
  const readers: (CellReader | undefined)[] = [];
  const ambiguous = new Map<number, Readings>();
  const repeated: number[] = [];
  const unknown: number[] = [];
  names.forEach((name, index) => {
    const cells = known.get(name)?.cells ?? others;
    const isRepeated = seen.has(name);
    if (isRepeated) repeated.push(index);
    else if (!known.has(name)) unknown.push(index);
    readers.push(isRepeated || cells === undefined ? undefined : cellReader(cells, dialect));
    const readings = isRepeated || cells === undefined ? undefined : readingsOf(cells, dialect);
    if (readings) ambiguous.set(index, readings);
    seen.add(name);
  });
  const missing = columns.filter(({ name, isRequired }) => isRequired && !seen.has(name));
  return {
    names,
    readers,
    ambiguous,
    missing: new Set(missing.map(({ name }) => name)),
    repeated,
    unknown,
  };
}

/** Whether a row fails only because the header lacks a column, which has been reported. */
export function isAboutHeader({ at, params }: Diagnostic, missing: ReadonlySet<string>): boolean {
  return at.pointer === '' && params?.keyword === 'required' && missing.has(String(params.member));
}

/** The same text as engines keep it for names of members: with a slice of a text instead, each row would pay for that. */
function asKey(name: string): string {
  return Object.keys({ [name]: true })[0]!;
}
