// Trino itself: tables with columns of all its types against the row checker, and patterns against the native engine.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTrino, sourceOf } from '../../src/engines/index.js';
import { trino } from '../../src/sql/index.js';
import { pattern, SETS } from '../arbitrary-patterns.js';
import { expectAgreement, hostileNames, typedValues } from '../engine-agreement.js';

const TABLES = 40;
const PATTERNS = 300;
/** Patterns in one query. */
const AT_ONCE = 20;

const engine = openTrino({ server: process.env.TRINO_SERVER!, catalog: 'memory', schema: 'default' });
afterAll(() => engine.close());
const { identifier, text } = trino;

async function run(sql: string) {
  const rows = [];
  for await (const row of engine.rows(sql)) rows.push(row);
  return rows;
}

test('tables with columns of all types', async () => {
  const compared = await expectAgreement(
    {
      engine,
      keyType: 'integer',
      names: hostileNames.map((name) => name.toLowerCase()),
      types: [
        { sqlType: 'boolean', values: typedValues.boolean },
        { sqlType: 'tinyint', values: typedValues.integer(8) },
        { sqlType: 'smallint', values: typedValues.integer(16) },
        { sqlType: 'integer', values: typedValues.integer(32) },
        { sqlType: 'bigint', values: typedValues.long },
        { sqlType: 'real', values: typedValues.float },
        { sqlType: 'double', values: typedValues.double },
        { sqlType: 'decimal(9,2)', values: typedValues.decimal(9, 2) },
        { sqlType: 'decimal(18,3)', values: typedValues.decimal(18, 3) },
        { sqlType: 'decimal(38,0)', values: typedValues.decimal(38, 0) },
        { sqlType: 'varchar', values: typedValues.text },
        { sqlType: 'varchar(40)', values: typedValues.text },
        { sqlType: 'date', values: typedValues.date },
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
    },
    TABLES,
  );
  console.log(JSON.stringify(compared));
});

test('patterns mean what they mean to the native engine', async () => {
  const characters = ['a', 'b', 'c', '1', ' ', '\n', 'é', '😀', '_', '\u2028', '\r', '\u0301', '٣', '-', "'"];
  const made = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
  const texts = ['', 'a\n', '\na', '\u0000', 'a\r\n', ...fc.sample(made, { numRuns: 150, seed: 5 })];
  const written = [...SETS, ...fc.sample(pattern, { numRuns: PATTERNS, seed: 6 })].filter(
    (each) => trino.pattern(each) !== undefined,
  );
  const values = texts.map((each, index) => `(${index}, ${text(each)})`).join(', ');
  for (let start = 0; start < written.length; start += AT_ONCE) {
    const some = written.slice(start, start + AT_ONCE);
    const columns = some.map((each, index) => `${trino.matches('t', trino.pattern(each)!)} AS m${index}`);
    const rows = await run(`SELECT i, ${columns.join(', ')} FROM (VALUES ${values}) AS v(i, t)`);
    for (const [index, each] of some.entries()) {
      const native = new RegExp(each, 'u');
      const different = rows.filter((row) => row[`m${index}`] !== native.test(texts[Number(row.i)]!));
      expect(different, each).toEqual([]);
    }
  }
  console.log(JSON.stringify({ patterns: written.length, texts: texts.length }));
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
