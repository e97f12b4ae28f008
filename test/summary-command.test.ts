import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, expect, test } from 'vitest';
import { command } from './command.js';
import { savFile } from './files/sav-writer.js';
import { xlsxFile } from './files/xlsx-writer.js';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  return command(['infer', ...words], folder);
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);

const sizes = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));
const rows = sizes.map((size, index) => ({ size, kind: index % 3 ? 'b' : 'a' }));
const cells = (delimiter: string) =>
  [['size', 'kind'], ...rows.map(({ size, kind }) => [size, kind])]
    .map((row) => `${row.join(delimiter)}\n`)
    .join('');

write('a.csv', cells(','));
write('a.tsv', cells('\t'));
write('a.ndjson', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
write('a.json', JSON.stringify(rows));
write(
  'a.parquet',
  new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: 'size', data: sizes, type: 'INT32' },
        { name: 'kind', data: rows.map(({ kind }) => kind), type: 'STRING' },
      ],
    }),
  ),
);
write(
  'a.sav',
  savFile({
    variables: [
      { name: 'SIZE', longName: 'size', format: [5, 8, 0] },
      { name: 'KIND', longName: 'kind', width: 1 },
    ],
    rows: rows.map(({ size, kind }) => [size, kind]),
  }),
);
write(
  'a.xlsx',
  xlsxFile({ sheets: { A: [['size', 'kind'], ...rows.map(({ size, kind }) => [size, kind])] } }),
);

test.each(['csv', 'tsv', 'ndjson', 'json', 'parquet', 'sav', 'xlsx'])(
  '.%s files have the same summary',
  async (format) => {
    const { stdout, stderr, status } = await run(`a.${format}`, '--summary');
    expect(stdout.replace('codes', 'texts')).toBe(`a.${format}
12 rows, 2 columns

size  whole numbers
  Missing    none
  Different  12 (all)
  Range      10 to 120
  Quartiles  30, 60, 90
  Mean       65
  Histogram  10 |████████████████████████| 129

kind  texts
  Missing    none
  Different  2
  Length     1 character
  Top        b 8   66.7 % ████████████████████
             a 4   33.3 % ██████████
`);
    expect([status, stderr]).toEqual([0, '']);
  },
);

test('the page is the same in each run, and the schema is still printed', async () => {
  const printed = async (time: number) => {
    const { stdout } = await run('a.csv', '--summary-html', `${time}.html`);
    return [stdout, read(`${time}.html`)];
  };
  const first = await printed(1);
  expect(await printed(2)).toEqual(first);
  expect(first[0]).toMatch(/^\$schema: /);
  expect(first[1]).toMatch(/^<!doctype html>[\s\S]*<th scope="row"><bdi>10 to 19<\/bdi><\/th><td>1<\/td>/);
});

test('the summary is printed beside a schema in a file', async () => {
  const { stdout } = await run('a.csv', '--summary', '-o', 'a.schema.yaml');
  expect(stdout).toMatch(/^a\.csv\n12 rows/);
  expect(read('a.schema.yaml')).toMatch(/^\$schema: /);
});

test('what is odd about tables and columns is in the summary, without values of personal data', async () => {
  write('odd.csv', 'id,id,email\n1,2,qwxyz@example.org\n1,2\n');
  const { stdout, stderr } = await run('odd.csv', '--summary', '--summary-html', 'odd.html');
  expect(stderr).toBe('');
  for (const text of [stdout, read('odd.html')]) {
    expect(text).toMatch(/occurs twice[\s\S]*1 row cannot be read/);
    expect(text).toContain('Values are not shown: the column seems to have personal data (e-mail).');
    expect(text).not.toContain('qwxyz');
  }
});

test('nothing that is read is replaced, and standard output has one thing only', async () => {
  expect(await run('a.csv', '--summary-html', 'a.csv')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('a.csv would be replaced, and it is read'),
  });
  expect(read('a.csv')).toBe(cells(','));
  expect(await run('a.csv', '--summary', '-o', '-')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('both write to standard output'),
  });
  expect((await run('a.csv', '--summary-html', 'no/folder.html', '-o', 'b.schema.yaml')).status).toBe(3);
  expect(existsSync(join(folder, 'b.schema.yaml'))).toBe(false);
});
