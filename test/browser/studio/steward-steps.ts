// What a data steward does with a table of an instrument, from the file to the crate, with the page alone.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { COLUMNS, FILE, stewardTable } from './steward-table.js';
import type { Studio } from './studio.js';

/** What the steward knows about the dataset: a part of each question, and the answer. */
const DATASET = [
  ['What is the dataset called', 'Weather at five stations in January and February 2025'],
  [
    'What was observed',
    'Daily observations of five stations of the weather network, read from the instruments at noon.',
  ],
  ['Under which licence', 'CC-BY-4.0'],
  ['Which address will the schema have', 'https://w3id.org/example/schemas/weather'],
  ['Which version', '1.0.0'],
  ['Who made the data', 'Jürgen Müller'],
  ['Which ORCID, ROR', 'https://orcid.org/0000-0002-1825-0097'],
] as const;

/** What is asked further down. */
const FURTHER = [
  ['On which day', '2025-03-01'],
  ['the first day', '2025-01-01'],
  ['the last day', '2025-02-09'],
  ['Which place', 'Germany'],
  ['Who publishes the data', 'Weather Network of the Example University'],
] as const;

const PUBLISHER_ADDRESS = 'https://ror.org/02y3ad647';

/** What only the steward knows about columns. */
const OF_COLUMNS = [
  ['höhe_m', 'In which unit', 'm'],
  ['sonne_h', 'In which unit', 'h'],
  ['wind_km_h', 'mean that there is no value', '-9'],
  ['qualität', 'mean that there is no value', '9'],
  ['qualität', 'the code "1"', 'checked'],
  ['qualität', 'the code "2"', 'corrected'],
  ['qualität', 'the code "9"', 'not judged'],
  ['beobachter', 'the code "A"', 'automatic'],
  ['beobachter', 'the code "M"', 'by a person'],
] as const;

/** Makes a schema from the table, with the answers of the steward. */
export async function answerQuestions(studio: Studio): Promise<void> {
  const { page } = studio;
  await studio.giveFiles({ name: FILE, content: stewardTable() });
  await page.getByRole('heading', { name: en.questions.title(200, 14) }).waitFor();
  const question = (part: string, inside: Locator = page.locator('main')) => inside.getByLabel(part).first();
  for (const [part, answer] of DATASET) await studio.fill(question(part), answer);
  await studio.click(page.locator('.more-questions > summary'));
  for (const [part, answer] of FURTHER) await studio.fill(question(part), answer);
  await studio.fill(page.getByLabel('Which ORCID').nth(1), PUBLISHER_ADDRESS);
  for (const [column, part, answer] of OF_COLUMNS)
    await studio.fill(question(part, page.getByRole('group', { name: `"${column}"` })), answer);
  await studio.click(page.getByRole('button', { name: en.questions.next }));
  await studio.settled();
}

/** Puts a text into the clipboard, as another program does. */
async function copyElsewhere(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((each) => navigator.clipboard.writeText(each), text);
}

/** Pastes the labels and the concepts of all columns, as they were copied in a spreadsheet. */
export async function pasteIntoTable(studio: Studio): Promise<void> {
  const { page } = studio;
  const [first] = COLUMNS;
  await studio.go('variables');
  for (const [field, cells] of [
    [en.variables.label(first[0]), COLUMNS.map(([, label]) => label)],
    [
      en.variables.concept(first[0]),
      COLUMNS.map(([, , term]) => `https://w3id.org/example/glossary/${term}`),
    ],
  ] as const) {
    await copyElsewhere(page, cells.join('\n'));
    await studio.click(page.getByLabel(field));
    await studio.press('Control+V');
    await expect.poll(() => page.getByLabel(field).inputValue()).toBe(cells[0]);
    await studio.settled();
  }
}

/** Says why there is no value, and takes the fixes that need no person. */
export async function completeRest(studio: Studio): Promise<void> {
  const { page } = studio;
  await studio.go('codes');
  const labels = page.getByLabel(en.codes.labelOf('-9'));
  await expect.poll(() => labels.count()).toBe(4);
  for (const label of await labels.all()) await studio.fill(label, 'not measured');
  await studio.settled();
  await studio.click(page.getByRole('button', { name: en.problems.fixAll }));
  await studio.settled();
}

/** Downloads the crate. */
export async function downloadCrate(studio: Studio): Promise<Buffer> {
  const { page } = studio;
  await studio.go('exports');
  const detail = page.getByRole('region', { name: /^RO-Crate/ });
  await expect.poll(() => detail.getAttribute('aria-busy')).toBe('false');
  const { name, bytes } = await studio.downloaded(page.getByRole('button', { name: en.exports.crate }));
  expect(name).toBe('wetter-crate.zip');
  return bytes;
}

/** All that the steward does, from the file to the crate. */
export async function stewardsCrate(studio: Studio): Promise<Buffer> {
  await answerQuestions(studio);
  await pasteIntoTable(studio);
  await completeRest(studio);
  return downloadCrate(studio);
}
