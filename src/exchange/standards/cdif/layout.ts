import type { Variable } from '../../../schema/description/index.js';
import type { ExportOptions, Role } from '../options.js';
import type { Column, Table } from './tables.js';
import { isSaid } from './terms.js';

/** The roles of columns in the words of CDIF, and the components of structures that have them. */
export const ROLES: { readonly [R in Role]: { readonly word: string; readonly component: string } } = {
  identifier: { word: 'UnitIdentifier', component: 'IdentifierComponent' },
  measure: { word: 'Measure', component: 'MeasureComponent' },
  attribute: { word: 'Attribute', component: 'AttributeComponent' },
  dimension: { word: 'Dimension', component: 'DimensionComponent' },
  descriptor: { word: 'Descriptor', component: 'VariableDescriptorComponent' },
  value: { word: 'ReferenceVariable', component: 'VariableValueComponent' },
};

/** The layouts that CDIF has a structure for. */
export const STRUCTURES = {
  wide: 'WideDataStructure',
  long: 'LongDataStructure',
  dimensional: 'DimensionalDataStructure',
} as const;

export type Layout = keyof typeof STRUCTURES;

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

/** What a column that nobody gives a role shows of it. */
interface Clues {
  readonly variable: Variable;
  /** The last word of its name. */
  readonly word: string;
  /** The column that its name says it is about: `depth` for `depth_flag`. */
  readonly about: Column | undefined;
  /** Whether it leads to another table. */
  readonly isJoin: boolean;
  /** Whether the columns that identify a row are known. */
  readonly isKeyed: boolean;
}

/** The last words of names that say which thing a value identifies, or in which list it stands. */
const IDENTIFYING = wordSet('id ids identifier uuid guid key pk nr number doi orcid isbn');
const CODING = wordSet('code codes ref fk');

/** The last words of names of columns that say something about a value, and are no value of their own. */
const QUALIFYING = wordSet(
  'flag flags qc quality status remark remarks comment comments note notes unit units method qualifier source ' +
    'error uncertainty precision accuracy sd se stderr',
);

/** Which role a column is assumed to have: that of the first rule that holds, else it is a measure. */
const RULES: readonly (readonly [role: Role, holds: (clues: Clues) => boolean])[] = [
  ['attribute', ({ about }) => about !== undefined],
  ['measure', ({ variable: { terms } }) => isSaid(terms.measurementUnit) || isSaid(terms.quantity)],
  ['attribute', ({ isJoin }) => isJoin],
  ['identifier', ({ word, isKeyed }) => IDENTIFYING.has(word) && !isKeyed],
  ['attribute', ({ word }) => IDENTIFYING.has(word) || CODING.has(word) || QUALIFYING.has(word)],
  ['attribute', ({ variable: { types } }) => types.includes('string') || types.includes('boolean')],
];

/** The roles of columns that nobody gave one, and the columns that attributes are about. */
function assumedRoles({ topColumns, key, joins }: Table): ReadonlyMap<Column, AssumedRole> {
  const joining = new Set(joins.flatMap(({ columns }) => columns));
  const isKeyed = key.length > 0 || topColumns.some(({ role }) => role === 'identifier');
  let byName: ReadonlyMap<string, Column> | undefined;
  const columnNamed = (name: string) => {
    byName ??= new Map(topColumns.map((column) => [wordsIn(column), column]));
    return byName.get(name);
  };
  const found = new Map<Column, AssumedRole>();
  for (const column of topColumns) {
    if (column.role !== undefined) continue;
    const words = wordsIn(column);
    const end = words.lastIndexOf(' ');
    const word = words.slice(end + 1);
    const clues: Clues = {
      variable: column.variable,
      word,
      about: end > 0 && QUALIFYING.has(word) ? columnNamed(words.slice(0, end)) : undefined,
      isJoin: joining.has(column),
      isKeyed,
    };
    const [role] = RULES.find(([, holds]) => holds(clues)) ?? ['measure' as const];
    found.set(column, { role, about: role === 'attribute' ? clues.about : undefined });
  }
  const isMeasured = topColumns.some((column) => (column.role ?? found.get(column)?.role) === 'measure');
  // Where no number is measured, the answers that are coded are.
  for (const [column, { role, about }] of isMeasured ? [] : found) {
    const isAnswer = column.variable.codes !== undefined || column.variable.types.includes('boolean');
    if (role === 'attribute' && about === undefined && isAnswer && !joining.has(column))
      found.set(column, { role: 'measure', about: undefined });
  }
  return found;
}

interface AssumedRole {
  readonly role: Role;
  readonly about: Column | undefined;
}

/** The words of a name, in lower case: `StationID`, `station_id` and `Station ID` have the same. */
function wordsIn({ variable: { name } }: Column): string {
  // What needs no change, which is much faster to find out.
  if (/^[a-z0-9]*$/.test(name)) return name;
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|[^\p{L}\p{N}]+/gu, '$1 ')
    .toLowerCase()
    .trim();
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
