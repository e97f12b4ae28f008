// The script of the Action, run as a runner does, on a repository with schemas and with files that are not even JSON.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const SCRIPT = resolve('scripts/action.sh');
const COMMAND = resolve('bin/fairwright.js');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-'));
  cpSync('test/mixed-files', join(folder, 'repository'), { recursive: true });
  const counting = join(folder, 'fairwright');
  writeFileSync(
    counting,
    `#!/bin/sh\necho run >> '${folder}/runs'\nexec '${process.execPath}' '${COMMAND}' "$@"\n`,
  );
  chmodSync(counting, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function runAction(inputs: Record<string, string>) {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('summary'), 'Before.\n');
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', SCRIPT], {
    cwd: join(folder, 'repository'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      FAIRWRIGHT: file('fairwright'),
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_OUTPUT: file('output'),
      ...inputs,
    },
  });
  const [, sarif] = /^sarif=(.*)$/m.exec(readFileSync(file('output'), 'utf8')) ?? [];
  return {
    status,
    stdout,
    stderr,
    runs: readFileSync(file('runs'), 'utf8').split('\n').length - 1,
    summary: readFileSync(file('summary'), 'utf8'),
    sarif: JSON.parse(readFileSync(sarif!, 'utf8')) as { runs: [{ results: { ruleId: string }[] }] },
  };
}

test('one run gives annotations, a summary and SARIF, though some files are not JSON', () => {
  const { status, stdout, stderr, runs, summary, sarif } = runAction({ FAIL_ON: 'never' });
  expect(stderr).toBe('fairwright: 3 of 5 JSON and YAML files are schemas.\n');
  expect(status).toBe(0);
  expect(runs).toBe(1);
  expect(stdout).toContain('::error file=notes.schema.json,line=1');
  expect(stdout).toContain('::error file=poor.schema.json');
  expect(summary).toMatch(/^Before\.\n[\s\S]*poor\.schema\.json/);
  expect(sarif.runs[0].results.map(({ ruleId }) => ruleId)).toContain('syntax/json');
});

test.each([
  ['a poor schema', { PATHS: 'poor.schema.json' }, 1],
  ['a good schema', { PATHS: '*.schema.yaml' }, 0],
  ['a good schema, by a strict limit', { PATHS: 'good.schema.yaml', FAIL_ON: 'hint' }, 1],
  ['a file that is not JSON', { PATHS: 'notes.schema.json' }, 3],
  ['known findings', { PATHS: 'poor.schema.json', BASELINE: 'known.json' }, 0],
  ['a configuration', { PATHS: 'poor.schema.json', CONFIG: 'off.config.json' }, 0],
])('%s decides whether the job fails', (_what, inputs: Record<string, string>, expected) => {
  const repository = join(folder, 'repository');
  writeFileSync(join(repository, 'off.config.json'), '{"options":{"failOn":"never"}}');
  const known = ['lint', 'poor.schema.json', '--baseline', 'known.json', '--update-baseline'];
  if (inputs.BASELINE) spawnSync(process.execPath, [COMMAND, ...known], { cwd: repository });
  expect(runAction(inputs).status).toBe(expected);
});

test.each([
  ['a smaller range', { minimum: 0 }, '2.0.0', 1],
  ['another wording, with its number', { title: 'Area' }, '1.0.1', 0],
  ['another wording, with the old number', { title: 'Area' }, '1.0.0', 1],
])('%s is compared with the revision', (_what, column, identifier, expected) => {
  const repository = join(folder, 'repository');
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: repository });
  const write = (more: object, version: string) =>
    writeFileSync(
      join(repository, 'area.schema.json'),
      JSON.stringify({
        type: 'object',
        'fair:version': { identifier: version },
        properties: { area: { type: 'number', ...more } },
      }),
    );
  writeFileSync(join(repository, 'package.json'), '{"type":"module"}');
  git('init');
  write({}, '1.0.0');
  git('add', '.');
  git('commit', '-m', 'First');
  write(column, identifier);
  writeFileSync(join(repository, 'package.json'), '{"type":"commonjs"}');
  const { status, stdout, summary } = runAction({ FAIL_ON: 'never', COMPARE_WITH: 'HEAD' });
  expect(status).toBe(expected);
  expect(stdout).toMatch(/file=area\.schema\.json,.*title=diff\//);
  expect(stdout).not.toContain('file=package.json');
  expect(summary).toContain('### area.schema.json');
});

test('every input reaches the script', () => {
  const { inputs, runs } = parse(readFileSync('action.yml', 'utf8'));
  const env = Object.values(runs.steps[0].env as Record<string, string>).join(' ');
  for (const name of Object.keys(inputs)) expect(env).toContain(`inputs.${name} }}`);
  const script = readFileSync(SCRIPT, 'utf8');
  for (const name of Object.keys(runs.steps[0].env)) if (name !== 'ACTION') expect(script).toContain(name);
});
