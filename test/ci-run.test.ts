// What .ci/run does when a step fails or the outside test material is absent; and that the development container has what it installs.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** The programs that the steps call. */
const PROGRAMS = ['npm', 'npx', 'node', 'python3', 'chromium', 'firefox-esr', 'javac', 'apt-get'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  cpSync('.ci', join(folder, 'project/.ci'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  for (const name of PROGRAMS) {
    const path = join(folder, 'bin', name);
    // Each only writes down how it was called; the one that FAILING names fails.
    const lines = ['#!/bin/sh', `echo "${name} $*" >> '${folder}/calls'`, `[ "${name} $*" != "$FAILING" ]`];
    writeFileSync(path, `${lines.join('\n')}\n`);
    chmodSync(path, 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function runCi({ material = [] as readonly string[], failing = '' } = {}) {
  const { status, stdout } = spawnSync('bash', [join(folder, 'project/.ci/run'), ...material], {
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, FAILING: failing },
  });
  return { status, stdout, calls: readFileSync(join(folder, 'calls'), 'utf8') };
}

describe('.ci/run', () => {
  test('skips conformance, and only that, if the outside test material is absent', () => {
    const { status, stdout, calls } = runCi();
    expect(status).toBe(0);
    expect(stdout).toContain('Skipped: there is no folder ../shared with the outside test material.');
    expect(calls).not.toContain('conformance');
    expect(calls).toContain('npm run --silent lint');
    expect(calls).toContain('npm run --silent browser');
  });

  test('fails without the material if another step fails', () => {
    const { status, stdout } = runCi({ failing: 'npm run --silent lint' });
    expect(status).toBe(1);
    expect(stdout).toContain('broken: Lint and format');
  });

  test.each(['../shared', 'elsewhere'])('runs conformance with the material in %s', (name) => {
    mkdirSync(join(folder, 'project', name), { recursive: true });
    const { status, stdout, calls } = runCi({ material: name === '../shared' ? [] : [name] });
    expect(status).toBe(0);
    expect(stdout).not.toContain('Skipped');
    expect(calls).toContain(`node scripts/conformance.mjs ${name} `);
  });
});

describe('the development container', () => {
  test('has the packages that .ci/run installs', () => {
    const installed = [...readFileSync('.ci/run', 'utf8').matchAll(/--no-install-recommends ([^;]+);/g)];
    const packages = installed.flatMap(([, names]) => names!.trim().split(' '));
    expect(packages).toContain('chromium');
    const words = readFileSync('.devcontainer/Dockerfile', 'utf8').split(/\s+/);
    expect(packages.filter((name) => !words.includes(name))).toEqual([]);
  });

  test('and the workflow use the version of Node in .nvmrc', () => {
    const image = `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm`;
    expect(existsSync('.devcontainer/devcontainer.json')).toBe(true);
    expect(readFileSync('.devcontainer/Dockerfile', 'utf8')).toContain(`FROM ${image}\n`);
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`image: ${image}\n`);
  });
});
