// Every screen with a table on its way to a crate. `STUDIO_PICTURES=docs/studio` writes the pictures of the documentation.
import { expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { answerQuestions } from './steward-steps.js';
import { FILE, stewardTable } from './steward-table.js';
import { useStudio } from './studio.js';

const { open } = useStudio();

/** The screens, and the heading that each has. */
const screens = {
  dataset: en.dataset.title,
  variables: en.variables.title,
  people: en.people.title,
  coverage: en.coverage.title,
  codes: en.codes.title,
  data: en.data.title,
  exports: en.exports.title,
  overview: en.overview.title,
};

test('a table goes through every screen', async () => {
  const studio = await open();
  const { page } = studio;
  await page.getByRole('heading', { name: en.start.title }).waitFor();
  await studio.picture('start');
  await studio.giveFiles({ name: FILE, content: stewardTable() });
  await page.getByRole('heading', { name: en.questions.title(200, 14) }).waitFor();
  await studio.picture('questions');
  await page.getByRole('button', { name: en.questions.later }).first().click();
  await studio.settled();
  for (const [screen, heading] of Object.entries(screens)) {
    await studio.go(screen);
    await page.locator('main').getByRole('heading', { name: heading, exact: true }).first().waitFor();
    if (screen === 'data') await page.getByRole('button', { name: en.data.check, exact: true }).click();
    if (screen === 'data') await page.getByText(en.data.fine(200)).waitFor();
    if (screen === 'exports') await page.getByRole('heading', { name: en.exports.missing }).waitFor();
    await studio.picture(screen);
  }
  await studio.accessible();
  await studio.go('variables');
  await page.getByRole('button', { name: en.variables.open('höhe_m') }).click();
  await page.getByRole('complementary').waitFor();
  await studio.picture('variable');
  await page.getByRole('button', { name: en.variables.close }).click();
  await page.getByRole('button', { name: en.bar.showText }).click();
  await page.locator('.cm-content').waitFor();
  await studio.picture('text');
  expect(await page.locator('.cm-line').count()).toBeGreaterThan(10);
  await studio.close();
});

test('the answers of a steward are in the schema', async () => {
  const studio = await open();
  await answerQuestions(studio);
  expect(await studio.text()).toContain('title: Weather at five stations');
  await studio.close();
});
