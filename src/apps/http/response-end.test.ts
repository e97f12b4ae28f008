import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenOver } from './response-end.js';
import { UnreadAnswers } from './unread-answers.js';

let server: Server;
beforeEach(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** A response whose client has gone while it was worked on. */
async function abandoned(): Promise<ServerResponse> {
  const { port } = server.address() as AddressInfo;
  const asked = once(server, 'request');
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = (await asked) as [unknown, ServerResponse];
  const gone = new Promise<void>((done) => whenOver(response, done));
  client.destroy();
  await gone;
  return response;
}

test('what is asked for after the end of a response is called at once', async () => {
  const response = await abandoned();
  let calls = 0;
  whenOver(response, () => calls++);
  expect(calls).toBe(1);
});

test('an answer for a client that is gone is not held', async () => {
  const unread = new UnreadAnswers(100_000);
  const response = await abandoned();
  for (let index = 0; index < 5; index++) unread.hold(Buffer.alloc(90_000), response);
  const other = await abandoned();
  expect(() => unread.hold(Buffer.alloc(90_000), other)).not.toThrow();
});
