// The studio in a real browser, in all ways in which it is served: it starts, and may do no more than it needs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chromium, openChromium } from '../../bench/browser/bundle.mjs';
import { serveStudio } from '../../src/apps/cli/studio/server.js';
import { createService } from '../../src/apps/http/index.js';

let browser: Chromium;
const closers: (() => Promise<unknown> | undefined)[] = [() => browser?.close()];
const folder = mkdtempSync(join(tmpdir(), 'studio-'));

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(async () => {
  for (const close of closers) await close();
  rmSync(folder, { recursive: true });
});

const WAYS: readonly (readonly [name: string, open: () => Promise<string>])[] = [
  [
    'from the service, under a prefix',
    async () => {
      const app = await createService({ logLevel: 'silent', prefix: '/a/b' });
      closers.push(() => app.close());
      return `${await app.listen({ port: 0, host: '127.0.0.1' })}/a/b/studio`;
    },
  ],
  [
    'from the command, with a file',
    async () => {
      const table = join(folder, 'towns.csv');
      writeFileSync(table, 'name\nUlm\n');
      const server = await serveStudio([table], [0]);
      closers.push(server.close);
      return server.addressForOnce;
    },
  ],
  [
    'from a disk',
    async () => {
      const path = join(folder, 'studio.html');
      execFileSync(process.execPath, ['scripts/studio-build.mjs', path]);
      return pathToFileURL(path).href;
    },
  ],
];

describe.each(WAYS)('the studio %s', (_name, open) => {
  test('starts without a message, asks no other host, and refuses foreign code', async () => {
    const page = await browser.context.newPage();
    const messages: string[] = [];
    const hosts = new Set<string>();
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (fault) => messages.push(String(fault)));
    page.on('requestfailed', (request) => messages.push(`failed: ${request.url()}`));
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(await open());
    await page.waitForSelector('h1');
    expect(messages).toEqual([]);
    const { host } = new URL(page.url());
    expect([...hosts].filter((each) => each !== '' && each !== host)).toEqual([]);

    const refused = (code: string) =>
      page.evaluate(`(async () => ${code})().then(() => 'allowed', (fault) => fault.name)`);
    expect(await refused("new Worker('worker.js')")).toBe('TypeError');
    expect(await refused("document.body.innerHTML = '<b>x</b>'")).toBe('TypeError');
    expect(await refused("fetch('https://example.org/')")).toBe('TypeError');
    expect(await refused("trustedTypes.createPolicy('other', {})")).toBe('TypeError');
    await page.close();
  });
});

test('the page of the command opens the files that were named', async () => {
  const content = { 'towns.csv': 'name\nUlm\n', 'towns.schema.yaml': 'title: Städte\n' };
  for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, name), text);
  const server = await serveStudio(
    Object.keys(content).map((name) => join(folder, name)),
    [0],
  );
  const without = await serveStudio([], [0]);
  closers.push(server.close, without.close);
  const page = await browser.context.newPage();
  await page.goto(server.address);
  await page.getByRole('heading', { level: 1, name: 'towns.schema.yaml' }).waitFor();
  await page.locator('.nav a[href="#data"]').click();
  await page.getByText('towns.csv').first().waitFor();
  await page.goto(without.address);
  await page.getByRole('heading', { level: 1, name: 'Describe your data' }).waitFor();
  await page.close();
});
