import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installCommand, isGlobal } from './install-command.js';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a package without a project around it is installed for all', () => {
  const root = join(folder, 'lib/node_modules/fairwright');
  mkdirSync(root, { recursive: true });
  expect(isGlobal(root)).toBe(true);
  writeFileSync(join(folder, 'lib/package.json'), '{}');
  expect(isGlobal(root)).toBe(false);
  expect(isGlobal(folder)).toBe(false);
});

test.each(['@duckdb/node-api', 'hive-driver', 'pg'])(
  '%s is named with the version that is tested',
  (name) => {
    const { devDependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as { readonly [section: string]: { readonly [name: string]: string } };
    const version = devDependencies[name] ?? optionalDependencies[name];
    expect(installCommand(name)).toBe(`npm install ${name}@${version}`);
  },
);
