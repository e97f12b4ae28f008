// A person goes on with a published schema, and publishes the next version of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import { hashOfToken, newToken, openStore } from '../../../src/registry/store/index.js';
import { useStudio } from './studio.js';

const folder = mkdtempSync(join(tmpdir(), 'studio-registry-'));
const registry = join(folder, 'registry.sqlite');
const token = newToken();
const schema = readFileSync('examples/towns.schema.yaml', 'utf8');
const store = await openStore(registry, { isNew: true });
await store.putOwner({ name: 'statistics', title: 'Statistical Office', compatibility: 'backward' });
await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
await store.close();

const { open, base } = useStudio({ service: { registry } });
beforeAll(async () => {
  const { ok } = await fetch(`${base()}/s/statistics/towns/1.2.0`, {
    method: 'PUT',
    body: schema,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/yaml' },
  });
  expect(ok).toBe(true);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Chromium reports each refusal of a service on the console. */
const REFUSALS = /^error: Failed to load resource: the server responded with a status of 4/;

test('a person opens a published schema, changes it and publishes it with the number that would do', async () => {
  const studio = await open();
  const { page } = studio;
  const words = en.registry;
  await studio.click(page.getByRole('button', { name: en.start.registry }));
  await page.getByLabel(words.search).fill('towns');
  await studio.click(page.getByRole('button', { name: /^Towns of Ruritania/ }));
  await page.getByRole('option', { name: '1.2.0' }).waitFor({ state: 'attached' });
  await studio.accessible();
  await studio.picture('registry-open');
  await studio.click(page.getByRole('button', { name: words.openVersion }));
  await studio.settled();
  expect(await studio.text()).toBe(schema);

  await studio.fill(page.getByLabel('Version; Semantic Versioning is recommended'), '1.2.1');
  await studio.go('codes');
  await studio.fill(page.getByLabel(en.codes.newValue), '3');
  await studio.click(page.getByRole('button', { name: en.codes.add }));
  await studio.fill(page.getByLabel(en.codes.labelOf('3')), 'Village');
  await studio.settled();
  await studio.click(page.getByRole('button', { name: en.bar.more }));
  await studio.click(page.getByRole('button', { name: en.bar.publish }));
  const dialog = page.getByRole('dialog', { name: words.publish });
  const tryIt = dialog.getByRole('button', { name: words.dryRun });
  const outcome = dialog.getByRole('status');
  await studio.fill(dialog.getByLabel(words.owner), 'statistics');
  expect(await dialog.getByLabel(words.name).inputValue()).toBe('towns');
  expect(await dialog.getByLabel(words.number).inputValue()).toBe('1.2.1');

  // Without a token, the registry says what is needed.
  await studio.click(tryIt);
  await outcome.locator('.fault').waitFor();
  expect(await outcome.innerText()).toMatch(/token/i);

  // With a number that says less than the changes, it says which one would do.
  await studio.fill(dialog.getByLabel(words.token), token);
  await studio.click(tryIt);
  const useNumber = outcome.getByRole('button', { name: words.useNumber('1.3.0') });
  await useNumber.waitFor();
  await studio.accessible();
  await studio.picture('registry-refused');
  await studio.click(useNumber);
  await outcome.getByText(words.wouldDo).waitFor();
  expect(await dialog.getByLabel(words.number).inputValue()).toBe('1.3.0');
  const addressOf = (number: string) => `${base()}/s/statistics/towns/${number}`;
  expect((await fetch(addressOf('1.3.0'))).status).toBe(404);

  await studio.click(dialog.getByRole('button', { name: words.do, exact: true }));
  const link = outcome.getByRole('link');
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/\/s\/statistics\/towns\/1\.3\.0$/);
  await studio.accessible();
  await studio.press('Escape');
  const published = await (await fetch(`${addressOf('1.3.0')}/schema.yaml`)).text();
  expect(published).toMatch(/identifier: ["']?1\.3\.0/);
  expect(published).toContain('Village');
  expect(await studio.text()).toBe(published);

  // The draft is stored by now; the token is not.
  const stored = await page.evaluate(async () => {
    const opened = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await opened(indexedDB.open(name!));
      for (const each of database.objectStoreNames)
        kept.push(await opened(database.transaction(each).objectStore(each).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
  expect(stored).toContain('statistics');
  expect(stored).not.toContain(token);
  await studio.close(REFUSALS);
});
