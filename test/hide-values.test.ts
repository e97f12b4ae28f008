// What --hide-values hides: values, and the names of members that come from rows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'hide-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: { o: { type: 'object', additionalProperties: { type: 'integer' } }, known: { type: 'string' } },
};
writeFileSync(join(folder, 's.json'), JSON.stringify(schema));
const row = { SECRETprop: 1, SECRETother: 2, known: 3, o: { SECRETkey: 'SECRETvalue', 49171: 'SECRETtext' } };
writeFileSync(join(folder, 'd.ndjson'), `${JSON.stringify(row)}\n`);
writeFileSync(join(folder, 'd.json'), JSON.stringify([row]));

test.each(
  ['d.ndjson', 'd.json'].flatMap((data) => [
    [data, '--format', 'text'],
    [data, '--format', 'json'],
    [data, '--format', 'csv'],
    [data, '--format', 'sarif'],
    [data, '--format', 'junit'],
    [data, '--output', 'basic'],
    [data, '--output', 'detailed'],
  ]),
)('%s %s %s', async (data, ...words) => {
  const { status, stdout, stderr } = await command(
    ['validate', 's.json', data, '--hide-values', ...words],
    folder,
  );
  expect(stdout + stderr).not.toMatch(/SECRET|49171/);
  expect(stdout).toMatch(/additionalProperties/);
  expect(stdout).toMatch(/known/);
  expect(status).toBe(1);
});

test('columns that are hidden are counted together', async () => {
  const { stdout } = await command(['validate', 's.json', 'd.ndjson', '--hide-values'], folder);
  expect(stdout).toMatch(/^"\*" +additionalProperties +2$/m);
});
