// The connections over which rows come: several at once, slow ones, silent ones, those of a service that stops.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createService } from '../../src/apps/http/index.js';
import { send as inject } from './service.js';
import {
  expectProblem,
  form,
  from,
  listeningService,
  MANY_ROWS,
  openForm,
  openStream,
  PATH,
  PEOPLE,
  SLOW,
  SLOW_ROW,
  type StreamAnswer,
  schemaPart,
} from './streams.js';

const { app } = listeningService();

describe('a stream under way', () => {
  test('is answered while it is coming, and two may go on at once', async () => {
    const [one, two] = [
      openForm(await app(), { type: 'string' }),
      openForm(await app(), { type: 'integer' }),
    ];
    const hear = async ({ begun }: { begun: Promise<AsyncIterable<Buffer>> }) => {
      for await (const chunk of await begun) return String(chunk);
    };
    one.sent.write('1\n');
    two.sent.write('"x"\n');
    expect(await Promise.all([hear(one), hear(two)])).toEqual([
      expect.stringContaining('Expected a string'),
      expect.stringContaining('Expected an integer'),
    ]);
    one.sent.destroy();
    two.sent.destroy();
  });

  test('takes a place: long ones wait for it, more than may wait are refused, and a client that goes away leaves it', async () => {
    const service = await createService({
      logLevel: 'silent',
      trustProxy: 'loopback',
      rowStreams: 2,
      limits: { queue: 1, streamsPerThread: 1 },
      streamLimits: { window: 60_000 },
    });
    await service.listen({ port: 0, host: '127.0.0.1' });
    const send = (address: string, rows: string) => {
      const client = openStream(service, { query: { schema: '/dev' }, headers: from(address) });
      client.sent.on('error', () => {});
      client.sent.end(rows);
      return client.read();
    };
    try {
      const clients = ['10.0.0.1', '10.0.0.2'].map((address) => openForm(service, SLOW, {}, from(address)));
      for (const { begun } of clients) await begun;
      // Rows that have all come need no place.
      expect((await send('10.0.0.3', '{}\n')).summary).toMatchObject({ valid: true, rows: 1 });
      const waits = send('10.0.0.3', MANY_ROWS);
      const refusals: StreamAnswer[] = [];
      await expect
        .poll(async () => {
          const answer = await Promise.race([send('10.0.0.4', MANY_ROWS), send('10.0.0.4', MANY_ROWS)]);
          refusals.push(answer);
          return answer.status;
        })
        .toBe(503);
      const refused = refusals.at(-1)!;
      await expectProblem(refused, 503, 'unavailable', /waiting/);
      expect(refused.headers['retry-after']).toBe('1');
      // One is in the middle of its work, the other waits for rows.
      clients[0]!.sent.write(SLOW_ROW);
      for (const { sent } of clients) sent.destroy();
      expect((await waits).summary).toMatchObject({ valid: true, rows: 30_000 });
    } finally {
      await service.close();
    }
  });

  test('that delivers next to nothing has to make room when others wait', async () => {
    const service = await createService({
      logLevel: 'silent',
      trustProxy: 'loopback',
      rowStreams: 1,
      limits: { streamsPerThread: 1 },
      streamLimits: { window: 400, silence: 60_000 },
    });
    await service.listen({ port: 0, host: '127.0.0.1' });
    try {
      const slow = openForm(service, { type: 'integer' });
      await slow.begun;
      const trickle = setInterval(() => slow.sent.write('1\n'), 50);
      const answer = slow.read();
      const other = openForm(service, { type: 'integer' }, {}, from('10.0.0.2'));
      other.sent.write('1\n'.repeat(50_000));
      other.end();
      expect((await other.read()).summary).toMatchObject({ valid: true, rows: 50_000 });
      clearInterval(trickle);
      expect((await answer).summary).toMatchObject({ cut_off: { type: '/problems/request-timeout' } });
      slow.sent.destroy();
    } finally {
      await service.close();
    }
  });

  test('stops reading for a client that does not read, and goes on when it does', async () => {
    const connected = once((await app()).server, 'connection') as Promise<[Socket]>;
    const client = openForm(await app(), { type: 'integer' }, { max_errors: '1000000' });
    const [socket] = await connected;
    const response = await client.begun;
    const rows = 50_000;
    for (let sent = 0; sent < rows; sent += 100) client.sent.write(`"${'x'.repeat(400)}"\n`.repeat(100));
    client.end();
    let before = -1;
    await expect
      .poll(
        () => {
          const isStuck = socket.bytesRead === before;
          before = socket.bytesRead;
          return isStuck;
        },
        { interval: 500 },
      )
      .toBe(true);
    expect(before).toBeLessThan(rows * 400);
    let last = '';
    let count = 0;
    for await (const chunk of response) {
      last = (last + chunk).slice(-500);
      count += String(chunk).split('\n').length - 1;
    }
    expect(count).toBe(rows + 1);
    expect(last).toContain(`"rows":${rows},"failed":${rows}`);
  });

  test('keeps memory flat over 200 MiB', async () => {
    const row = `{"name":"a","age":1,"pad":"${'x'.repeat(2 ** 16)}"}\n`;
    const mostWith = async (rows: number) => {
      const client = openForm(await app(), PEOPLE.schema);
      const answer = client.read();
      let most = 0;
      for (let sent = 0; sent < rows; sent++) {
        if (!client.sent.write(row)) await once(client.sent, 'drain');
        most = Math.max(most, process.memoryUsage.rss());
      }
      client.end();
      expect((await answer).summary).toMatchObject({ valid: true, rows });
      return most / 2 ** 20;
    };
    const little = await mostWith(50 * 16);
    // Garbage that is not collected yet takes up to 100 MiB.
    expect((await mostWith(250 * 16)) - little).toBeLessThan(150);
  });
});

