import type { Table } from '../check/index.js';
import { isObject, type Json, type JsonObject, listIn, member, objectIn } from '../json.js';
import { type Column, statedTypes } from '../tables/index.js';
import type { SourceColumn } from './column.js';
import type { ColumnType } from './column-type.js';
import type { SqlDialect } from './dialect.js';

/** Other names of types, each with the names that an engine may have for it. */
const ALIASES: { readonly [name: string]: readonly string[] } = {
  bool: ['boolean'],
  byte: ['tinyint'],
  short: ['smallint'],
  int2: ['smallint'],
  int: ['integer'],
  integer: ['int'],
  int4: ['integer', 'int'],
  long: ['bigint'],
  int8: ['bigint'],
  float4: ['real', 'float'],
  real: ['float'],
  float: ['double precision'],
  float8: ['double precision', 'double'],
  double: ['double precision'],
  'double precision': ['double'],
  dec: ['decimal', 'numeric'],
  decimal: ['numeric'],
  numeric: ['decimal'],
  char: ['character'],
  bpchar: ['character'],
  varchar: ['character varying', 'string'],
  'character varying': ['varchar'],
  text: ['varchar', 'string'],
  string: ['varchar', 'text'],
  time: ['time without time zone'],
  timestamp: ['timestamp without time zone'],
  timestamptz: ['timestamp with time zone'],
};

/** The columns of a table by the types that its engine names. */
export function namedColumns(
  columns: { readonly [name: string]: string },
  { types }: SqlDialect,
): readonly SourceColumn[] {
  const byName = new Map(Object.entries(types).map(([name, type]) => [name.toLowerCase(), type]));
  const typeOf = (name: string) => {
    const known = name
      .replace(/\(.*?\)/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const other = Object.hasOwn(ALIASES, known)
      ? ALIASES[known]!.find((each) => byName.has(each))
      : undefined;
    return byName.get(known) ?? byName.get(other ?? '');
  };
  return Object.entries(columns).map(([name, type]) => ({ name, type: typeOf(type) }));
}

/** The columns that a table is taken to have, by the schema of its rows. */
export function derivedColumns(table: Table): readonly SourceColumn[] {
  return table.columns.map((column) => ({ name: column.name, type: typeFor(column, table) }));
}

/** The types of columns by those of JSON; columns of several types are texts. */
const TYPES: { readonly [type: string]: ColumnType | undefined } = {
  boolean: 'boolean',
  string: 'text',
  array: undefined,
  object: undefined,
};

function typeFor({ name, cells }: Column, table: Table): ColumnType | undefined {
  const stated = statedTypes(cells);
  const types = [...(stated.size > 0 ? stated : cells.mentions)].filter((type) => type !== 'null');
  const [type = 'string'] = types;
  if (types.length > 1) return 'text';
  if (type !== 'number') return TYPES[type];
  const numbers = [...cells.constants.values()].filter((value) => typeof value === 'number');
  const areListed = !cells.types?.has('number') && numbers.length > 0;
  const isWhole = areListed ? numbers.every(Number.isInteger) : asksForIntegers(table, name);
  return isWhole ? 'integer' : 'double';
}

/** Whether a schema asks that the numbers of a column are whole. */
function asksForIntegers({ row, targets }: Table, name: string): boolean {
  const seen = new Set<Json>();
  const asks = (schema: Json | undefined, found: (object: JsonObject) => boolean): boolean => {
    if (!isObject(schema) || seen.has(schema)) return false;
    seen.add(schema);
    if (found(schema)) return true;
    const parts = [targets.get(schema), ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => listIn(schema, key))];
    return parts.some((part) => asks(part, found));
  };
  const isInteger = (schema: JsonObject) => {
    const types = [member(schema, 'type')].flat();
    return types.includes('integer') && !types.includes('number');
  };
  return asks(row, (schema) => asks(member(objectIn(schema, 'properties'), name), isInteger));
}
