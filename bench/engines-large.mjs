// A table of many Parquet files that DuckDB checks with little memory. `--table` is its size in millions of rows. Ends with status 1
// if a budget is missed. Needs a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failingRows, SCHEMA, writeRows } from './engines/table.mjs';
import { report } from './measure.mjs';
import { ended } from './rows/commands.mjs';

const USUAL_SIZE = 20;
const ROWS_A_FILE = 10_000_000;
const MEMORY_GB = 2;

export async function run(_corpus, millions = USUAL_SIZE) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-large-'));
  try {
    const rows = millions * 1_000_000;
    const schema = join(folder, 'table.schema.json');
    const parts = join(folder, 'parts');
    writeFileSync(schema, JSON.stringify(SCHEMA));
    mkdirSync(parts);
    for (let first = 1; first <= rows; first += ROWS_A_FILE) {
      const after = Math.min(first + ROWS_A_FILE, rows + 1);
      await writeRows(
        join(parts, `${String(first).padStart(12, '0')}.parquet`),
        'FORMAT parquet',
        first,
        after,
      );
    }
    const words = [
      '--engine',
      'duckdb',
      '--memory',
      `${MEMORY_GB}GB`,
      '--workers',
      'all',
      '--format',
      'json',
    ];
    const { seconds, memory, stdout } = ended(1, 'validate', schema, parts, ...words);
    const { summary, files } = JSON.parse(stdout);
    const expected = failingRows(rows);
    if (summary.rows !== rows || summary.failed !== expected)
      throw new Error(`${summary.failed} of ${summary.rows} rows fail, not ${expected} of ${rows}.`);
    if (files.some(({ engine }) => engine !== 'DuckDB')) throw new Error('A file was checked row by row.');
    console.log(`engines-large: ${millions} million rows in ${files.length} files, ${seconds.toFixed(0)} s`);
    const isMet = report('most memory of the process, GB', (memory * 1024) / 1e9, { atMost: MEMORY_GB });
    if (!isMet) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
