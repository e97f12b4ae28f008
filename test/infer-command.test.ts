import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { publishTowns, runIn, writeTowns } from './towns-table.js';

const folder = mkdtempSync(join(tmpdir(), 'infer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: readonly string[]) => runIn(folder, ...words);

const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

writeTowns(folder);

test('a table becomes a described and checked dataset with no line written by hand but the answers', () => {
  publishTowns(folder);
});

test('questions can be left empty, and are not written over', () => {
  expect(run('infer', 'towns.csv', '--questions', 'questions.yaml', '-o', 'plain.schema.yaml').status).toBe(
    0,
  );
  expect(Object.keys(parse(read('questions.yaml')) as object)).toContain('license');
  expect(run('infer', 'towns.csv', '--answers', 'questions.yaml', '-o', 'same.schema.yaml').status).toBe(0);
  expect(read('same.schema.yaml')).toBe(read('plain.schema.yaml'));
  const again = run('infer', 'towns.csv', '--questions', 'questions.yaml', '-o', 'again.schema.yaml');
  expect(existsSync(join(folder, 'again.schema.yaml'))).toBe(false);
  expect([again.status, again.stderr]).toEqual([
    expect.any(Number),
    expect.stringContaining('already exists'),
  ]);
});

test('data are never replaced', () => {
  const before = readFileSync(join(folder, 'towns.csv'));
  expect(run('infer', 'towns.csv', '-o', 'towns.csv').status).toBe(2);
  expect(readFileSync(join(folder, 'towns.csv')).equals(before)).toBe(true);
  for (const flag of ['--evidence', '--questions'])
    expect(run('infer', 'towns.csv', flag, 'towns.csv').status).toBe(2);
  const answers = read('answers.yaml');
  expect(run('infer', 'towns.csv', '--answers', 'answers.yaml', '-o', 'answers.yaml').status).toBe(2);
  expect(read('answers.yaml')).toBe(answers);
  expect(readFileSync(join(folder, 'towns.csv')).equals(before)).toBe(true);
  expect(run('infer', 'missing.csv', '-o', 'missing.schema.yaml').status).toBe(3);
  expect(existsSync(join(folder, 'missing.schema.yaml'))).toBe(false);
});

test('evidence lists all guesses with what speaks for them', () => {
  run('infer', 'towns.csv', '--evidence', 'evidence.json');
  const { guesses } = JSON.parse(read('evidence.json')) as {
    readonly guesses: readonly { readonly rule: string; readonly because: string }[];
  };
  expect(new Set(guesses.map(({ rule }) => rule))).toEqual(
    new Set(['type', 'missing-word', 'unit', 'code-list', 'key']),
  );
  for (const { because } of guesses) expect(because).toMatch(/\S \S.*\.$/);
});

test('a text that was decoded wrongly before is no binary file', () => {
  write('dashes.csv', 'April \u0096 June,costs\nrail,12.5\ntaxi,9.75\n');
  expect(run('infer', 'dashes.csv')).toMatchObject({ status: 0 });
});
