// Making a schema from a table: beside checking the same rows by it, and beside what DuckDB says about the columns.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, report } from './measure.mjs';
import { COMMAND, cpuSecondsOf, fairwright } from './rows/commands.mjs';
import { writeRows } from './rows/table.mjs';

const ROWS = 1_000_000;
const MANY_ROWS = 10_000_000;
const COLUMNS = 10;
const WIDE_ROWS = 10_000;
const WIDE_COLUMNS = 1000;
const ROUNDS = 5;
const DUCKDB = '@duckdb/node-api@1.5.6-r.1';

/** Installs DuckDB in a folder; the command that summarizes a table, undefined where that is not possible. */
function installDuckDb(folder) {
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', DUCKDB];
  if (spawnSync('npm', words, { stdio: 'ignore' }).status !== 0) return undefined;
  const script = join(folder, 'summarize.mjs');
  writeFileSync(
    script,
    `import { DuckDBInstance } from '@duckdb/node-api';
    const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    const result = await connection.runAndReadAll(\`SUMMARIZE SELECT * FROM read_csv('\${process.argv[2]}')\`);
    if (result.getRowObjects().length !== ${COLUMNS}) process.exit(1);`,
  );
  return [process.execPath, script];
}

/** A table of as many cells as the other one has, in many columns of five kinds. */
function writeWide(path) {
  const kinds = [
    (row, column) => row * WIDE_COLUMNS + column,
    (row, column) => `${'ABCD'[(row + column) % 4]}`,
    (row, column) => ((row * 37 + column) % 1400) / 10,
    (row, column) => `Observation ${(row * column) % 7919}`,
    (row) => (row % 3 === 0 ? 'NA' : row % 100),
  ];
  const columns = Array.from({ length: WIDE_COLUMNS }, (_, column) => column);
  const file = openSync(path, 'w');
  writeSync(file, `${columns.map((column) => `c${column}`).join()}\n`);
  for (let row = 0; row < WIDE_ROWS; row++)
    writeSync(file, `${columns.map((column) => kinds[column % kinds.length](row, column)).join()}\n`);
  closeSync(file);
}

/** CPU seconds of the contenders, which take turns. */
function seconds(contenders) {
  const samples = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, command] of contenders.entries()) samples[index].push(cpuSecondsOf(...command));
  return samples.map(median);
}

function speed(folder, rows, wide) {
  const schema = join(folder, 'rows.schema.yaml');
  fairwright('infer', rows, '-o', schema);
  const ours = [process.execPath, COMMAND];
  const duckDb = installDuckDb(folder);
  if (duckDb === undefined) console.log('  DuckDB does not install here: left out.');
  const [inferring, checking, inferringWide, summarizing] = seconds([
    [...ours, 'infer', rows],
    [...ours, 'validate', schema, rows],
    [...ours, 'infer', wide],
    ...(duckDb ? [[...duckDb, rows]] : []),
  ]);
  console.log(
    `infer: ${ROWS} rows of ${COLUMNS} columns in ${inferring.toFixed(2)} s of CPU time (checked in ${checking.toFixed(2)} s)`,
  );
  report('rows per CPU second, beside checking them by the schema', checking / inferring, { atLeast: 0.5 });
  if (summarizing) report('CPU time beside SUMMARIZE of DuckDB', inferring / summarizing, { atMost: 2.5 });
  report(`CPU time of as many cells in ${WIDE_COLUMNS} columns`, inferringWide / inferring);
}

function memory(empty, tables) {
  const least = fairwright('infer', empty).memory;
  console.log(`infer: memory above an empty run (${Math.round(least / 1024)} MiB), in MiB`);
  for (const { title, path, columns, words = [] } of tables) {
    const used = (fairwright('infer', path, ...words).memory - least) / 1024;
    report(title, used, { atMost: 256 + columns / 2 });
  }
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = (name) => join(folder, name);
  writeRows(path('empty.csv'), 'csv', 1);
  writeRows(path('rows.csv'), 'csv', ROWS);
  writeWide(path('wide.csv'));
  try {
    speed(folder, path('rows.csv'), path('wide.csv'));
    writeRows(path('many.csv'), 'csv', MANY_ROWS);
    const two = ['--workers', '2'];
    memory(path('empty.csv'), [
      { title: `${ROWS} rows`, path: path('rows.csv'), columns: COLUMNS },
      { title: `${MANY_ROWS} rows`, path: path('many.csv'), columns: COLUMNS },
      { title: `${MANY_ROWS} rows, two workers`, path: path('many.csv'), columns: COLUMNS, words: two },
      { title: `${WIDE_COLUMNS} columns`, path: path('wide.csv'), columns: WIDE_COLUMNS },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
