// Key presses in the text of a schema: what the thread of the page does until the findings are painted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../measure.mjs';
import { openStudio } from './page.mjs';

const PRESSES = 15;
const DESCRIPTION = 'Many variables';

/** The keys that lead to the end of the description, the first member of the schema. */
const WAY = {
  json: ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'],
  yaml: ['Control+Home', 'End'],
};

/**
 * The CPU time of the page's thread for a letter, in milliseconds: `checked` until the findings are painted in the text and in
 * the list of problems; `empty` is the same letter in the same text while the worker is halted, so that nothing is checked.
 */
export async function keyTimes(schema, write, format) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-keys-'));
  const file = join(folder, `schema.${format}`);
  writeFileSync(file, write({ description: DESCRIPTION, ...schema }));
  const studio = await openStudio(file);
  try {
    const { page, debug, workers } = studio;
    await page.getByRole('button', { name: 'Show the text' }).click();
    await page.getByRole('textbox', { name: 'The text of the schema' }).click();
    for (const key of WAY[format]) await page.keyboard.press(key);
    await page.locator('.cm-lint-marker').first().waitFor();
    await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
    const [worker] = workers;
    await worker.send('Debugger.enable');
    const samples = [];
    let written = DESCRIPTION;
    const letter = async (isChecked) => {
      written += 'e';
      await page.evaluate(watchForRest, isChecked ? written : undefined);
      const before = await taskTime(debug);
      await page.keyboard.press('e');
      await page.evaluate(() => globalThis.atRest);
      return (await taskTime(debug)) - before;
    };
    for (let press = 0; press < PRESSES; press++) {
      const checked = await letter(true);
      // The worker halts at its next question, which is about the first of two letters.
      const halted = worker.event('Debugger.paused');
      await worker.send('Debugger.pause');
      await letter(false);
      await halted;
      const empty = await letter(false);
      await page.evaluate(watchForRest, written);
      await worker.send('Debugger.resume');
      await page.evaluate(() => globalThis.atRest);
      samples.push({ checked, empty });
    }
    // The first ones only warm up.
    const warm = samples.slice(PRESSES / 3);
    return {
      checked: median(warm.map(({ checked }) => checked)),
      empty: median(warm.map(({ empty }) => empty)),
    };
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs on the page, whose thread would be busy with being asked again and again: waits until nothing has changed for a while
 * and, if a description is given, its text is checked and the form shows it.
 */
function watchForRest(description) {
  const QUIET_MS = 150;
  const app = document.querySelector('.app');
  const isShown = () =>
    app.ariaBusy === 'false' &&
    [...app.querySelectorAll('input, textarea')].some(({ value }) => value === description);
  globalThis.atRest = new Promise((resolve) => {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (description !== undefined && !isShown()) return wait();
        watch.disconnect();
        resolve();
      }, QUIET_MS);
    };
    const watch = new MutationObserver(wait);
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    watch.observe(app, all);
    watch.observe(document.querySelector('.editor-host').shadowRoot, all);
  });
}

/** What the thread of the page has worked, in milliseconds. */
async function taskTime(debug) {
  const { metrics } = await debug.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
