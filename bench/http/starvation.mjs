// A service that shares one core with busy loops, and what its clients get: for the benchmark and for a test.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { exporters } from '../../dist/exchange/standards/index.js';
import { generatedSchema } from '../schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../../bin/fairwright.js');
const CORE = String(availableParallelism() - 1);
const EXPORTS = exporters.map(({ id }) => id);
const SIZES = [10, 20, 50, 100, 200, 400];

/** Whether a process can be pinned to a core here. */
export function canPin() {
  try {
    execFileSync('taskset', ['-c', CORE, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Busy loops on the core of the service; they end by themselves after some minutes, whatever happens. */
export function startLoops(count, seconds = 600) {
  const loop = `const end = Date.now() + ${seconds * 1000}; while (Date.now() < end);`;
  const loops = Array.from({ length: count }, () =>
    spawn('taskset', ['-c', CORE, process.execPath, '-e', loop], { stdio: 'ignore' }),
  );
  return { stop: () => loops.map((each) => each.kill('SIGKILL')) };
}

/** A service on that core; resolves when it says that it is ready. */
export async function startPinned(...flags) {
  const words = [COMMAND, 'serve', '--port', '0', '--log-level', 'warn', ...flags];
  const child = spawn('taskset', ['-c', CORE, process.execPath, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(child.stdout, 'data');
  const address = /http:\/\/[\d.]+:\d+/.exec(String(line))[0];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  };
  return { address, stop };
}

/** An ordinary request; each number gives another one. */
export function ordinary(number) {
  const variables = SIZES[number % SIZES.length];
  const schema = {
    ...generatedSchema(variables),
    $id: `https://example.org/schemas/${number}`,
    title: `Schema ${number}`,
  };
  const paths = ['validate', 'instance', 'lint', 'fix', ...EXPORTS.map((id) => `export/${id}`)];
  const path = paths[Math.floor(number / SIZES.length) % paths.length];
  const instance = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, null]));
  if (path === 'instance') return ['/v1/validate', { schema, instance }];
  return [`/v1/${path}`, { schema }];
}

/** Requests that are meant to do harm; each has one decided answer. */
export function hostile(number) {
  const long = `${'a'.repeat(60)}b`;
  const doubled = Object.fromEntries(
    Array.from({ length: 31 }, (_, at) => [
      `d${at}`,
      at === 0 ? { type: 'string' } : { allOf: [0, 1].map(() => ({ $ref: `#/$defs/d${at - 1}` })) },
    ]),
  );
  const many = Array.from({ length: 20_000 }, (_, at) => `value ${at}`);
  const attacks = [
    ['/v1/validate', { schema: { pattern: '^(a*)*\\1$' }, instance: long }],
    ['/v1/validate', { schema: { pattern: '^(?=(a+)+$)a' }, instance: long }],
    ['/v1/validate', { schema: { pattern: '^(a+)+$' }, instance: long }],
    ['/v1/validate', { schema: { $ref: '#/$defs/d30', $defs: doubled }, instance: 'x' }],
    ['/v1/validate', { schema: { items: { enum: many } }, instance: many.map((each) => `${each}!`) }],
    ['/v1/lint', { schema: { properties: Object.fromEntries(many.map((name) => [name, {}])) } }],
    ['/v1/fix', { text: '{"title": 1,', format: 'json' }],
    ['/v1/export/cdif', { schema: { $ref: '#/$defs/d30', $defs: doubled } }],
    ['/v1/validate', { schema: 5 }],
    ['/v1/lint', { text: 'a: &a [x]\nb: [*a, *a]\n', format: 'yaml' }],
  ];
  return attacks[number % attacks.length];
}

/** The status that a request gets, and whether a refusal says when to try again. */
export function statusOf(address, [path, content], agent) {
  const body = JSON.stringify(content);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((done) => {
    const sent = request(address + path, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      const { statusCode, headers } = response;
      const isBare = statusCode === 503 && headers['retry-after'] === undefined;
      response.on('end', () => done(isBare ? '503 without Retry-After' : statusCode));
      response.on('error', () => done('broken'));
    });
    sent.on('error', ({ code }) => done(code));
    sent.end(body);
  });
}

/** How often each status came, for so many ordinary requests by several clients at once. */
export async function load(address, count, clients) {
  const statuses = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (next < count) {
        const status = await statusOf(address, ordinary(next++), agent);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      agent.destroy();
    }),
  );
  return statuses;
}

/** The statuses of the same requests, ordinary and hostile in turn, one at a time. */
export async function statusesOneByOne(address, count) {
  const statuses = [];
  for (let at = 0; at < count; at++) {
    statuses.push(await statusOf(address, at % 2 === 0 ? ordinary(at * 7) : hostile(at >> 1)));
  }
  return statuses;
}
