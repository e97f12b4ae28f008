// Eight attackers beside four ordinary clients: how long an attack takes to be answered, and what the others notice.
import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from './http/measured-server.mjs';
import { report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const ATTACKERS = resolve(import.meta.dirname, 'http/attackers.mjs');
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 20);
/** Ordinary clients think for a while between two requests. */
const PAUSE = 20;

const small = { type: 'object', properties: { code: { pattern: '^[A-Z]{2}-\\d{4}$' } } };

/** What ordinary clients ask for; a number keeps the service from remembering the answer. */
const ordinary = {
  'POST /v1/validate, an instance': (turn) => [
    'POST',
    '/v1/validate',
    { schema: { title: `${turn}`, ...small }, instance: { code: 'AB-1234' } },
  ],
  'GET /v1/schemas': () => ['GET', '/v1/schemas'],
  'POST /v1/lint': (turn) => ['POST', '/v1/lint', { schema: { title: `${turn}`, ...small } }],
  'POST /v1/export/croissant': (turn) => [
    'POST',
    '/v1/export/croissant',
    { schema: { ...generatedSchema(10), title: `${turn}` } },
  ],
};

function ask(address, [method, path, content], agent) {
  const start = performance.now();
  const body = content === undefined ? '' : JSON.stringify(content);
  const headers =
    content === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((done) => {
    const end = (outcome) => done({ outcome, ms: performance.now() - start });
    const sent = request(address + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode));
      response.on('error', () => end('cut off'));
    });
    sent.on('error', (fault) => end(fault.code));
    sent.end(body);
  });
}

/** The times that an ordinary client waits until the attack is over, and how often it waits in vain. */
async function client(address, requestAt, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const failures = [];
  for (let turn = 0; !isOver(); turn++) {
    const { outcome, ms } = await ask(address, requestAt(turn), agent);
    times.push(ms);
    if (outcome !== 200) failures.push(outcome);
    await sleep(PAUSE);
  }
  agent.destroy();
  return { times, failures };
}

const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)];

export async function run() {
  const server = await startServer([COMMAND, 'serve', '--port', '0', '--log-level', 'warn']);
  // The first requests meet a service that is still getting ready.
  for (let turn = 0; turn < 20; turn++) {
    for (const requestAt of Object.values(ordinary)) await ask(server.address, requestAt(-turn), undefined);
  }
  let isOver = false;
  const clients = Object.values(ordinary).map((requestAt) => client(server.address, requestAt, () => isOver));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ATTACKERS,
    server.address,
    String(SECONDS),
  ]);
  isOver = true;
  const served = await Promise.all(clients);
  const isAlive = (await ask(server.address, ['GET', '/status'])).outcome === 200;
  await server.stop();
  const attacks = Object.entries(JSON.parse(stdout));
  const count = attacks
    .flatMap(([, { outcomes }]) => Object.values(outcomes))
    .reduce((sum, each) => sum + each, 0);
  console.log(`hostile: seconds until an attack is answered, ${count} attacks by 8 clients in ${SECONDS} s`);
  for (const [name, { worst, outcomes }] of attacks)
    report(`${name} ${JSON.stringify(outcomes).replaceAll('"', '')}`, worst / 1000, { atMost: 2 });
  console.log('hostile: milliseconds that ordinary clients wait beside them, 99th percentile');
  Object.keys(ordinary).forEach((name, index) => {
    const { times } = served[index];
    report(`${name} (${times.length} requests)`, percentile(times, 0.99), { atMost: 100 });
  });
  const failures = served.flatMap((each) => each.failures);
  report(`requests of ordinary clients that failed ${failures.join(' ')}`, failures.length, { atMost: 0 });
  report('the service is alive afterwards', isAlive ? 1 : 0, { atLeast: 1 });
}
