// The whole way from the start page to a document, without a mouse.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { type Studio, useStudio } from './studio.js';

const use = useStudio();

/** More steps than a person takes to the next thing in a region. */
const MOST_STEPS = 25;

const isFocused = (target: Locator) => target.evaluate((each) => each === document.activeElement);

/** Presses a key until the target has the focus, which must be seen. */
async function reach(studio: Studio, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MOST_STEPS; step++) {
    await studio.press(key);
    if (await isFocused(target)) {
      expect(await target.evaluate((each) => each.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  const lost = await studio.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${MOST_STEPS} times ${key} did not lead to ${target}, but to ${lost}`);
}

test('a person opens the example, labels a variable and downloads a document, with keys alone', async () => {
  const studio = await use.open();
  const { page } = studio;
  const screen = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const region = (selector: string) => page.locator(`${selector}[data-f6]`);

  await reach(studio, 'Tab', page.getByRole('button', { name: en.start.example }));
  await studio.press('Enter');
  await studio.settled();

  await reach(studio, 'F6', region('.nav'));
  await reach(studio, 'Tab', screen(en.nav.variables));
  await studio.press('Enter');
  await reach(studio, 'F6', region('.work'));
  await reach(studio, 'Tab', page.getByLabel(en.variables.label('name')));
  const label = page.getByLabel(en.variables.label('inhabitants'));
  await reach(studio, 'ArrowDown', label);
  await studio.press('Control+A');
  await page.keyboard.type('Residents');
  await studio.press('Enter');
  await studio.settled();
  expect(await label.inputValue()).toBe('Residents');
  expect(await isFocused(page.getByLabel(en.variables.label('area')))).toBe(true);

  // The panel of a variable is opened and closed, and gives the focus back.
  const name = page.getByRole('button', { name: en.variables.open('inhabitants') });
  await reach(studio, 'Shift+Tab', page.getByRole('button', { name: en.variables.open('area') }));
  await reach(studio, 'ArrowUp', name);
  await studio.press('Enter');
  await reach(studio, 'F6', region('.variable-panel'));
  await studio.press('Escape');
  await region('.variable-panel').waitFor({ state: 'detached' });
  expect(await isFocused(name)).toBe(true);

  await reach(studio, 'Shift+F6', region('.nav'));
  await reach(studio, 'Tab', screen(en.nav.exports));
  await studio.press('Enter');
  await reach(studio, 'F6', region('.work'));
  const standard = page.getByRole('button', { name: /^Croissant/ });
  await reach(studio, 'Tab', standard);
  await studio.press('Enter');
  await page.getByRole('region', { name: /^Croissant/ }).waitFor();
  await reach(studio, 'Tab', page.getByRole('button', { name: en.exports.download, exact: true }));
  const coming = page.waitForEvent('download');
  await studio.press('Enter');
  expect((await coming).suggestedFilename()).toBe('croissant.json');
  await studio.accessible();
  await studio.close();
});
