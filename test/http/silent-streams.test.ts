// Clients that open streams and send next to nothing, or far more than it seems: what others notice of them.
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createService, type ServerOptions } from '../../src/apps/http/index.js';
import { from, MANY_ROWS, openForm, openStream, type Sending } from './streams.js';

const ROWS = { query: { schema: '/dev' } };
const INFER = { path: '/v1/infer', headers: { 'content-type': 'text/csv' } };

/** Runs with a service that takes the addresses of its clients from a header. */
async function withService(
  options: ServerOptions,
  run: (service: FastifyInstance) => Promise<void>,
): Promise<void> {
  const service = await createService({ logLevel: 'silent', trustProxy: 'loopback', ...options });
  await service.listen({ port: 0, host: '127.0.0.1' });
  try {
    await run(service);
  } finally {
    await service.close();
  }
}

/** A client that sends some bytes, and no more. */
function openSilent(service: FastifyInstance, sending: Sending, text: string) {
  const client = openStream(service, sending);
  const state = { ...client, isOver: false };
  client.sent.on('error', () => {});
  client.sent.on('close', () => {
    state.isOver = true;
  });
  client.sent.write(text);
  return state;
}

const send = (service: FastifyInstance, sending: Sending, body: string | Buffer) => {
  const client = openStream(service, sending);
  client.sent.on('error', () => {});
  client.sent.end(body);
  return client.read();
};

describe('silent streams', () => {
  test.each([
    [20, 'infer', INFER, 'a,b\n1'],
    [110, 'infer', INFER, 'a,b\n1'],
    [20, 'rows', ROWS, '{"a":'],
    [110, 'rows', ROWS, '{"a":'],
  ])(
    '%i of one client, of %s: what all others send is answered while they are open',
    async (count, _name, sending, text) => {
      await withService({ rowStreams: 1 }, async (service) => {
        const silent = Array.from({ length: count }, () => openSilent(service, sending, text));
        await Promise.all(silent.map(({ sent }) => once(sent, 'socket')));
        const table = await send(service, INFER, 'id,name\n1,Albury\n2,Beeston\n');
        expect(table.status).toBe(200);
        const rows = await send(service, ROWS, '{"title":"x"}\n{"title":5}\n');
        expect(rows.summary).toMatchObject({ rows: 2, failed: 1 });
        const long = await send(service, { ...ROWS, headers: from('10.0.0.1') }, MANY_ROWS);
        expect(long.summary).toMatchObject({ valid: true, rows: 30_000 });
        expect(silent.filter(({ isOver }) => isOver)).toEqual([]);
        for (const { sent } of silent) sent.destroy();
      });
    },
  );

  test('of one client never take all places', async () => {
    const options = { rowStreams: 1, limits: { streamsPerThread: 2 }, streamLimits: { window: 60_000 } };
    await withService(options, async (service) => {
      const own = Array.from({ length: 4 }, () => {
        const client = openForm(service, { type: 'object' }, {}, from('10.0.0.1'));
        client.sent.write(MANY_ROWS);
        return client;
      });
      await Promise.race(own.map(({ begun }) => begun));
      const other = await send(service, { ...ROWS, headers: from('10.0.0.2') }, MANY_ROWS);
      expect(other.summary).toMatchObject({ valid: true, rows: 30_000 });
      for (const { sent } of own) sent.destroy();
    });
  });

  test('are limited in number, for a client and for all', async () => {
    await withService({ streamLimits: { open: 3, openByClient: 2 } }, async (service) => {
      const open = async (address: string) => {
        const client = openForm(service, { type: 'object' }, {}, from(address));
        const { statusCode, headers } = await client.begun;
        return { client, status: statusCode, retry: headers['retry-after'] };
      };
      const first = await open('10.0.0.1');
      const second = await open('10.0.0.1');
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(await open('10.0.0.1')).toMatchObject({ status: 503, retry: '1' });
      const other = await open('10.0.0.2');
      expect(other.status).toBe(200);
      expect(await open('10.0.0.3')).toMatchObject({ status: 503, retry: '1' });
      first.client.end();
      expect((await first.client.read()).summary).toMatchObject({ valid: true });
      expect((await open('10.0.0.3')).status).toBe(200);
      for (const { client } of [second, other]) client.sent.destroy();
    });
  });

  test('are limited in the bytes that they hold together', async () => {
    const streamLimits = { buffered: 100_000, window: 60_000 };
    await withService({ streamLimits }, async (service) => {
      const text = 'a,b\n'.repeat(15_000);
      const silent = openSilent(service, INFER, text);
      let refused: Awaited<ReturnType<typeof send>> | undefined;
      await expect
        .poll(async () => {
          refused = await send(service, INFER, text);
          return refused.status;
        })
        .toBe(503);
      expect(refused!.headers['retry-after']).toBe('1');
      expect(silent.isOver).toBe(false);
      silent.sent.destroy();
      await expect.poll(async () => (await send(service, INFER, text)).status).toBe(200);
    });
  });
});

test('a small body that unpacks to millions of rows takes turns with others', async () => {
  await withService({ rowStreams: 1 }, async (service) => {
    const headers = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
    const packed = gzipSync(`a\n${'1\n'.repeat(5_000_000)}`);
    expect(packed.length).toBeLessThan(20_000);
    let isOver = false;
    const bomb = send(service, { ...INFER, headers: { ...headers, ...from('10.0.0.1') } }, packed).then(
      (answer) => {
        isOver = true;
        return answer;
      },
    );
    const long = await send(service, { ...ROWS, headers: from('10.0.0.2') }, MANY_ROWS);
    expect(long.summary).toMatchObject({ valid: true, rows: 30_000 });
    expect((await send(service, INFER, 'id,name\n1,Albury\n2,Beeston\n')).status).toBe(200);
    expect(isOver).toBe(false);
    expect((await bomb).status).toBe(200);
  });
});
