// The studio in a second engine: a person goes the whole way in Firefox, from a table to an export.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../../src/apps/http/index.js';
import { exportTo, inferFrom, lint, parse } from '../../../src/apps/library/index.js';
import { en } from '../../../src/apps/studio/words/en.js';
import { expectAccessible, watchPolicy } from './studio.js';

const folder = mkdtempSync(join(tmpdir(), 'studio-firefox-'));
const downloads = join(folder, 'downloads');
mkdirSync(downloads);
const TABLE = 'visits.csv';
const CONTENT =
  'day,kind,weight_kg\n2026-01-01,1,70.5\n2026-01-02,2,66\n2026-01-03,1,81\n2026-01-04,2,66.5\n';

let app: FastifyInstance;
let browser: Browser;
let base = '';
beforeAll(async () => {
  writeFileSync(join(folder, TABLE), CONTENT);
  app = await createService({ logLevel: 'silent' });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  // Firefox gets an empty profile of its own.
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Collects what must not happen on a page: messages, errors, requests to other hosts. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${base}/`))
      faults.push(`asked ${request.url()}`);
  });
  return faults;
}

/** The text of a file that a click downloads. */
async function downloaded(name: string, click: () => Promise<void>): Promise<string> {
  const path = join(downloads, name);
  rmSync(path, { force: true });
  await click();
  // Firefox makes an empty file first, and writes beside it until the end.
  const isThere = () => existsSync(path) && !existsSync(`${path}.part`) && readFileSync(path, 'utf8') !== '';
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  return readFileSync(path, 'utf8');
}

test('a person makes a schema from a table in Firefox, edits it, checks the data and exports it', async () => {
  const page = await browser.newPage();
  const faults = faultsOf(page);
  await page.evaluateOnNewDocument(watchPolicy);
  // Asking Firefox for roles takes seconds on a page of this size.
  const labelled = (name: string) => page.locator(`[aria-label="${name}"]`);
  const click = (name: string) => page.locator(`::-p-xpath(//button[normalize-space()="${name}"])`).click();
  const settled = () => page.waitForSelector('.app[aria-busy="false"]');
  const go = async (screen: string) => {
    await page.locator(`.nav a[href="#${screen}"]`).click();
    await page.waitForSelector(`.nav a[href="#${screen}"][aria-current]`);
    await settled();
    await expectAccessible(page);
  };
  const text = () =>
    downloaded('visits.schema.yaml', async () => {
      await settled();
      await labelled(en.bar.more).click();
      await click(en.messages.saveAs);
    });
  const seen = (selector: string) => page.$eval(selector, (element) => element.textContent ?? '');

  await page.goto(`${base}/studio/`);
  const input = await page.waitForSelector('input[type="file"]');
  await expectAccessible(page);
  await (await input!.toElement('input')).uploadFile(join(folder, TABLE));
  await page.waitForSelector(`::-p-text(${en.questions.title(4, 3)})`);
  await expectAccessible(page);
  await click(en.questions.later);
  await settled();
  const inferred = await inferFrom([{ name: TABLE, content: new Blob([CONTENT]) }]);
  expect(await text()).toBe(inferred.text);

  for (const screen of ['dataset', 'people', 'coverage', 'codes', 'overview']) await go(screen);
  await go('variables');
  await labelled(en.variables.label('weight_kg')).fill('Weight of the visitor');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`button[title^="${en.bar.undo} "]:enabled`);

  await click(en.bar.showText);
  await page.locator('.text-region .editor-place >>> .cm-content').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.up('Control');
  await page.keyboard.type('# Typed in Firefox\n');
  expect(await page.evaluate('document.scrollingElement.scrollHeight > innerHeight')).toBe(false);
  const edited = await text();
  expect(edited).toMatch(/^# Typed in Firefox\n/);
  await expectAccessible(page);
  expect(edited).toContain('    title: Weight of the visitor\n');

  const { document } = await parse(edited, { name: 'visits.schema.yaml' });
  const { findings } = await lint(document!);
  const count = (...severities: readonly string[]) =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  expect(await seen('.problems .bar-state')).toBe(
    en.problems.counts(count('error'), count('warning'), count('info', 'hint')),
  );

  await go('data');
  await click(en.data.check);
  await page.waitForSelector('.outcome.good');
  await expectAccessible(page);
  expect((await seen('.outcome')).trim()).toBe(en.data.fine(4));

  await go('exports');
  await page.waitForSelector('.standard[aria-busy="false"]');
  await expectAccessible(page);
  const crate = await downloaded('ro-crate-metadata.json', () => click(en.exports.download));
  expect(JSON.parse(crate)).toEqual((await exportTo('ro-crate', document!)).document);

  // Firefox lets nobody into workers yet; policy.test.ts looks there.
  const violations = (await page.evaluate('violations')) as string[];
  expect([...faults, ...violations]).toEqual([]);
  await page.close();
});
