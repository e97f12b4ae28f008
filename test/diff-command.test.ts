// What `fairwright diff` writes besides the text: files with instances, SARIF and a page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    stderr:
      'fairwright: cases/backward.json cannot be written: it already exists. Choose another folder with --output-instances.\n',
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
    shortDescription: { text: 'Data are refused that were accepted, and accepted that were refused.' },
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
