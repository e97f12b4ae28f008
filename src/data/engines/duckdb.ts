import { resolve } from 'node:path';
import { installCommand } from '../../base/install-command.js';
import { duckdb, type EngineRow, type TableSource } from '../sql/index.js';
import { type Engine, sourceOf } from './engine.js';
import { EngineFault } from './engine-fault.js';
import { temporaryFolder } from './temporary-folder.js';

/** What DuckDB may take. */
export interface DuckdbOptions {
  /** How much memory, such as `2GB`. Default: most of what the machine has. */
  readonly memory?: string | undefined;
  /** How many threads. Default: one for each core. */
  readonly threads?: number | undefined;
}

/** Statistics in a file may be wrong: values are looked at. The progress is asked for, and never printed. */
const SETTINGS = `
  SET disabled_optimizers = 'statistics_propagation';
  SET enable_progress_bar = true;
  SET enable_progress_bar_print = false`;

/** DuckDB in this process, without a database: it reads files. What does not fit into its memory goes to a folder until it is closed. */
export async function openDuckdb({ memory, threads }: DuckdbOptions = {}): Promise<Engine> {
  const { DuckDBInstance } = await import('@duckdb/node-api').catch(() => {
    throw new EngineFault('DuckDB is not installed.', `Install it: ${installCommand('@duckdb/node-api')}`);
  });
  const folder = await temporaryFolder();
  const instance = await DuckDBInstance.create(':memory:', {
    temp_directory: folder.path,
    preserve_insertion_order: 'false',
    ...(memory === undefined ? {} : { memory_limit: memory }),
    ...(threads === undefined ? {} : { threads: String(threads) }),
  }).catch(async (fault: unknown) => {
    await folder.remove();
    throw EngineFault.from(fault);
  });
  const connection = await instance.connect();
  await connection.run(SETTINGS);
  let tables = 0;
  async function* rows(sql: string): AsyncGenerator<EngineRow> {
    try {
      for await (const piece of (await connection.stream(sql)).yieldRowObjects()) yield* piece;
    } catch (fault) {
      throw faultOf(fault);
    }
  }
  return {
    label: 'DuckDB',
    dialect: duckdb,
    rows,
    async columns(from) {
      const columns = [];
      for await (const { column_name: name, column_type: type } of rows(`DESCRIBE SELECT * FROM ${from}`))
        columns.push({ name: String(name), type: String(type) });
      return columns;
    },
    async keep(sql) {
      const name = `kept${tables++}`;
      await connection.run(`CREATE TEMP TABLE ${name} AS ${sql}`).catch((fault: unknown) => {
        throw EngineFault.from(fault);
      });
      return name;
    },
    // Before it knows, it says -1.
    progress: () => Math.max(0, connection.progress.percentage / 100),
    cancel: () => connection.interrupt(),
    async close() {
      connection.closeSync();
      instance.closeSync();
      await folder.remove();
    },
  };
}

/**
 * What DuckDB says of damaged files. It says other things of files that it does not support or that do not fit its memory,
 * and of bytes that are not text, which the row checker reads.
 */
const DAMAGE =
  /TProtocolException|don't know what type|invalid TType|Out of buffer|Payload value bigger|likely corrupted|bit width too large|outside file|Could not read enough bytes|No magic bytes|Footer length|Failed to read (?:Parquet )?file/;

function faultOf(fault: unknown): EngineFault {
  const found = EngineFault.from(fault);
  const [line = ''] = (fault instanceof Error ? fault.message : '').split('\n');
  if (!/^(?:Invalid (?:Input )?|IO )Error: /.test(line) || !DAMAGE.test(line)) return found;
  const reason = line.replace(/^[\w ]*Error: /, '').replace(/[.:\s]+$/, '');
  return new EngineFault(found.message, found.help, found.isMisuse, `DuckDB reports "${reason}"`);
}

/** A Parquet file, whose rows are numbered. */
export async function parquetSource(engine: Engine, path: string): Promise<TableSource> {
  const identity = { number: 'file_row_number + 1' };
  const file = fileLiteral(path);
  const source = await sourceOf(engine, `read_parquet(${file}, hive_partitioning = false)`, identity);
  const names = await namesIn(engine, file);
  if (names.join('\n') !== source.columns.map(({ name }) => name).join('\n'))
    throw new EngineFault('DuckDB gives its columns other names.');
  return {
    ...source,
    from: `read_parquet(${file}, hive_partitioning = false, file_row_number = true)`,
  };
}

/** The names of the columns as they are in the file: DuckDB changes those that differ only in case. */
async function namesIn({ rows }: Engine, file: string): Promise<readonly string[]> {
  const names: string[] = [];
  // The schema lists each element before those that are inside it; the first is the table.
  const inside: number[] = [];
  for await (const { name, num_children: children } of rows(
    `SELECT name, num_children FROM parquet_schema(${file})`,
  )) {
    if (inside.length === 1) names.push(String(name));
    if (inside.length > 0) inside[inside.length - 1]!--;
    if (Number(children) > 0) inside.push(Number(children));
    while (inside.at(-1) === 0) inside.pop();
  }
  return names;
}

/** A path in a query, whose characters mean nothing but themselves. */
export function fileLiteral(path: string): string {
  return duckdb.text(resolve(path).replace(/[*?[]/g, '[$&]'));
}
