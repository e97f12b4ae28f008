import { append } from '../../schema/document/index.js';
import type { FileDescription } from '../tables/index.js';
import { type ColumnDecision, decide, decideValues } from './decide.js';
import { type FoundKey, keyOf } from './keys.js';
import { type NumberStyle, numberStyleOf } from './number-style.js';
import { TableProfile } from './profile.js';
import type { KeyedTable } from './relations.js';
import { type Knowledge, type UnderstoodColumn, understood } from './understand.js';
import type { ValueProfile } from './values.js';

/** A table that a schema is to be made for. */
export interface InferTable {
  /** What it is called among several. */
  readonly name: string;
  /** Rows of cells, or rows that are JSON objects. */
  readonly profile: TableProfile | ValueProfile;
  /** What the file says about its variables. */
  readonly description?: FileDescription | undefined;
  /** Whether it is one object, and no list of objects. */
  readonly isOneRow?: boolean | undefined;
  /** Whether it has more rows than were read. */
  readonly isSample?: boolean | undefined;
}

/** A table of which all but its relations is known. */
export interface DecidedTable extends KeyedTable {
  readonly columns: readonly UnderstoodColumn[];
  readonly path: readonly string[];
  readonly base: string;
  readonly rows: number;
  readonly isCells: boolean;
  readonly found: FoundKey | undefined;
  readonly description: FileDescription | undefined;
  readonly isOneRow: boolean | undefined;
  readonly isSample: boolean;
}

/** How numbers are written in tables of cells. */
export function styleOf(tables: readonly InferTable[], given?: Partial<NumberStyle>): NumberStyle {
  const cells = tables.flatMap(({ profile }) => (profile instanceof TableProfile ? [profile] : []));
  return numberStyleOf(cells, given);
}

/** What the columns of tables are and mean. */
export function decidedTables(
  tables: readonly InferTable[],
  knowledge: Knowledge,
  style = styleOf(tables),
): readonly DecidedTable[] {
  return tables.map((table) => decidedTable(table, tables.length > 1, knowledge, style));
}

function decidedTable(
  { name, profile, description, isOneRow, isSample = false }: InferTable,
  isOneOfMany: boolean,
  knowledge: Knowledge,
  style: NumberStyle,
): DecidedTable {
  const isCells = profile instanceof TableProfile;
  const columns = firstOfEachName(isCells ? decide(profile, style) : decideValues(profile)).map((each) =>
    understood(each, knowledge),
  );
  const rows = isCells ? profile.rows : profile.counts.object;
  const found = keyOf(columns, rows);
  return {
    name: isOneOfMany ? name : 'data',
    path: isOneOfMany ? [name] : [],
    base: append(
      '',
      ...(isOneOfMany ? ['properties', name] : []),
      ...(isOneRow ? [] : ['items']),
      'properties',
    ),
    isOneRow,
    columns,
    rows,
    isCells,
    found,
    description,
    isSample,
    key: found?.isNamed && !isSample ? found.column : undefined,
  };
}

/** Of columns with the same name, only the first is read. */
function firstOfEachName(columns: readonly ColumnDecision[]): readonly ColumnDecision[] {
  return [...new Map(columns.toReversed().map((each) => [each.name, each])).values()].toReversed();
}
