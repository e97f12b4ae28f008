// Publishes versions one after another, and prints each that was acknowledged: arguments are the database, a prefix, a count,
// and how many milliseconds to wait after each.
import { openStore } from '../../dist/registry/store/index.js';

const [path, prefix, count, pause = '0'] = process.argv.slice(2);
const store = await openStore(path);
for (let index = 0; index < Number(count); index++) {
  const name = `${prefix}${index}`;
  const bytes = new TextEncoder().encode(`{"title":"${name} ${process.pid}"}`);
  const { outcome } = await store.store({
    owner: 'statistics',
    name,
    number: '1.0.0',
    state: 'published',
    sort: '1',
    bytes,
    digest: Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex'),
    mediaType: 'application/schema+json',
    readiness: 1,
    facts: { title: name, keywords: [], variables: [] },
    addresses: [`https://example.org/${name}`],
    references: [],
    facets: [],
    at: '2026-01-02T03:04:05Z',
    by: 'a test',
  });
  process.stdout.write(`${name} ${outcome}\n`);
  if (pause !== '0') await new Promise((done) => setTimeout(done, Number(pause)));
}
await store.close();
