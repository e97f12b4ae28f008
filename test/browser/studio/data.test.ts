// A person checks data that have errors: what the page counts is what `fairwright validate` counts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { command } from '../../command.js';
import { type GivenFile, type Studio, useStudio } from './studio.js';

const { open } = useStudio();
const folder = mkdtempSync(join(tmpdir(), 'studio-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = en.data;
const schema: GivenFile = {
  name: 'towns.schema.yaml',
  content: readFileSync('examples/towns.schema.yaml', 'utf8'),
};
const product: GivenFile = {
  name: 'census.schema.yaml',
  content: `$schema: https://highvaluedata.net/fair-data-schema/dev
title: Census of a small town
fair:resourceType: data-product
type: object
properties:
  dwellings:
    fair:resourceType: dataset
    type: array
    items:
      type: object
      properties:
        id: { type: string, pattern: '^D[0-9]+$' }
        rooms: { type: integer, minimum: 1 }
  persons:
    fair:resourceType: dataset
    type: array
    items:
      type: object
      required: [dwelling]
      properties:
        dwelling: { type: string }
        age: { type: integer, maximum: 120 }
`,
};
const csv = `name,inhabitants,area,status
Alpha,-5,82.5,1
Beta,many,12.1,7
Gamma,15,0.9,9
,3,,8
Delta,-2,wide,1
`;
const rows = [
  { name: 'Alpha', inhabitants: -5, area: 82.5, status: 1 },
  { name: 'Beta', inhabitants: 3400, area: 12.1, status: 7 },
  { name: 'Gamma', inhabitants: -1, area: 0.9, status: 9 },
  { inhabitants: 15, area: 1 },
];
const columnOf = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name] ?? null);
const parquet = parquetWriteBuffer({
  columnData: [
    { name: 'name', data: columnOf('name'), type: 'STRING', nullable: true },
    { name: 'inhabitants', data: columnOf('inhabitants'), type: 'INT32' },
    { name: 'area', data: columnOf('area'), type: 'DOUBLE' },
    { name: 'status', data: columnOf('status'), type: 'INT32', nullable: true },
  ],
});

const CASES: readonly (readonly [name: string, schema: GivenFile, data: readonly GivenFile[]])[] = [
  ['CSV', schema, [{ name: 'towns.csv', content: csv }]],
  [
    'NDJSON',
    schema,
    [{ name: 'towns.ndjson', content: rows.map((row) => `${JSON.stringify(row)}\n`).join('') }],
  ],
  ['Parquet', schema, [{ name: 'towns.parquet', content: new Uint8Array(parquet) }]],
  ['compressed CSV', schema, [{ name: 'towns.csv.gz', content: gzipSync(csv) }]],
  [
    'files of two tables',
    product,
    [
      { name: 'dwellings.csv', content: 'id,rooms\nD1,0\nhouse,3\nD3,0\n' },
      { name: 'persons.csv', content: 'dwelling,age\nD1,130\n,40\n' },
    ],
  ],
];

const tables = (studio: Studio, name: string) => studio.page.getByRole('region', { name }).locator('table');

async function openData(...files: readonly GivenFile[]): Promise<Studio> {
  const studio = await open();
  await studio.giveFiles(...files);
  await studio.settled();
  await studio.go('data');
  return studio;
}

async function check(studio: Studio, button: string = words.check): Promise<string> {
  await studio.click(studio.page.getByRole('button', { name: button, exact: true }));
  const verdict = studio.page.locator('.outcome');
  await verdict.waitFor();
  return (await verdict.innerText()).trim();
}

/** The cells of each line of a table, without its head. */
const linesOf = (studio: Studio, name: string) =>
  tables(studio, name)
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [...line.querySelectorAll('th, td:not(.bar-cell)')].map((cell) => cell.textContent ?? ''),
      ),
    );

