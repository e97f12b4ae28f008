// A text that cannot be read stops the forms, not the editor.
import { expect, test } from 'vitest';
import { useStudio } from './studio.js';

const studio = useStudio();

const towns = `$schema: https://highvaluedata.net/fair-data-schema/dev
title: Towns # all of them
fair:resourceType: dataset
type: array
items:
  type: object
  properties:
    area: { type: number, fair:lable: Area }
`;

test('a person breaks the text, is helped where it is half typed, repairs it, and goes on with the forms', async () => {
  const opened = await studio.open();
  const { page, click, fill, press, settled, text } = opened;
  await opened.giveFiles({ name: 'towns.yaml', content: towns });
  await settled();
  await click(page.getByRole('button', { name: 'Show the text' }));
  const title = page.getByLabel('Title', { exact: true });
  const editor = page.getByRole('textbox', { name: 'The text of the schema' });
  await editor.click();
  await press('Control+End');
  await page.keyboard.type('fair:licens');

  const note = page.getByRole('alert');
  await expect.poll(() => note.innerText()).toMatch(/cannot be read \(line \d\)\. The forms wait/);
  expect(await title.isDisabled()).toBe(true);
  const proposal = page.getByRole('option', { name: /^fair:license\s*Licence$/ });
  await proposal.waitFor();
  await press('Escape');

  // What is under the pointer is explained, though a line below it is not complete.
  await page.locator('.cm-line', { hasText: 'fair:resourceType' }).locator('span').first().hover();
  await page.locator('.cm-tooltip-hover').getByText('Resource type').waitFor();
  await opened.accessible();

  // The way to the fault leads into the text.
  await click(page.getByRole('button', { name: 'Show the fault' }));
  await press('Control+End');
  await press('Control+Space');
  await click(proposal);
  await page.keyboard.type('MIT');
  await expect.poll(() => note.count()).toBe(0);
  await settled();
  await fill(title, 'Towns of Ruritania');
  expect(await text()).toBe(`${towns.replace('title: Towns', 'title: Towns of Ruritania')}fair:license: MIT`);
  await opened.close();
});

test('a person applies a fix at its mark in the text', async () => {
  const opened = await studio.open();
  const { page, click, settled, text } = opened;
  await opened.giveFiles({ name: 'towns.yaml', content: towns });
  await settled();
  await page.locator('.cm-lintRange', { hasText: 'fair:lable' }).first().hover();
  await click(page.locator('.cm-tooltip').getByRole('button', { name: 'Rename it to "fair:label"' }).first());
  await settled();
  expect(await text()).toBe(towns.replace('fair:lable', 'fair:label'));
  await opened.close();
});

test('a person opens a text that cannot be read, and repairs it', async () => {
  const opened = await studio.open();
  const { page, click, press, settled } = opened;
  await opened.giveFiles({ name: 'towns.json', content: '{ "title": "Towns", ' });
  await settled();
  await click(page.getByRole('button', { name: 'Show the fault' }));
  await press('Control+End');
  await page.keyboard.type('"type": "array" }');
  await page.getByLabel('Title', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await opened.close();
});
