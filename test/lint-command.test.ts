// The linter with many files and with files that change, with the real command.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.js';
import { command } from './command.js';

const COMMAND = resolve('bin/fairwright.js');
const env = { PATH: process.env.PATH };

function written(folder: string, files: { readonly [name: string]: Json }): void {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
}

describe('many files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-many-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const name of ['schemas', 'schemas/drafts', 'vendor']) mkdirSync(join(folder, name));
  const unit = { type: 'number', 'fair:unit': 'no such unit' };
  for (let number = 0; number < 60; number++) {
    const properties = { [`variable_${number}`]: number % 3 === 0 ? unit : { type: 'string' } };
    const place = number % 5 === 0 ? 'schemas/drafts' : 'schemas';
    written(folder, { [`${place}/${number}.schema.json`]: { title: `Schema ${number} ü`, properties } });
  }
  written(folder, {
    'vendor/other.schema.json': {},
    'fairwright.config.json': {
      rules: { 'dataset-license': 'error' },
      overrides: [{ files: 'schemas/drafts/**', rules: { 'dataset-license': 'hint' } }],
      ignore: ['vendor'],
      ownRules: [
        {
          id: 'our-label',
          on: 'variable',
          severity: 'warning',
          summary: 'A variable has a label.',
          schema: { required: ['fair:label'] },
        },
      ],
    },
  });

  function run(...words: readonly string[]) {
    return command(['lint', ...words], folder);
  }

  test.each(['text', 'json', 'sarif', 'html'])('have the same %s from several threads', async (format) => {
    const alone = await run('schemas', 'vendor', '--format', format, '--workers', '1');
    expect(await run('schemas', 'vendor', '--format', format, '--workers', '3')).toEqual(alone);
    expect(alone).toMatchObject({ status: 1, stderr: '' });
    expect(alone.stdout).toContain('our-label');
    expect(alone.stdout).not.toContain('vendor');
  });

  test('have the same baseline from several threads', async () => {
    expect(await run('schemas', '--workers', '3', '--baseline', 'known', '--update-baseline')).toMatchObject({
      status: 0,
    });
    expect(await run('schemas', '--workers', '1', '--baseline', 'known')).toEqual({
      status: 0,
      stdout: 'No problems found in 60 files.\n',
      stderr: '',
    });
  });

  const unreadable = '/proc/self/mem';
  test.runIf(existsSync(unreadable))(
    'stop the command at the first that cannot be read, whichever thread is first',
    async () => {
      mkdirSync(join(folder, 'broken'));
      const names = Array.from({ length: 50 }, (_, index) => `broken/${index + 10}.schema.json`);
      for (const name of names)
        if (/[24]5/.test(name)) symlinkSync(unreadable, join(folder, name));
        else written(folder, { [name]: {} });
      const failed = await run(...names, '--workers', '3');
      expect(failed).toEqual(await run(...names, '--workers', '1'));
      expect(failed).toMatchObject({
        status: 3,
        stderr: 'fairwright: broken/25.schema.json cannot be read (EIO).\n',
      });
    },
  );

  test('may hold some that are no documents', async () => {
    mkdirSync(join(folder, 'mixed'));
    for (let number = 0; number < 30; number++)
      writeFileSync(join(folder, 'mixed', `${number}.schema.json`), number === 17 ? '{' : '{}');
    const mixed = await run('mixed', '--workers', '2');
    expect(mixed).toEqual(await run('mixed', '--workers', '1'));
    expect(mixed).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('mixed/17.schema.json:1:2 error'),
    });
  });
});

describe('watching', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-watch-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  /** Starts the command; `until` waits for a text among what has not been waited for yet, and gives all up to it. */
  function watching(...words: readonly string[]) {
    const started = spawn(process.execPath, [COMMAND, 'lint', '--watch', ...words], { cwd: folder, env });
    child = started;
    let unread = '';
    let look = () => {};
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        unread += text;
        look();
      });
    const ended = new Promise<number | null>((done) => started.once('exit', done));
    const until = (text: string) =>
      new Promise<string>((done) => {
        look = () => {
          const at = unread.indexOf(text);
          if (at === -1) return;
          const read = unread.slice(0, at + text.length);
          unread = unread.slice(at + text.length);
          look = () => {};
          done(read);
        };
        look();
      });
    const end = () => {
      started.kill('SIGINT');
      return ended;
    };
    return { until, end };
  }

  test('tells of changed, new and mended files and of the configuration', async () => {
    mkdirSync(join(folder, 'schemas'));
    written(folder, { 'schemas/towns.schema.json': { title: 'Towns' } });
    const { until, end } = watching('schemas');
    expect(await until('Watching 1 file in 1 folder. Press Ctrl+C to stop.\n')).toContain(
      'lint/dataset-license',
    );

    written(folder, { 'schemas/towns.schema.json': { title: 'Towns', 'fair:license': 'MIT' } });
    const changed = await until('Press Ctrl+C to stop.\n');
    expect(changed).toContain('schemas/towns.schema.json has changed.\n');
    expect(changed).not.toContain('lint/dataset-license)');

    mkdirSync(join(folder, 'schemas', 'more'));
    written(folder, { 'schemas/more/rivers.schema.json': { title: 'Rivers' } });
    expect(await until('Watching 2 files in 2 folders. Press Ctrl+C to stop.\n')).toContain(
      'schemas/more/rivers.schema.json',
    );

    written(folder, { 'fairwright.config.json': { rules: { 'no-such-rule': 'off' } } });
    await until('The configuration has errors.');
    written(folder, { 'fairwright.config.json': { rules: { 'dataset-license': 'off' } } });
    const configured = await until(
      'Watching 2 files in 2 folders, fairwright.config.json. Press Ctrl+C to stop.\n',
    );
    expect(configured.slice(configured.indexOf('1 error'))).not.toContain('lint/dataset-license)');

    rmSync(join(folder, 'schemas', 'more'), { recursive: true });
    await until('schemas/more/rivers.schema.json has changed.');
    await until('Watching 1 file in 1 folder, fairwright.config.json. Press Ctrl+C to stop.\n');
    expect(await end()).toBe(0);
  });

  test('tells of a change in a file that is only referred to', async () => {
    for (const name of ['referring', 'shared']) mkdirSync(join(folder, name));
    written(folder, {
      'referring/a.schema.json': { title: 'A', $ref: '../shared/b.schema.json#/$defs/x' },
      'shared/b.schema.json': { $defs: {} },
    });
    const { until, end } = watching('referring', '--schemas', 'shared');
    // Findings and remarks come over different pipes, in any order.
    await until('reference/unresolved');
    written(folder, { 'shared/b.schema.json': { $defs: { x: {} } } });
    await until('shared/b.schema.json has changed.\n');
    await until('Press Ctrl+C to stop.\n');
    rmSync(join(folder, 'shared/b.schema.json'));
    expect(await until('shared/b.schema.json does not exist')).not.toContain('reference/unresolved');
    expect(await end()).toBe(0);
  });

  test.each([
    [['--format', 'json'], '--watch supports the text format only.'],
    [['--baseline', 'x', '--update-baseline'], '--watch cannot be combined with --update-baseline.'],
    [['-'], 'Standard input cannot be watched.'],
  ])('does not go with %s', async (words, sentence) => {
    const { until } = watching('schemas', ...words);
    expect(await until('\n')).toBe(`fairwright: ${sentence}\n`);
  });
});
