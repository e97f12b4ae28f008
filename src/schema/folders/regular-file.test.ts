import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readRegularFile, readStart } from './regular-file.js';

const folder = mkdtempSync(join(tmpdir(), 'regular-'));
const path = join(folder, 'a.json');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Lets something happen before each of the first readings of a file. */
async function beforeReading(times: number, happens: () => void): Promise<void> {
  const file = await open(path);
  const prototype = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  const read = prototype.read as (...words: unknown[]) => Promise<{ bytesRead: number; buffer: Uint8Array }>;
  let left = times;
  vi.spyOn(prototype, 'read').mockImplementation(function (this: unknown, ...words: unknown[]) {
    if (left-- > 0) happens();
    return read.apply(this, words);
  } as never);
}

test('a file that changes once while it is read is read again', async () => {
  writeFileSync(path, '{}');
  await beforeReading(1, () => appendFileSync(path, '\n'));
  expect(Buffer.from(await readRegularFile(path)).toString()).toBe('{}\n');
});

test('a file that never holds still is given up', async () => {
  writeFileSync(path, '{}');
  await beforeReading(100, () => appendFileSync(path, '\n'));
  await expect(readRegularFile(path)).rejects.toThrow('changed while it was read');
});

test('a file that is gone is no file', async () => {
  await expect(readRegularFile(join(folder, 'gone.json'))).rejects.toThrow('does not exist');
});

test('a file that is too large is not read', async () => {
  writeFileSync(path, '{ "a": 1 }');
  await expect(readRegularFile(path, 5)).rejects.toThrow('is larger than');
  expect(Buffer.from(await readStart(path, 5)).toString()).toBe('{ "a"');
});
