import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { terminalOn } from '../terminal.js';
import { dataFiles } from './data-files.js';
import { profileOf } from './profile-file.js';
import { profilesOf } from './profile-files.js';
import { profileThreadsFor } from './profile-threads.js';

const folder = mkdtempSync(join(tmpdir(), 'profile-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROWS = 30_000;
const numbers = Array.from({ length: ROWS }, (_, index) => index);
const LONG = 'x'.repeat(80);
writeFileSync(join(folder, 'rows.csv'), `a,b\n${numbers.map((each) => `${each},${LONG}\n`).join('')}`);
writeFileSync(join(folder, 'rows.ndjson'), numbers.map((each) => `{"a":${each},"b":"${LONG}"}\n`).join(''));

test.each([
  ['rows.csv', 1],
  ['rows.csv', 2],
  ['rows.ndjson', 1],
  ['rows.ndjson', 2],
])('%s, %i threads: progress gets all bytes and rows', async (name, count) => {
  const { files } = await dataFiles([join(folder, name)]);
  const threads = profileThreadsFor(files, count);
  expect(threads?.count).toBe(count === 1 ? undefined : count);
  let [bytes, rows, times] = [0, 0, 0];
  const passed = (progress: { readonly bytes?: number; readonly rows?: number }) => {
    bytes += progress.bytes ?? 0;
    rows += progress.rows ?? 0;
    times++;
  };
  try {
    await profileOf(files[0]!, () => undefined, { threads, passed });
  } finally {
    await threads?.close();
  }
  expect({ bytes, rows }).toEqual({ bytes: statSync(join(folder, name)).size, rows: ROWS });
  expect(times).toBeGreaterThan(2);
});

test('files are read one after another, in their order', async () => {
  const { files } = await dataFiles([join(folder, 'rows.csv'), join(folder, 'rows.ndjson')]);
  const terminal = terminalOn({
    out: () => {},
    err: () => {},
    note: () => {},
    colour: false,
    isHeard: () => true,
  });
  const read = profilesOf(files, { most: 10, workers: 1 }, terminal);
  const found = [];
  for await (const { file, isSample } of read) found.push([file, isSample]);
  expect(found).toEqual(files.map((file) => [file, true]));
});
