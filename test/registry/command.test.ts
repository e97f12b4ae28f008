import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = resolve('bin/fairwright.js');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...words: readonly string[]) => fairwright('registry', ...words);

function fairwright(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const write = (number: string, codes: string, name = 'towns.schema.yaml') =>
  writeFileSync(
    join(folder, name),
    `# Towns of Ruritania\ntitle: Towns\nfair:version: { identifier: ${number} }\nproperties:\n  status: { enum: [${codes}] }\n`,
  );

test('from an empty folder to versions that can be found', () => {
  expect(run('list')).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('run fairwright registry init'),
  });
  expect(run('init').status).toBe(0);
  write('1.0.0', 'a, b');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no owner statistics'),
  });
  run('owner', 'statistics', '--title', 'Office of Statistics');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns', '--dry-run').stdout).toContain(
    'would be published',
  );
  expect(run('list').stdout).toBe('No schemas.\n');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns').stdout).toContain(
    'http://localhost:8000/s/statistics/towns/1.0.0 is published',
  );
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns').stdout).toContain('with the same content');
  write('1.0.0', 'a, b, c');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('published versions never change'),
  });
  write('1.1.0', 'a');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Publish it as 2.0.0 or later.'),
  });
  write('2.0.0', 'a');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns').status).toBe(0);
  expect(run('list', 'towns').stdout).toBe('statistics/towns 2.0.0 Towns\n');
  expect(run('get', 'statistics/towns/1.0.0').stdout).toContain('# Towns of Ruritania');
  expect(run('alias', 'statistics/towns/1.0.0', 'stable').stdout).toBe(
    'stable now points to statistics/towns/1.0.0.\n',
  );
  expect(run('withdraw', 'statistics/towns/1.0.0').status).toBe(2);
  expect(
    run('withdraw', 'statistics/towns/1.0.0', '--reason', 'Wrong areas.', '--replaced-by', '2.0.0').status,
  ).toBe(0);
  expect(run('show', 'statistics/towns').stdout).toMatch(
    /1\.0\.0 withdrawn .*: Wrong areas\. Use 2\.0\.0 instead\./,
  );
  expect(run('get', 'statistics/towns/1.0.0')).toMatchObject({ status: 1, stdout: '' });
  expect(run('check').stdout).toBe('No faults found.\n');
});

test('a database of something else is left as it is', async () => {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  for (const [name, table] of [
    ['photos.sqlite', 'photos (id)'],
    ['registry.sqlite', 'registry (id)'],
  ] as const) {
    const database = new DatabaseSync(join(folder, name));
    database.exec(`create table ${table}`);
    database.close();
    const before = readFileSync(join(folder, name));
    expect(run('init', '--registry', name)).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^fairwright: The database has /),
    });
    expect(readFileSync(join(folder, name)).equals(before)).toBe(true);
  }
  expect(run('init', '--registry', 'photos.sqlite/x').status).toBe(3);
});

test('what a schema says begins no line and moves no cursor', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office');
  const title = 'Evil \u001b[31m\nfake/line 9.9.9';
  writeFileSync(
    join(folder, 'evil.json'),
    JSON.stringify({ title, 'fair:version': { identifier: '1.0.0' } }),
  );
  run('publish', 'evil.json', 'statistics/evil');
  expect(run('list').stdout).toBe('statistics/evil 1.0.0 Evil \\u001B[31m\\u000Afake/line 9.9.9\n');
});

test('a copy is a registry, and replaces no file', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office');
  write('1.0.0', 'a');
  run('publish', 'towns.schema.yaml', 'statistics/towns');
  expect(run('backup', 'copy.sqlite').status).toBe(0);
  expect(run('list', '--registry', 'copy.sqlite').stdout).toBe('statistics/towns 1.0.0 Towns\n');
  writeFileSync(join(folder, 'mine.txt'), 'Mine.');
  expect(run('backup', 'mine.txt').status).toBe(3);
  expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('Mine.');
});

test('an export can be imported, line by line', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office');
  write('1.0.0', 'a');
  run('publish', 'towns.schema.yaml', 'statistics/towns');
  const { stdout } = run('export');
  writeFileSync(join(folder, 'all.ndjson'), `${stdout}{"owner":5}\n{"version":{}}\nnothing\n`);
  run('init', '--registry', 'other.sqlite');
  const imported = run('import', 'all.ndjson', '--registry', 'other.sqlite');
  expect(imported).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'all.ndjson:5 It is not a line of an export.',
      'all.ndjson:6 It is not a line of an export.',
      'all.ndjson:7 It is not JSON.',
      '4 of 7 lines are in the registry. Tokens and the audit are not part of an export.\n',
    ].join('\n'),
  });
  const withoutId = (lines: string) => lines.split('\n').slice(1);
  expect(withoutId(run('export', '--registry', 'other.sqlite').stdout)).toEqual(withoutId(stdout));
  expect(run('import', 'none.ndjson')).toMatchObject({ status: 3 });
});

