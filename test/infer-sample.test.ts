import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../src/base/json.js';
import type { Guess } from '../src/data/infer/index.js';
import { command } from './command.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'infer-sample-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject;

/** The schema, the options, the evidence and the messages of a call. */
async function inferred(...words: readonly string[]) {
  const names = ['-o', 'out.schema.json', '--evidence', 'evidence.json'];
  for (const name of ['out.schema.json', 'out.options.json', 'evidence.json'])
    rmSync(join(folder, name), { force: true });
  const { status, stderr } = await command(['infer', ...words, ...names], folder);
  expect(status).toBe(0);
  const { sampled, guesses } = readJson('evidence.json') as unknown as {
    readonly sampled?: readonly unknown[];
    readonly guesses: readonly Guess[];
  };
  return {
    schema: readJson('out.schema.json'),
    options: readJson('out.options.json'),
    sampled,
    guesses,
    stderr,
  };
}

const ROWS = Array.from({ length: 2000 }, (_, index) => `${index},${'ab'[index % 2]},0${1000 + index}`);
write('rows.csv', ['id,status,zip', ...ROWS, '', ''].join('\n'));
write(
  'others.csv',
  ['id,row_id', ...ROWS.map((row, index) => `o${index},${row.split(',')[0]}`), ''].join('\n'),
);
write('rows.ndjson', ROWS.map((row, index) => `{"id":${index},"text":"${row}"}\n`).join(''));
write('rows.json', JSON.stringify(ROWS.map((row, index) => ({ id: index, text: row }))));

const SENTENCE = (file: string, rows: number) =>
  `Only the first ${rows} rows of ${file} were read: later rows may not fit.`;

test.each(['rows.csv', 'rows.ndjson', 'rows.json'])(
  '%s: a sample says so, and is certain of nothing',
  async (file) => {
    const { schema, options, sampled, guesses, stderr } = await inferred(
      file,
      '--sample',
      '1500',
      '--workers',
      '2',
    );
    expect(schema.$comment).toBe(SENTENCE(file, 1500));
    expect(stderr).toContain(SENTENCE(file, 1500));
    expect(sampled).toEqual([{ file, rows: 1500 }]);
    expect(guesses.filter(({ level }) => level === 'certain')).toEqual([]);
    expect(guesses.find(({ rule }) => rule === 'key')).toMatchObject({ level: 'possible', value: 'id' });
    expect(JSON.stringify(schema)).not.toMatch(/required|oneOf|pattern/);
    expect(options).not.toHaveProperty('keys');
  },
);

test.each(['rows.csv', 'rows.ndjson', 'rows.json'])('%s: a sample of all rows is none', async (file) => {
  const { schema, options, sampled, guesses, stderr } = await inferred(file, '--sample', '2000');
  expect(schema).not.toHaveProperty('$comment');
  expect(stderr).toBe('');
  expect(sampled).toBeUndefined();
  expect(guesses.map(({ level }) => level)).toContain('certain');
  expect(JSON.stringify(schema)).toContain('required');
  expect(options.keys).toEqual({ data: ['id'] });
});

test('relations from and to samples are not written', async () => {
  const files = ['rows.csv', 'others.csv'];
  expect(JSON.stringify((await inferred(...files)).schema)).toContain('fair:datasetRelations');
  const { schema } = await inferred(...files, '--sample', '1999');
  expect(JSON.stringify(schema)).not.toContain('fair:datasetRelations');
  expect(schema.$comment).toBe(files.map((file) => SENTENCE(file, 1999)).join(' '));
});

test('of standard input that never ends, the first rows are read', async () => {
  const child = spawn(process.execPath, [COMMAND, 'infer', '-', '--sample', '3'], { cwd: folder });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += String(chunk);
  });
  // The command closes its input.
  child.stdin.on('error', () => undefined);
  const writing = setInterval(() => child.stdin.write('{"a":1}\n'.repeat(1000)), 10);
  const [status] = await once(child, 'close');
  clearInterval(writing);
  expect(status).toBe(0);
  expect(text).toContain('type: integer');
});
