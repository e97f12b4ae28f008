// The threads of `infer` share the reading of a file: whatever their number, the results are the same bytes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'infer-workers-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Threads get parts of 1 MiB: few rows fill several of them.
const ROWS = 6_000;
const LONG = 'words that make rows long '.repeat(20);

function write(name: string, line: (index: number) => string, header = ''): void {
  writeFileSync(
    join(folder, name),
    header + Array.from({ length: ROWS }, (_, index) => line(index)).join(''),
  );
}

/** Rows with quoted line breaks, of which some are between parts, words for missing values and decimal commas. */
function cellsOf(index: number): string {
  if (index === 50 || index === 5_000) return 'too;few\n';
  const note = index % 5 === 0 ? `"${LONG}\n""${index}"""` : `${LONG}${index % 3}`;
  const area = index % 11 === 0 ? 'NA' : `${index % 977},${index % 10}`;
  const kind = index % 4 === 3 && index > 5_300 ? 'n/a' : ['a', 'b', 'c'][index % 3];
  return `${index};${kind};${area};${index % 13 === 0 ? '' : (index * 7919) % 100_003};${index < 5_700 ? index : 'late'};${note}\n`;
}

/** Rows whose members come in another order, and some only late. */
function jsonOf(index: number): string {
  if (index === 3_000 || index === 5_700) return '{"broken":\n';
  const counts = { [`k${index % 1500}`]: 1 };
  const row = { id: index, note: LONG, at: { [index % 2 ? 'x' : 'y']: index / 4, counts } };
  const late =
    index === 2_300 ? { late: 'NA', later: [index] } : index > 5_000 ? { later: [], late: 'x' } : {};
  return `${JSON.stringify(index % 3 ? { ...late, ...row } : { ...row, ...late })}\n`;
}

write('cells.csv', cellsOf, 'id;kind;area;number;mixed;note\n');
writeFileSync(join(folder, 'packed.csv.gz'), gzipSync(readFileSync(join(folder, 'cells.csv'))));
write('rows.ndjson', jsonOf);
// Without rows that cannot be read, which one thread has to find.
const isJson = (line: string) => {
  try {
    return JSON.parse(line) !== undefined;
  } catch {
    return false;
  }
};
write('sound.ndjson', (index) => (isJson(jsonOf(index)) ? jsonOf(index) : ''));
// More columns than are kept: the first of them count.
write('wide.ndjson', (index) => `{"c${(index * 7919) % 1500}":"${LONG}","d${index % 400}":${index}}\n`);

/** All that a call writes. */
async function resultsOf(file: string, workers: number, run: number) {
  const own = join(folder, `${file}-${workers}-${run}`);
  mkdirSync(own);
  const names = ['-o', 'out.schema.yaml', '--evidence', 'evidence.json', '--questions', 'questions.yaml'];
  const words = ['infer', join('..', file), ...names, '--workers', String(workers)];
  const printed = await command(words, own);
  const files = readdirSync(own).toSorted();
  return { ...printed, files: files.map((name) => [name, readFileSync(join(own, name), 'utf8')]) };
}

describe('the same with any number of threads', () => {
  test.each([
    ['cells.csv', [2, 2, 3], '2 rows cannot be read, the first in line 62: Expected 6 cells, found 2.'],
    ['packed.csv.gz', [2], '2 rows cannot be read, the first in line 62: Expected 6 cells, found 2.'],
    ['rows.ndjson', [2], '2 rows cannot be read, the first in line 3001:'],
    ['sound.ndjson', [2, 2, 3], ''],
    ['wide.ndjson', [2], ''],
  ])('%s', async (file, counts, message) => {
    const one = await resultsOf(file, 1, 0);
    expect(one.status).toBe(0);
    expect(one.stderr).toContain(message);
    expect(one.files.map(([name]) => name)).toEqual([
      'evidence.json',
      'out.options.yaml',
      'out.schema.yaml',
      'questions.yaml',
    ]);
    for (const [run, workers] of counts.entries()) expect(await resultsOf(file, workers, run)).toEqual(one);
  });
});

test('an unreadable row is named by its line in the file, whichever part it is in', async () => {
  write('late.csv', (index) => (index === 5_300 ? 'bad\n' : `${index},"${LONG}\n"\n`), 'id,note\n');
  for (const workers of [1, 3])
    expect((await resultsOf('late.csv', workers, 0)).stderr).toContain(
      '1 row cannot be read, the first in line 10602:',
    );
});
