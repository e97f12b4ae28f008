// Whole tables in PostgreSQL against the row checker, without a server. `npm run conformance` does the same with one.
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../src/engines/index.js';
import { postgres } from '../src/sql/index.js';
import { runs } from './effort.js';
import { expectAgreement, typedValues } from './engine-agreement.js';

let server: PGlite;
let engine: Engine;
beforeAll(async () => {
  server = await PGlite.create();
  const rows = async (sql: string) => (await server.query<{ [name: string]: unknown }>(sql)).rows;
  engine = {
    label: 'PostgreSQL',
    dialect: postgres,
    async *rows(sql) {
      yield* await rows(sql);
    },
    async columns(from) {
      const { fields } = await server.query(`SELECT * FROM ${from} LIMIT 0`);
      const types = await rows(`SELECT oid, format_type(oid, NULL) AS type FROM pg_type`);
      return fields.map(({ name, dataTypeID }) => ({
        name,
        type: String(types.find(({ oid }) => oid === dataTypeID)?.type),
      }));
    },
    cancel: () => {},
    close: () => server.close(),
  };
});
afterAll(() => engine.close());

test('tables with columns of all types', async () => {
  const { identifier, text } = postgres;
  const compared = await expectAgreement(
    {
      engine,
      keyType: 'integer',
      types: [
        { sqlType: 'boolean', values: typedValues.boolean },
        { sqlType: 'smallint', values: typedValues.integer(16) },
        { sqlType: 'integer', values: typedValues.integer(32) },
        { sqlType: 'bigint', values: typedValues.long },
        { sqlType: 'real', values: typedValues.float },
        { sqlType: 'double precision', values: typedValues.double },
        { sqlType: 'text', values: typedValues.text },
        { sqlType: 'date', values: typedValues.date },
      ],
      async createTable(name, columns, rows) {
        const table = identifier(name);
        await server.exec(`DROP TABLE IF EXISTS ${table}`);
        const named = columns.map((column) => `${identifier(column.name)} ${column.sqlType}`);
        await server.exec(`CREATE TABLE ${table} (${named.join(', ')})`);
        const written = rows.map(
          (row) => `(${row.map((each) => (each === null ? 'NULL' : text(each))).join(', ')})`,
        );
        await server.exec(`INSERT INTO ${table} VALUES ${written.join(', ')}`);
        return table;
      },
    },
    runs({ test: 100, conformance: 300 }),
  );
  expect(compared.rows).toBeGreaterThan(0);
});
