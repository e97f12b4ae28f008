import type { ReferenceRequest, RowKey, Table, UniqueRequest } from '../check/index.js';
import { asText, type Cell, mayBeNested, textCell, typedCell } from './cells.js';
import type { SourceColumn } from './column.js';
import type { ColumnType } from './column-type.js';
import type { SqlDialect } from './dialect.js';
import { allOf, anyOf, NO, none } from './expression.js';
import { ROWS } from './queries.js';
import { ANY_CELLS, limitOf, NUMBER, orderOf, type TableSource } from './table-check.js';

/** A table that rows are compared in. */
export interface RelatedTable {
  readonly table: Pick<Table, 'columns'>;
  readonly source: TableSource;
}

/** The queries that find the rows that break a request. */
export interface RelationQueries {
  /** Counts rows that only the row checker can compare; none if there cannot be any. */
  readonly doubtful: readonly string[];
  /** Counts the rows that break the request. */
  readonly count: string;
  /** The first of them: identity, the values of the key, and the identity of the first row with that key. */
  readonly first: (most: number) => string;
  /** The columns of the key, in the order of its variables. */
  readonly columns: readonly KeyColumn[];
}

/** Why an engine cannot answer a request. */
export interface Unanswerable {
  readonly reason: string;
}

/** A column of a key, in the results of queries. */
export interface KeyColumn {
  readonly type: SourceColumn['type'];
  /** Its value as a text. */
  readonly alias: string;
  /** What kind of JSON it is: one of `KINDS`. */
  readonly kind: string;
}

/** What tells two kinds of values apart, for columns that may hold several. */
export const KINDS = { null: 0, number: 1, string: 2, true: 3, false: 4, digits: 5 } as const;

/** A part of what identifies a row, in the results of queries. */
export interface IdentityPart {
  /** The name of the column; none if rows have numbers. */
  readonly column?: SourceColumn;
  /** What rows are ordered by. */
  readonly order: string;
  /** Its value. */
  readonly alias: string;
}

/** What identifies rows. */
export function identityOf({ identity, columns }: TableSource): readonly IdentityPart[] {
  if ('number' in identity) return [{ order: NUMBER, alias: NUMBER }];
  return identity.key.map((name, index) => ({
    column: columns.find((each) => each.name === name) ?? { name, type: undefined },
    order: `i${index}`,
    alias: `i${index}_text`,
  }));
}

/** The same part of the first row with the same key. */
export function firstOf(alias: string): string {
  return `first_${alias}`;
}

/** The queries for rows that have the key of another. As in SQL, a key with a null is never a duplicate. */
export function duplicateQueries(
  { key }: Pick<UniqueRequest, 'key'>,
  related: RelatedTable,
  dialect: SqlDialect,
): RelationQueries | Unanswerable {
  const names = namesIn(key, related);
  const side = names && sideOf(related, names, typesIn(names, related), dialect);
  if (side === undefined) return NOT_IN_SQL;
  const parts = side.parts.flat();
  const keys = keyedRows(key, side, side.kinds);
  const groups = repeatedKeys(keys, parts);
  const identity = identityOf(related.source);
  const order = identity.map((each) => each.order);
  const over = overKey(parts, related.source);
  const nth = [
    `row_number() ${over} AS nth`,
    ...identity.map(({ alias }) => `first_value(own.${alias}) ${over} AS ${firstOf(alias)}`),
  ];
  const repeated = `SELECT own.*, ${nth.join(', ')} FROM ${keys} AS own JOIN (${groups}) AS repeated ON ${equal(within('own', parts), within('repeated', parts))}`;
  return {
    doubtful: doubtIn([side]),
    count: `SELECT COALESCE(sum(times - 1), 0) AS ${ROWS} FROM (${groups}) AS repeated`,
    first: (most) => `SELECT * FROM (${repeated}) AS found WHERE nth > 1${orderOf(order)}${limitOf(most)}`,
    columns: side.columns,
  };
}

