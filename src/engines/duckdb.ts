import {
  addSummaries,
  batchChecker,
  countFindings,
  NO_ROWS,
  type Summary,
  type Table,
} from '../check/index.js';
import type { Diagnostic } from '../diagnostic.js';
import { type Json, setMember } from '../json.js';
import {
  type Cell,
  type Check,
  type ColumnType,
  columnsOfCondition,
  DOUBT,
  duckdb,
  failing,
  flagOf,
  planOf,
  type Residual,
  typedCell,
} from '../sql/index.js';
import { batchOf, isLeftOut, numberFrom } from '../tables/index.js';
import { EngineFault } from './engine-fault.js';

/** How an engine checks a table. */
export interface EngineOptions {
  /** What messages call the table. */
  readonly uri: string;
  /** How many errors are reported; all are counted. */
  readonly maxErrors: number;
  /** Whether `format` is checked. */
  readonly assertsFormats?: boolean;
  /** How much memory the engine may take, such as `2GB`. Default: what the engine takes. */
  readonly memory?: string;
  /** How many threads it may use. Default: one for each core. */
  readonly threads?: number;
}

/** What an engine found. */
export type EngineAnswer =
  | {
      readonly is: 'checked';
      readonly diagnostics: readonly Diagnostic[];
      readonly summary: Summary;
      readonly doubtful: number;
    }
  /** Part of the schema cannot be checked there. */
  | { readonly is: 'residual'; readonly residual: readonly Residual[] };

/** The types of DuckDB whose values are known here. */
const TYPES: { readonly [type: string]: ColumnType } = {
  BOOLEAN: 'boolean',
  TINYINT: 'small integer',
  SMALLINT: 'small integer',
  INTEGER: 'small integer',
  UTINYINT: 'small integer',
  USMALLINT: 'small integer',
  UINTEGER: 'small integer',
  BIGINT: 'integer',
  UBIGINT: 'integer',
  HUGEINT: 'integer',
  FLOAT: 'float',
  DOUBLE: 'double',
  DECIMAL: 'decimal',
  VARCHAR: 'text',
  DATE: 'date',
};

type Connection = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['connect']>>;
type Row = { readonly [name: string]: unknown };

