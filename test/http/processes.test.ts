// The service as people run it: real processes, signals, folders and logs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../conformance/free-port.js';

const COMMAND = resolve('bin/fairwright.js');
const JSON_TYPE = { 'content-type': 'application/json' };

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly log: () => string;
}

const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await stop(child);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The exit code of a process, when all that it wrote has been read. */
async function codeOf(child: ChildProcess): Promise<number | null> {
  return (await once(child, 'close'))[0] as number | null;
}

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const code = codeOf(child);
  child.kill(signal);
  return code;
}

function run(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [COMMAND, 'serve', ...words], {
    env: { PATH: process.env.PATH, FAIRWRIGHT_DRAIN: '0', ...env },
  });
  running.push(child);
  let out = '';
  let log = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  return { child, out: () => out, log: () => log };
}

async function start(words: readonly string[], env: Record<string, string> = {}): Promise<Running> {
  const { child, out, log } = run(words, env);
  await until(() => out().includes('serves http'));
  return { child, log, address: /http:\/\/\S+/.exec(out())![0] };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 25));
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'schemas-'));
  folders.push(made);
  return made;
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Resolves when the service has read what was sent before: connections are accepted in their order. */
async function underWay(address: string): Promise<void> {
  for (let request = 0; request < 3; request++) {
    await fetch(`${address}/status`, { headers: { connection: 'close' } });
  }
}

const json = async (address: string) => (await fetch(address)).json() as Promise<Record<string, unknown>>;

describe('a service that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes what is under way and ends with 0',
    async (signal) => {
      const { child, address } = await start(['--port', '0', '--log-level', 'warn']);
      const body = JSON.stringify({ schema: { pattern: '^(a+)+\\1$' }, instance: `${'a'.repeat(60)}b` });
      const slow = fetch(`${address}/v1/validate`, { method: 'POST', headers: JSON_TYPE, body });
      await underWay(address);
      const code = stop(child, signal);
      expect((await slow).status).toBe(422);
      expect(await code).toBe(0);
    },
  );
});