/** The queries for rows that refer to no row of another table. A row refers to none if all its values are null. */
export function orphanQueries(
  { source, target }: Pick<ReferenceRequest, 'source' | 'target'>,
  from: RelatedTable,
  to: RelatedTable,
  dialect: SqlDialect,
): RelationQueries | Unanswerable {
  const [own, others] = [columnNames(source), columnNames(target)];
  const ownSide = own && others && sideOf(from, own, typesIn(others, to), dialect);
  const otherSide = own && others && sideOf(to, others, typesIn(own, from), dialect);
  if (ownSide === undefined || otherSide === undefined) return NOT_IN_SQL;
  const match = equal(within('own', ownSide.parts.flat()), within('other', otherSide.parts.flat()));
  const found = `FROM (${ownSide.rows}) AS own WHERE ${refers('own', ownSide.kinds)} AND NOT EXISTS (SELECT 1 FROM (${otherSide.rows}) AS other WHERE ${match})`;
  return {
    doubtful: doubtIn([ownSide, otherSide]),
    count: `SELECT count(*) AS ${ROWS} ${found}`,
    first: (most) =>
      `SELECT own.* ${found}${orderOf(identityOf(from.source).map(({ order }) => order))}${limitOf(most)}`,
    columns: ownSide.columns,
  };
}

const NOT_IN_SQL: Unanswerable = { reason: 'values of such types are not compared in SQL' };

/** The columns of a key; none if one of them is inside another. */
export function columnNames({ paths }: RowKey): readonly string[] | undefined {
  return paths.every(({ length }) => length === 1) ? paths.map(([name]) => name!) : undefined;
}

/** The columns of a key whose rows are compared in one table; those of the whole row are all. */
export function namesIn(key: RowKey, { source }: RelatedTable): readonly string[] | undefined {
  return isWhole(key) ? source.columns.map(({ name }) => name) : columnNames(key);
}

function isWhole({ paths }: RowKey): boolean {
  return paths.length === 0;
}

type ComparedType = SourceColumn['type'] | 'absent';

/** The types of columns. A column that the table does not have is null in every row. */
export function typesIn(names: readonly string[], { source }: RelatedTable): readonly ComparedType[] {
  return names.map((name) => {
    const column = source.columns.find((each) => each.name === name);
    return column ? column.type : 'absent';
  });
}

/** The rows of a side that a key can identify. */
export function keyedRows(key: RowKey, { rows }: Pick<Side, 'rows'>, kinds: readonly string[]): string {
  return `(SELECT * FROM (${rows}) AS keyed${isWhole(key) ? '' : ` WHERE ${noneOf(kinds)}`})`;
}

/** The keys that several rows have. */
export function repeatedKeys(keys: string, parts: readonly string[]): string {
  const listed = parts.join(', ');
  return `SELECT ${listed}, count(*) AS times FROM ${keys} AS keyed GROUP BY ${listed} HAVING count(*) > 1`;
}

/** The rows with the same key, in their order. */
export function overKey(parts: readonly string[], source: TableSource): string {
  const order = identityOf(source).map((each) => each.order);
  return `OVER (PARTITION BY ${within('own', parts).join(', ')}${orderOf(within('own', order))})`;
}

/** Whether a row refers to another. */
export function refers(row: string, kinds: readonly string[]): string {
  return `NOT (${allOf(...kinds.map((kind) => `${row}.${kind} = ${KINDS.null}`))})`;
}

/** The rows of a table with what is compared, in parts that are never null: engines join by equality. */
export interface Side {
  readonly rows: string;
  /** The parts of each column. */
  readonly parts: readonly (readonly string[])[];
  /** The part of each column that says what kind of value it has. */
  readonly kinds: readonly string[];
  readonly doubt: string;
  readonly columns: readonly KeyColumn[];
}

