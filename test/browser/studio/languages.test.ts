// Labels in several languages, and the page itself in another one.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { de } from '../../../src/apps/studio/words/de.js';
import { en } from '../../../src/apps/studio/words/en.js';
import { plainFields } from '../../../src/apps/studio/worker/plain-fields.js';
import { keywords } from '../../../src/schema/vocabulary/index.js';
import { useStudio } from './studio.js';

const towns = `$schema: https://highvaluedata.net/fair-data-schema/dev
title: Towns
type: array
items:
  type: object
  properties:
    area: # in square kilometres
      type: number
      fair:label: { en: Area }
    status:
      fair:label: { en: Status }
      oneOf:
        - { const: 1, fair:label: { en: City } }
`;

describe('in English', () => {
  const studio = useStudio();

  test('a person adds and edits labels in two languages', async () => {
    const opened = await studio.open();
    const { page, choose, click, fill, go, press, settled, text } = opened;
    await opened.giveFiles({ name: 'towns.yaml', content: towns });
    await settled();
    await go('variables');
    const language = page.getByRole('combobox', { name: 'Language of the labels' });
    await choose(language, 'Add a language…');
    await page.getByLabel('Language tag').fill('de');
    await press('Enter');
    const area = page.getByLabel('Label of area');
    await expect.poll(() => area.getAttribute('placeholder')).toBe('Area');
    await fill(area, 'Fläche');
    await settled();
    await fill(area, 'Fläche der Stadt');
    await settled();
    await go('codes');
    await fill(page.getByLabel('Label of code 1'), 'Stadt');
    await settled();
    await choose(language, 'en');
    await fill(page.getByLabel('Label of code 1'), 'Large city');
    await settled();
    await go('variables');
    await click(page.getByRole('button', { name: 'Edit status' }));
    const label = page
      .locator('.variable-panel .field')
      .filter({ has: page.getByLabel('Label', { exact: true }) });
    await click(label.getByRole('button', { name: 'Add another language' }));
    await label.getByLabel('Language tag').fill('fr');
    await fill(label.getByLabel('Label (fr)'), 'Statut');
    await settled();
    const after = await text();
    expect(after).toContain('    area: # in square kilometres\n');
    expect(after).toContain('{ en: Area, de: Fläche der Stadt }');
    expect(after).toContain('{ en: Status, fr: Statut }');
    expect(after).toContain('{ en: Large city, de: Stadt }');
    await opened.accessible();
    await opened.close();
  });
});

/** The words of a table; what is put into a sentence is §. */
function wordsIn(table: object): readonly string[] {
  return Object.values(table).flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'function' ? [String(entry('§', '§', '§'))] : wordsIn(entry as object);
  });
}

/** What the vocabulary says; it is in English. */
const terms = new Set([
  ...Object.values(keywords).map(({ title }) => title),
  ...plainFields.map(({ title }) => title),
  'Name',
]);
const { phrases: _phrases, ...textWords } = en.text;
const german = new Set(wordsIn(de));
const english = wordsIn({ ...en, text: textWords, language: {} }).filter(
  (each) => !german.has(each) && !terms.has(each) && /\p{L}{3}/u.test(each.replaceAll('§', '')),
);
const patterns = english.map(
  (each) => new RegExp(`^${each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('§', '.+')}$`, 'u'),
);

/** All texts that a person can see or hear on the page. */
function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
      } else texts.push(node.textContent ?? '');
    }
    return texts.map((each) => each.trim()).filter((each) => each !== '');
  });
}

describe('in German', () => {
  const studio = useStudio({ browser: { locale: 'de-DE' } });

  test('a person sees no English word of the page on any screen', async () => {
    const opened = await studio.open();
    const { page, click, go, settled } = opened;
    const expectGerman = async (screen: string) => {
      const texts = await textsOn(page);
      const found = texts.filter(
        (text) => !terms.has(text) && patterns.some((pattern) => pattern.test(text)),
      );
      expect([screen, ...new Set(found)]).toEqual([screen]);
    };
    await page.getByRole('heading', { name: de.start.title }).waitFor();
    await expectGerman('start');
    await click(page.getByRole('button', { name: de.start.paste }));
    await page.getByRole('dialog').waitFor();
    await expectGerman('paste');
    await page.keyboard.press('Escape');
    await click(page.getByRole('button', { name: de.start.example }));
    await settled();
    for (const screen of [
      'dataset',
      'variables',
      'people',
      'coverage',
      'codes',
      'data',
      'exports',
      'overview',
    ] as const) {
      await go(screen);
      await page.locator('main').getByRole('heading', { level: 2 }).first().waitFor();
      if (screen === 'variables') await page.locator('.column-name button').first().click();
      await settled();
      await expectGerman(screen);
    }
    await go('data');
    await click(page.getByRole('button', { name: de.data.check, exact: true }));
    await page.locator('.outcome').waitFor();
    await expectGerman('result');
    await click(page.getByRole('button', { name: de.bar.showText }));
    await click(page.getByRole('button', { name: de.text.find }));
    await page.getByPlaceholder(de.text.phrases.Replace).waitFor();
    await click(page.getByRole('button', { name: de.bar.more }));
    await click(page.getByRole('button', { name: de.bar.shortcuts }));
    await expectGerman('shortcuts');
    await opened.accessible();
    await opened.close();
  });
});
