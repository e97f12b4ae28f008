// The studio as one file on a disk, with the network off, and the studio that the command starts.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chromium, openChromium } from '../../../bench/browser/bundle.mjs';
import { en } from '../../../src/apps/studio/words/en.js';
import { openStudio } from './studio.js';

const folder = mkdtempSync(join(tmpdir(), 'studio-single-'));
const singleFile = join(folder, 'studio.html');
let browser: Chromium;
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/studio-build.mjs', singleFile]);
  browser = await openChromium({ viewport: { width: 1280, height: 800 } });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

test('a person works with studio.html from a disk, and nothing is asked of the network', async () => {
  const { context } = browser;
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const address = pathToFileURL(singleFile).href;
  const studio = await openStudio(browser, address);
  const { page } = studio;

  await studio.click(page.getByRole('button', { name: en.start.example }));
  await studio.settled();
  await studio.fill(page.getByLabel('Title', { exact: true }), 'Towns of Ruritania and Borduria');
  expect(await studio.text()).toContain('title: Towns of Ruritania and Borduria\n');

  await studio.go('exports');
  const { name, bytes } = await studio.downloaded(
    page.getByRole('button', { name: en.exports.download, exact: true }),
  );
  expect(name).toBe('ro-crate-metadata.json');
  expect(bytes.toString('utf8')).toContain('Towns of Ruritania and Borduria');

  await studio.click(page.getByRole('button', { name: en.bar.start }));
  await studio.giveFiles({ name: 'rivers.csv', content: 'river,length\nBlue,120\nGreen,80\n' });
  await studio.click(page.getByRole('button', { name: en.questions.next }));
  await studio.settled();
  expect(await studio.text()).toContain('river:');
  await studio.go('data');
  await studio.click(page.getByRole('button', { name: en.data.check, exact: true }));
  await page.locator('.outcome', { hasText: en.data.fine(2) }).waitFor();

  await studio.accessible();
  await studio.close();
  await context.setOffline(false);
  expect(asked.filter((each) => each !== address && !/^(?:data|blob):/.test(each))).toEqual([]);
});

test('a person starts the studio with a file, and the file is open', async () => {
  const path = join(folder, 'towns.schema.yaml');
  writeFileSync(path, 'title: Towns of Ruritania\ntype: object\nproperties:\n  name: { type: string }\n');
  const command = spawn(process.execPath, [resolve('bin/fairwright.js'), 'studio', '--port', '0', path]);
  try {
    const [said] = (await once(command.stdout, 'data')) as [Buffer];
    const studio = await openStudio(browser, /http:\S+/.exec(said.toString('utf8'))![0]);
    await studio.settled();
    expect(await studio.page.locator('h1').innerText()).toBe('towns.schema.yaml');
    expect(await studio.page.getByLabel('Title', { exact: true }).inputValue()).toBe('Towns of Ruritania');
    await studio.close();
  } finally {
    const ended = once(command, 'exit');
    command.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});

test('studio.html names nothing outside, and its policy allows exactly what is in it', async () => {
  const page = readFileSync(singleFile, 'utf8');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const directives = Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ')[0], each.slice(each.indexOf(' ') + 1)]),
  );
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [script, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [style, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': hash(code),
    'style-src': hash(rules),
    'img-src': 'data:',
    'font-src': "'none'",
    'connect-src': "'none'",
    'worker-src': 'blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'studio',
  });
  const markup = page.replace(script!, '').replace(style!, '');
  expect(markup).not.toMatch(/<(?:script|style)/);
  expect([...markup.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual(['data:,']);
});