/** What is compared of the rows of a table. `kept` are further columns, by their names there. */
export function sideOf(
  { table, source }: RelatedTable,
  names: readonly string[],
  others: readonly ComparedType[],
  dialect: SqlDialect,
  kept: ReadonlyMap<string, string> = new Map(),
): Side | undefined {
  const compared: Compared[] = [];
  const aliases = [...kept].map(([alias, name]) => `${dialect.identifier(name)} AS ${alias}`);
  const columns: KeyColumn[] = [];
  const types = typesIn(names, { table, source });
  for (const [index, name] of names.entries()) {
    const type = types[index];
    const alias = `c${index}`;
    const one = comparedOf(alias, name, type, others[index], table, dialect);
    if (one === undefined) return undefined;
    compared.push(one);
    aliases.push(`${comparedColumn(name, type, dialect)} AS ${alias}`);
    columns.push({ type: type === 'absent' ? 'text' : type, alias: `${alias}_text`, kind: `${alias}_kind` });
  }
  const { identity } = source;
  const identities =
    'number' in identity
      ? [`${identity.number} AS ${NUMBER}`]
      : identity.key.map((name, index) => `${dialect.identifier(name)} AS i${index}`);
  const computed = compared.flatMap(({ computed }) =>
    [...computed].map(([name, sql]) => `${sql} AS ${dialect.identifier(name)}`),
  );
  const parts = compared.flatMap((each) => each.parts);
  const doubt = anyOf(...compared.map((each) => each.doubt));
  const shown = [
    ...kept.keys(),
    ...identityOf(source).flatMap(({ order, alias, column }) =>
      order === alias ? [order] : [order, `${asText(order, dialect, column?.type)} AS ${alias}`],
    ),
    ...parts.map(([name, sql]) => `${sql} AS ${name}`),
    ...columns.map(({ alias, type }, index) => `${asText(`c${index}`, dialect, type)} AS ${alias}`),
    ...(doubt === NO ? [] : [`${doubt} AS doubt`]),
  ];
  const inner = `SELECT ${[...aliases, ...identities].join(', ')} FROM ${source.from}`;
  const cells = `SELECT ${['*', ...computed].join(', ')} FROM (${inner}) AS t`;
  return {
    rows: `SELECT ${shown.join(', ')} FROM (${cells}) AS cells`,
    parts: compared.map((each) => each.parts.map(([name]) => name)),
    kinds: columns.map(({ kind }) => kind),
    doubt,
    columns,
  };
}

/** A column without the rules that its type has for equal values. */
function comparedColumn(name: string, type: SourceColumn['type'] | 'absent', dialect: SqlDialect): string {
  if (type === 'absent') return `CAST(NULL AS ${dialect.textType})`;
  const column = dialect.identifier(name);
  return (type && dialect.plain?.(column, type)) ?? column;
}

/** How a column is compared. */
interface Compared {
  readonly parts: readonly (readonly [name: string, sql: string])[];
  /** Holds where the engine cannot compare the value as the row checker does. */
  readonly doubt: string;
  readonly computed: ReadonlyMap<string, string>;
}

/** Types whose values are equal to the engine if and only if they are to JSON; with something in the place of null. */
const NATIVE: { readonly [type in ColumnType]?: { readonly family: string; readonly zero: string } } = {
  boolean: { family: 'boolean', zero: 'FALSE' },
  'small integer': { family: 'integer', zero: '0' },
  integer: { family: 'integer', zero: '0' },
  text: { family: 'text', zero: "''" },
  date: { family: 'date', zero: "DATE '1970-01-01'" },
};

function familyOf(type: string): string | undefined {
  return NATIVE[type as ColumnType]?.family;
}

/** Types whose numbers are texts with all digits. */
const DECIMAL: ReadonlySet<unknown> = new Set<ColumnType>(['small integer', 'integer', 'decimal']);
const FLOATING: ReadonlySet<unknown> = new Set<ColumnType>(['float', 'double']);
const DATED: ReadonlySet<unknown> = new Set<ColumnType>(['date', 'timestamp', 'timestamp with zone']);

function comparedOf(
  alias: string,
  name: string,
  type: ComparedType,
  other: ComparedType,
  table: RelatedTable['table'],
  dialect: SqlDialect,
): Compared | undefined {
  if (!isComparable(type) || !isComparable(other)) return undefined;
  const text = asText(alias, dialect);
  const parts = (value: string): Compared => ({
    parts: [
      [`${alias}_kind`, `CASE WHEN ${alias} IS NULL THEN ${KINDS.null} ELSE ${KINDS.number} END`],
      [`${alias}_value`, value],
    ],
    doubt: NO,
    computed: new Map(),
  });
  if (type in NATIVE && familyOf(type) === familyOf(other)) {
    const { family, zero } = NATIVE[type as ColumnType]!;
    const value = `COALESCE(${alias}, ${zero})`;
    return parts(family === 'text' ? binary(value, dialect) : value);
  }
  if (DECIMAL.has(type) && DECIMAL.has(other))
    return parts(binary(`COALESCE(${digitsOf(text, type, dialect)}, '')`, dialect));
  if (type === 'cells') {
    const cells = table.columns.find((each) => each.name === name)?.cells ?? ANY_CELLS;
    if (mayBeNested(cells)) return undefined;
    const cell = textCell(alias, cells, `${alias}_number`, dialect);
    const isLong = allOf(cell.isNumber, dialect.matches(alias, LONG_INTEGER));
    return jsonParts(alias, cell, { isLong, digits: alias, doubt: allOf(cell.doubt, none(isLong)) }, dialect);
  }
  const cell = typedCell(alias, type === 'absent' ? 'text' : type, false, dialect);
  const long = longNumbers(alias, type, FLOATING.has(other), dialect);
  // The digits of a numeric are known only if they are few, and engines write years before 1 in their own way.
  const doubt = type === 'numeric' || (DATED.has(type) && type !== other) ? cell.doubt : long.doubt;
  return jsonParts(alias, cell, { ...long, doubt }, dialect);
}

