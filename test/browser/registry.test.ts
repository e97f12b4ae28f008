// The pages of a registry in a real browser: all that a person does there works without scripts.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Chromium, openChromium } from '../../bench/browser/bundle.mjs';
import { createService } from '../../src/apps/http/index.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-browser-'));
const token = newToken();
let app: FastifyInstance;
let base: string;
/** The browser of a person who has switched scripts off, and one in which axe can run. */
let plain: Chromium;
let scripted: Chromium;

const townsSchema = readFileSync('examples/towns.schema.yaml', 'utf8');
const townsOptions = readFileSync('examples/towns.options.yaml', 'utf8');
const without = (text: string, line: string) => {
  expect(text).toContain(line);
  return text.replace(line, '');
};
const MARKET_TOWN = '      - { const: 2, title: Market town }\n';

/** Versions of the example; the older ones have one code less. */
const towns = ['1.0.0', '1.1.0', '1.2.0'].map((number) => ({
  path: `/s/statistics/towns/${number}`,
  schema: (number === '1.2.0' ? townsSchema : without(townsSchema, MARKET_TOWN)).replace(
    'identifier: 1.2.0',
    `identifier: ${number}`,
  ),
  options: townsOptions.replaceAll('1.2.0', number),
}));

const SUBJECTS = [
  ['Rainfall', 'amount', 'MilliM', 'mm'],
  ['River levels', 'level', 'M', 'm'],
  ['Harvests', 'weight', 'TONNE', 't'],
  ['Air temperature', 'temperature', 'DEG_C', '°C'],
  ['Forests', 'area', 'KiloM2', 'km²'],
  ['Railways', 'length', 'KiloM', 'km'],
] as const;
const REGIONS = ['Northmark', 'Southmark', 'Eastmark', 'Westmark', 'Midland'];
const others = SUBJECTS.flatMap(([subject, variable, unit, symbol]) =>
  REGIONS.map((region) => ({
    path: `/s/survey/${subject}-${region}/1.0.0`.toLowerCase().replaceAll(' ', '-'),
    schema: `$schema: https://highvaluedata.net/fair-data-schema/dev
title: ${subject} of ${region}
description: ${subject} of ${region} in every month of 2025, from the stations of the survey.
fair:version: { identifier: 1.0.0 }
fair:licenseRef: https://spdx.org/licenses/CC0-1.0
type: object
properties:
  month: { type: string, format: date }
  ${variable}:
    type: number
    fair:measurementUnit: ${symbol}
    fair:measurementUnitRef: http://qudt.org/vocab/unit/${unit}
`,
    options: `keywords: [${subject.toLowerCase()}, ${region}]\n`,
  })),
);

