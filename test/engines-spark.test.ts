// What is said of Spark before there is one; `npm run conformance` asks real servers.
import { expect, test } from 'vitest';
import { EngineFault, openSpark } from '../src/data/engines/index.js';
import { freePort } from './conformance/free-port.js';

test.each([
  'localhost',
  'https://user:password@localhost',
  'jdbc:hive2://localhost',
  'hive2:///towns',
  'ftp://localhost',
])('%s is no address of a server', async (server) => {
  const opened = openSpark({ server });
  await expect(opened).rejects.toThrow(EngineFault);
  await expect(opened).rejects.toThrow('The server has no address of a Thrift server of Spark.');
});

test.each(['hive2', 'hive2s', 'http', 'https'])('a server that is out of reach: %s', async (scheme) => {
  const port = await freePort();
  const opened = openSpark({ server: `${scheme}://127.0.0.1:${port}`, user: 'reader', password: 'secret' });
  await expect(opened).rejects.toThrow(`Spark at 127.0.0.1:${port} is out of reach (ECONNREFUSED).`);
});
