// From a table to a published description that the official validator accepts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishTowns, writeTowns } from '../towns-table.js';
import { judgeCroissants } from './validators.js';

const folder = mkdtempSync(join(tmpdir(), 'towns-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a table with semicolons, Latin-1 and missing words becomes a valid Croissant document', async () => {
  writeTowns(folder);
  publishTowns(folder);
  const verdicts = await judgeCroissants([join(folder, 'croissant.json')]);
  console.log(`From a table to Croissant: ${JSON.stringify(verdicts)}`);
  expect(verdicts).toMatchObject([{ errors: [], fields: expect.any(Number) }]);
});
