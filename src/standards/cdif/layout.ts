import type { ExportOptions, Role } from '../options.js';
import { type AssumedRole, assumedRoles } from './column-roles.js';
import type { Column, Table } from './tables.js';

/** The layouts that CDIF has a structure for. */
export type Layout = 'wide' | 'long' | 'dimensional';

/** How a table is laid out, and the part that each of its columns plays in that. */
export interface Arrangement {
  readonly layout: Layout;
  readonly isLayoutAssumed: boolean;
  readonly roles: ReadonlyMap<Column, Role>;
  /** The roles that nobody gave. */
  readonly assumed: ReadonlyMap<Column, AssumedRole>;
}

/** What a role comes to in a layout that has no such component. */
const ADAPTED: { readonly [L in Layout]: { readonly [R in Role]?: Role } } = {
  wide: { dimension: 'identifier', descriptor: 'measure', value: 'measure' },
  dimensional: { descriptor: 'measure', value: 'measure' },
  long: { dimension: 'attribute', measure: 'attribute' },
};

/** The arrangement of a table; undefined when what is known is not enough for a structure that is true. */
export function arrangementOf(
  table: Table,
  stated: string | undefined,
  { assume }: ExportOptions,
): Arrangement | undefined {
  const { topColumns } = table;
  const layout = (stated ?? shownLayout(topColumns)) as Layout;
  if (topColumns.length === 0 || !Object.hasOwn(ADAPTED, layout)) return undefined;
  const count = (role: Role) => topColumns.filter((column) => column.role === role).length;
  const isCrossed = layout === 'dimensional' && count('dimension') === 0;
  if (layout === 'long' && !isLong(topColumns, count)) return undefined;
  // The axes of a cube identify its cells: without other word the key is made of them.
  if (isCrossed && table.key.length === 0) return undefined;
  if (assume === false && (stated === undefined || topColumns.some(({ role }) => role === undefined)))
    return undefined;
  const assumed = assumedRoles(table);
  const key = new Set(table.key);
  const roles = new Map(
    topColumns.map((column): [Column, Role] => {
      const role = isCrossed && key.has(column) ? 'dimension' : (column.role ?? assumed.get(column)!.role);
      // A long table has one identifier, which is given; what else is in it says something about the values.
      if (layout === 'long' && column.role === undefined) return [column, 'attribute'];
      return [column, ADAPTED[layout][role] ?? role];
    }),
  );
  return { layout, isLayoutAssumed: stated === undefined, roles, assumed };
}

function shownLayout(columns: readonly Column[]): Layout {
  const roles = new Set(columns.map(({ role }) => role));
  if (roles.has('descriptor') && roles.has('value')) return 'long';
  return roles.has('dimension') ? 'dimensional' : 'wide';
}

/** CDIF 1.1, LongDataStructure: one identifier, one descriptor that lists its variables, one value. */
function isLong(columns: readonly Column[], count: (role: Role) => number): boolean {
  const descriptor = columns.find(({ role }) => role === 'descriptor');
  return (
    count('identifier') === 1 &&
    count('descriptor') === 1 &&
    count('value') === 1 &&
    (descriptor?.variable.codes?.codes.length ?? 0) > 0
  );
}
