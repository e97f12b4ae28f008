// What a scenario file cannot say: odd files, pipes and colours, with the real command.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
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

describe('a crate', () => {
  const schema = () =>
    file('towns.json', JSON.stringify({ title: 'Towns', properties: { name: { 'fair:label': 'Name' } } }));
  const data = () => file('data.csv', 'name\nAlpha\n');
  const make = (...words: readonly string[]) => run(['export', 'ro-crate', schema(), ...words]);

  test('is a folder with the metadata, the schema and the data', () => {
    expect(make('--to', 'crate', '--data', data(), file('notes.md', '# Notes\n'))).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(readdirSync(join(folder, 'crate')).sort()).toEqual([
      'data.csv',
      'notes.md',
      'ro-crate-metadata.json',
      'schema.json',
    ]);
    const { '@graph': graph } = JSON.parse(
      readFileSync(join(folder, 'crate', 'ro-crate-metadata.json'), 'utf8'),
    ) as { '@graph': readonly Record<string, unknown>[] };
    expect(graph.find((each) => each['@id'] === 'data.csv')).toMatchObject({
      '@type': 'File',
      contentSize: '11',
      encodingFormat: 'text/csv',
      sha256: createHash('sha256').update('name\nAlpha\n').digest('hex'),
    });
  });

  test('never mixes with what is there already', () => {
    expect(make('--to', 'crate')).toMatchObject({
      status: 2,
      stderr: 'fairwright: The folder crate is not empty: choose another.\n',
    });
  });

  test('is one zip file of the same bytes each time', () => {
    const [one, two] = ['one', 'two.zip'].map((name) => {
      expect(make('--to', name, '--data', data(), '--zip', '--date-published', '2026-05-01')).toMatchObject({
        status: 0,
      });
      return readFileSync(join(folder, name === 'one' ? 'one.zip' : name));
    });
    expect(one!.equals(two!)).toBe(true);
    const files = unzipSync(new Uint8Array(one!));
    expect(Object.keys(files).sort()).toEqual(['data.csv', 'ro-crate-metadata.json', 'schema.json']);
    expect(make('--to', 'one', '--zip').stderr).toContain('is there already');
  });

  test('refuses two files of one name, and a schema that is no file', () => {
    expect(make('--to', 'twins', '--data', data(), data()).stderr).toContain('would be called "data.csv"');
    expect(run(['export', 'ro-crate', '-', '--to', 'x']).stderr).toContain('needs the schema as a file');
    expect(make('--data', data()).stderr).toContain('need --to');
  });
});

describe('completion', () => {
  const offered = (...words: readonly string[]) => {
    const script = `source <('${process.execPath}' '${COMMAND}' completion bash); COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fairwright; echo "\${COMPREPLY[*]}"`;
    return execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' }).trim();
  };

  test.each([
    [
      ['fairwright', 'exp'],
      'explain export'
        .split(' ')
        .filter((each) => each.startsWith('exp'))
        .join(' '),
    ],
    [['fairwright', 'export', 'cr'], 'croissant'],
    [['fairwright', 'lint', 'a.json', '--fail-on', 'w'], 'warning'],
    [['fairwright', 'serve', '--tru'], '--trust-proxy'],
    [['fairwright', 'lint', 'a'], ''],
  ])('of %j in bash', (words, expected) => expect(offered(...words)).toBe(expected));

  test('knows every flag in every shell', () => {
    for (const [shell, flag] of [
      ['bash', ' --max-rows '],
      ['zsh', ' --max-rows '],
      ['fish', '-l max-rows '],
    ] as const)
      expect(run(['completion', shell]).stdout).toContain(flag);
    expect(run(['completion', 'csh'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Unknown shell "csh"'),
    });
  });
});

test('help shows what each value is: none is just a value', () => {
  for (const name of ['serve', 'validate', 'lint', 'fix', 'readiness', 'score', 'export', 'completion']) {
    const { stdout } = run([name, '--help']);
    expect(stdout).not.toMatch(/ VALUE /);
  }
  expect(run(['serve', '--help']).stdout).toMatch(/--port NUMBER .*Default: 8000\./);
});
