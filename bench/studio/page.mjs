// The studio of a service in Chromium, with the debugger attached to its page and its workers.
import { createService } from '../../dist/apps/http/index.js';
import { openChromium } from '../browser/bundle.mjs';

/** Opens the page of the studio with files that a person chooses. */
export async function openStudio(...files) {
  const app = await createService({ logLevel: 'silent' });
  const chromium = await openChromium();
  const close = async () => {
    await chromium.close();
    await app.close();
  };
  try {
    const page = await chromium.context.newPage();
    page.setDefaultTimeout(60_000);
    const debug = await chromium.context.newCDPSession(page);
    const workers = await attachWorkers(debug);
    await page.goto(`${await app.listen({ port: 0, host: '127.0.0.1' })}/studio/`);
    await page.locator('h1').first().waitFor();
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await page.locator('.app[aria-busy="false"]').waitFor();
    return { page, debug, workers, browser: await chromium.context.browser().newBrowserCDPSession(), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/** The workers of a page as they start: each takes commands of the debugger, and tells when an event comes. */
async function attachWorkers(debug) {
  const workers = [];
  /** What is waited for: answers by number, events by session and name. */
  const waiting = new Map();
  let last = 0;
  debug.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, method, params, result, error } = JSON.parse(message);
    const key = id ?? `${sessionId} ${method}`;
    const { resolve, reject } = waiting.get(key) ?? {};
    waiting.delete(key);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result ?? params);
  });
  debug.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
    if (type !== 'worker') return;
    const send = (method, params = {}) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        debug.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    const event = (name) =>
      new Promise((resolve, reject) => waiting.set(`${sessionId} ${name}`, { resolve, reject }));
    workers.push({ send, event });
  });
  // Without `flatten`, messages of workers come through the session of their page.
  await debug.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return workers;
}
