import type { ExportOptions, Role } from '../options.js';
import type { Column, Table } from './tables.js';

/** The layouts that CDIF has a structure for. */
export type Layout = 'wide' | 'long' | 'dimensional';

/** How a table is laid out, and the part that each of its columns plays in that. */
export interface Arrangement {
  readonly layout: Layout;
  readonly roles: ReadonlyMap<Column, Role>;
  /** What is assumed although it was not stated. */
  readonly assumed: readonly ('layout' | 'roles')[];
}

/** What a role comes to in a layout that has no such component. */
const ADAPTED: { readonly [L in Layout]: { readonly [R in Role]: Role } } = {
  wide: {
    identifier: 'identifier',
    dimension: 'identifier',
    measure: 'measure',
    attribute: 'attribute',
    descriptor: 'measure',
    value: 'measure',
  },
  dimensional: {
    identifier: 'identifier',
    dimension: 'dimension',
    measure: 'measure',
    attribute: 'attribute',
    descriptor: 'measure',
    value: 'measure',
  },
  long: {
    identifier: 'identifier',
    dimension: 'attribute',
    measure: 'attribute',
    attribute: 'attribute',
    descriptor: 'descriptor',
    value: 'value',
  },
};

const UNSAID: { readonly [L in Layout]: Role } = {
  wide: 'measure',
  dimensional: 'measure',
  long: 'attribute',
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
  const key = new Set(table.key);
  const roles = new Map(
    topColumns.map((column) => {
      const known = isCrossed && key.has(column) ? 'dimension' : column.role;
      return [column, known === undefined ? UNSAID[layout] : ADAPTED[layout][known]];
    }),
  );
  const assumed = [
    ...(stated === undefined ? (['layout'] as const) : []),
    ...(topColumns.some(({ role }) => role === undefined) ? (['roles'] as const) : []),
  ];
  return assume === false && assumed.length > 0 ? undefined : { layout, roles, assumed };
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
