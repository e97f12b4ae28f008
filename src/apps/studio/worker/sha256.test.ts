import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainSha256, sha256 } from './sha256.js';

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000, 100_000])('%i bytes', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(plainSha256(bytes)).toBe(expected);
  expect(await sha256(bytes)).toBe(expected);
});
