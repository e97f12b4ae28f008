// What a service does when its disk fails: it acknowledges nothing that it cannot keep, and goes on reading.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const COMMAND = resolve('bin/fairwright.js');
const token = newToken();
let folder = '';
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  mkdirSync(join(folder, 'full'));
  const store = await openStore(join(folder, 'registry.sqlite'), { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  await store.addToken({ label: 'CI', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a service with a script of the shell: `$@` are the words that start it. */
async function serve(script: string, registry: string): Promise<string> {
  const words = [process.execPath, COMMAND, 'serve', '--port', '0', '--log-level', 'silent'];
  const options = ['--registry', registry, '--base', 'https://schemas.example.org'];
  child = spawn('sh', ['-c', script, 'sh', ...words, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { stdout } = child;
  return new Promise((done, failed) => {
    let out = '';
    stdout!.on('data', (chunk) => {
      out += chunk;
      const [address] = /http:\S+/.exec(out) ?? [];
      if (address) done(address);
    });
    stdout!.once('close', () => failed(new Error('The service did not start.')));
  });
}

const put = async (address: string, name: string) => {
  const answer = await fetch(`${address}/s/statistics/${name}/1.0.0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: `Towns ${name}`,
      description: randomText(),
      'fair:version': { identifier: '1.0.0' },
    }),
  });
  return { status: answer.status, problem: (await answer.json()) as { type?: string; detail?: string } };
};

/** A text that cannot be compressed. */
function randomText(): string {
  return Array.from({ length: 300 }, () => newToken().slice(3)).join(' ');
}

/** Publishes until it is refused; gives what was acknowledged, and the refusal. */
async function publishUntilRefused(address: string) {
  const acknowledged: string[] = [];
  for (let index = 0; index < 200; index++) {
    const { status, problem } = await put(address, `s${index}`);
    if (status !== 201) return { acknowledged, status, problem };
    acknowledged.push(`s${index}`);
  }
  throw new Error('The disk never failed.');
}

const canMount =
  spawnSync('unshare', ['-rm', 'sh', '-c', `mount -t tmpfs tmpfs ${tmpdir()}`], { stdio: 'ignore' })
    .status === 0;

const FAULTS = [
  // POSIX: in blocks of 512 bytes. The system refuses to write more, which is an error of the disk to SQLite.
  {
    what: 'a write fails',
    script: 'ulimit -f 2000; exec "$@"',
    registry: 'registry.sqlite',
    isPossible: true,
  },
  {
    what: 'the disk is full',
    script: `exec unshare -rm sh -c 'mount -t tmpfs -o size=2m tmpfs full && cp registry.sqlite* full && exec "$@"' sh "$@"`,
    registry: 'full/registry.sqlite',
    isPossible: canMount,
  },
];

for (const { what, script, registry, isPossible } of FAULTS)
  test.runIf(isPossible)(`${what}: nothing more is written, and reading goes on`, async () => {
    const address = await serve(script, registry);
    const { acknowledged, status, problem } = await publishUntilRefused(address);
    expect(acknowledged.length).toBeGreaterThan(2);
    expect([status, problem.type]).toEqual([503, '/problems/read-only']);
    expect(problem.detail).toContain('until the service is restarted');
    // Also what needs little room: nobody knows what is on the disk.
    const alias = await fetch(`${address}/s/statistics`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"title":"Other"}',
    });
    expect(alias.status).toBe(503);
    const health = (await (await fetch(`${address}/status`)).json()) as { registry: string };
    expect(health.registry).toBe('read-only');
    for (const name of acknowledged)
      expect((await fetch(`${address}/s/statistics/${name}/1.0.0/schema.yaml`)).status).toBe(200);
    expect((await fetch(`${address}/s/statistics/s${acknowledged.length}/1.0.0`)).status).toBe(404);
    const audit = await fetch(`${address}/v1/audit?limit=1000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { writes } = (await audit.json()) as { writes: { action: string }[] };
    expect(writes.filter(({ action }) => action === 'publish')).toHaveLength(acknowledged.length);
    if (registry !== 'registry.sqlite') return;
    const ended = once(child!, 'exit');
    child!.kill('SIGKILL');
    await ended;
    cpSync(join(folder, registry), join(folder, 'copy.sqlite'));
    cpSync(join(folder, `${registry}-wal`), join(folder, 'copy.sqlite-wal'));
    const store = await openStore(join(folder, 'copy.sqlite'));
    expect(await store.check()).toEqual([]);
    const names = (await store.changes(0, 1000)).map(({ name }) => name);
    await store.close();
    expect(names).toEqual(acknowledged);
    const again = await serve('exec "$@"', registry);
    expect((await put(again, `s${acknowledged.length}`)).status).toBe(201);
  });