function isComparable<T extends ComparedType>(type: T): type is Exclude<T, undefined | 'array' | 'object'> {
  return type !== undefined && type !== 'array' && type !== 'object';
}

/** Whole numbers with more digits than doubles are sure to have. */
const LONG_INTEGER = '^-?[1-9][0-9]{15,}$';
const SAFE_DIGITS = 15;

/** Numbers that are compared by their digits, and those whose digits the engine does not know. */
interface LongNumbers {
  readonly isLong: string;
  readonly digits: string;
  readonly doubt: string;
}

function longNumbers(
  alias: string,
  type: ColumnType | 'absent',
  isOtherFloating: boolean,
  dialect: SqlDialect,
): LongNumbers {
  if (DECIMAL.has(type)) {
    const digits = digitsOf(asText(alias, dialect), type, dialect);
    const isLong = `COALESCE(${dialect.matches(digits, LONG_INTEGER)}, FALSE)`;
    const isFraction = `COALESCE(${dialect.matches(digits, '[.]')} AND ${dialect.length(digits)} > ${SAFE_DIGITS}, FALSE)`;
    return { isLong, digits, doubt: type === 'decimal' ? isFraction : NO };
  }
  const bound = dialect.number(10 ** SAFE_DIGITS);
  const isLarge = `COALESCE(${dialect.isFinite(alias)} AND abs(${alias}) >= ${bound}, FALSE)`;
  return { isLong: NO, digits: "''", doubt: FLOATING.has(type) && !isOtherFloating ? isLarge : NO };
}

/** The digits of a number that is written with all of them, without zeros at the end of its fraction. */
function digitsOf(text: string, type: string, dialect: SqlDialect): string {
  if (type !== 'decimal') return text;
  const trimmed = `TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM ${text}))`;
  return `(CASE WHEN ${dialect.matches(text, '[.]')} THEN ${trimmed} ELSE ${text} END)`;
}

/** A value in three parts: its kind, a number and a text. */
function jsonParts(
  alias: string,
  cell: Cell,
  { isLong, digits, doubt }: LongNumbers,
  dialect: SqlDialect,
): Compared {
  const zero = dialect.number(0);
  return {
    parts: [
      [
        `${alias}_kind`,
        firstThat(
          KINDS.null,
          [isLong, KINDS.digits],
          [cell.isNumber, KINDS.number],
          [cell.isString, KINDS.string],
          [allOf(cell.isBoolean, cell.boolean), KINDS.true],
          [cell.isBoolean, KINDS.false],
        ),
      ],
      // There is no negative zero in JSON.
      [`${alias}_value`, firstThat(zero, [isLong, zero], [cell.isNumber, `${cell.number} + ${zero}`])],
      [`${alias}_string`, binary(firstThat("''", [isLong, digits], [cell.isString, cell.string]), dialect)],
    ],
    doubt,
    computed: cell.computed,
  };
}

/** The value of the first condition that holds, or another. */
function firstThat(
  otherwise: string | number,
  ...cases: readonly (readonly [condition: string, value: string | number])[]
): string {
  const possible = cases.filter(([condition]) => condition !== NO);
  const written = possible.map(([condition, value]) => ` WHEN ${condition} THEN ${value}`);
  return written.length === 0 ? String(otherwise) : `CASE${written.join('')} ELSE ${otherwise} END`;
}

/** A text that is equal only to itself, whatever the collation of its column. */
function binary(text: string, { binary: inBytes }: SqlDialect): string {
  return inBytes ? inBytes(text) : text;
}

function noneOf(kinds: readonly string[]): string {
  return allOf(...kinds.map((kind) => `${kind} <> ${KINDS.null}`));
}

export function within(row: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${row}.${name}`);
}

export function equal(ones: readonly string[], others: readonly string[]): string {
  return allOf(...ones.map((one, index) => `${one} = ${others[index]}`));
}

function doubtIn(sides: readonly Side[]): readonly string[] {
  return sides
    .filter(({ doubt }) => doubt !== NO)
    .map(({ rows }) => `SELECT count(*) AS ${ROWS} FROM (${rows}) AS keyed WHERE doubt`);
}
