// What `infer` writes for tables of several fields, whole. UPDATE_GOLDEN=1 updates it; read the difference before you commit it.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from './command.js';

const GOLDEN = resolve('test/infer-golden');
const folder = mkdtempSync(join(tmpdir(), 'infer-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  return command(words, folder);
}

const tables = readdirSync(GOLDEN).filter((name) => /\.[ct]sv$/.test(name));

test('there are five tables', () => {
  expect(tables).toHaveLength(5);
});

test.each(tables)('%s: schema and options', async (table) => {
  copyFileSync(join(GOLDEN, table), join(folder, table));
  const [schema, options] = ['schema', 'options'].map((kind) => table.replace(/[^.]*$/, `${kind}.yaml`));
  expect(await run('infer', table, '-o', schema!)).toMatchObject({ status: 0 });
  for (const name of [schema!, options!]) {
    if (process.env.UPDATE_GOLDEN === '1') copyFileSync(join(folder, name), join(GOLDEN, name));
    expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(GOLDEN, name), 'utf8'));
  }
  expect(await run('validate', schema!, table)).toMatchObject({ status: 0 });
});
