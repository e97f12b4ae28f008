// The text and the forms are two ways to one text: neither loses what is done in the other meanwhile.
import { expect, test } from 'vitest';
import { useStudio } from './studio.js';

const studio = useStudio();

const variables = Array.from({ length: 300 }, (_, index) => `    v${index}: { type: string }\n`).join('');
const long = `$schema: https://highvaluedata.net/fair-data-schema/dev
title: A
type: array
items:
  type: object
  properties:
${variables}`;

test('a person types in the text while a form edit is under way, and both are there', async () => {
  const opened = await studio.open();
  const { page, click, settled, text } = opened;
  await opened.giveFiles({ name: 'long.yaml', content: long });
  await settled();
  await click(page.getByRole('button', { name: 'Show the text' }));
  const editor = page.getByRole('textbox', { name: 'The text of the schema' });
  await page.getByLabel('Title', { exact: true }).fill('Written by a form');
  // The field is left by going to the text: its edit begins, and typing goes on at once.
  await editor.click();
  await page.keyboard.press('Control+Home');
  const typed = '# While the form was at work, a person wrote this comment.';
  await page.keyboard.type(`${typed}\n`);
  await expect.poll(text).toContain('title: Written by a form');
  expect(await text()).toBe(`${typed}\n${long.replace('title: A', 'title: Written by a form')}`);
  await opened.accessible();
  await opened.close();
});

test('a person types 200 letters fast while checks run, and all are there', async () => {
  const opened = await studio.open();
  const { page, settled, text } = opened;
  await opened.giveFiles({ name: 'long.yaml', content: long });
  await settled();
  const hide = page.getByRole('button', { name: 'Hide the text' });
  if (!(await hide.isVisible())) await opened.click(page.getByRole('button', { name: 'Show the text' }));
  await page.getByRole('textbox', { name: 'The text of the schema' }).click();
  await page.keyboard.press('Control+End');
  const typed = `description: ${'All that was typed is kept. '.repeat(7)}`.slice(0, 200).trimEnd();
  await page.keyboard.type(typed);
  await settled();
  expect(await text()).toBe(`${long}${typed}`);
  // What was typed is in the forms.
  await expect
    .poll(() => page.getByLabel('Plain description').inputValue())
    .toBe(typed.replace('description: ', ''));
  await opened.close();
});

test('a worker that stops is started again, and the edit that waits for it is made', async () => {
  const opened = await studio.open();
  const { page, fill, settled, text } = opened;
  await opened.giveFiles({ name: 'long.yaml', content: long });
  await settled();
  const [worker] = page.workers();
  const gone = page.waitForEvent('worker');
  await worker!.evaluate(() => {
    setTimeout(() => {
      throw new Error('stopped');
    });
  });
  await gone;
  await fill(page.getByLabel('Title', { exact: true }), 'Still here');
  await settled();
  expect(await text()).toBe(long.replace('title: A', 'title: Still here'));
  await opened.close();
});
