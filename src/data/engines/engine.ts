import type { EngineRow, EngineRows, SourceColumn, SqlDialect, TableSource } from '../sql/index.js';

import { EngineFault } from './engine-fault.js';

/** A connection to an engine, which only reads. */
export interface Engine {
  /** What messages call it. */
  readonly label: string;
  readonly dialect: SqlDialect;
  /** The names of the columns of what stands after FROM, with what the engine calls their types. */
  readonly columns: (from: string) => Promise<readonly { readonly name: string; readonly type: string }[]>;
  /** Whether a table has rules that can hide rows from the user. Default: no. */
  readonly mayHideRows?: (table: string) => Promise<boolean>;
  /** The rows of a query, as they come. */
  readonly rows: (sql: string) => EngineRows;
  /** The only row of a query. Default: the first of `rows`. */
  readonly row?: (sql: string) => Promise<EngineRow>;
  /** Keeps the rows of a query for others to come, and gives what stands after FROM there. */
  readonly keep?: (sql: string) => Promise<string>;
  /** How far the query that runs is, from 0 to 1. */
  readonly progress?: () => number;
  /** Ends queries that run. */
  readonly cancel: () => void;
  readonly close: () => Promise<void>;
}

/** The only row of a query. */
export async function onlyRow({ row, rows }: Engine, sql: string): Promise<EngineRow> {
  if (row) return row(sql);
  let only: EngineRow = {};
  for await (const each of rows(sql)) only = each;
  return only;
}

/** A table with the types of its columns as the engine names them. */
export async function sourceOf(
  engine: Engine,
  from: string,
  identity: TableSource['identity'],
): Promise<TableSource> {
  const columns = await engine.columns(from);
  const names = columns.map(({ name }) => name);
  const missing = 'key' in identity ? identity.key.find((name) => !names.includes(name)) : undefined;
  if (missing !== undefined)
    throw new EngineFault(
      `The key names ${JSON.stringify(missing)}, and the table has no such column.`,
      `Its columns: ${listed(names)}.`,
      true,
    );
  if (names.length === 0) throw new EngineFault(`${engine.label} names no columns of the table.`);
  const { types } = engine.dialect;
  const typeIn = (name: string) => (Object.hasOwn(types, name) ? types[name] : undefined);
  const typed = columns.map(({ name, type }) => ({
    name,
    type: /\[\d*\]$/.test(type) ? ('array' as const) : typeIn(type.replace(/\(.*\)/, '')),
  }));
  return { from, columns: typed, identity: withKey(identity, typed) };
}

/** How many columns a sentence names. */
const MOST_NAMED = 10;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

/** Without a key, all values that have an order tell rows apart. */
function withKey(
  identity: TableSource['identity'],
  columns: TableSource['columns'],
): TableSource['identity'] {
  if ('number' in identity || identity.key.length > 0) return identity;
  const isOrdered = ({ type }: SourceColumn) => type !== undefined && type !== 'array' && type !== 'object';
  return { key: columns.filter(isOrdered).map(({ name }) => name) };
}
