// What a scenario file cannot say: odd files, pipes and colours, with the real command.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'command-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(words: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe('odd files get one clear sentence', () => {
  test('a huge one', () => {
    const name = file('huge.json', '{');
    truncateSync(join(folder, name), 300 * 1024 * 1024);
    expect(run(['validate', name])).toEqual({
      status: 3,
      stdout: '',
      stderr: 'fairwright: huge.json is larger than 256 MiB, the most that is read as one document.\n',
    });
  });

  test('an endless one', () => {
    expect(run(['validate', '/dev/zero'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('larger than 256 MiB'),
    });
  });

  test('a binary one', () => {
    const { status, stdout } = run([
      'validate',
      file('picture.json', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])),
    ]);
    expect(status).toBe(3);
    expect(stdout).toContain('picture.json:1:1 error This is a binary file, not a text. (syntax/encoding)');
  });

  test('one that is not UTF-8', () => {
    const { status, stdout } = run([
      'validate',
      file('latin.json', Buffer.from('{\n"title": "Caf\xe9"}', 'latin1')),
    ]);
    expect(status).toBe(3);
    expect(stdout).toContain('latin.json:2:14 error The byte E9 at offset 15 is not UTF-8.');
  });

  test('one behind a path that cannot be', () => {
    const { status, stderr } = run(['validate', `${file('plain.json', '{}')}/x`]);
    expect(status).toBe(3);
    expect(stderr).toBe('fairwright: plain.json/x does not exist: a part of its path is a file.\n');
  });
});

describe('the output', () => {
  const bad = file('bad.json', '{ "title": 5 }');
  const RED = '\u001b[31m';

  test('has colour only where it is wanted', () => {
    expect(run(['validate', bad]).stdout).not.toContain('\u001b');
    expect(run(['validate', bad], { FORCE_COLOR: '1' }).stdout).toContain(`${RED}error`);
  });

  test('may be cut off by its reader', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`p${index}`, { title: 5 }]),
    );
    const name = file('many.json', JSON.stringify({ properties }, null, 1));
    const call = `"${process.execPath}" "${COMMAND}" validate ${name} 2>&1 | head -n 1`;
    const text = execFileSync('bash', ['-c', call], { cwd: folder, encoding: 'utf8' });
    expect(text).toMatch(/^many\.json:\d+:\d+ error .*\n$/);
  });
});
