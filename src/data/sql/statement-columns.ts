import { isObject, type JsonObject, listIn, member, objectIn } from '../../base/json.js';
import type { Table } from '../check/index.js';
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
  const integers = integersIn(table);
  return table.columns.map((column) => ({ name: column.name, type: typeFor(column, integers) }));
}

/** The types of columns by those of JSON; columns of several types are texts. */
const TYPES: { readonly [type: string]: ColumnType | undefined } = {
  boolean: 'boolean',
  string: 'text',
  array: undefined,
  object: undefined,
};

function typeFor({ name, cells }: Column, integers: ReadonlySet<string>): ColumnType | undefined {
  const stated = statedTypes(cells);
  const types = [...(stated.size > 0 ? stated : cells.mentions)].filter((type) => type !== 'null');
  const [type = 'string'] = types;
  if (types.length > 1) return 'text';
  if (type !== 'number') return TYPES[type];
  const numbers = [...cells.constants.values()].filter((value) => typeof value === 'number');
  const areListed = !cells.types?.has('number') && numbers.length > 0;
  const isWhole = areListed ? numbers.every(Number.isInteger) : integers.has(name);
  return isWhole ? 'integer' : 'double';
}

/** The columns of which a schema asks that their numbers are whole. */
function integersIn({ row, targets }: Table): ReadonlySet<string> {
  const partsOf = (schema: JsonObject) =>
    [targets.get(schema), ...CHOICES.flatMap((keyword) => listIn(schema, keyword))].filter(isObject);
  const cells = new Map<string, JsonObject[]>();
  for (const schema of reachedFrom([row].filter(isObject), partsOf)) {
    for (const [name, held] of Object.entries(objectIn(schema, 'properties'))) {
      if (!isObject(held)) continue;
      const known = cells.get(name);
      if (known) known.push(held);
      else cells.set(name, [held]);
    }
  }
  // Columns share definitions: from those that ask for integers, the way back leads to all columns that have them.
  const holders = new Map<JsonObject, JsonObject[]>();
  const all = reachedFrom([...cells.values()].flat(), partsOf);
  for (const schema of all) {
    for (const part of partsOf(schema)) {
      const known = holders.get(part);
      if (known) known.push(schema);
      else holders.set(part, [schema]);
    }
  }
  const asking = reachedFrom([...all].filter(isOfIntegers), (schema) => holders.get(schema) ?? []);
  return new Set(
    [...cells].filter(([, held]) => held.some((each) => asking.has(each))).map(([name]) => name),
  );
}

const CHOICES = ['allOf', 'anyOf', 'oneOf'] as const;

/** All schema objects that some lead to, and those themselves. */
function reachedFrom(
  start: readonly JsonObject[],
  next: (schema: JsonObject) => readonly JsonObject[],
): ReadonlySet<JsonObject> {
  const found = new Set(start);
  // The set grows while it is read.
  for (const schema of found) for (const each of next(schema)) found.add(each);
  return found;
}

function isOfIntegers(schema: JsonObject): boolean {
  const types = [member(schema, 'type')].flat();
  return types.includes('integer') && !types.includes('number');
}