describe('a service that is told to stop while others still send it requests', () => {
  // Long enough that only a second signal ends it.
  const PATIENT = ['--drain', '600', '--log-level', 'warn'];
  const asked = async (url: string) => {
    const { status, headers } = await fetch(url, { headers: { connection: 'close' } });
    return [status, headers.get('connection')];
  };
  const expectDraining = async (address: string) => {
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect(await asked(`${address}/readyz`)).toEqual([503, 'close']);
    expect(await asked(`${address}/status`)).toEqual([503, 'close']);
    expect(await asked(`${address}/livez`)).toEqual([200, 'close']);
    expect(await asked(`${address}/v1/schemas`)).toEqual([200, 'close']);
    const body = JSON.stringify({ schema: { pattern: '^(a+)+\\1$' }, instance: 'aa' });
    const { status } = await fetch(`${address}/v1/validate`, { method: 'POST', headers: JSON_TYPE, body });
    expect(status).toBe(200);
  };

  test('answers all of them for a while, and says that it is about to stop', async () => {
    const { child, address } = await start(['--port', '0', ...PATIENT]);
    for (const path of ['/readyz', '/status', '/livez'])
      expect((await fetch(address + path)).status, path).toBe(200);
    child.kill('SIGTERM');
    await expectDraining(address);
    expect(await stop(child)).toBe(0);
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
  });

  test('ends by itself when that time is over', async () => {
    const { child } = await start(['--port', '0', '--drain', '1', '--log-level', 'warn']);
    expect(await stop(child)).toBe(0);
  });

  test('does not wait if somebody at a terminal stops it', async () => {
    const { child } = await start(['--port', '0', ...PATIENT]);
    expect(await stop(child, 'SIGINT')).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('does the same in several processes: %s', async (signal) => {
    const port = String(await freePort());
    const { child, address } = await start(['--port', port, '--workers', '2', ...PATIENT]);
    if (signal === 'SIGTERM') {
      child.kill(signal);
      await expectDraining(address);
    }
    expect(await stop(child, signal)).toBe(0);
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
  });

  test('does the same when npm start gets the signal', async () => {
    const port = String(await freePort());
    const words = ['start', '--silent', '--', '--port', port, '--drain', '600'];
    const child = spawn('npm', words, { env: process.env });
    running.push(child);
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const address = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200);
    child.kill('SIGTERM');
    await expectDraining(address);
    const [, pid] = /"pid":(\d+)[^\n]*"Shutting down\."/.exec(log)!;
    process.kill(Number(pid), 'SIGTERM');
    await until(async () => (await fetch(`${address}/livez`).catch(() => undefined)) === undefined);
  });
});

describe('a service behind a proxy and under watch', () => {
  test('believes X-Forwarded-For of a trusted proxy only, for logs and limits', async () => {
    const fromClient = (address: string, client: string) =>
      fetch(`${address}/v1/schemas`, { headers: { 'x-forwarded-for': client } });
    const behind = await start(['--port', '0', '--rate-limit', '1', '--trust-proxy', 'loopback']);
    expect((await fromClient(behind.address, '203.0.113.7')).status).toBe(200);
    expect((await fromClient(behind.address, '203.0.113.8')).status).toBe(200);
    expect((await fromClient(behind.address, '203.0.113.7')).status).toBe(429);
    await until(() => behind.log().includes('"client":"203.0.113.8"'));
    const open = await start(['--port', '0', '--rate-limit', '1']);
    expect((await fromClient(open.address, '203.0.113.7')).status).toBe(200);
    expect((await fromClient(open.address, '203.0.113.8')).status).toBe(429);
    expect(open.log()).not.toContain('203.0.113');
  });

  test('logs what monitors ask all the time for those who debug only', async () => {
    const paths = ['/status', '/livez', '/readyz', '/metrics'];
    const logged = async (level: string) => {
      const { address, log } = await start(['--port', '0', '--metrics', '--log-level', level]);
      for (const path of [...paths, '/v1/schemas']) await fetch(address + path);
      await until(() => log().includes('"path":"/v1/schemas"'));
      return paths.filter((path) => log().includes(`"path":"${path}"`));
    };
    expect(await logged('info')).toEqual([]);
    expect(await logged('debug')).toEqual(paths);
  });

  test('answers probes and /metrics however often they are asked for', async () => {
    const { address } = await start(['--port', '0', '--rate-limit', '1', '--metrics', '--log-level', 'warn']);
    for (const path of ['/status', '/livez', '/readyz', '/metrics', '/status', '/metrics', '/v1/schemas']) {
      expect((await fetch(address + path)).status).toBe(200);
    }
    expect((await fetch(`${address}/v1/schemas`)).status).toBe(429);
  });

  test('logs that it shuts down', async () => {
    const { child, log } = await start(['--port', '0']);
    expect(await stop(child)).toBe(0);
    expect(log()).toMatch(/"signal":"SIGTERM","msg":"Shutting down\."[\s\S]*"msg":"Shut down\."/);
  });

  test('logs no requests and no end with --quiet', async () => {
    const { child, address, log } = await start(['--port', '0', '--quiet']);
    await fetch(`${address}/status`);
    expect(await stop(child)).toBe(0);
    expect(log()).toBe('');
  });

  test('started by npm start ends when npm gets SIGTERM', async () => {
    const port = String(await freePort());
    const env = { ...process.env, FAIRWRIGHT_DRAIN: '0' };
    const child = spawn('npm', ['start', '--silent', '--', '--port', port], { env });
    running.push(child);
    const status = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ status }) => status,
        () => 0,
      );
    await until(async () => (await status()) === 200);
    await stop(child);
    await until(async () => (await status()) === 0);
  });
});

