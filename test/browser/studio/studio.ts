// The studio of a real service in a real browser. Every scenario is also held to this: no message on the console, no request
// to another host, no violation of the policy, and nothing that axe finds.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BrowserContextOptions, Locator, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Chromium, openChromium } from '../../../bench/browser/bundle.mjs';
import { createService, type ServerOptions } from '../../../src/apps/http/index.js';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe looks at the size of targets (WCAG 2.2, 2.5.8) only if it is told to. */
const axeOptions = JSON.stringify({
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
});

/** A file that a person chooses. */
export interface GivenFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A page with the studio, and what a person does there. */
export interface Studio {
  readonly page: Page;
  /** How many interactions there were: clicks, filled fields, keys. */
  readonly interactions: () => number;
  readonly click: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly choose: (target: Locator, option: string) => Promise<void>;
  /** Chooses files on the start page, or on the page of data. */
  readonly giveFiles: (...files: readonly GivenFile[]) => Promise<void>;
  readonly go: (screen: string) => Promise<void>;
  /** The text of the schema. */
  readonly text: () => Promise<string>;
  /** Waits until the text is checked. */
  readonly settled: () => Promise<void>;
  /** The file that a click downloads. */
  readonly downloaded: (target: Locator) => Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** Expects that axe finds nothing. */
  readonly accessible: () => Promise<void>;
  /** Takes a picture for the documentation, if `STUDIO_PICTURES` names a folder. */
  readonly picture: (name: string) => Promise<void>;
  /** Expects that nothing went wrong but what the scenario provokes, and closes the page. */
  readonly close: (provoked?: RegExp) => Promise<void>;
}

/** How a scenario is run. */
export interface ScenarioOptions {
  readonly service?: Partial<ServerOptions>;
  readonly browser?: BrowserContextOptions;
}

/** A service and a browser for the scenarios of a file. */
export function useStudio({ service = {}, browser: browserOptions = {} }: ScenarioOptions = {}) {
  let app: FastifyInstance;
  let browser: Chromium;
  let base = '';
  beforeAll(async () => {
    app = await createService({ logLevel: 'silent', ...service });
    base = await app.listen({ port: 0, host: '127.0.0.1' });
    browser = await openChromium({ viewport: { width: 1280, height: 800 }, ...browserOptions });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  return {
    base: () => base,
    context: () => browser.context,
    open: (path = '/studio/') => openStudio(browser, base + path),
  };
}

/** Opens the studio at an address. */
export async function openStudio(browser: Chromium, address: string): Promise<Studio> {
  const page = await browser.context.newPage();
  const faults: string[] = [];
  const home = new URL(address);
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (/^https?:$/.test(asked.protocol) && asked.host !== home.host) faults.push(`asked ${request.url()}`);
  });
  await page.addInitScript(watchPolicy);
  // Chromium shows no violation of a worker on the console of the page. A worker may end before it is watched.
  page.on('worker', (worker) => void worker.evaluate(watchPolicy).catch(() => undefined));
  await page.goto(address);
  await page.locator('h1').first().waitFor();

  let interactions = 0;
  const counted =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      interactions++;
      await act(...given);
    };
  const settled = async () => {
    await page.locator('.app[aria-busy="false"]').waitFor();
  };
  const download = async (target: Locator) => {
    const coming = page.waitForEvent('download');
    await target.click();
    const started = await coming;
    const folder = mkdtempSync(join(tmpdir(), 'studio-'));
    try {
      const path = join(folder, 'file');
      await started.saveAs(path);
      return { name: started.suggestedFilename(), bytes: readFileSync(path) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return {
    page,
    interactions: () => interactions,
    click: counted((target: Locator) => target.click()),
    fill: counted(async (target: Locator, text: string) => {
      await target.fill(text);
      await target.blur();
    }),
    press: counted((key: string) => page.keyboard.press(key)),
    choose: counted((target: Locator, option: string) => target.selectOption(option)),
    giveFiles: counted(async (...files: readonly GivenFile[]) => {
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(
          files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })),
        );
    }),
    go: counted((screen: string) => page.locator(`.nav a[href="#${screen}"]`).click()),
    text: async () => {
      await settled();
      await page.locator('.menu > button').click();
      const { bytes } = await download(page.locator('.menu-list button').first());
      return bytes.toString('utf8');
    },
    settled,
    downloaded: (target) => {
      interactions++;
      return download(target);
    },
    accessible: () => expectAccessible(page),
    picture: async (name) => {
      const folder = process.env.STUDIO_PICTURES;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      if ((await page.locator('.app').count()) > 0) await settled();
      await page.screenshot({ path: join(folder, `${name}.png`) });
    },
    close: async (provoked) => {
      const violations = await Promise.all([page, ...page.workers()].map(violationsIn));
      expect([...faults, ...violations.flat()].filter((each) => !provoked?.test(each))).toEqual([]);
      await page.close();
    },
  };
}

/** Expects that axe finds nothing on a page. */
export async function expectAccessible(page: {
  readonly evaluate: (script: string) => Promise<unknown>;
}): Promise<void> {
  // The policy of the page forbids scripts of others: axe comes in through the debugger.
  const found = await page.evaluate(`${axeScript}; axe.run(document, ${axeOptions})`);
  const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Keeps what the policy refuses, on a page or in a worker: it runs there. */
export function watchPolicy(): void {
  const violations: string[] = [];
  Object.assign(globalThis, { violations });
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    violations.push(`${violatedDirective} ${blockedURI}`);
  });
}

/** What the policy has refused on a page or in a worker. */
export function violationsIn(place: Pick<Worker, 'evaluate'>): Promise<readonly string[]> {
  return place.evaluate('violations');
}
