import type { EngineRow, EngineRows, SqlDialect, TableSource } from '../sql/index.js';

/** A connection to an engine, which only reads. */
export interface Engine {
  /** What messages call it. */
  readonly label: string;
  readonly dialect: SqlDialect;
  /** The names of the columns of what stands after FROM, with what the engine calls their types. */
  readonly columns: (from: string) => Promise<readonly { readonly name: string; readonly type: string }[]>;
  /** The rows of a query, as they come. */
  readonly rows: (sql: string) => EngineRows;
  /** Keeps the rows of a query for others to come, and gives what stands after FROM there. */
  readonly keep?: (sql: string) => Promise<string>;
  /** Ends queries that run. */
  readonly cancel: () => void;
  readonly close: () => Promise<void>;
}

/** The only row of a query. */
export async function onlyRow({ rows }: Engine, sql: string): Promise<EngineRow> {
  for await (const row of rows(sql)) return row;
  return {};
}

/** A table with the types of its columns as the engine names them. */
export async function sourceOf(
  engine: Engine,
  from: string,
  identity: TableSource['identity'],
): Promise<TableSource> {
  const columns = await engine.columns(from);
  const { types } = engine.dialect;
  return {
    from,
    identity,
    columns: columns.map(({ name, type }) => ({
      name,
      type: /\[\d*\]$/.test(type) ? 'array' : types[type.replace(/\(.*\)/, '')],
    })),
  };
}
