// Schemas with very many variables: only what is seen is on the page.
import { expect, test } from 'vitest';
import { useStudio } from './studio.js';

const studio = useStudio();

const names = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

const writers = {
  yaml: (count: number) => `$schema: https://highvaluedata.net/fair-data-schema/dev
title: Many # variables
type: array
items:
  type: object
  properties:
${names(count)
  .map((name) => `    ${name}:\n      type: number\n`)
  .join('')}`,
  json: (count: number) =>
    `${JSON.stringify(
      {
        $schema: 'https://highvaluedata.net/fair-data-schema/dev',
        title: 'Many',
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(names(count).map((name) => [name, { type: 'number' }])),
        },
      },
      null,
      2,
    )}\n`,
};

test.each([
  [1000, 'json'],
  [1000, 'yaml'],
  [10_000, 'json'],
  [10_000, 'yaml'],
] as const)('a person edits %i variables in %s together', async (count, format) => {
  const opened = await studio.open();
  const { page, click, fill, go, settled, text } = opened;
  page.setDefaultTimeout(90_000);
  const before = writers[format](count);
  await opened.giveFiles({ name: `many.${format}`, content: before });
  await settled();
  await go('variables');
  const table = page.getByRole('table', { name: 'Variables' });
  const rows = table.getByRole('row');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByRole('button', { name: 'Edit v0', exact: true }).waitFor();
  await page.locator('.grid-box').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await page.getByRole('button', { name: `Edit v${count - 1}`, exact: true }).waitFor();
  expect(await rows.count()).toBeLessThan(150);
  expect(await table.getAttribute('aria-rowcount')).toBe(String(count + 1));

  const found = names(count).filter((name) => name.includes('v99')).length;
  await fill(page.getByLabel('Search variables'), 'v99');
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(found + 1));
  await page.getByLabel('Select all variables that are shown').check();
  await page.getByText(`${found} selected`).waitFor();
  await click(page.getByRole('button', { name: 'Set the unit…' }));
  await page.getByRole('dialog').getByRole('combobox').fill('metre');
  await click(page.getByRole('option', { name: 'metre m', exact: true }));
  await settled();
  expect((await text()).split('http://qudt.org/vocab/unit/M').length - 1).toBe(found);
  await click(undo);
  expect(await text()).toBe(before);

  await fill(page.getByLabel('Search variables'), '');
  const first = page.getByLabel('Label of v0', { exact: true });
  await first.waitFor();
  const block = names(200).map((name) => `Label ${name}\tm\n`);
  await first.focus();
  await first.evaluate((cell, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, block.join(''));
  await page.getByText('400 cells were pasted.').waitFor();
  const pasted = await text();
  expect(pasted.split('http://qudt.org/vocab/unit/M').length - 1).toBe(200);
  expect(pasted.split('Label v').length - 1).toBe(200);
  expect(await rows.count()).toBeLessThan(150);
  await click(undo);
  expect(await text()).toBe(before);
  await opened.accessible();
  await opened.close();
});
