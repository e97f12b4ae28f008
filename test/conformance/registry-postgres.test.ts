import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { contract } from '../registry/contract.js';
import { type Postgres, startPostgres } from './postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop());

contract('PostgreSQL', () => openStore(server.database(), { isNew: true }));
