// A table that engines check, and its schema.
import { DuckDBInstance } from '@duckdb/node-api';

/** Ten columns; about one row in two thousand has something wrong. */
const COLUMNS = `
  i AS id,
  CASE WHEN i % 7919 = 0 THEN 'x' ELSE 'S-' || lpad(CAST(i % 100000 AS VARCHAR), 5, '0') END AS station,
  CAST(2000 + i % 25 AS INTEGER) AS year,
  (i * 7 % 9000) / 100 - 40 AS temperature,
  CASE WHEN i % 9973 = 0 THEN 140 ELSE i % 101 END AS humidity,
  CASE WHEN i % 8011 = 0 THEN 99 ELSE i % 40 END AS code,
  i % 3 = 0 AS checked,
  CAST((i % 10000) / 4 AS DOUBLE) AS rain,
  'note ' || CAST(i % 977 AS VARCHAR) AS note,
  CASE WHEN i % 50 = 0 THEN -999 ELSE i % 360 END AS direction`;

export const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'station', 'year', 'temperature'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      station: { type: 'string', pattern: '^S-[0-9]{5}$', maxLength: 7 },
      year: { type: 'integer', minimum: 1990, maximum: 2030 },
      temperature: { type: 'number', minimum: -90, maximum: 60 },
      humidity: { type: 'integer', minimum: 0, maximum: 100 },
      code: { oneOf: Array.from({ length: 40 }, (_, code) => ({ const: code, title: `Code ${code}` })) },
      checked: { type: 'boolean' },
      rain: { type: 'number', minimum: 0, multipleOf: 0.25 },
      note: { type: 'string', pattern: '^note [0-9]+$', minLength: 6 },
      direction: {
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 359 },
          { const: -999, title: 'No wind' },
        ],
      },
    },
  },
};

/** Writes rows from one number to another, in a format of DuckDB. */
export async function writeRows(path, format, from, to) {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT ${COLUMNS} FROM range(${from}, ${to}) AS t(i)) TO '${path}' (${format})`,
  );
  connection.closeSync();
  instance.closeSync();
}

/** How many of the first rows fail, by what was written. */
export function failingRows(rows) {
  const faults = [7919, 9973, 8011];
  // Two faults meet only in rows that both numbers divide, since they are primes.
  const single = faults.reduce((sum, every) => sum + Math.floor(rows / every), 0);
  const pairs = faults.flatMap((a, index) => faults.slice(index + 1).map((b) => a * b));
  const double = pairs.reduce((sum, every) => sum + Math.floor(rows / every), 0);
  return single - double;
}