describe('several processes', () => {
  test('end in order when they are told to stop while they start', async () => {
    const words = ['--port', String(await freePort()), '--workers', '2', '--log-level', 'warn'];
    for (const delay of [0, 100, 300]) {
      const { child, out, log } = run(words);
      await until(() => childrenOf(child.pid!).length === 2);
      await new Promise((done) => setTimeout(done, delay));
      expect(await stop(child)).toBe(0);
      // Nothing, unless they were ready before the signal came.
      expect(out() + log()).toMatch(/^(fairwright \S+ serves \S+ \(Ctrl\+C stops it\)\n)?$/);
    }
  });

  test('report one sum of their metrics', async () => {
    const port = String(await freePort());
    const words = ['--port', port, '--workers', '2', '--metrics', '--log-level', 'warn'];
    const { address } = await start(words);
    const asked = 20;
    for (let count = 0; count < asked; count++)
      await fetch(`${address}/v1/schemas`, { headers: { connection: 'close' } });
    for (let count = 0; count < 4; count++) {
      const text = await (await fetch(`${address}/metrics`, { headers: { connection: 'close' } })).text();
      expect(text).toContain(
        `fairwright_requests_total{method="GET",route="/v1/schemas",status="200"} ${asked}`,
      );
    }
  });

  test('serve one port, and one that dies is replaced', async () => {
    const port = await freePort();
    const { child, address } = await start(['--port', String(port), '--workers', '2', '--log-level', 'warn']);
    expect(await json(`${address}/status`)).toMatchObject({ workers: 2 });
    const before = childrenOf(child.pid!);
    expect(before).toHaveLength(2);
    process.kill(before[0]!, 'SIGKILL');
    await until(() => {
      const now = childrenOf(child.pid!);
      return now.length === 2 && !now.includes(before[0]!);
    });
    expect((await fetch(`${address}/status`)).status).toBe(200);
    expect(await stop(child)).toBe(0);
    await expect(fetch(`${address}/status`)).rejects.toThrow();
  });
});

describe('a folder of schemas', () => {
  test('is listed, read again when it changes, and told about when something is wrong with it', async () => {
    const schemas = folder();
    const put = (name: string, text: string) => writeFileSync(join(schemas, name), text);
    put('a.json', '{"$id": "https://example.org/a", "title": "A", "type": "string"}');
    put('b.yaml', '$id: https://example.org/b\ntitle: B\n$ref: a\n');
    const { address, log } = await start(['--port', '0', '--schemas', schemas]);
    const list = () => json(`${address}/v1/schemas?q=example.org`);
    expect(await list()).toMatchObject({
      count: 2,
      schemas: [{ id: 'https://example.org/a' }, { title: 'B', kind: 'schema' }],
    });
    expect(await json(`${address}/v1/schemas/${encodeURIComponent('https://example.org/b')}`)).toMatchObject({
      title: 'B',
    });

    const check = async () => {
      const body = JSON.stringify({ schema: { $ref: 'https://example.org/b' }, instance: 5 });
      return (
        await fetch(`${address}/v1/validate`, { method: 'POST', headers: JSON_TYPE, body })
      ).json() as Promise<object>;
    };
    expect(await check()).toMatchObject({
      valid: false,
      instance_errors: ['Expected a string, found the number 5. (path: )'],
    });

    put('a.json', '{"$id": "https://example.org/a", "title": "A", "type": "number"}');
    put('broken.json', '{');
    put('twin.json', '{"$id": "https://example.org/a"}');
    put('nameless.json', '{}');
    put('relative.json', '{"$id": "a b"}');
    put('slip.json', '{"$id": "https://example.org/a b", "type": 7}');
    put('wrong.json', '{"$id": "https://example.org/wrong", "type": 7, "title": 7}');
    await until(async () => ((await list()).problems as unknown[]).length === 6);
    expect((await list()).problems).toMatchObject([
      { code: 'syntax/json', at: { uri: 'broken.json' } },
      { code: 'schema/value', at: { uri: 'wrong.json', pointer: '/type' } },
      { code: 'registry/no-id', at: { uri: 'nameless.json' } },
      { code: 'registry/no-id', at: { uri: 'relative.json' } },
      {
        code: 'registry/no-iri',
        message: 'The $id "https://example.org/a b" is not an IRI.',
        at: { uri: 'slip.json' },
      },
      { code: 'registry/duplicate-id', at: { uri: 'twin.json' } },
    ]);
    expect(await list()).toMatchObject({ count: 3 });
    await until(async () => ((await check()) as { valid: boolean }).valid);
    expect(log()).toContain('"file":"broken.json"');
    expect(log()).not.toContain(schemas);
  });
});

