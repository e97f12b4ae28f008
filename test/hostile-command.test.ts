// Files that mean no good, with the real command: each gets its answer, and no trace of how the command works inside.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sample } from './effort.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    // Whoever hangs is ended, and has no status.
    timeout: 600_000,
  });
  expect(stderr + stdout).not.toMatch(/node_modules|\.js:\d|at \w+ \(/);
  return { status, said: stdout + stderr };
}

const COMMANDS = [
  ['validate'],
  ['lint'],
  ['export', 'ro-crate'],
  ['export', 'cdif'],
  ['export', 'croissant'],
  ['export', 'prov'],
];

const bomb = (first: string, next: (name: string) => string) =>
  [
    `d0: &d0 ${first}`,
    ...Array.from({ length: 30 }, (_, index) => `d${index + 1}: &d${index + 1} ${next(`*d${index}`)}`),
  ].join('\n');

const UNREADABLE: readonly (readonly [name: string, file: string, says: RegExp])[] = [
  [
    'aliases that double in lists',
    file(
      'lists.yaml',
      bomb('[x, x]', (name) => `[${name}, ${name}]`),
    ),
    /aliases expand to more than 100000 values/,
  ],
  [
    'aliases that double in objects',
    file(
      'objects.yaml',
      bomb('{a: x}', (name) => `{a: ${name}, b: ${name}}`),
    ),
    /aliases expand to more than 100000 values/,
  ],
  [
    'aliases that go down and down',
    file(
      'deep.yaml',
      [
        `d0: &d0 {}`,
        ...Array.from({ length: 300 }, (_, index) => `d${index + 1}: &d${index + 1} {not: *d${index}}`),
      ].join('\n'),
    ),
    /nested more than 200 levels deep/,
  ],
  [
    'an alias inside what it stands for',
    file('ring.yaml', 'a: &a\n  b: *a\n'),
    /is inside the value that it refers to/,
  ],
  [
    '10,000 levels of JSON',
    file('deep.json', `${'{"not":'.repeat(10_000)}true${'}'.repeat(10_000)}`),
    /nested more than 200 levels deep/,
  ],
  [
    '10,000 levels of YAML',
    file('flow.yaml', `${'[ '.repeat(10_000)}${'] '.repeat(10_000)}`),
    /nested more than 200 levels deep/,
  ],
];

describe.each(COMMANDS.map((words, at) => [words.join(' '), words, at] as const))(
  '%s refuses',
  (_name, words, at) => {
    // Each command has another file, and the first one has all.
    test.each(sample(UNREADABLE, (_case, index) => at === 0 || at === index))('%s', (_case, name, says) => {
      const { status, said } = run(...words, name);
      expect(said).toMatch(says);
      expect(status).toBe(3);
    });
  },
);

test('a number that no double holds is an error', () => {
  const { status, said } = run('validate', file('number.json', '{"maximum": 1e400}'));
  expect(said).toContain('The number 1e400 is too large for a double.');
  expect(status).toBe(1);
});

describe('an instance is read as carefully', () => {
  test.each(UNREADABLE)('%s', (_case, name, says) => {
    const { status, said } = run('validate', file('any.json', '{}'), name);
    expect(said).toMatch(says);
    expect(status).toBe(3);
  });
});

const text = `${'a'.repeat(200_000)}b`;

const JUDGED: readonly (readonly [
  name: string,
  schema: object,
  instance: unknown,
  status: number,
  says: RegExp,
])[] = [
  ['a pattern with nested loops', { pattern: '^(a+)+$' }, text, 1, /does not match the pattern/],
  ['a name against nested loops', { patternProperties: { '^(a|a)*$': false } }, { [text]: 1 }, 0, /./],
  [
    'a ring of references',
    { $ref: '#/$defs/a', $defs: { a: { $ref: '#' } } },
    1,
    1,
    /refers back to its own schema/,
  ],
  ['an address in the network', { $ref: 'http://127.0.0.1:9/x' }, 1, 1, /Nothing is registered at/],
  ['an address on the disk', { $ref: 'file:///etc/passwd' }, 1, 1, /Nothing is registered at/],
  [
    'an enum of 100,000 values, which only the service refuses',
    { enum: Array.from({ length: 100_000 }, (_, index) => index) },
    99_999,
    0,
    /./,
  ],
  [
    'names that objects have of themselves',
    JSON.parse('{"properties":{"__proto__":{"type":"string"}},"required":["constructor"]}') as object,
    JSON.parse('{"__proto__":1}') as object,
    1,
    /"constructor" is missing/,
  ],
];

describe('validate has an answer to', () => {
  test.each(JUDGED)('%s', (_case, schema, instance, status, says) => {
    const checked = run(
      'validate',
      file('schema.json', JSON.stringify(schema)),
      file('instance.json', JSON.stringify(instance)),
    );
    expect(checked.said).toMatch(says);
    expect(checked.status).toBe(status);
  });
});
