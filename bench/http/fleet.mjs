// Twenty attackers at once, each with its own address and all kinds of attacks at the same time. Prints what came of it as JSON.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { attackBody, attacks } from './attackers.mjs';

const [address, seconds] = [new URL(process.argv[2]), Number(process.argv[3])];
const ATTACKERS = 20;
/** Attackers share the cores with the service, which they would not do elsewhere: whatever they need comes last. */
setPriority(19);

const END = Date.now() + seconds * 1000;
const isOver = () => Date.now() >= END;
const outcomes = {};

function note(family, outcome) {
  outcomes[family] ??= {};
  outcomes[family][outcome] = (outcomes[family][outcome] ?? 0) + 1;
}

const MB = 2 ** 20;
const packedSchema = gzipSync(JSON.stringify({ schema: { title: 'x'.repeat(4.9 * MB) } }));
const packedTable = gzipSync(`a,b\n${'1,2\n'.repeat((4.9 * MB) / 4)}`);
const names = Object.keys(attacks);

/** Sends a body, and resolves with the status of the answer. */
function post(localAddress, path, body, headers, agent) {
  return new Promise((done) => {
    const sent = request(
      new URL(path, address),
      {
        ...{ method: 'POST', agent, localAddress, timeout: 60_000 },
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode));
        response.on('error', () => done('cut off'));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', (fault) => done(fault.code));
    sent.end(body);
  });
}

/** Holds a connection open while `send` writes to it; resolves when the other side ends it, or the attack is over. */
async function hold(localAddress, send, { reads = true, longest = Number.POSITIVE_INFINITY } = {}) {
  const socket = connect({ host: address.hostname, port: Number(address.port), localAddress });
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', () => done('ended by the service')));
  if (reads) socket.resume();
  else socket.pause();
  const stop = Date.now() + longest;
  const left = (async () => {
    for await (const text of send()) {
      if (socket.destroyed || isOver() || Date.now() > stop) break;
      socket.write(text);
    }
    while (!isOver() && !socket.destroyed && Date.now() < stop) await sleep(100);
    return 'left open';
  })();
  const outcome = await Promise.race([closed, left]);
  socket.destroy();
  return outcome;
}

const chunk = (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const opening = (path, type) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;

const STREAMS = [
  [opening('/v1/infer', 'text/csv'), 'a,b\n', '1,2\n'],
  [opening('/v1/validate/rows?schema=/dev', 'application/x-ndjson'), '', '{}\n'],
];

/** What each attacker does, all at once; each of them does it one after the other, with a pause. */
const families = {
  'assets that are not read': async ({ localAddress }) => {
    const requests = 'GET /assets/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000);
    async function* send() {
      yield requests;
    }
    return hold(localAddress, send, { reads: false, longest: 5_000 });
  },
  'expensive work': async ({ localAddress, agent, number, turn }) => {
    const name = names[(number * 7 + turn * 3) % names.length];
    return post(localAddress, attacks[name][0], attackBody(attacks[name], `${number} ${turn}`), {}, agent);
  },
  'silent streams': async ({ localAddress, turn }) => {
    const [head, first, row] = STREAMS[turn % STREAMS.length];
    async function* send() {
      yield head + chunk((first + row).slice(0, 5));
    }
    return hold(localAddress, send);
  },
  'streams that trickle': async ({ localAddress, turn }) => {
    const [head, first, row] = STREAMS[turn % STREAMS.length];
    async function* send() {
      yield head + chunk(first + row.repeat(70_000 / row.length));
      for (;;) {
        await sleep(1000);
        yield chunk(row.repeat(Math.ceil(1200 / row.length)));
      }
    }
    return hold(localAddress, send);
  },
  'schemas that unpack to 5 MB': ({ localAddress, agent }) =>
    post(localAddress, '/v1/lint', packedSchema, { 'content-encoding': 'gzip' }, agent),
  'tables that unpack to 5 MB': ({ localAddress, agent }) =>
    post(
      localAddress,
      '/v1/infer',
      packedTable,
      { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
      agent,
    ),
};

/** How many of a kind each attacker has at the same time. */
const AT_ONCE = { 'silent streams': 6, 'streams that trickle': 2 };

/** Those that are asked for, all by default. */
const chosen = Object.entries(families).filter(([family]) =>
  new RegExp(process.env.HOSTILE_FAMILIES ?? '').test(family),
);

const attacking = Promise.all(
  Array.from({ length: ATTACKERS }, (_, number) => {
    const localAddress = `127.0.0.${number + 100}`;
    return Promise.all(
      chosen.flatMap(([family, attack]) =>
        Array.from({ length: AT_ONCE[family] ?? 1 }, async (_each, copy) => {
          const agent = new Agent({ keepAlive: true, maxSockets: 1 });
          for (let turn = copy; !isOver(); turn++) {
            note(family, await attack({ localAddress, agent, number, turn }));
            await sleep(100);
          }
          agent.destroy();
        }),
      ),
    );
  }),
);
// What is not answered by then is of no interest.
await Promise.race([attacking, sleep(seconds * 1000 + 1000)]);
process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