/** Checks Parquet files, which are the parts of one table, in the order of their names. */
export async function checkParquet(
  paths: readonly string[],
  table: Table,
  options: EngineOptions,
): Promise<EngineAnswer> {
  const instance = await opened(options);
  const connection = await instance.connect();
  try {
    return await answered(connection, paths, table, options);
  } catch (fault) {
    throw EngineFault.from(fault);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function opened({ memory, threads }: EngineOptions) {
  const loaded = await import('@duckdb/node-api').catch(() => {
    throw new EngineFault('DuckDB is not installed.', 'Install it: npm install @duckdb/node-api');
  });
  return loaded.DuckDBInstance.create(':memory:', {
    ...(memory === undefined ? {} : { memory_limit: memory }),
    ...(threads === undefined ? {} : { threads: String(threads) }),
  });
}

/** A column of the table: its name, its name in queries, which nothing in a file can change, and its type if that is known. */
interface TableColumn {
  readonly name: string;
  readonly alias: string;
  readonly type: ColumnType | undefined;
  /** Whether a row without a value there has no such member. */
  readonly isAbsent: boolean;
}

async function answered(
  connection: Connection,
  paths: readonly string[],
  table: Table,
  options: EngineOptions,
): Promise<EngineAnswer> {
  const rowsOf: RowsOf = async (sql) => (await connection.runAndReadAll(sql)).getRowObjects();
  const source = `read_parquet([${paths.map(duckdb.text).join(', ')}]`;
  const columns = await columnsIn(rowsOf, `${source})`, table);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const plan = planOf(table.row, {
    targets: table.targets,
    names: [...byName.keys()],
    assertsFormats: options.assertsFormats ?? false,
    hasPattern: (pattern) => duckdb.pattern(pattern) !== undefined,
    mayBeNested: () => false,
  });
  const isUnknown = (column: string) => byName.has(column) && byName.get(column)!.type === undefined;
  const unknown = plan.checks.filter(({ fails }) => columnsOfCondition(fails).some(isUnknown));
  const residual = [
    ...plan.residual,
    ...unknown.map((check) => ({ ...check, reason: 'values of its type are read row by row' })),
  ];
  if (residual.length > 0) return { is: 'residual', residual };
  const cells = new Map<string, Cell>();
  for (const { name, alias, type, isAbsent } of columns)
    if (type !== undefined) cells.set(name, typedCell(alias, type, isAbsent, duckdb));
  const aliases = columns.map(({ name, alias }) => `${duckdb.identifier(name)} AS ${alias}`);
  const places = `${FILE}, file_row_number + 1 AS ${ROW}`;
  const from = `(SELECT ${[...aliases, places].join(', ')} FROM ${source}, filename = '${FILE}', file_row_number = true)) AS t`;
  const flags = [...plan.checks.map((_, index) => flagOf(index)), DOUBT];
  const values = columns.flatMap(({ alias, type }) =>
    type === undefined ? [] : [`${asText.has(type) ? `CAST(${alias} AS VARCHAR)` : alias} AS ${alias}`],
  );
  const found = failing({ from, checks: plan.checks, cells, dialect: duckdb });
  await connection.run(
    `CREATE TEMP TABLE failing AS SELECT ${[...values, FILE, ROW, ...flags].join(', ')} FROM (${found}) AS found`,
  );
  const [{ n } = { n: 0 }] = await rowsOf(`SELECT count(*) AS n FROM ${source})`);
  return summedUp({ rowsOf, rows: Number(n), checks: plan.checks, columns, table, options });
}

const FILE = 'part_file';
const ROW = 'part_row';

type RowsOf = (sql: string) => Promise<readonly Row[]>;

async function columnsIn(rowsOf: RowsOf, source: string, table: Table): Promise<readonly TableColumn[]> {
  const leftOut = new Set(table.columns.filter(isLeftOut).map(({ name }) => name));
  const found = await rowsOf(`DESCRIBE SELECT * FROM ${source}`);
  return found.map(({ column_name: name, column_type: type }, index) => ({
    name: String(name),
    alias: `c${index}`,
    type: TYPES[String(type).replace(/\(.*/, '')],
    isAbsent: leftOut.has(String(name)),
  }));
}

interface Failing {
  readonly rowsOf: RowsOf;
  /** How many rows the table has. */
  readonly rows: number;
  readonly checks: readonly Check[];
  readonly columns: readonly TableColumn[];
  readonly table: Table;
  readonly options: EngineOptions;
}

/** Counts what the engine is sure of, and lets the row checker check the rest and say what is wrong with the first rows. */
async function summedUp({ rowsOf, rows, checks, columns, table, options }: Failing): Promise<EngineAnswer> {
  const { uri, maxErrors } = options;
  const sure = `FROM failing WHERE NOT ${DOUBT}`;
  const sums = checks.map((_, index) => `count(CASE WHEN ${flagOf(index)} THEN 1 END) AS ${flagOf(index)}`);
  const [counts = {}] = await rowsOf(`SELECT ${['count(*) AS failed', ...sums].join(', ')} ${sure}`);
  const tallies = checks.map(({ column, keyword }, index) => ({
    column,
    keyword,
    count: Number(counts[flagOf(index)]),
  }));

  const order = `ORDER BY ${FILE}, ${ROW}`;
  const judged = batchChecker(table, { uri });
  const diagnostics: Diagnostic[] = [];
  const doubtful = await rowsOf(`SELECT * FROM failing WHERE ${DOUBT} ${order}`);
  for (const row of doubtful)
    diagnostics.push(...judged.check(batchOf(Number(row[ROW]), [jsonOf(row, columns)], uri)));
  const speaker = batchChecker(table, { uri });
  for (const row of await rowsOf(`SELECT * ${sure} ${order} LIMIT ${maxErrors}`)) {
    const found = speaker.check(batchOf(Number(row[ROW]), [jsonOf(row, columns)], uri));
    diagnostics.push(...agreed(row, checks, found, uri));
  }
  const ends = countFindings(table, rows, uri);
  const errors = tallies.reduce((sum, { count }) => sum + count, 0);
  const known: Summary = {
    ...NO_ROWS,
    rows: rows - doubtful.length,
    failed: Number(counts.failed),
    errors,
    tallies: tallies.filter(({ count }) => count > 0),
  };
  const atEnd: Summary = {
    ...NO_ROWS,
    errors: ends.length,
    tallies: ends.map(({ params }) => ({ column: '', keyword: String(params?.keyword), count: 1 })),
  };
  const byRow = diagnostics.sort((a, b) => Number(a.params?.row) - Number(b.params?.row));
  return {
    is: 'checked',
    diagnostics: [...byRow, ...ends].slice(0, maxErrors),
    summary: addSummaries([known, judged.summary(), atEnd]),
    doubtful: doubtful.length,
  };
}

/** What the row checker finds in a row, if that is what the engine found; else that they disagree. */
function agreed(
  row: Row,
  checks: readonly Check[],
  found: readonly Diagnostic[],
  uri: string,
): readonly Diagnostic[] {
  const flagged = checks
    .filter((_, index) => row[flagOf(index)])
    .map(({ column, keyword }) => `${column} ${keyword}`);
  const said = found.map(({ params }) => `${params?.column ?? ''} ${params?.keyword}`);
  if (flagged.sort().join('\n') === said.sort().join('\n')) return found;
  return [
    {
      code: 'sql/disagreement',
      severity: 'error',
      message: `DuckDB found ${flagged.length} errors in row ${row[ROW]}, and the row checker found ${found.length}.`,
      help: 'This is a fault of fairwright: please report it. Check the table row by row meanwhile.',
      params: { row: Number(row[ROW]) },
      at: { uri, pointer: '', on: 'value' },
    },
  ];
}

/** The types whose values come as texts, since the numbers and dates of the driver would lose digits. */
const asText: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'float', 'date']);

/** A row as the row checker reads it. */
function jsonOf(row: Row, columns: readonly TableColumn[]): Json {
  const object: { [name: string]: Json } = {};
  for (const { name, alias, type, isAbsent } of columns) {
    const value = row[alias];
    if (type !== undefined && !(isAbsent && value === null)) setMember(object, name, jsonValue(value, type));
  }
  return object;
}

const NOT_FINITE: { readonly [text: string]: string } = { nan: 'NaN', inf: 'Infinity', '-inf': '-Infinity' };

function jsonValue(value: unknown, type: ColumnType): Json {
  if (value === null || value === undefined) return null;
  if (type === 'float') return NOT_FINITE[String(value)] ?? Number(value);
  if (type === 'integer' || type === 'decimal') return numberFrom(String(value));
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : (value as Json);
}