describe.each(CASES)('errors in %s', (_, given, data) => {
  test('are counted as the command counts them', async () => {
    for (const { name, content } of [given, ...data]) writeFileSync(join(folder, name), content);
    const names = [given.name, ...data.map(({ name }) => name)];
    const { status, stdout } = await command(['validate', ...names, '--format', 'json'], folder);
    expect(status).toBe(1);
    const report = JSON.parse(stdout);
    const tallies = report.files.flatMap(
      ({
        uri,
        tallies: all,
      }: {
        uri: string;
        tallies: { column: string; keyword: string; count: number }[];
      }) =>
        all.map(({ column, keyword, count }) => [
          ...(data.length > 1 ? [uri] : []),
          column || words.wholeRow,
          keyword,
          String(count),
        ]),
    );
    expect(tallies.length).toBeGreaterThan(2);

    const studio = await openData(given, ...data);
    const { rows: all, failed, errors } = report.summary;
    expect(await check(studio)).toBe(words.found(all, failed, errors));
    expect((await linesOf(studio, words.byColumn)).sort()).toEqual(tallies.sort());
    const messages = (await linesOf(studio, words.findings)).map((cells) => cells.slice(-4, -1));
    expect(messages).toEqual(
      report.diagnostics.map(
        ({ message, help, params }: { message: string; help?: string; params: Record<string, unknown> }) => [
          String(params.row),
          params.column || words.wholeRow,
          help ? `${message} ${help}` : message,
        ],
      ),
    );
    await studio.accessible();
    await studio.close();
  });
});

test('a person repairs the schema from an error, and checks again until nothing is found', async () => {
  const content = 'name,inhabitants,area,status\nAlpha,-5,82.5,1\nBeta,3400,12.1,7\nGamma,15,0.9,9\n';
  const studio = await openData(schema, { name: 'towns.csv', content });
  const { page } = studio;
  expect(await check(studio)).toBe(words.found(3, 2, 2));

  const found = tables(studio, words.findings);
  await studio.click(found.getByRole('button', { name: words.show(2) }));
  const around = page.getByRole('region', { name: words.rowsOf('towns.csv') });
  const line = around.getByRole('row', { name: /Beta/ });
  await expect
    .poll(() => line.getByRole('cell').allTextContents())
    .toEqual(['Beta', '3400', '12.1', 'error 7']);
  expect(await around.locator('tbody th').allInnerTexts()).toEqual(['1', '2', '3']);
  await studio.accessible();
  await studio.picture('data-errors');

  await studio.click(found.getByRole('button', { name: 'Add "7" as a code' }));
  await page.getByText(words.remedied('Add "7" as a code')).waitFor();
  await page.getByText(words.outdated).waitFor();
  await studio.click(page.getByRole('status').getByRole('button', { name: words.again }));
  await page
    .getByText(words.found(3, 1, 1))
    .first()
    .waitFor();
  await studio.click(found.getByRole('button', { name: 'Allow values from -5' }));
  await page.getByText(words.outdated).waitFor();
  expect(await page.locator('.outcome').innerText()).toContain('1 error');
  await studio.click(page.locator('.check-bar').getByRole('button', { name: words.again }));
  await page.locator('.outcome.good').waitFor();
  expect((await page.locator('.outcome').innerText()).trim()).toBe(words.fine(3));
  const text = await studio.text();
  expect(text).toContain('      - const: 7\n');
  expect(text).toContain('      minimum: -5\n');
  await studio.close();
});

test('a person shows only the errors of a column, and downloads all of them', async () => {
  const studio = await openData(schema, { name: 'towns.csv', content: csv });
  await check(studio);
  const only = studio.page.getByRole('button', { name: words.only('inhabitants', 'minimum') });
  await studio.click(only);
  expect((await linesOf(studio, words.findings)).map(([row, column]) => [row, column])).toEqual([
    ['1', 'inhabitants'],
    ['5', 'inhabitants'],
  ]);
  const { name, bytes } = await studio.downloaded(studio.page.getByRole('button', { name: words.download }));
  expect(name).toBe('towns.schema-errors.csv');
  const [head, first, ...others] = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('file,row,column,keyword,message');
  expect(first).toBe('towns.csv,1,inhabitants,minimum,"Expected a number of at least 0, found -5."');
  expect(others).toHaveLength(6);
  await studio.click(studio.page.getByRole('button', { name: words.all }));
  expect(await linesOf(studio, words.findings)).toHaveLength(7);
  await studio.close();
});

test('a person stops a long check, and checks a smaller file instead', async () => {
  const line = 'Alpha,120000,82.5,1\n';
  const head = 'name,inhabitants,area,status\n';
  const studio = await openData(schema, { name: 'towns.csv', content: head + line.repeat(800_000) });
  const { page } = studio;
  await studio.click(page.getByRole('button', { name: words.check, exact: true }));
  await page.getByText(/rows? checked, \d+ % of the files/).waitFor();
  await studio.click(page.getByRole('button', { name: words.cancel, exact: true }));
  await page.getByRole('button', { name: words.check, exact: true }).waitFor();
  expect(await page.locator('.outcome').count()).toBe(0);
  await studio.giveFiles({ name: 'towns.csv', content: head + line });
  expect(await check(studio)).toBe(words.fine(1));
  await studio.close();
});
