import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { contract, versionNamed } from '../registry/contract.js';
import { type Postgres, startPostgres } from './postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop());

contract('PostgreSQL', () => openStore(server.database(), { isNew: true }));

test('what was acknowledged survives a crash of the server, and the registry goes on by itself', async () => {
  const store = await openStore(server.database(), { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
  const acknowledged: string[] = [];
  const publish = async (name: string) => {
    const { outcome } = await store.store(versionNamed({ owner: 'statistics', name, number: '1.0.0' }));
    if (outcome === 'created') acknowledged.push(name);
  };
  let failed = 0;
  for (let round = 0; round < 6; round++) {
    const all = Array.from({ length: 20 }, (_, index) => publish(`s${round}-${index}`));
    if (round % 2 === 1) {
      await Promise.race(all);
      server.crash();
      server.start();
    }
    const results = await Promise.allSettled(all);
    failed += results.filter(({ status }) => status === 'rejected').length;
  }
  expect(failed).toBeGreaterThan(0);
  expect(acknowledged.filter((name) => name.startsWith('s4-'))).toHaveLength(20);
  for (const name of acknowledged)
    expect(await store.version({ owner: 'statistics', name, number: '1.0.0' })).toBeDefined();
  const changes = await store.changes(0, 1000);
  expect(changes.length).toBeGreaterThanOrEqual(acknowledged.length);
  console.log(
    `PostgreSQL crashed three times: ${acknowledged.length} acknowledged, 0 lost, ${failed} refused.`,
  );
  await store.close();
});
