// The pages in a real browser: they render, without an error and without a request to another host.
import axe from 'axe-core';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chromium, openChromium } from '../../bench/browser/bundle.mjs';
import { createService, openApi } from '../../src/apps/http/index.js';

let browser: Chromium;

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** A page that remembers what went wrong on it, and whom it asked. */
async function openPage(url: string): Promise<{ page: Page; faults: string[]; hosts: Set<string> }> {
  const page = await browser.context.newPage();
  const faults: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, faults, hosts };
}

/** What axe finds against a page. */
async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
}

/** How many operations the interface description has. */
const operationCount = Object.values(openApi().paths as Record<string, object>).flatMap(Object.keys).length;

describe.each(['', '/a/b'])('under the prefix "%s"', (prefix) => {
  let app: FastifyInstance;
  let base: string;
  beforeAll(async () => {
    app = await createService({ logLevel: 'silent', prefix });
    base = (await app.listen({ port: 0, host: '127.0.0.1' })) + prefix;
  });
  afterAll(async () => {
    await app.close();
  });

  const expectQuiet = ({ faults, hosts }: { faults: string[]; hosts: Set<string> }) => {
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([new URL(base).host]);
  };

  test('/docs shows every operation', async () => {
    const opened = await openPage(`${base}/docs`);
    await opened.page.waitForSelector('.opblock');
    expect(await opened.page.locator('.opblock').count()).toBe(operationCount);
    expect(await opened.page.locator('.title').first().innerText()).toContain('fairwright');
    expectQuiet(opened);
    await opened.page.close();
  });

  test('/redoc shows every operation', async () => {
    const opened = await openPage(`${base}/redoc`);
    await opened.page.waitForSelector('h1');
    expect(await opened.page.locator('h1').first().innerText()).toContain('fairwright');
    expect(await opened.page.locator('[data-section-id^="operation/"]').count()).toBe(operationCount);
    expectQuiet(opened);
    await opened.page.close();
  });

  test.each(['', '/'])('"%s" leads to the studio first, and its links lead somewhere', async (path) => {
    const opened = await openPage(base + path);
    const { page } = opened;
    expectQuiet(opened);
    for (const link of await page.locator('main a').all()) {
      const target = new URL((await link.getAttribute('href'))!, page.url()).href;
      expect((await fetch(target)).status, target).toBe(200);
    }
    await page.locator('main a').first().click();
    await page.waitForURL(`${base}/studio/`);
    await page.waitForSelector('h1');
    expectQuiet(opened);
    await page.close();
  });

  test.each(['light', 'dark'] as const)('"/" is readable on a narrow screen, %s', async (colorScheme) => {
    const { page } = await openPage(`${base}/`);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });

  test('the page of a problem is readable', async () => {
    const opened = await openPage(`${base}/problems/invalid-body`);
    expect(await opened.page.locator('h1').innerText()).toBe('The body is not of the right shape');
    expectQuiet(opened);
    await opened.page.close();
  });
});