describe('a client', () => {
  const listening = async (streamLimits = { silence: 500, grace: 300 }) => {
    const service = await createService({ logLevel: 'silent', streamLimits });
    await service.listen({ port: 0, host: '127.0.0.1' });
    return service;
  };

  test('that sends nothing gets a 408 before its answer began', async () => {
    const service = await listening();
    try {
      const early = openStream(service, form(schemaPart));
      const { lines, status, headers } = await early.read();
      expect({ status, type: lines[0]?.type, connection: headers.connection }).toEqual({
        status: 408,
        type: '/problems/request-timeout',
        connection: 'close',
      });
    } finally {
      await service.close();
    }
  });

  test('that sends nothing more gets a last line', async () => {
    // Longer than a thread takes for a row on a busy machine.
    const service = await listening({ silence: 3_000, grace: 300 });
    try {
      const late = openStream(service, { query: { schema: '/dev' } });
      late.sent.write('{"title":5}\n');
      const { lines: found, summary } = await late.read();
      expect(found[0]).toMatchObject({ row: 1 });
      expect(summary).toMatchObject({ rows: 1, cut_off: { type: '/problems/request-timeout' } });
    } finally {
      await service.close();
    }
  });

  test('that never reads loses its connection', async () => {
    const service = await listening();
    try {
      const client = openForm(service, { type: 'string' }, { max_errors: '1000000' });
      const closed = new Promise((done) => client.sent.on('close', done));
      (await client.begun).pause();
      const push = () => {
        while (!client.sent.destroyed && client.sent.write('1\n'.repeat(10_000)));
      };
      client.sent.on('drain', push);
      push();
      await closed;
    } finally {
      await service.close();
    }
  });

  test('may send for longer than other requests', async () => {
    const service = await listening({ silence: 60_000, grace: 300 });
    try {
      const connected = once(service.server, 'connection') as Promise<[Socket]>;
      const client = openStream(service, { query: { schema: '/dev' } });
      client.sent.write('{}\n');
      const [socket] = await connected;
      await client.begun;
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      service.server.emit('clientError', late, socket);
      client.sent.end('{}\n');
      expect((await client.read()).summary).toMatchObject({ valid: true, rows: 2 });
    } finally {
      await service.close();
    }
  });

  test('of a service that stops may come to an end', async () => {
    const service = await listening({ silence: 60_000, grace: 60_000 });
    const ending = openStream(service, { query: { schema: '/dev' } });
    ending.sent.write('{}\n');
    await ending.begun;
    const closed = service.close();
    ending.sent.end('{}\n');
    expect((await ending.read()).summary).toMatchObject({ valid: true, rows: 2 });
    await closed;
  });

  test('of a service that stops is cut off with the last line', async () => {
    const service = await listening({ silence: 60_000, grace: 300 });
    const endless = openStream(service, { query: { schema: '/dev' } });
    endless.sent.write('{"title":5}\n');
    await once(await endless.begun, 'readable');
    const closed = service.close();
    expect((await endless.read()).summary).toMatchObject({
      valid: false,
      rows: 1,
      cut_off: { type: '/problems/unavailable' },
    });
    await closed;
  });

  test('is counted as any other', async () => {
    const service = await createService({ logLevel: 'silent', metrics: true });
    try {
      const headers = { 'content-type': 'application/x-ndjson' };
      const answer = await inject(service, {
        method: 'POST',
        url: `${PATH}?schema=/dev`,
        headers,
        payload: '{}\n',
      });
      expect(answer.text).toBe('{"summary":{"valid":true,"rows":1,"failed":0,"errors":0,"tallies":[]}}\n');
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'x-request-id': expect.anything(),
      });
      const { text } = await inject(service, { url: '/metrics' });
      expect(text).toContain(`fairwright_requests_total{method="POST",route="${PATH}",status="200"} 1`);
    } finally {
      await service.close();
    }
  });
});
