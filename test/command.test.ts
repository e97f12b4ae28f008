// What a scenario file cannot say: odd files, pipes and colours, with the real command.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';

import { commands } from '../src/apps/cli/commands.js';
import { command } from './command.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[]) => command(words, folder);

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe('odd files get one clear sentence', () => {
  test('a huge one', async () => {
    const name = file('huge.json', '{');
    truncateSync(join(folder, name), 300 * 1024 * 1024);
    expect(await run(['validate', name])).toEqual({
      status: 3,
      stdout: '',
      stderr: 'fairwright: huge.json is larger than 256 MiB, the limit for one document.\n',
    });
  });

  test('an endless one', async () => {
    expect(await run(['validate', '/dev/zero'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('larger than 256 MiB'),
    });
  });

  test('a binary one', async () => {
    const { status, stdout } = await run([
      'validate',
      file('picture.json', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])),
    ]);
    expect(status).toBe(3);
    expect(stdout).toContain(
      'picture.json:1:1 error This is a binary file, not a text file. (syntax/encoding)',
    );
  });

  test('one that is not UTF-8', async () => {
    const { status, stdout } = await run([
      'validate',
      file('latin.json', Buffer.from('{\n"title": "Caf\xe9"}', 'latin1')),
    ]);
    expect(status).toBe(3);
    expect(stdout).toContain('latin.json:2:14 error The byte E9 at offset 15 is not UTF-8.');
  });

  test('one behind a path that cannot be', async () => {
    const { status, stderr } = await run(['validate', `${file('plain.json', '{}')}/x`]);
    expect(status).toBe(3);
    expect(stderr).toBe('fairwright: plain.json/x does not exist: a part of its path is a file.\n');
  });
});

