// Every screen on wide, middling and narrow pages and at 200 % zoom, light and dark: nothing is cut off, and axe finds nothing.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { type Studio, useStudio } from './studio.js';

const { open } = useStudio();

const SIZES = [
  ['a wide page', 1280, 800],
  ['a page of middling width', 900, 700],
  ['a phone', 360, 740],
  ['200 % zoom', 640, 400],
] as const;
const SCREENS = ['dataset', 'variables', 'people', 'coverage', 'codes', 'data', 'exports', 'overview'];
const WIDE = 900;

/** Opens a screen as the width of the page allows. */
async function go({ page }: Studio, screen: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < WIDE)
    await page.locator('.tab-bar').getByRole('button', { name: en.nav.title }).click();
  await page.locator(`.nav a[href="#${screen}"]`).click();
}

/** What is wider than the page, or beyond its edge without a box of its own that scrolls. */
const cutOff = ({ page }: Studio) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    const beyond = [...document.body.querySelectorAll('*')].filter((each) => {
      const { width, right, left } = each.getBoundingClientRect();
      const isSeen = width > 1 && each.checkVisibility() && !each.matches('.skip, .skip *');
      return isSeen && (right > innerWidth + 1 || left < -1) && !scrolls(each);
    });
    const { scrollWidth } = document.scrollingElement!;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...beyond.map((each) => each.outerHTML.slice(0, 100)),
    ];
  });

describe.each(SIZES)('on %s', (name, width, height) => {
  test.each(['light', 'dark'] as const)(
    'in %s colours, a person sees every screen whole',
    async (colours) => {
      const studio = await open();
      const { page } = studio;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: colours });
      const look = async (screen: string) => {
        const folder = process.env.STUDIO_LOOKS;
        if (folder) {
          mkdirSync(folder, { recursive: true });
          await page.screenshot({ path: join(folder, `${screen} on ${name}, ${colours}.png`) });
        }
        expect(await cutOff(studio), screen).toEqual([]);
        await studio.accessible();
      };
      await look('start');
      await studio.click(page.getByRole('button', { name: en.start.paste }));
      await look('paste');
      await studio.press('Escape');

      await studio.click(page.getByRole('button', { name: en.start.empty }));
      await studio.settled();
      for (const screen of ['dataset', 'variables', 'people', 'codes', 'data']) {
        await go(studio, screen);
        await look(`empty ${screen}`);
      }
      if (width < WIDE) {
        await page.locator('.tab-bar').getByRole('button', { name: en.nav.problems }).click();
        await look('problems');
      }
      await studio.click(page.getByRole('button', { name: en.bar.start }));

      await studio.click(page.getByRole('button', { name: en.start.example }));
      await studio.settled();
      for (const screen of SCREENS) {
        await go(studio, screen);
        await studio.settled();
        if (screen === 'data') {
          await studio.click(page.getByRole('button', { name: en.data.check, exact: true }));
          await page.locator('.outcome').waitFor();
        }
        if (screen === 'exports') await page.locator('.standard[aria-busy="false"]').waitFor();
        await look(screen);
      }
      await go(studio, 'variables');
      await studio.click(page.getByRole('button', { name: en.variables.open('area') }));
      await page.getByLabel(en.variables.rename).waitFor();
      await look('panel');
      await studio.close();
    },
  );
});
