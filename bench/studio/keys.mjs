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
 * the list of problems; `empty` is the same letter in the same text, over the same time, while the worker is halted and a check
 * is under way, so that nothing is asked or answered.
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
    /** Types a letter; the CPU time, and the time, until what is waited for on the page. */
    const letter = async (wait, given) => {
      written += 'e';
      await page.evaluate(wait, given ?? written);
      const before = await taskTime(debug);
      await page.keyboard.press('e');
      const time = await page.evaluate(() => globalThis.waited);
      return { cpu: (await taskTime(debug)) - before, time };
    };
    for (let press = 0; press < PRESSES; press++) {
      const checked = await letter(waitUntilShown);
      const halted = worker.event('Debugger.paused');
      await worker.send('Debugger.pause');
      // The worker halts at its next question. In this time, all are asked that follow from a letter.
      await letter(waitFor, checked.time);
      await halted;
      const empty = await letter(waitFor, checked.time);
      await page.evaluate(waitUntilShown, written);
      await worker.send('Debugger.resume');
      await page.evaluate(() => globalThis.waited);
      samples.push({ checked: checked.cpu, empty: empty.cpu });
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

/** Runs on the page: waits until a description is checked and the form shows it, painted. */
function waitUntilShown(description) {
  const start = performance.now();
  const app = document.querySelector('.app');
  const isShown = () =>
    [...app.querySelectorAll('input, textarea')].some(({ value }) => value === description);
  globalThis.waited = new Promise((resolve) => {
    // Frames are asked for only when the page is no longer busy: each of them costs time.
    const look = () => {
      if (app.ariaBusy === 'true') return;
      if (!isShown()) return requestAnimationFrame(look);
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    const watch = new MutationObserver(look);
    watch.observe(app, { attributeFilter: ['aria-busy'] });
  });
}

/** Runs on the page: waits for a time. */
function waitFor(time) {
  globalThis.waited = new Promise((resolve) => setTimeout(resolve, time));
}

/** What the thread of the page has worked, in milliseconds. */
async function taskTime(debug) {
  const { metrics } = await debug.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