test.each([
  [['foo'], 2, 'Unknown action "foo"'],
  [['publish', 'a.yaml'], 2, 'Write: fairwright registry publish FILE OWNER/NAME.'],
  [['show', 'towns'], 2, 'Write OWNER/NAME instead of "towns".'],
  [['owner', 'Statistics Office', '--title', 'x'], 2, 'is not a valid name'],
  [['withdraw', 'a/b/1.0.0', '--reason', 'x'], 1, 'There is no version a/b/1.0.0'],
])('%j is answered', (words, status, says) => {
  run('init');
  expect(run(...words)).toMatchObject({ status, stderr: expect.stringContaining(says) });
});

test('other commands read versions by their addresses, from the registry that is named', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office of Statistics');
  write('1.0.0', 'a, b');
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns').status).toBe(0);
  const address = 'https://schemas.example.org/s/statistics/towns/1.0.0';
  const registry = ['--registry', 'data/registry.sqlite'];
  write('2.0.0', 'a');
  expect(fairwright('diff', address, 'towns.schema.yaml', ...registry)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Backward compatible: no'),
  });
  writeFileSync(join(folder, 'data.csv'), 'status\na\nc\n');
  expect(fairwright('validate', address, 'data.csv', ...registry)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('data.csv'),
  });
  const latest = address.replace('1.0.0', 'latest');
  expect(fairwright('export', 'prov', latest, ...registry).stdout).toContain('Towns');
  expect(fairwright('readiness', address, ...registry).stdout).toContain('100');
  const refers = '$ref: http://localhost:8000/s/statistics/towns/1.0.0\n';
  writeFileSync(join(folder, 'refers.yaml'), refers);
  expect(fairwright('validate', 'refers.yaml', ...registry).status).toBe(0);
  expect(fairwright('validate', address)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('name the registry that has it with --registry'),
  });
  expect(fairwright('validate', address.replace('towns', 'rivers'), ...registry)).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('The registry has no version at'),
  });
});

test('a backup can be restored, and nothing is written over', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office of Statistics');
  write('1.0.0', 'a, b');
  run('publish', 'towns.schema.yaml', 'statistics/towns');
  expect(run('backup', 'copy.sqlite').status).toBe(0);
  expect(run('restore', 'copy.sqlite')).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('already exists'),
  });
  expect(run('restore', 'copy.sqlite', '--registry', 'new/registry.sqlite').status).toBe(0);
  expect(run('list', '--registry', 'new/registry.sqlite').stdout).toContain('statistics/towns 1.0.0 Towns');
  expect(run('check', '--registry', 'new/registry.sqlite').stdout).toBe('No faults found.\n');
  expect(run('restore', 'towns.schema.yaml', '--registry', 'other.sqlite').status).toBe(3);
});

test('tokens are made for owners that exist, listed without their secrets, and revoked', () => {
  run('init');
  expect(run('token', 'add', 'ci')).toMatchObject({ status: 2, stderr: expect.stringContaining('--scope') });
  expect(run('token', 'add', 'ci', '--scope', 'write:all').stderr).toContain('"write:all" is not a scope');
  expect(run('token', 'add', 'ci', '--scope', 'publish:statistics')).toMatchObject({ status: 1 });
  run('owner', 'statistics', '--title', 'Office of Statistics');
  const { stdout } = run(
    'token',
    'add',
    'ci',
    '--scope',
    'publish:statistics,manage:statistics',
    '--days',
    '5',
  );
  expect(stdout).toMatch(/^fw_[0-9a-f]{72}\n$/);
  const [line] = run('token', 'list').stdout.split('\n');
  expect(line).toMatch(/^\d+ ci: publish:statistics, manage:statistics, until \d{4}-\d\d-\d\d$/);
  expect(readFileSync(join(folder, 'data/registry.sqlite')).includes(stdout.trim())).toBe(false);
  expect(run('token', 'revoke', line!.split(' ')[0]!).status).toBe(0);
  expect(run('token', 'list').stdout).toContain('revoked');
  expect(run('token', 'revoke', '99').status).toBe(1);
  expect(run('token', 'make').status).toBe(2);
});

test('drafts are deleted, and deprecations taken back', () => {
  run('init');
  run('owner', 'statistics', '--title', 'Office of Statistics');
  write('1.0.0', 'a, b');
  const version = 'statistics/towns/1.0.0';
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns', '--draft').status).toBe(0);
  expect(run('reinstate', version).status).toBe(1);
  expect(run('delete', version).stdout).toBe(`${version} is deleted.\n`);
  expect(run('publish', 'towns.schema.yaml', 'statistics/towns').status).toBe(0);
  expect(run('delete', version).status).toBe(1);
  expect(run('deprecate', version, '--reason', 'Old.').status).toBe(0);
  expect(run('reinstate', version).stdout).toBe(`${version} is published.\n`);
  expect(run('show', 'statistics/towns').stdout).not.toContain('Old.');
  const lines = run('audit').stdout.trim().split('\n');
  expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    `command change state /s/${version}: published`,
    `command change state /s/${version}: deprecated`,
    `command publish /s/${version}: published`,
    `command change state /s/${version}: deleted`,
    `command publish /s/${version}: draft`,
    'command set owner /s/statistics: done',
  ]);
});
