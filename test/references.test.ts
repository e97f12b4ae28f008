// References between files, with the real command.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../src/base/diagnostic.js';
import type { Json } from '../src/base/json.js';
import { command } from './command.js';

const root = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(root, { recursive: true }));

function run(folder: string, ...words: readonly string[]) {
  return command(words, join(root, folder));
}

function put(name: string, content: Json | string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

/** The findings about references, with their files and lines. */
function referencesIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.includes('(reference/'));
}

describe('twenty schemas that refer to each other', () => {
  // The first ten refer to the next one by path, up and down the folders, from JSON to YAML and back; the others by $id.
  const places = ['', 'a/', 'a/b/', 'c/', 'c/d/e/'];
  const nameOf = (number: number) =>
    `all/${places[number % 5]}s${number}.${['yaml', 'json', 'yml'][number % 3]}`;
  const next = (number: number) => (number === 19 ? 10 : number + 1);
  const pathFrom = (from: string, to: string) => {
    const up = dirname(from).split('/').slice(1);
    return [...up.map(() => '..'), ...to.split('/').slice(1)].join('/');
  };
  const referenceOf = (number: number) => {
    if (number < 10) return pathFrom(nameOf(number), nameOf(next(number)));
    return number % 2 === 0 ? `https://example.org/s${next(number)}` : `s${next(number)}`;
  };
  beforeAll(() => {
    for (let number = 0; number < 20; number++) {
      const id = number < 10 ? undefined : `https://example.org/s${number}`;
      const reference = referenceOf(number);
      const lines = nameOf(number).endsWith('.json')
        ? [
            '{',
            ...(id ? [`  "$id": ${JSON.stringify(id)},`] : []),
            `  "properties": { "p${number}": { "type": "integer" }, "next": { "$ref": ${JSON.stringify(reference)} } }`,
            '}',
          ]
        : [
            ...(id ? [`$id: ${id}`] : []),
            'properties:',
            `  p${number}: { type: integer }`,
            `  next: { $ref: '${reference}' }`,
          ];
      put(nameOf(number), `${lines.join('\n')}\n`);
    }
    put('all/fairwright.config.json', { files: ['**'] });
    put('all/c/wrong.yaml', 'title: Wrong\nproperties:\n  x:\n    $ref: ../a/s1.json#/$defs/gone\n');
  });

  test.each([['1'], ['3']])('are linted together by %s threads', async (workers) => {
    const { stdout } = await run('all', 'lint', '.', '--workers', workers);
    expect(referencesIn(stdout)).toEqual([
      'c/wrong.yaml:4:11 error The reference "../a/s1.json#/$defs/gone" does not resolve. (reference/unresolved)',
    ]);
    expect(stdout).toContain('in 21 of 21 files');
  });

  test('have the same findings from several threads', async () => {
    const alone = await run('all', 'lint', '.', '--workers', '1', '--format', 'json');
    expect(await run('all', 'lint', '.', '--workers', '3', '--format', 'json')).toEqual(alone);
  });

  test.each(Array.from({ length: 4 }, (_, index) => [index * 5]))(
    'validate data from schema %i on',
    async (number) => {
      let last = number;
      for (let depth = 0; depth < 12; depth++) last = next(last);
      let data: Json = { [`p${last}`]: 'wrong' };
      for (let depth = 0; depth < 12; depth++) data = { next: data };
      put('all/data/deep.json', data);
      const schema = nameOf(number).slice('all/'.length);
      const { status, stdout } = await run(
        'all',
        'validate',
        schema,
        'data/deep.json',
        '--schemas',
        '.',
        '--format',
        'json',
      );
      expect(status).toBe(1);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
      expect(diagnostics).toMatchObject([
        {
          code: 'instance/type',
          at: { uri: 'data/deep.json' },
          related: [
            {
              at: {
                uri: nameOf(last).slice('all/'.length),
                range: { start: { line: expect.any(Number) } },
              },
            },
          ],
        },
      ]);
    },
  );

  test('are validated one by one', async () => {
    const { stdout, status } = await run('all', 'validate', 'c/wrong.yaml', '--schemas', 'a');
    expect(status).toBe(1);
    expect(referencesIn(stdout)).toEqual([
      expect.stringMatching(/^c\/wrong\.yaml:4:11 error .*gone" does not resolve/),
    ]);
  });

  test('show a wrong reference in the file that has it', async () => {
    put('all/c/start.json', { $ref: 'wrong.yaml' });
    put('all/data/x.json', { x: 1 });
    const { stdout, status } = await run('all', 'validate', 'c/start.json', 'data/x.json', '--schemas', '.');
    rmSync(join(root, 'all/c/start.json'));
    expect(status).toBe(1);
    expect(stdout).toContain('> 4 |     $ref: ../a/s1.json#/$defs/gone');
    expect(referencesIn(stdout)).toEqual([expect.stringMatching(/^c\/wrong\.yaml:4:11 error/)]);
  });
});

describe('a reference that is not followed', () => {
  beforeAll(() => {
    put('out/secret.json', { maxLength: 3 });
    put('out/in/own.json', { type: 'string' });
    put('out/in/broken.json', '{\n  "type": 7,,\n}');
    put('out/in/unclear.yaml', '$id: >-\n  https://example.org/unclear\ntype: [\n');
    put('out/in/half.json', '{ "$id": "https://example.org/half", ');
    put('out/in/id/base.json', { $id: 'https://example.org/x/base', $ref: 'own.json' });
    put('out/in/id/own.json', {});
    put('out/in/twins/1.json', { $id: 'https://example.org/twin' });
    put('out/in/twins/2.json', { $id: 'https://example.org/twin' });
    symlinkSync('../secret.json', join(root, 'out/in/link.json'));
    symlinkSync('..', join(root, 'out/in/up'));
    symlinkSync('gone.json', join(root, 'out/in/dangling.json'));
    execFileSync('mkfifo', [join(root, 'out/in/pipe.json')]);
  });

  const outside = 'is outside the given folders.';
  const behind = 'is behind a symbolic link to a place outside the given folders.';
  test.each([
    ['../secret.json', `secret.json ${outside} Run: fairwright validate --schemas . ...`],
    ['../secret%2Ejson', `secret.json ${outside}`],
    ['../../../../../../../../etc/passwd', `etc/passwd ${outside} Run: fairwright validate --schemas `],
    ['/etc/passwd', `etc/passwd ${outside}`],
    ['file:///etc/passwd', `etc/passwd ${outside}`],
    ['file://host/etc/passwd', '"file://host/etc/passwd" is not the path of a file.'],
    ['..%2F..%2Fsecret.json', 'is not the path of a file.'],
    ['link.json', `in/link.json ${behind}`],
    ['up/secret.json', `in/up/secret.json ${behind}`],
    ['dangling.json', 'in/dangling.json does not exist.'],
    ['pipe.json', 'in/pipe.json is a named pipe, not a file.'],
    ['id', 'in/id is a folder, not a file.'],
    [
      'gone.json',
      'in/gone.json does not exist. If it is in another folder: Run: fairwright validate --schemas DIR',
    ],
    ['broken.json', 'in/broken.json has syntax errors.\n  see: in/broken.json:2:13 '],
    [
      'https://example.org/twin',
      'in/twins/1.json and in/twins/2.json have this $id: give each schema its own.',
    ],
    ['https://example.org/half', 'in/half.json has syntax errors.'],
    ['https://example.org/nowhere', 'No schema in in has the $id "https://example.org/nowhere".'],
  ])('%s', async (reference, help) => {
    put('out/in/start.json', { $ref: reference });
    const { status, stdout } = await run('out', 'validate', 'in/start.json');
    expect(stdout).toMatch(
      /^in\/start\.json:2:11 warning Nothing is registered at .* \(reference\/unregistered\)/,
    );
    expect(stdout).toContain(help);
    expect(status).toBe(0);
  });

  test('a path that an $id makes an address is not guessed', async () => {
    const { stdout } = await run('out', 'validate', 'in/id/base.json');
    expect(stdout).toContain(
      'in/id/own.json is at this path, but references of a schema with an absolute $id resolve against that $id: give in/id/own.json the $id "https://example.org/x/own.json".',
    );
  });

  test('is followed when its folder is named', async () => {
    put('out/in/start.json', { $ref: '../secret.json' });
    put('out/data.json', '"long"');
    const { stdout } = await run('out', 'validate', 'in/start.json', 'data.json', '--schemas', '.');
    expect(stdout).toContain('see: secret.json:2:16 The schema requires it here.');
  });

  test('names the command in its help', async () => {
    put('out/in/start.json', { $ref: '../secret.json' });
    for (const words of [
      ['lint', 'in/start.json'],
      ['export', 'croissant', 'in/start.json'],
    ]) {
      const { stdout, stderr } = await run('out', ...words);
      expect(stdout + stderr).toContain(`Run: fairwright ${words[0]} --schemas . ...`);
    }
  });

  test('from standard input has no path', async () => {
    const { stdout } = await command(['lint', '-'], join(root, 'out'), '{"$ref": "in/own.json"}');
    expect(stdout).toContain('Standard input has no path');
  });

  test('a folder that is not there is one sentence', async () => {
    expect(await run('out', 'lint', 'in/own.json', '--schemas', 'nowhere')).toEqual({
      status: 3,
      stdout: '',
      stderr: 'fairwright: nowhere does not exist.\n',
    });
  });
});

describe('a reference that is followed', () => {
  test.each([
    ['by a path with other characters', 'ok/größe 1.json', 'größe%201.json'],
    ['by an $id in YAML on a line of its own', 'ok/folded.yaml', 'https://example.org/folded'],
    ['by an $id that is relative to its file', 'ok/relative.json', 'file-id'],
    ['by an $id with escapes', 'ok/escaped.json', 'https://example.org/escaped'],
  ])('%s', async (_name, file, reference) => {
    const contents: { readonly [file: string]: string } = {
      'ok/größe 1.json': '{ "maximum": 3 }',
      'ok/folded.yaml': '$id: >-\n  https://example.org/folded\nmaximum: 3\n',
      'ok/relative.json': '{ "$id": "file-id", "maximum": 3 }',
      'ok/escaped.json': '{ "$id": "https:\\/\\/example.org\\/escaped", "maximum": 3 }',
    };
    put(file, contents[file]!);
    put('ok/start.json', { $ref: reference });
    put('ok/data.json', '5');
    const { stdout } = await run('ok', 'validate', 'start.json', 'data.json');
    expect(stdout).toContain('(instance/maximum)');
    expect(stdout).toContain(`see: ${file.slice('ok/'.length)}:`);
  });

  test('by rows in several threads', async () => {
    put('ok/row.yaml', '$defs: { n: { maximum: 3 } }\n');
    put('ok/rows.json', { properties: { n: { $ref: 'row.yaml#/$defs/n' } } });
    put('ok/rows.ndjson', '{"n":1}\n{"n":5}\n');
    put('ok/more.ndjson', '{"n":7}\n');
    const words = ['validate', 'rows.json', 'rows.ndjson', 'more.ndjson'];
    const alone = await run('ok', ...words);
    expect(await run('ok', ...words, '--workers', '2')).toEqual(alone);
    expect(alone.stdout).toContain('2 errors in 2 of 3 rows');
  });

  test('while a schema is repaired and scored', async () => {
    put('ok/kind.json', { title: 'Kind', 'fair:unit': 'm' });
    put('ok/fixed.json', { 'fair:licence': 'MIT', properties: { a: { $ref: 'kind.json' } } });
    expect((await run('ok', 'fix', 'fixed.json', '--dry-run')).stdout).toContain('"$ref": "kind.json"');
    expect((await run('ok', 'score', 'fixed.json')).status).toBe(0);
    expect((await run('ok', 'export', 'croissant', 'fixed.json')).stdout).not.toContain('file:');
  });
});
