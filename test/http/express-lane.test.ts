import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createService } from 'fairwright/http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('an answer that is ready', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await createService({ logLevel: 'warn', prefix: '/a' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const ask = async (path: string, headers: Record<string, string>) => {
    const request = get({ port, path, headers: { 'x-request-id': 'one', ...headers } });
    const [response] = (await once(request, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const { date: _date, ...rest } = response.headers;
    return { status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString('base64') };
  };

  it.each([
    ['plain', {}],
    ['packed', { 'accept-encoding': 'gzip' }],
    ['known', { 'if-none-match': '*' }],
  ])('is the same as one that is made: %s', async (_name, headers) => {
    const made = await app.inject({ url: '/v1/schemas', headers: { 'x-request-id': 'one', ...headers } });
    await ask('/a/v1/schemas', headers);
    const ready = await ask('/a/v1/schemas', headers);
    expect(ready.status).toBe(made.statusCode);
    expect(ready.body).toBe(made.rawPayload.toString('base64'));
    const { connection, 'keep-alive': _keptAlive, ...own } = ready.headers;
    const { connection: _connection, date: _date, ...others } = made.headers;
    expect(connection).toBe('keep-alive');
    expect(own).toEqual(others);
  });

  it('is not given to who wants another type', async () => {
    await ask('/a/v1/schemas', {});
    expect((await ask('/a/v1/schemas', { accept: 'image/png' })).status).toBe(406);
  });
});