describe('the output', () => {
  const bad = file('bad.json', '{ "title": 5 }');
  const RED = '\u001b[31m';

  test('has colour only where it is wanted', () => {
    const written = (env: Record<string, string>) =>
      spawnSync(process.execPath, [COMMAND, 'validate', bad], { cwd: folder, encoding: 'utf8', env }).stdout;
    expect(written({})).not.toContain('\u001b');
    expect(written({ FORCE_COLOR: '1' })).toContain(`${RED}error`);
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

  test('is a folder with the metadata, a page that shows it, the schema and the data', async () => {
    expect(await make('--to', 'crate', '--data', data(), file('notes.md', '# Notes\n'))).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(readdirSync(join(folder, 'crate')).sort()).toEqual([
      'data.csv',
      'notes.md',
      'ro-crate-metadata.json',
      'ro-crate-preview.html',
      'schema.json',
    ]);
    expect(readFileSync(join(folder, 'crate', 'ro-crate-preview.html'), 'utf8')).toContain('<h1>Towns</h1>');
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

  test('never mixes with what is there already', async () => {
    expect(await make('--to', 'crate')).toMatchObject({
      status: 2,
      stderr:
        'fairwright: The folder crate is not empty: choose another, or replace its files with --force.\n',
    });
  });

  test('replaces its files only by force', async () => {
    expect(await make('--to', 'crate', '--data', data(), '--force')).toMatchObject({ status: 0 });
    expect(readdirSync(join(folder, 'crate'))).toContain('notes.md');
  });

  test('is not made of data that the schema refuses', async () => {
    const strict = file('strict.json', JSON.stringify({ properties: { name: { maxLength: 2 } } }));
    const words = ['export', 'ro-crate', strict, '--to', 'refused', '--data', data()];
    expect(await run(words)).toMatchObject({ status: 1, stdout: '' });
    expect(existsSync(join(folder, 'refused'))).toBe(false);
    expect(await run([...words, '--no-check'])).toMatchObject({ status: 0 });
  });

  test('is one zip file of the same bytes each time', async () => {
    const zipped = async (name: string) => {
      expect(
        await make('--to', name, '--data', data(), '--zip', '--date-published', '2026-05-01'),
      ).toMatchObject({
        status: 0,
      });
      return readFileSync(join(folder, name === 'one' ? 'one.zip' : name));
    };
    const one = await zipped('one');
    expect(one.equals(await zipped('two.zip'))).toBe(true);
    const files = unzipSync(new Uint8Array(one));
    expect(Object.keys(files).sort()).toEqual([
      'data.csv',
      'ro-crate-metadata.json',
      'ro-crate-preview.html',
      'schema.json',
    ]);
    expect((await make('--to', 'one', '--zip')).stderr).toContain('already exists');
  });

  test('refuses two files of one name, and a schema that is no file', async () => {
    expect((await make('--to', 'twins', '--data', data(), data())).stderr).toContain(
      'would have the name "data.csv"',
    );
    expect((await run(['export', 'ro-crate', '-', '--to', 'x'])).stderr).toContain(
      'needs the schema as a file',
    );
    expect((await make('--data', data())).stderr).toContain('--data needs --data-url');
    expect((await make('--data-url', 'https://example.org/x')).stderr).toContain('--data-url needs --data');
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

  test('knows every flag in every shell', async () => {
    for (const [shell, flag] of [
      ['bash', ' --max-rows '],
      ['zsh', ' --max-rows '],
      ['fish', '-l max-rows '],
    ] as const)
      expect((await run(['completion', shell])).stdout).toContain(flag);
    expect(await run(['completion', 'csh'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Unknown shell "csh"'),
    });
  });
});

describe('files of Windows', () => {
  const text =
    '{\n  "title": "T",\n  "x-fair:label": "T",\n  "properties": {\n    "a": { "type": "integr" }\n  }\n}\n';
  const crlf = (lines: string) => lines.replaceAll('\n', '\r\n');

  /** What a call prints about a file; offsets count the line ends, too. */
  const found = async (words: readonly string[], name: string, content: string) => {
    const { status, stdout, stderr } = await run(
      words.map((word) => word.replace('NAME', file(name, content))),
    );
    const plain = stdout.replaceAll(name, 'NAME').replaceAll('\r', '').replaceAll('\\r\\n', '\\n');
    return { status, stderr, stdout: plain.replace(/"offset": \d+/g, '') };
  };

  file('rows.schema.json', '{"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}');
  test.each([
    ['schema.json', text, ['validate', 'NAME']],
    ['schema.json', text, ['lint', 'NAME', '--format', 'json']],
    ['schema.json', text, ['lint', 'NAME', '--format', 'sarif']],
    ['csv', 'a,b\n1,x\ny,"two\nlines"\nz,x\n', ['validate', 'rows.schema.json', 'NAME', '--format', 'json']],
    ['ndjson', '{"a": 1}\n{"a": "y"}\n', ['validate', 'rows.schema.json', 'NAME', '--format', 'json']],
  ])('with CR LF have the same findings in the same places: .%s %#', async (extension, content, words) => {
    const plain = await found(words, `lf.${extension}`, content);
    expect(plain.status).toBe(1);
    expect(await found(words, `crlf.${extension}`, crlf(content))).toEqual(plain);
  });

  test.each([
    ['json', text],
    ['yaml', 'title: T\nx-fair:label: T\nproperties:\n  a: { type: integer } # size\n'],
  ])('keep CR LF when they are repaired: %s', async (extension, content) => {
    const name = file(`repaired.schema.${extension}`, crlf(content));
    await run(['fix', name, '--unsafe']);
    const repaired = readFileSync(join(folder, name), 'utf8');
    expect(repaired).toContain('fair:label');
    expect(repaired).not.toContain('x-fair');
    expect(repaired).not.toMatch(/[^\r]\n/);
  });

  test('a backslash in the name of a file is a part of the name', async () => {
    const name = file('odd\\name.schema.json', '{"title": "T"}');
    const { stdout, stderr } = await run(['lint', name, '--format', 'sarif']);
    expect(stderr).toBe('');
    expect(stdout).toContain('odd%5Cname.schema.json');
  });
});

describe('--quiet', () => {
  const schema = file('quiet.schema.json', '{"title": "T", "properties": {"a": {"type": "integer"}}}');
  file('other.json', '{"a": 1}');
  file('quiet.csv', 'a;b\n1;2\n');

  test.each([
    ['validate', schema, 'quiet.csv'],
    ['lint', schema, 'quiet.schema.*', '--fail-on', 'never'],
    ['lint', '{quiet,other}*.json', '--fail-on', 'never'],
    ['fix', schema, '--dry-run', '--unsafe'],
    ['fix', '{quiet,other}*.json', '--check'],
    ['export', 'cdif', schema],
    ['score', schema],
    ['rules'],
    ['explain', 'dataset-title'],
    ['vocabulary'],
    ['completion', 'bash'],
    ['openapi'],
  ])('leaves only the result: %s %s', async (...words) => {
    const usual = await run(words);
    const quiet = await run([...words, '--quiet']);
    expect({ status: quiet.status, stderr: quiet.stderr }).toEqual({ status: usual.status, stderr: '' });
    // What `lint` shows of its result is a matter of its own.
    if (words[0] !== 'lint') expect(quiet.stdout).toBe(usual.stdout);
  });

  test('has something to leave out', async () => {
    for (const words of [
      ['validate', schema, 'quiet.csv'],
      ['fix', schema, '--dry-run'],
      ['export', 'cdif', schema],
    ])
      expect((await run(words)).stderr).not.toBe('');
  });

  test('leaves errors', async () => {
    expect((await run(['validate', 'nowhere.json', '--quiet'])).stderr).toContain(
      'nowhere.json does not exist',
    );
    expect((await run(['fix', 'other.json', '--quiet'])).stderr).toContain('This is data');
  });

  test('is a flag of every command', async () => {
    for (const name of Object.keys(commands))
      expect((await run([name, '--help'])).stdout).toContain('--quiet');
  });
});

test('help shows what each value is: none is just a value', async () => {
  for (const name of ['serve', 'validate', 'lint', 'fix', 'readiness', 'score', 'export', 'completion']) {
    const { stdout } = await run([name, '--help']);
    expect(stdout).not.toMatch(/ VALUE /);
  }
  expect((await run(['serve', '--help'])).stdout).toMatch(/--port NUMBER .*Default: 8000\./);
});

test.each([
  ['registry list', '--registry', 'PGPASSWORD.'],
  ['readiness s.json', '--registry', 'PGPASSWORD.'],
  ['serve', '--registry', 'PGPASSWORD.'],
  [
    'validate s.json --engine postgres --table t',
    '--server',
    'PGPASSWORD (PostgreSQL) or FAIRWRIGHT_ENGINE_PASSWORD.',
  ],
])('fairwright %s %s refuses an address with a password', async (words, flag, elsewhere) => {
  for (const address of ['postgres://u:SECRET@127.0.0.1:1/x', 'postgres://u@127.0.0.1:1/x?password=SECRET']) {
    const { status, stderr } = await command([...words.split(' '), flag, address], '.');
    expect([status, stderr]).toEqual([
      2,
      `fairwright: ${flag} must not contain a password: others can see it in the list of processes. Put it into ${elsewhere}\n`,
    ]);
  }
});

describe('help', () => {
  const calls = [['--help'], ...Object.keys(commands).map((name) => [name, '--help'])];

  test.each(calls)('fits 80 columns: %s %s', async (...words) => {
    const { stdout } = await command(words, '.');
    const [usage = ''] = stdout.split('\nExamples:\n');
    // A flag and its choices are one word.
    const long = usage.split('\n').filter((line) => line.length > 80 && !/^ {2}-|^Usage: /.test(line));
    expect(long).toEqual([]);
  });

  test('of the registry lists each action on a line', async () => {
    const { stdout } = await command(['registry', '--help'], '.');
    expect(stdout).toMatch(/^ +init: make an empty registry\n +owner NAME: /m);
  });
});

test('a web address is not fetched, and the way to read it is named', async () => {
  const url = 'https://example.org/x.csv';
  for (const words of [
    ['validate', 'examples/towns.schema.yaml', url],
    ['infer', url],
    ['lint', url],
  ]) {
    const { status, stderr } = await command(words, '.');
    expect([words[0], status, stderr]).toEqual([
      words[0],
      3,
      `fairwright: ${url} is a web address, and nothing is fetched. Download it, or pipe it: curl -L ${url} | fairwright validate SCHEMA -\n`,
    ]);
  }
});
