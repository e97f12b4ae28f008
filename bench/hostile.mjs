// Twenty attackers beside four ordinary clients, each with its own address (Linux): what the others notice, and what an attack costs.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { attackBody, attacks } from './http/attackers.mjs';
import { cpuSeconds, startServer } from './http/measured-server.mjs';
import { report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
/** HOSTILE_FAMILIES, a regular expression, chooses kinds of attacks. */
const FLEET = resolve(import.meta.dirname, 'http/fleet.mjs');
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 60);
const REFERENCE_SECONDS = Math.min(10, SECONDS);
const CLIENTS = 4;
/** Ordinary clients think for a while between two requests, and do not wait for ever. */
const PAUSE = 20;
const PATIENCE = 30_000;
const GIB = 2 ** 30;

const small = { type: 'object', properties: { code: { pattern: '^[A-Z]{2}-\\d{4}$' } } };
const json = (path, content) => ({
  method: 'POST',
  path,
  type: 'application/json',
  body: JSON.stringify(content),
});
const towns = Array.from({ length: 50 }, (_, row) => `${row},Town ${row},${row * 100}`).join('\n');

/** What ordinary clients ask for; a number keeps the service from remembering the answer. */
const ordinary = {
  'POST /v1/validate, an instance': (turn) =>
    json('/v1/validate', { schema: { title: `${turn}`, ...small }, instance: { code: 'AB-1234' } }),
  'GET /v1/schemas': () => ({ method: 'GET', path: '/v1/schemas' }),
  'POST /v1/lint': (turn) => json('/v1/lint', { schema: { title: `${turn}`, ...small } }),
  'POST /v1/export/croissant': (turn) =>
    json('/v1/export/croissant', { schema: { ...generatedSchema(10), title: `${turn}` } }),
  'POST /v1/infer, 50 rows': (turn) => ({
    ...{ method: 'POST', path: '/v1/infer', type: 'text/csv' },
    body: `id,name,inhabitants_${turn}\n${towns}\n`,
  }),
  'GET /assets/page.css': () => ({ method: 'GET', path: '/assets/page.css' }),
};

/** Sends a request; the outcome is its status, or why there is none. */
function ask(address, { method, path, type, body = '' }, { agent, localAddress } = {}) {
  const start = performance.now();
  const headers =
    type === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
  return new Promise((done) => {
    const end = (outcome) => done({ outcome, ms: performance.now() - start });
    const options = { agent, localAddress, method, headers, timeout: PATIENCE };
    const sent = request(address + path, options, (response) => {
      response.resume();
      const { statusCode, headers: heard } = response;
      const isBare = statusCode === 503 && heard['retry-after'] === undefined;
      response.on('end', () => end(isBare ? '503 without Retry-After' : statusCode));
      response.on('error', () => end('cut off'));
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'no answer' })));
    sent.on('error', (fault) => end(fault.code));
    sent.end(body);
  });
}

/** What an ordinary client gets until it is over: times by kind of request, and what was not 200. */
async function client(address, number, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localAddress = `127.0.0.${number + 10}`;
  const kinds = Object.entries(ordinary);
  const times = Object.fromEntries(kinds.map(([name]) => [name, []]));
  const failures = [];
  for (let turn = number; !isOver(); turn++) {
    const [name, requestAt] = kinds[turn % kinds.length];
    const { outcome, ms } = await ask(address, requestAt(`${number}_${turn}`), { agent, localAddress });
    times[name].push(ms);
    if (outcome !== 200) failures.push(outcome);
    await sleep(PAUSE);
  }
  agent.destroy();
  return { times, failures };
}

/** What all ordinary clients get while something goes on. */
async function servedDuring(address, goingOn) {
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(address, number, () => isOver));
  const result = await goingOn();
  isOver = true;
  const served = await Promise.all(clients);
  const times = Object.fromEntries(
    Object.keys(ordinary).map((name) => [name, served.flatMap((each) => each.times[name])]),
  );
  return { result, times, failures: served.flatMap((each) => each.failures) };
}

const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)];

/** The most memory that a process has had, in bytes; 0 when it is gone. */
function peakMemory({ pid }) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const startService = () => startServer([COMMAND, 'serve', '--port', '0', '--log-level', 'warn']);

/** The CPU seconds that each attack of the table takes on a service that does nothing else, and its outcome. */
async function costs() {
  const server = await startService();
  const found = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const before = cpuSeconds(server.child.pid);
    const { outcome } = await ask(server.address, {
      ...{ method: 'POST', path: attack[0], type: 'application/json' },
      body: attackBody(attack, 'alone'),
    });
    found.push({ name, outcome, cpu: cpuSeconds(server.child.pid) - before });
  }
  await server.stop();
  return found;
}

export async function run() {
  console.log('hostile: CPU seconds of the service for one attack');
  for (const { name, outcome, cpu } of await costs()) report(`${name} (${outcome})`, cpu, { atMost: 2 });

  const server = await startService();
  const { address, child } = server;
  // The first requests meet a service that is still getting ready.
  for (let turn = 0; turn < 20; turn++) {
    for (const requestAt of Object.values(ordinary)) await ask(address, requestAt(`first_${turn}`));
  }
  const quiet = await servedDuring(address, () => sleep(REFERENCE_SECONDS * 1000));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMemory(child));
  }, 200);
  const attacked = await servedDuring(address, () =>
    promisify(execFile)(process.execPath, [FLEET, address, String(SECONDS)]),
  );
  clearInterval(watch);
  const isAlive =
    child.exitCode === null && (await ask(address, { method: 'GET', path: '/status' })).outcome === 200;
  if (child.exitCode === null) await server.stop();

  console.log(
    `hostile: 20 attackers for ${SECONDS} s, with the lowest priority as they share the cores with the service; their outcomes`,
  );
  for (const [family, outcomes] of Object.entries(JSON.parse(attacked.result.stdout)))
    console.log(`  ${family}: ${JSON.stringify(outcomes).replaceAll('"', '')}`);
  console.log(
    `hostile: ${CLIENTS} ordinary clients beside them, 99th percentile as a multiple of that of ${REFERENCE_SECONDS} s without attackers`,
  );
  for (const [name, times] of Object.entries(attacked.times)) {
    const [before, during] = [percentile(quiet.times[name], 0.99), percentile(times, 0.99)];
    const figures = `${before.toFixed(1)} -> ${during.toFixed(1)} ms, ${times.length} requests`;
    report(`${name}, ${figures}`, during / before, { atMost: 20 });
  }
  const count = Object.values(attacked.times).flat().length;
  const refused = attacked.failures.filter((each) => each === 503).length;
  const failed = attacked.failures.filter((each) => each !== 503);
  report('percent of their requests that are refused (503 with Retry-After)', (100 * refused) / count, {
    atMost: 1,
  });
  report(`those that fail otherwise ${[...new Set(failed)].join(' ')}`, failed.length, { atMost: 0 });
  report('failures without attackers', quiet.failures.length, { atMost: 0 });
  report('peak of the resident memory, GiB', peak / GIB, { atMost: 1 });
  report('the service is alive afterwards', isAlive ? 1 : 0, { atLeast: 1 });
}
