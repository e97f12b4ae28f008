// Tables of PostgreSQL with columns of all its types that are checked there.
import fc from 'fast-check';
import type { Engine } from '../src/data/engines/index.js';
import { postgres } from '../src/data/sql/index.js';
import { numberFrom } from '../src/data/tables/index.js';
import type { AgreeingEngine, TypedValue, TypedValues, ValuesByKind } from './engine-agreement.js';

const { identifier, text } = postgres;

const LABELS = ['', ' ', 'abc', 'ABC', '1', 'true', 'null', "it's", '😀', 'b"c'];
const ENUM = identifier('Enum "of" texts');

/** What the types below need. */
export const TYPES_OF_THEIR_OWN: readonly string[] = [
  'CREATE EXTENSION citext',
  `CREATE TYPE ${ENUM} AS ENUM (${LABELS.map(text).join(', ')})`,
  'CREATE DOMAIN small AS smallint CHECK (VALUE IS NULL OR VALUE > -32768)',
  'CREATE DOMAIN small_or_none AS small',
  'CREATE DOMAIN exact AS numeric(12, 3)',
  `CREATE DOMAIN label AS ${ENUM}`,
];

const same = (value: string): TypedValue => ({ text: value, json: value });
const labels = fc.constantFrom(...LABELS).map(same);
const times = fc.constantFrom('00:00:00', '12:34:56', '23:59:59.5', '01:02:03.000004');

/** The types, with values of each kind. */
export function postgresTypes(of: ValuesByKind): readonly TypedValues[] {
  const shorterThan = (characters: number) => of.text.filter((each) => [...each.text].length < characters);
  const numeric = fc.oneof(
    of.decimal(12, 3),
    of.decimal(40, 20),
    fc
      .constantFrom(`1${'0'.repeat(400)}`, `0.${'0'.repeat(400)}1`, '0.100000000000000000000')
      .map((value) => ({
        text: value,
        json: numberFrom(value),
      })),
    fc.constantFrom('NaN', 'Infinity', '-Infinity').map(same),
  );

  const moments = fc.tuple(of.date, times).map(([{ text: day }, time]) => `${day}T${time}`);
  return [
    { sqlType: 'boolean', values: of.boolean },
    { sqlType: 'smallint', values: of.integer(16) },
    { sqlType: 'integer', values: of.integer(32) },
    { sqlType: 'bigint', values: of.long },
    { sqlType: 'small_or_none', values: of.integer(8) },
    { sqlType: 'real', values: of.float },
    { sqlType: 'double precision', values: of.double },
    { sqlType: 'numeric', values: numeric },
    { sqlType: 'numeric(30, 20)', values: of.decimal(3, 1) },
    { sqlType: 'exact', values: of.decimal(12, 3) },
    { sqlType: 'text', values: of.text },
    { sqlType: 'varchar(4)', values: shorterThan(5) },
    {
      sqlType: 'char(5)',
      values: shorterThan(6).map((each) => ({ text: each.text, json: each.text.replace(/ +$/, '') })),
    },
    { sqlType: 'citext', values: of.text },
    { sqlType: 'name', values: shorterThan(6) },
    { sqlType: ENUM, values: labels },
    { sqlType: 'label', values: labels },
    { sqlType: 'uuid', values: fc.uuid().map((id) => ({ text: id.toUpperCase(), json: id })) },
    {
      sqlType: 'date',
      values: fc.oneof(
        of.date,
        fc.constantFrom('infinity', '-infinity').map(same),
        fc.constantFrom(
          { text: '0044-03-15 BC', json: '-000043-03-15' },
          { text: '12024-01-01', json: '+012024-01-01' },
        ),
      ),
    },
    { sqlType: 'time', values: times.map(same) },
    { sqlType: 'timestamp', values: moments.map((json) => ({ text: json.replace('T', ' '), json })) },
    {
      sqlType: 'timestamptz',
      values: moments.map((moment) => ({ text: `${moment}Z`, json: `${moment}Z` })),
    },
  ];
}

/** What makes tables, and opens an engine that sees them. */
export interface PostgresServer {
  readonly execute: (sql: string) => Promise<unknown>;
  readonly open: () => Promise<Engine>;
}

/** Makes a table of values that are written as texts, and gives what follows FROM. */
export async function createPostgresTable(
  { execute }: Pick<PostgresServer, 'execute'>,
  ...[name, columns, rows]: Parameters<AgreeingEngine['createTable']>
): Promise<string> {
  const table = identifier(name);
  const declared = columns.map((column) => `${identifier(column.name)} ${column.sqlType}`);
  const written = rows.map(
    (row) => `(${row.map((each) => (each === null ? 'NULL' : text(each))).join(', ')})`,
  );
  await execute(`DROP TABLE IF EXISTS ${table}`);
  await execute(`CREATE TABLE ${table} (${declared.join(', ')})`);
  await execute(`INSERT INTO ${table} VALUES ${written.join(', ')}`);
  return table;
}

/** An engine that is opened for each table, as it sees what was there when it was opened. */
export function postgresAgreement(
  server: PostgresServer,
  types: readonly TypedValues[],
): AgreeingEngine & { readonly close: () => Promise<void> } {
  let engine: Engine | undefined;
  return {
    dialect: postgres,
    get engine() {
      return engine!;
    },
    types,
    keyType: 'bigint',
    async createTable(...table) {
      await engine?.close();
      const from = await createPostgresTable(server, ...table);
      engine = await server.open();
      return from;
    },
    close: async () => engine?.close(),
  };
}
