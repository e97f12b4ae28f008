// Every schema of the corpus is valid, by the command.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corpus, folder } from './material.js';

const COMMAND = resolve('bin/fairwright.js');
const fair = corpus('fair').map(([name]) => name);
const plain = corpus('plain').map(([name]) => name);

function run(...words: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'validate', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

describe('the corpus', () => {
  test('has its six annotated schemas and five plain ones', () => {
    expect([fair.length, plain.length]).toEqual([6, 5]);
  });

  test.each([...fair, ...plain])('%s is valid', (name) => {
    const { status, stdout } = run(join(folder, 'data/corpus', name));
    expect(stdout).toContain('is valid.');
    expect(status).toBe(0);
  });

  test('the published data is valid against its schema', () => {
    const [schema, data] = ['simple-dataset.json', 'simple-dataset.data.json'].map((name) =>
      join(folder, 'data/corpus/fair', name),
    );
    expect(run(schema!, data!).status).toBe(0);
  });
});
