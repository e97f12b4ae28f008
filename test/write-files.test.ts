// What commands write is there as a whole or not at all, with the real command and real faults.
import { execFileSync, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { replaceFile } from '../src/apps/cli/write-file.js';

const COMMAND = resolve('bin/fairwright.js');
const env = { PATH: process.env.PATH };
const isRoot = process.getuid?.() === 0;
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;
const NOBODY = 65534;

const BEFORE = '{"title": "Towns", "fair:resourceType": "dataset", "x-fair:label": "T"}\n';
const AFTER = BEFORE.replace('x-fair', 'fair');

let folder = '';
afterEach(() => {
  execFileSync('chmod', ['-R', 'u+rwx', folder]);
  rmSync(folder, { recursive: true });
});

/** A new folder with these files. */
function made(files: { readonly [name: string]: string }): void {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
  chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function run(words: readonly string[], options: SpawnSyncOptions = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    env,
    ...options,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A call in a shell, where `fairwright` is the command. */
function shell(script: string, program: readonly string[] = ['bash', '--norc', '-c']) {
  const [first, ...words] = [
    ...program,
    `fairwright() { "${process.execPath}" "${COMMAND}" "$@"; }; ${script}`,
  ];
  return spawnSync(first!, words, { cwd: folder, env, encoding: 'utf8' });
}

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = () => readdirSync(folder).sort();

describe('fix', () => {
  test('keeps the mode, and the owner where it may', () => {
    made({ 'a.json': BEFORE });
    chmodSync(join(folder, 'a.json'), 0o640);
    if (isRoot) chownSync(join(folder, 'a.json'), NOBODY, NOBODY);
    expect(run(['fix', 'a.json'])).toMatchObject({ status: 0, stderr: '' });
    const { mode, uid } = statSync(join(folder, 'a.json'));
    expect({ text: textOf('a.json'), mode: mode & 0o7777, names: names() }).toEqual({
      text: AFTER,
      mode: 0o640,
      names: ['a.json'],
    });
    if (isRoot) expect(uid).toBe(NOBODY);
  });

  test('replaces the file instead of writing into it', () => {
    made({ 'a.json': BEFORE });
    const { ino } = statSync(join(folder, 'a.json'));
    run(['fix', 'a.json']);
    expect(statSync(join(folder, 'a.json')).ino).not.toBe(ino);
  });

  test('writes through a link, also through several', () => {
    made({});
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep/real.json'), BEFORE);
    symlinkSync('deep/real.json', join(folder, 'one.json'));
    symlinkSync(join(folder, 'one.json'), join(folder, 'two.json'));
    expect(run(['fix', 'two.json'])).toMatchObject({ status: 0 });
    expect(lstatSync(join(folder, 'two.json')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(folder, 'one.json')).isSymbolicLink()).toBe(true);
    expect(textOf('deep/real.json')).toBe(AFTER);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['real.json']);
  });

  test('refuses a file with several names, and says what to do', () => {
    made({ 'a.json': BEFORE, 'c.json': BEFORE });
    linkSync(join(folder, 'a.json'), join(folder, 'b.json'));
    const { status, stderr } = run(['fix', 'a.json', 'c.json']);
    expect(status).toBe(3);
    expect(stderr).toContain('a.json cannot be written: it has 2 names (hard links)');
    expect(stderr).toContain('-o FILE');
    expect([textOf('a.json'), textOf('b.json'), textOf('c.json')]).toEqual([BEFORE, BEFORE, AFTER]);
    expect(run(['fix', 'a.json', '-o', 'd.json'])).toMatchObject({ status: 0 });
    expect([textOf('a.json'), textOf('d.json')]).toEqual([BEFORE, AFTER]);
  });

  test.skipIf(!canMount)('refuses a file that is a mount', () => {
    made({ 'a.json': BEFORE, 'b.json': BEFORE });
    const { status, stderr } = shell('mount --bind b.json a.json && fairwright fix a.json', [
      'unshare',
      '-rm',
      'bash',
      '--norc',
      '-c',
    ]);
    expect(stderr).toMatch(/fairwright: a\.json cannot be written: it is a mount.*-o FILE/);
    expect(status).toBe(3);
    expect([textOf('a.json'), textOf('b.json'), names()]).toEqual([BEFORE, BEFORE, ['a.json', 'b.json']]);
  });

  test('leaves a file as it was where the limit of file sizes is reached, and goes on', () => {
    const long = BEFORE.replace('Towns', 'T'.repeat(4000));
    made({ 'a.json': long, 'b.json': BEFORE });
    const { status, stderr } = shell('ulimit -f 1; fairwright fix a.json b.json');
    expect(stderr).toContain('a.json cannot be written: it would be larger than the limit');
    expect(status).toBe(3);
    expect([textOf('a.json'), textOf('b.json'), names()]).toEqual([long, AFTER, ['a.json', 'b.json']]);
  });

  test('leaves a file in a folder that may not be written, and goes on', () => {
    made({ 'b.json': BEFORE });
    mkdirSync(join(folder, 'shut'));
    writeFileSync(join(folder, 'shut/a.json'), BEFORE);
    for (const name of ['', 'b.json', 'shut', 'shut/a.json']) {
      if (isRoot) chownSync(join(folder, name), NOBODY, NOBODY);
    }
    chmodSync(join(folder, 'shut'), 0o555);
    const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const { status, stderr } = run(['fix', 'shut/a.json', 'b.json'], who);
    expect(stderr).toContain('shut/a.json cannot be written: permission denied for its folder');
    expect(stderr).toContain('-o FILE');
    expect([status, textOf('shut/a.json'), textOf('b.json')]).toEqual([3, BEFORE, AFTER]);
  });

  test('does not write a file that may not be written', () => {
    made({ 'a.json': BEFORE });
    if (isRoot) for (const name of ['', 'a.json']) chownSync(join(folder, name), NOBODY, NOBODY);
    chmodSync(join(folder, 'a.json'), 0o444);
    const { status, stderr } = run(['fix', 'a.json'], isRoot ? { uid: NOBODY, gid: NOBODY } : {});
    expect(stderr).toContain('a.json cannot be written: permission denied');
    expect([status, textOf('a.json'), names()]).toEqual([3, BEFORE, ['a.json']]);
  });

  test('one file that cannot be read does not stop the others', () => {
    made({ 'a.json': BEFORE });
    mkdirSync(join(folder, 'b.json'));
    symlinkSync('loop.json', join(folder, 'loop.json'));
    writeFileSync(join(folder, 'c.json'), '\u0000');
    const { status, stderr } = run(['fix', 'c.json', 'a.json']);
    expect([status, textOf('a.json')]).toEqual([3, AFTER]);
    expect(stderr).toContain('binary');
  });

  test('does not replace a file that has changed since it was read', async () => {
    made({ 'a.json': 'changed' });
    const file = { path: join(folder, 'a.json'), content: AFTER, replaces: Buffer.from(BEFORE) };
    await expect(replaceFile(file, '')).rejects.toThrow('it has changed since it was read');
    expect([textOf('a.json'), names()]).toEqual(['changed', ['a.json']]);
  });

  test('leaves no temporary file behind when it is interrupted', async () => {
    const count = 200;
    let texts: readonly string[] = [];
    // Again while the command has repaired all files before the signal comes.
    while (!texts.includes(BEFORE)) {
      if (texts.length > 0) rmSync(folder, { recursive: true });
      made(
        Object.fromEntries(Array.from({ length: count }, (_, number) => [`${number}.schema.json`, BEFORE])),
      );
      const child = spawn(process.execPath, [COMMAND, 'fix', '.'], { cwd: folder, env });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      child.kill('SIGINT');
      const [code, signal] = await ended;
      texts = names().map(textOf);
      if (texts.includes(BEFORE)) expect([130, 'SIGINT']).toContain(signal ?? code);
    }
    expect(names()).toHaveLength(count);
    expect(texts.filter((text) => text !== BEFORE && text !== AFTER)).toEqual([]);
  });
});

describe('a file that is named to be written', () => {
  const exported = ['export', 'croissant', 'a.json', '-o'];

  test('is replaced as a whole', () => {
    made({ 'a.json': AFTER, 'out.json': 'old' });
    chmodSync(join(folder, 'out.json'), 0o600);
    expect(run([...exported, 'out.json']).status).toBe(0);
    expect(JSON.parse(textOf('out.json'))).toHaveProperty('name', 'T');
    expect(statSync(join(folder, 'out.json')).mode & 0o777).toBe(0o600);
    expect(names()).toEqual(['a.json', 'out.json']);
  });

  test('stays as it was when the write fails', () => {
    made({ 'a.json': AFTER, 'out.json': 'old' });
    const { status, stderr } = shell(`ulimit -f 0; fairwright ${exported.join(' ')} out.json`);
    expect(stderr).toContain('out.json cannot be written: it would be larger than the limit');
    expect([status, textOf('out.json'), names()]).toEqual([3, 'old', ['a.json', 'out.json']]);
  });

  test.each(['/dev/full', 'link-to-full'])('can be full: %s', (name) => {
    made({ 'a.json': AFTER });
    symlinkSync('/dev/full', join(folder, 'link-to-full'));
    const { status, stderr } = run([...exported, name]);
    expect(stderr).toContain(`${name} cannot be written: no space is left on the device`);
    expect(status).toBe(3);
  });

  test.each(['export croissant a.json', 'fix - < a.json', 'lint a.json'])(
    'can be a standard output that is full: %s',
    (words) => {
      made({ 'a.json': AFTER });
      const { status, stderr } = shell(`fairwright ${words} > /dev/full`);
      expect(stderr).toContain('Standard output cannot be written: no space is left on the device');
      expect(stderr).not.toContain('    at ');
      expect(status).toBe(74);
    },
  );

  test('can be standard output, a device or a pipe', () => {
    made({ 'a.json': AFTER });
    const isDocument = (text: string) => expect(JSON.parse(text)).toHaveProperty('name', 'T');
    isDocument(shell(`fairwright ${exported.join(' ')} /dev/stdout`).stdout);
    isDocument(shell(`fairwright ${exported.join(' ')} /dev/stdout | cat`).stdout);
    shell(`echo before > out; fairwright ${exported.join(' ')} /dev/stdout >> out; echo after >> out`);
    expect(textOf('out')).toMatch(/^before\n\{/);
    isDocument(
      textOf('out')
        .replace(/^before\n/, '')
        .replace(/after\n$/, ''),
    );
    expect(run([...exported, '/dev/null']).status).toBe(0);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    isDocument(shell(`mkfifo pipe; cat pipe & fairwright ${exported.join(' ')} pipe; wait`).stdout);
    expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
  });

  test('is never the schema itself', () => {
    made({ 'a.json': AFTER });
    symlinkSync('a.json', join(folder, 'link.json'));
    const { status, stderr } = run([...exported, 'link.json']);
    expect(stderr).toContain('-o link.json would overwrite the schema');
    expect([status, textOf('a.json')]).toEqual([2, AFTER]);
  });

  test('can be in a folder that is not there', () => {
    made({ 'a.json': AFTER });
    const { status, stderr } = run([...exported, 'none/out.json']);
    expect(stderr).toContain('none/out.json cannot be written: its folder does not exist');
    expect(status).toBe(3);
  });

  test('can be a baseline', () => {
    made({ 'a.json': BEFORE, 'known.json': 'old' });
    const words = 'lint a.json --baseline known.json --update-baseline';
    expect(shell(`ulimit -f 0; fairwright ${words}`)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('known.json cannot be written'),
    });
    expect([textOf('known.json'), names()]).toEqual(['old', ['a.json', 'known.json']]);
    expect(shell(`fairwright ${words}`).status).toBe(0);
    expect(JSON.parse(textOf('known.json'))).toBeTypeOf('object');
  });

  test('can be a crate, of which nothing is left after a fault', () => {
    made({ 'a.json': AFTER, 'data.csv': `T\n${'1\n'.repeat(3000)}` });
    const words = 'export ro-crate a.json --data data.csv --to crate';
    for (const [limit, more] of [
      [2, ''],
      [2, '/in/folders'],
      [0, ' --zip'],
    ] as const) {
      const failed = shell(`ulimit -f ${limit}; fairwright ${words}${more}`);
      expect([failed.status, names()]).toEqual([3, ['a.json', 'data.csv']]);
    }
    mkdirSync(join(folder, 'crate'));
    shell(`ulimit -f 2; fairwright ${words}`);
    expect(readdirSync(join(folder, 'crate'))).toEqual([]);
    expect(shell(`fairwright ${words}`).status).toBe(0);
    expect(existsSync(join(folder, 'crate/ro-crate-metadata.json'))).toBe(true);
  });
});

describe('two outputs of one name', () => {
  test.each([
    ['infer d.csv -o x.yaml --questions x.yaml'],
    ['infer d.csv -o x.yaml --evidence ./sub/../x.yaml'],
    ['infer d.csv -o x.yaml --summary-html linked/x.yaml'],
    ['infer d.csv -o x.schema.yaml --evidence x.options.yaml'],
    ['import c.json -o x.yaml --options x.yaml'],
    ['import c.json -o x.yaml --ledger x.yaml'],
    ['lint a.json --report json=x --report sarif=x'],
  ])('are refused before anything is written: %s', (words) => {
    const c = `{"@context":{"@vocab":"https://schema.org/"},"@type":"Dataset","name":"x","url":"https://example.org","conformsTo":"http://mlcommons.org/croissant/1.0"}`;
    made({ 'd.csv': 'a\n1\n', 'a.json': AFTER, 'c.json': c });
    mkdirSync(join(folder, 'sub'));
    symlinkSync('.', join(folder, 'linked'));
    const before = names();
    const { status, stderr } = shell(`fairwright ${words}`);
    expect(stderr).toContain('would be written twice');
    expect([status, names()]).toEqual([2, before]);
  });
});
