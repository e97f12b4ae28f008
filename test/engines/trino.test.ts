// Trino itself: tables with columns of all its types against the row checker, and patterns against the native engine.
import { afterAll, expect, test } from 'vitest';
import { openTrino, sourceOf } from '../../src/data/engines/index.js';
import { trino } from '../../src/data/sql/index.js';
import { expectSameCells } from '../cell-agreement.js';
import {
  type AgreeingEngine,
  anyColumn,
  expectAgreement,
  hostileNames,
  keyValues,
  typedValues,
  type ValuesByKind,
} from '../engine-agreement.js';
import { expectSamePatterns } from '../pattern-agreement.js';
import { expectSameRelations } from '../relation-agreement.js';

const TABLES = 40;

const engine = openTrino({ server: process.env.TRINO_SERVER!, catalog: 'memory', schema: 'default' });
afterAll(() => engine.close());
const { identifier, text } = trino;

async function run(sql: string) {
  const rows = [];
  for await (const row of engine.rows(sql)) rows.push(row);
  return rows;
}

/** Tables with columns of all types, in memory. */
const agreeing = (of: ValuesByKind): AgreeingEngine => ({
  dialect: trino,
  engine,
  keyType: 'integer',
  names: hostileNames.map((name) => name.toLowerCase()),
  types: [
    { sqlType: 'boolean', values: of.boolean },
    { sqlType: 'tinyint', values: of.integer(8) },
    { sqlType: 'smallint', values: of.integer(16) },
    { sqlType: 'integer', values: of.integer(32) },
    { sqlType: 'bigint', values: of.long },
    { sqlType: 'real', values: of.float },
    { sqlType: 'double', values: of.double },
    { sqlType: 'decimal(9,2)', values: of.decimal(9, 2) },
    { sqlType: 'decimal(18,3)', values: of.decimal(18, 3) },
    { sqlType: 'decimal(38,0)', values: of.decimal(38, 0) },
    { sqlType: 'varchar', values: of.text },
    { sqlType: 'varchar(40)', values: of.text },
    { sqlType: 'date', values: of.date },
  ],
  async createTable(name, columns, rows) {
    const table = identifier(name);
    await run(`DROP TABLE IF EXISTS ${table}`);
    const named = columns.map((column) => `${identifier(column.name)} ${column.sqlType}`);
    await run(`CREATE TABLE ${table} (${named.join(', ')})`);
    const casts = rows.map((row) => {
      const cells = row.map((each, index) => {
        const value = each === null ? 'NULL' : text(each);
        return `CAST(${value} AS ${columns[index]!.sqlType})`;
      });
      return `(${cells.join(', ')})`;
    });
    await run(`INSERT INTO ${table} VALUES ${casts.join(', ')}`);
    return table;
  },
});

test('finds in columns of all types what the row checker finds', async () => {
  console.log('Tables:', await expectAgreement(agreeing(typedValues), TABLES));
});

test('finds in columns of text what the row checker finds', async () => {
  console.log('Tables of texts:', await expectSameCells(engine, anyColumn, TABLES));
});

test('finds the duplicates and orphans that the row checker finds', async () => {
  console.log('Keys and relations:', await expectSameRelations(agreeing(keyValues), TABLES));
});

test('matches the texts that the native engine matches', async () => {
  console.log('Patterns:', await expectSamePatterns(agreeing(typedValues), 'joni'));
});

test('a table or column that is missing is reported in a sentence', async () => {
  await expect(sourceOf(engine, identifier('nowhere'), { key: ['a'] })).rejects.toThrow(
    "Trino has no such table: Table 'memory.default.nowhere' does not exist.",
  );
  await expect(run('SELECT nothing FROM (VALUES 1) AS t(a)')).rejects.toThrow(
    "Trino has no such column: Column 'nothing' cannot be resolved.",
  );
});

test('cancel ends a query that runs', async () => {
  const other = openTrino({ server: process.env.TRINO_SERVER!, user: 'ada' });
  const numbers = 'UNNEST(sequence(1, 10000)) AS';
  const slow = `SELECT count(*) AS n FROM ${numbers} a(x), ${numbers} b(y), ${numbers} c(z) WHERE x * y % 7 = z`;
  const states = () => run(`SELECT state FROM system.runtime.queries WHERE "user" = 'ada'`);
  const ended = expect((other.rows(slow) as AsyncGenerator).next()).rejects.toThrow(
    'The query was cancelled.',
  );
  await expect.poll(states).toEqual([{ state: 'RUNNING' }]);
  await other.close();
  await ended;
  await expect.poll(states).toEqual([{ state: 'FAILED' }]);
});
