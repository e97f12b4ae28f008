// What `fairwright diff` writes besides the text: files with instances, SARIF and a page.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = resolve('bin/fairwright.js');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'));
  const schema = (status: readonly string[]) =>
    `${JSON.stringify({ type: 'object', properties: { status: { enum: status } }, required: ['status'] }, null, 2)}\n`;
  writeFileSync(join(folder, 'old.json'), schema(['town', 'a <b>`village`</b>']));
  writeFileSync(join(folder, 'new.json'), schema(['town', 'city']));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('instances can be tried with both versions, and are not written over', () => {
  expect(run('diff', 'old.json', 'new.json', '--output-instances', 'cases').status).toBe(1);
  expect(readdirSync(join(folder, 'cases'))).toEqual([
    'backward.json',
    'change-1-structure-incomparable.json',
    'forward.json',
  ]);
  expect(run('validate', 'old.json', 'cases/backward.json').status).toBe(0);
  expect(run('validate', 'new.json', 'cases/backward.json').status).toBe(1);
  expect(run('validate', 'old.json', 'cases/forward.json').status).toBe(1);
  expect(run('validate', 'new.json', 'cases/forward.json').status).toBe(0);
  writeFileSync(join(folder, 'cases/forward.json'), 'Mine.');
  const { status, stdout, stderr } = run('diff', 'old.json', 'new.json', '--output-instances', 'cases');
  expect({ status, stdout, stderr }).toEqual({
    status: 3,
    stdout: '',
    stderr: 'fairwright: The folder cases is not empty. Choose another folder with --output-instances.\n',
  });
  expect(readFileSync(join(folder, 'cases/forward.json'), 'utf8')).toBe('Mine.');
});

test('SARIF has the place in both versions, and describes the classes', () => {
  const { runs } = JSON.parse(run('diff', 'old.json', 'new.json', '--format', 'sarif').stdout);
  const [{ tool, results }] = runs;
  const found = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'diff/structure-incomparable');
  expect(found).toMatchObject({
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'new.json' }, region: { startLine: 4 } } }],
    relatedLocations: [
      { physicalLocation: { artifactLocation: { uri: 'old.json' }, region: { startLine: 4 } } },
    ],
  });
  expect(tool.driver.rules[found.ruleIndex]).toMatchObject({
    id: 'diff/structure-incomparable',
    shortDescription: {
      text: 'Some data that were accepted are refused now, and some that were refused are accepted.',
    },
  });
});

test('the page says what the text says, and escapes what a schema says', () => {
  const { stdout } = run('diff', 'old.json', 'new.json', '--format', 'html');
  expect(stdout).toContain('<h1>What changed in new.json</h1>');
  expect(stdout).toContain('<p>Backward compatible: no.');
  expect(stdout).toContain('Not passed.');
  expect(stdout).not.toContain('<b>');
});

test('the change log shows instances as code, whatever is in them', () => {
  const { stdout } = run('diff', 'old.json', 'new.json', '--format', 'markdown');
  expect(stdout).toContain('Example: ``"a <b>`village`</b>"``.');
});

test('a Git revision sees the files of that revision', () => {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: folder });
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  mkdirSync(join(folder, 'sub/shared'), { recursive: true });
  write('sub/towns.json', {
    properties: {
      country: { $ref: 'shared/countries.json' },
      status: { $ref: 'https://example.org/status' },
    },
  });
  const [countries, status] = ['sub/shared/countries.json', 'sub/shared/status.json'];
  write(countries!, { enum: ['DE', 'FR'] });
  write(status!, { $id: 'https://example.org/status', enum: [1, 2] });
  git('init');
  git('add', '.');
  git('commit', '-m', 'First');
  write(countries!, { enum: ['DE'] });
  write(status!, { $id: 'https://example.org/status', enum: [1, 2, 3] });
  for (const [cwd, old, next] of [
    ['.', 'HEAD:sub/towns.json', 'sub/towns.json'],
    ['sub', 'HEAD:towns.json', 'towns.json'],
    ['sub', 'HEAD:./towns.json', 'towns.json'],
    ['sub/shared', 'HEAD:../towns.json', '../towns.json'],
  ] as const) {
    const words = [
      'diff',
      old,
      next,
      '--format',
      'json',
      ...(cwd === 'sub/shared' ? ['--schemas', '.'] : []),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
      cwd: join(folder, cwd),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      backward: { verdict: 'no', instance: { country: 'FR' } },
      forward: { verdict: 'no', instance: { status: 3 } },
    });
  }
  git('commit', '-am', 'Second');
  expect(run('diff', 'HEAD~1:sub/towns.json', 'HEAD:sub/towns.json').stdout).toContain(
    'such as {"country":"FR"}',
  );
  git('rm', '-q', countries!);
  git('commit', '-m', 'Third');
  const { status: code, stderr } = run('diff', 'HEAD:sub/towns.json', 'HEAD~1:sub/towns.json');
  expect(code).toBe(3);
  expect(stderr).toContain('The revision "HEAD" has no schema "sub/shared/countries.json" that can be read.');
});

test('nothing that a schema, a file or a configuration says begins a line or moves the cursor', () => {
  const evil = 'x\n::error file=a::z\u001b[2J\u202e\u2028';
  const schema = (more: object, version: string) =>
    JSON.stringify({ 'fair:version': version, properties: { a: more } });
  writeFileSync(join(folder, 'old.json'), schema({ enum: ['a', 'b'], type: 'string' }, '1.0.0'));
  const next = 'n\n::error::z\u001b[31m.json';
  writeFileSync(
    join(folder, next),
    schema(
      { enum: ['a', evil], type: 'string', format: evil, 'fair:measurementUnit': evil, title: evil },
      evil,
    ),
  );
  const reason = `ok ${evil}`;
  const suppressions = [{ class: 'structure/incomparable', pointer: '', reason }];
  writeFileSync(join(folder, 'fairwright.config.json'), JSON.stringify({ diff: { suppressions } }));
  for (const format of ['text', 'github', 'junit', 'markdown', 'html']) {
    const { stdout, stderr } = run('diff', 'old.json', next, '--format', format);
    expect(stderr).toBe('');
    const lines = stdout.split('\n').filter((line) => format !== 'github' || !/^::\w+ file=n%0A/.test(line));
    expect([format, lines.filter((line) => /^\s*::/.test(line))]).toEqual([format, []]);
    // A page shows the text of the file as it is.
    const hidden = format === 'html' ? ['\u001b'] : ['\u001b', '\u202e', '\u2028'];
    expect([format, hidden.filter((each) => stdout.includes(each))]).toEqual([format, []]);
  }
});
