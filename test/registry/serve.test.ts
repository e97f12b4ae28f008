// How a service starts with a registry, and without one that it can open.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = resolve('bin/fairwright.js');
const USUAL = './data/registry.sqlite';

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a service; gives its address, or its exit code, with what it wrote. */
async function serve(...words: readonly string[]) {
  const started = spawn(
    process.execPath,
    [COMMAND, 'serve', '--port', '0', '--log-level', 'error', ...words],
    {
      cwd: folder,
    },
  );
  child = started;
  let [out, err] = ['', ''];
  started.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const address = await new Promise<string | undefined>((done) => {
    started.stdout.on('data', (chunk) => {
      out += chunk;
      const [found] = /http:\S+/.exec(out) ?? [];
      if (found) done(found);
    });
    started.once('exit', () => done(undefined));
  });
  const state =
    address && ((await (await fetch(`${address}/status`)).json()) as { registry?: string }).registry;
  return { address, code: started.exitCode, err, state };
}

test('the usual registry is made at the first start, which says how to go on', async () => {
  const first = await serve('--registry', USUAL);
  expect(first.state).toBe('ok');
  expect(first.err).toContain('fairwright registry token add');
  expect(existsSync(join(folder, USUAL))).toBe(true);
  child?.kill('SIGKILL');
  const second = await serve('--registry', USUAL);
  expect([second.state, second.err]).toEqual(['ok', '']);
});

test('without the usual registry, the service goes on', async () => {
  writeFileSync(join(folder, 'data'), 'not a folder');
  const { state, err, address } = await serve('--registry', USUAL);
  expect(state).toBe('unavailable');
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('The service has no registry.');
  expect((await fetch(`${address}/s`)).status).toBe(404);
  expect((await fetch(`${address}/v1/schemas`)).status).toBe(200);
});

test.each([
  ['other.sqlite', 'There is no registry at other.sqlite'],
  ['postgres://nobody@127.0.0.1:9/nothing', 'PostgreSQL cannot be reached'],
])('a registry that was named and cannot be opened ends the start: %s', async (registry, message) => {
  const { code, err, address } = await serve('--registry', registry);
  expect(address).toBeUndefined();
  expect(code).toBeGreaterThan(0);
  expect(err).toContain(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'other.sqlite'))).toBe(false);
});

test.each([
  [['--oidc', 'trust.yaml'], 'add --registry DATABASE'],
  [['--oidc', 'none.yaml', '--registry', USUAL], 'none.yaml cannot be read'],
  [['--oidc', 'trust.yaml', '--registry', USUAL], 'trust.yaml at /issuers: Expected an array'],
])('a service does not start with %j', async (words, message) => {
  writeFileSync(join(folder, 'trust.yaml'), 'issuers: everybody\n');
  const { code, err, address } = await serve(...words);
  expect(address).toBeUndefined();
  expect(code).toBeGreaterThan(0);
  expect(err).toContain(message);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a service that was not told of a registry has none', async () => {
  const { state, address } = await serve();
  expect(state).toBeUndefined();
  expect((await fetch(`${address}/s`)).status).toBe(404);
});
