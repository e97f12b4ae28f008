// A large CSV file that is checked in the studio: what the worker takes of memory and time, and whether it counts right.
// `--table MB` is the size of the file. Ends with status 1 if a budget is missed. Needs a build, Chromium, and Linux.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { report } from './measure.mjs';
import { COMMAND } from './rows/commands.mjs';
import { schemaOf } from './rows/table.mjs';
import { writeFaultyTable } from './studio/faulty-table.mjs';
import { openStudio } from './studio/page.mjs';

const MB = 1e6;
const USUAL_SIZE = 100;
/** How often the memory is looked at. */
const EVERY_MS = 250;

export async function run(_corpus, size = USUAL_SIZE) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-table-'));
  const schema = join(folder, 'rows.schema.json');
  const rows = join(folder, 'rows.csv');
  writeFileSync(schema, JSON.stringify(schemaOf(), null, 2));
  try {
    const known = writeFaultyTable(rows, (size / 10) * MB);
    expectSame('The command', commandCounts(schema, rows), known);
    const tenth = await checkedInStudio(schema, rows, known);
    const whole = await checkedInStudio(schema, rows, writeFaultyTable(rows, size * MB));
    const load = loadavg()[0].toFixed(1);
    console.log(
      `studio-table: ${size} MB of CSV in ${whole.seconds.toFixed(0)} s, load average ${load}; memory in MB`,
    );
    const met = [
      report('worker: its heap and its buffers', whole.worker / MB, { atMost: 300 }),
      report('worker, with a tenth of the rows', tenth.worker / MB, { atMost: 300 }),
      report('renderer: page, workers and the code of Chromium, resident', whole.renderer / MB),
      report('renderer, above what it had before the check', whole.added / MB, { atMost: 300 }),
      report('CPU time of the renderer, over that of a tenth of the rows', whole.cpu / tenth.cpu, {
        atMost: 12,
      }),
    ];
    if (met.includes(false)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks a file on a new page: the most memory, and the time that it took. */
async function checkedInStudio(schema, rows, known) {
  const studio = await openStudio(schema, rows);
  const { page, browser, close } = studio;
  try {
    await page.locator('.nav a[href="#data"]').click();
    const start = performance.now();
    const before = await usedByRenderers(browser);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const worker = await peakUntil(page.locator('.outcome').waitFor({ timeout: 0 }), studio.workers);
    const seconds = (performance.now() - start) / 1000;
    const after = await usedByRenderers(browser);
    expectSame('The studio', await shownCounts(page), known);
    return {
      worker,
      renderer: after.peak,
      added: after.peak - before.resident,
      cpu: after.cpu - before.cpu,
      seconds,
    };
  } finally {
    await close();
  }
}

/** The most memory that one worker had until something has happened. */
async function peakUntil(event, workers) {
  let isOver = false;
  const over = event.finally(() => {
    isOver = true;
  });
  let [peak, samples] = [0, 0];
  while (!isOver) {
    const used = await Promise.race([Promise.all(workers.map(memoryOf)), over]);
    if (Array.isArray(used)) {
      peak = Math.max(peak, ...used);
      samples++;
    }
    await Promise.race([new Promise((resolve) => setTimeout(resolve, EVERY_MS)), over]);
  }
  await over;
  if (samples === 0)
    throw new Error('The check was over before the memory was looked at: take a larger table.');
  return peak;
}

/** All that a worker holds: its heap with room for more, objects of the browser, and buffers. */
async function memoryOf({ send }) {
  const { totalSize, embedderHeapUsedSize, backingStorageSize } = await send('Runtime.getHeapUsage');
  return totalSize + embedderHeapUsedSize + backingStorageSize;
}

/** CPU seconds of all renderers, and the memory of the largest one now and at most; those without a page do nothing. */
async function usedByRenderers(browser) {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const all = processInfo.filter(({ type }) => type === 'renderer');
  const most = (field) => Math.max(...all.map(({ id }) => memoryOfProcess(id, field)));
  return {
    cpu: all.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    resident: most('VmRSS'),
    peak: most('VmHWM'),
  };
}

/** A field of what Linux knows of the memory of a process, in bytes. */
function memoryOfProcess(id, field) {
  return Number(new RegExp(`${field}:\\s*(\\d+)`).exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]) * 1024;
}

/** What the page says: the sentence with the sums, and the table of errors by column. */
async function shownCounts(page) {
  const numbers = (await page.locator('.outcome').innerText()).match(/[\d,]+/g).map(numberOf);
  const lines = await page
    .getByRole('region', { name: 'Errors by column' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((line) => [...line.querySelectorAll('th, td:not(.bar-cell)')].map((cell) => cell.textContent)),
    );
  const tallies = lines.map(([column, keyword, count]) => ({ column, keyword, count: numberOf(count) }));
  const [rows, failed, errors] = numbers;
  return { rows, failed, errors, tallies };
}

const numberOf = (text) => Number(text.replaceAll(',', ''));

function commandCounts(schema, rows) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [COMMAND, 'validate', schema, rows, '--format', 'json', '--max-errors', '1'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (stdout === '') throw new Error(`fairwright validate: ${stderr}`);
  const { summary, files } = JSON.parse(stdout);
  const { rows: all, failed, errors } = summary;
  const tallies = files[0].tallies.map(({ column, keyword, count }) => ({ column, keyword, count }));
  return { rows: all, failed, errors, tallies };
}

function expectSame(who, found, known) {
  const sorted = (counts) => ({
    ...counts,
    tallies: [...counts.tallies].sort((one, other) => (one.column < other.column ? -1 : 1)),
  });
  if (!isDeepStrictEqual(sorted(found), sorted(known)))
    throw new Error(`${who} counts ${JSON.stringify(found)}, the file has ${JSON.stringify(known)}.`);
}
