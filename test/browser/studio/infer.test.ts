// A schema that the page makes from tables is the one that the command makes, byte for byte.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { command } from '../../command.js';
import { FILE, stewardTable } from './steward-table.js';
import { type GivenFile, useStudio } from './studio.js';

const folder = mkdtempSync(join(tmpdir(), 'infer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const use = useStudio();

const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;

const CASES: readonly (readonly [what: string, files: readonly GivenFile[]])[] = [
  ['a table in Latin-1, with semicolons and decimal commas', [{ name: FILE, content: stewardTable() }]],
  [
    'objects in lines',
    [
      {
        name: 'visits.ndjson',
        content: lines(
          ...Array.from({ length: 60 }, (_, number) =>
            JSON.stringify({
              id: `v${number}`,
              at: `2026-01-${String((number % 28) + 1).padStart(2, '0')}T08:00:00Z`,
              kind: number % 3 === 0 ? 'first' : 'again',
              weight_kg: number % 20 === 0 ? null : 50 + number / 4,
              place: { town: 'Zürich', floor: number % 4 },
            }),
          ),
        ),
      },
    ],
  ],
  [
    'two tables that belong together',
    [
      {
        name: 'schools.csv',
        content: lines(
          'school,name',
          ...Array.from({ length: 12 }, (_, number) => `S${number},Schule ${number}`),
        ),
      },
      {
        name: 'pupils.csv',
        content: lines(
          'school,year,pupils',
          ...Array.from(
            { length: 36 },
            (_, number) => `S${number % 12},${2023 + (number % 3)},${300 + number}`,
          ),
        ),
      },
    ],
  ],
];

test.each(CASES)('a person makes a schema from %s, as the command does', async (_what, files) => {
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  const names = files.map(({ name }) => name);
  const studio = await use.open();
  const { page } = studio;
  await studio.giveFiles(...files);
  await page.getByRole('button', { name: en.questions.next }).waitFor();
  await studio.accessible();
  await studio.click(page.getByRole('button', { name: en.questions.later }));
  const { status, stdout, stderr } = await command(['infer', ...names], folder);
  expect(status, stderr).toBe(0);
  expect(await studio.text()).toBe(stdout);
  await studio.close();
});

test('a person answers a question first, as a file of answers does for the command', async () => {
  const [[, files]] = CASES as [(typeof CASES)[number]];
  writeFileSync(join(folder, FILE), files[0]!.content);
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ title: 'Wetter über dem Süden' }));
  const studio = await use.open();
  const { page } = studio;
  await studio.giveFiles(...files);
  await studio.fill(page.getByLabel('What is the dataset called?'), 'Wetter über dem Süden');
  await studio.click(page.getByRole('button', { name: en.questions.next }));
  const { stdout } = await command(['infer', FILE, '--answers', 'answers.json'], folder);
  expect(stdout).toContain('title: Wetter über dem Süden');
  expect(await studio.text()).toBe(stdout);
  await studio.close();
});
