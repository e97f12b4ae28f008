// A minute at full load with a worker killed every five seconds: what fails, and what happens to memory.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './http/measured-server.mjs';
import { report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const SECONDS = 60;
const CLIENTS = 16;
const BODY = JSON.stringify({ schema: generatedSchema(22) });

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

function post(address, agent) {
  return new Promise((done) => {
    const sent = request(
      `${address}/v1/validate`,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': BODY.length },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          done(response.statusCode === 200 ? 'answered' : `status ${response.statusCode}`),
        );
        response.on('error', () => done('cut off'));
      },
    );
    sent.on('error', (fault) => done(fault.code === 'ECONNREFUSED' ? 'refused' : 'cut off'));
    sent.end(BODY);
  });
}

export async function run() {
  const server = await startServer([
    COMMAND,
    'serve',
    '--port',
    '8766',
    '--log-level',
    'warn',
    '--workers',
    '2',
  ]);
  const counts = {};
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const outcome = await post(server.address, agent);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    agent.destroy();
  });
  const memory = [];
  let kills = 0;
  for (let second = 1; second <= SECONDS; second++) {
    await sleep(1000);
    const workers = childrenOf(server.child.pid);
    // A young worker still grows into its work.
    if (second % 5 === 4) memory.push(Math.max(...workers.map(residentMb)));
    if (second % 5 === 0 && second < SECONDS) {
      process.kill(workers[0], 'SIGKILL');
      kills++;
    }
  }
  isOver = true;
  await Promise.all(clients);
  await server.stop();
  const { answered = 0, 'cut off': cut = 0, ...failed } = counts;
  const others = Object.values(failed).reduce((sum, count) => sum + count, 0);
  const third = Math.floor(memory.length / 3);
  const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  console.log(
    `soak: ${answered} requests answered in ${SECONDS} s, ${kills} workers killed under ${CLIENTS} connections, ${JSON.stringify(failed)}`,
  );
  report('requests cut off with their connection, for each kill', cut / kills, { atMost: CLIENTS });
  report('requests that failed otherwise', others, { atMost: 0 });
  report(
    'memory of the largest worker, last third as a multiple of the first',
    mean(memory.slice(-third)) / mean(memory.slice(0, third)),
    { atMost: 1.2 },
  );
}