const send = async (method: string, path: string, body: FormData | string, headers = {}) => {
  const answer = await fetch(base + path, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const text = await answer.text();
  expect(answer.ok, `${path}: ${text}`).toBe(true);
  return JSON.parse(text);
};

beforeAll(async () => {
  const registry = join(folder, 'registry.sqlite');
  const store = await openStore(registry, { isNew: true });
  await store.putOwner({
    name: 'statistics',
    title: 'Statistical Office of Ruritania',
    homepage: 'https://statistics.example.org/',
    ror: 'https://ror.org/02y3ad647',
    compatibility: 'backward',
  });
  await store.putOwner({ name: 'survey', title: 'Survey of Ruritania' });
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  app = await createService({ registry, logLevel: 'silent' });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  const digests: string[] = [];
  for (const { path, schema, options } of [...towns, ...others]) {
    const form = new FormData();
    form.set('schema', new Blob([schema], { type: 'application/yaml' }), 'schema.yaml');
    form.set('options', JSON.stringify(parse(options)));
    digests.push((await send('PUT', path, form)).digest);
  }
  await send(
    'PATCH',
    towns[0]!.path,
    JSON.stringify({ state: 'withdrawn', reason: 'Two areas were wrong.', replacedBy: '1.2.0' }),
    { 'content-type': 'application/json', 'if-match': `"${digests[0]}"` },
  );
  plain = await openChromium({ javaScriptEnabled: false, acceptDownloads: true });
  scripted = await openChromium();
});
afterAll(async () => {
  await plain?.close();
  await scripted?.close();
  await app?.close();
  rmSync(folder, { recursive: true });
});

/** Chromium reports a document with such a status on the console, whatever the document says. */
const GONE = /^Failed to load resource: the server responded with a status of 410/;

/** Opens a page that must be quiet: nothing on the console, nobody else asked. */
async function openQuiet({ context }: Chromium, path: string) {
  const page = await context.newPage();
  const found: string[] = [];
  page.on('console', (message) => {
    if (!GONE.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (fault) => found.push(String(fault)));
  page.on('requestfailed', (request) => {
    // A download ends the navigation that started it.
    if (!request.url().endsWith('.zip')) found.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`) && !request.url().startsWith('data:'))
      found.push(`asked: ${request.url()}`);
  });
  const answer = await page.goto(base + path);
  return { page, status: answer!.status(), found };
}

const titles = (page: Page) => page.locator('.results h2').allInnerTexts();

test('scripts are off', async () => {
  const { page } = await openQuiet(plain, '/s');
  await page.setContent('<p>off</p><script>document.querySelector("p").textContent = "on"</script>');
  expect(await page.locator('p').innerText()).toBe('off');
  await page.close();
});

test('a person finds a schema, reads it, compares versions and downloads the crate', async () => {
  const { page, found } = await openQuiet(plain, '/s');
  expect(await titles(page)).toHaveLength(31);

  await page.getByLabel('Words').fill('towns');
  await page.getByText('Filters').click();
  await page.getByLabel('Unit').fill('km2');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(await titles(page)).toEqual(['Towns of Ruritania']);
  expect(await page.getByLabel('Words').inputValue()).toBe('towns');

  await page.getByRole('link', { name: 'Towns of Ruritania' }).click();
  expect(page.url()).toBe(`${base}/s/statistics/towns`);
  const versions = page.getByRole('region', { name: 'Versions' });
  expect(await versions.locator('tbody th').allInnerTexts()).toEqual(['1.2.0', '1.1.0', '1.0.0']);

  await versions.getByRole('link', { name: '1.2.0', exact: true }).click();
  expect(await page.locator('h1').innerText()).toBe('Towns of Ruritania');
  const changes = page.getByRole('region', { name: 'Changes since 1.1.0' });
  expect(await changes.innerText()).toContain('The code 2 of the variable "status" is new.');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'as a zip file' }).click();
  const files = unzipSync(readFileSync(await (await downloading).path()));
  const crate = JSON.parse(new TextDecoder().decode(files['ro-crate-metadata.json']));
  expect(JSON.stringify(crate)).toContain('Towns of Ruritania');

  await page.getByRole('link', { name: '1.1.0', exact: true }).first().click();
  expect(page.url()).toBe(`${base}/s/statistics/towns/1.1.0`);
  expect(await page.getByRole('note').innerText()).toBe('The newest version is 1.2.0.');

  const gone = page.waitForResponse(`${base}/s/statistics/towns/1.0.0`);
  await page.getByRole('link', { name: '1.0.0', exact: true }).first().click();
  expect((await gone).status()).toBe(410);
  expect(await page.locator('main').innerText()).toContain('Two areas were wrong.');
  await page.getByRole('link', { name: 'version 1.2.0' }).click();
  expect(page.url()).toBe(`${base}/s/statistics/towns/1.2.0`);

  expect(found).toEqual([]);
  await page.close();
});

test('the page of the service leads to the registry', async () => {
  const { page, found } = await openQuiet(plain, '/');
  await page.getByRole('link', { name: 'The published schemas' }).first().click();
  expect(await page.locator('h1').innerText()).toBe('Schemas');
  expect(found).toEqual([]);
  await page.close();
});

test('a list goes on at its next page, and stays a list', async () => {
  const { page, found } = await openQuiet(plain, '/s?limit=20');
  const first = await titles(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  const second = await titles(page);
  expect([first.length, new Set([...first, ...second]).size]).toEqual([20, 31]);
  expect(await page.locator('h1').innerText()).toBe('Schemas');
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
  expect(found).toEqual([]);
  await page.close();
});

test('a list is narrowed by what its schemas have', async () => {
  const { page, found } = await openQuiet(plain, '/s?q=ruritania%20area');
  const facets = page.getByRole('navigation', { name: 'Narrow the list' });
  expect(await facets.count()).toBe(0);
  await page.getByRole('link', { name: 'All schemas' }).click();
  expect(await page.getByRole('status').innerText()).toBe('31 schemas');
  await facets.getByRole('link', { name: 'km²', exact: true }).click();
  expect(await titles(page)).toHaveLength(6);
  expect(await facets.locator('h2').allInnerTexts()).toEqual(['Keyword', 'Licence']);
  await facets.getByRole('link', { name: 'CC-BY-4.0' }).click();
  expect(await titles(page)).toEqual(['Towns of Ruritania']);
  expect(found).toEqual([]);
  await page.close();
});

test('a search that finds nothing leads back to all schemas', async () => {
  const { page, found } = await openQuiet(plain, '/s/statistics');
  await page.getByRole('searchbox').fill('dragons');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('status').innerText()).toContain('No schema matches this search.');
  await page.getByRole('link', { name: 'see all schemas' }).click();
  expect(await titles(page)).toHaveLength(31);
  expect(found).toEqual([]);
  await page.close();
});

const PAGES = [
  ['list', '/s?limit=10'],
  ['next-page', '/s?limit=10&cursor=30'],
  ['search', '/s?q=area&unit=km2'],
  ['empty', '/s?q=dragons'],
  ['owner', '/s/statistics'],
  ['schema', '/s/statistics/towns'],
  ['version', '/s/statistics/towns/1.2.0'],
  ['older', '/s/statistics/towns/1.1.0'],
  ['tombstone', '/s/statistics/towns/1.0.0'],
] as const;
const WIDTHS = [320, 768, 1280];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  /** Where pictures of the pages are wanted, if they are. */
  const { PICTURES } = process.env;
  test.each(PAGES)('the page "%s" fits, is quiet, and has no finding of axe', async (name, path) => {
    const { page, status, found } = await openQuiet(scripted, path);
    expect(status).toBe(name === 'tombstone' ? 410 : 200);
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [content, room] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(content, `at ${width} pixels`).toBeLessThanOrEqual(room);
      await page.evaluate(axe);
      const findings = await page.evaluate<Finding[]>('axe.run().then(({ violations }) => violations)');
      const texts = findings.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      expect(texts, `at ${width} pixels`).toEqual([]);
      if (PICTURES) {
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({
          path: join(PICTURES, `${name}-${colorScheme}-${width}.png`),
          fullPage: true,
        });
      }
    }
    expect(found).toEqual([]);
    await page.close();
  });
});