describe('--reload', () => {
  test('starts the service again when the schemas change', async () => {
    const schemas = folder();
    writeFileSync(join(schemas, 'a.json'), '{"$id": "https://example.org/a"}');
    const port = await freePort();
    const { child, address } = await start([
      '--port',
      String(port),
      '--reload',
      '--schemas',
      schemas,
      '--log-level',
      'warn',
    ]);
    const [first] = childrenOf(child.pid!);
    utimesSync(join(schemas, 'a.json'), new Date(), new Date());
    await until(() => {
      const [now] = childrenOf(child.pid!);
      return now !== undefined && now !== first;
    });
    await until(async () => (await fetch(`${address}/status`).catch(() => undefined))?.status === 200);
    expect(await stop(child)).toBe(0);
  });
});

describe('an operator', () => {
  test('may set every flag in the environment', async () => {
    const env = {
      FAIRWRIGHT_PORT: '0',
      FAIRWRIGHT_PREFIX: '/fair',
      FAIRWRIGHT_METRICS: 'true',
      FAIRWRIGHT_LOG_LEVEL: 'warn',
    };
    const { address } = await start([], env);
    expect(address).toMatch(/\/fair$/);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
  });

  test.each([
    [['--port', '70000'], {}, /--port must be a whole number from 0 to 65535, not "70000"/],
    [['--workers', 'many'], {}, /--workers must be a whole number from 1 to 64, or auto, not "many"/],
    [['--prefix', 'fair'], {}, /--prefix must be a path such as \/api, not "fair"/],
    [
      ['--docs-url', 'foo'],
      {},
      /--docs-url must be an address such as https:\/\/example\.org\/fair, not "foo"/,
    ],
    [[], { FAIRWRIGHT_DOCS_URL: 'ftp://x' }, /FAIRWRIGHT_DOCS_URL must be an address/],
    [['--schemas', '/nowhere'], {}, /The folder \/nowhere cannot be read/],
    [['--port', '0', '--host', '203.0.113.1'], {}, /This machine has no address 203\.0\.113\.1/],
    [[], { FAIRWRIGHT_RELOAD: 'perhaps' }, /FAIRWRIGHT_RELOAD must be true or false, not "perhaps"/],
    [[], { FAIRWRIGHT_PORT: 'x' }, /FAIRWRIGHT_PORT must be a whole number/],
  ])('that calls with %j and %j gets one sentence', async (words, env, says) => {
    const { child, log } = run(words, env as Record<string, string>);
    expect(await codeOf(child)).toBe(2);
    expect(log()).toMatch(says);
    expect(log().trim().split('\n')).toHaveLength(1);
  });

  test('whose port is in use gets one sentence', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const { child, log } = run(['--port', String(port)]);
    expect(await codeOf(child)).toBe(2);
    expect(log()).toBe(`fairwright: Port ${port} on 127.0.0.1 is in use: choose another with --port.\n`);
    server.close();
  });

  test('finds requests, durations, lag and memory in the metrics, and none of it unless asked for', async () => {
    const { address } = await start(['--port', '0', '--metrics', '--log-level', 'warn']);
    await fetch(`${address}/v1/schemas`);
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain('fairwright_requests_total{method="GET",route="/v1/schemas",status="200"} 1');
    for (const name of [
      'fairwright_request_duration_seconds_bucket',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
    const without = await start(['--port', '0', '--log-level', 'warn']);
    expect((await fetch(`${without.address}/metrics`)).status).toBe(404);
  });

  test('reads structured logs with request ids, and nothing that is nobody’s business', async () => {
    const { address, log } = await start(['--port', '0']);
    const body = JSON.stringify({ schema: { title: 'secret-title' } });
    await fetch(`${address}/v1/validate?strict=secret-query`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-request-id': 'mine-1' },
      body,
    });
    await until(() => log().includes('mine-1'));
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ reqId }) => reqId === 'mine-1')).toMatchObject({
      method: 'POST',
      path: '/v1/validate',
      status: 400,
      ms: expect.any(Number),
    });
    expect(log()).not.toMatch(/secret|node_modules|\.js:/);
  });
});
