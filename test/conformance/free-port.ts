import { createServer } from 'node:net';

let lastPort = 10_000 + ((process.pid * 16) % 20_000);

/** A free port of loopback below those that systems choose for others, so that nobody gets it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(++lastPort, '127.0.0.1', () => done(true));
  });
  if (!isFree) return freePort();
  await new Promise((done) => server.close(done));
  return lastPort;
}
