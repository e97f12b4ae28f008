import { expect, test } from 'vitest';
import type { JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { parseExactly } from '../tables/exact-json.js';
import { prepareRows, rowChecker } from './index.js';

const SCHEMAS: readonly JsonObject[] = [
  { type: 'number' },
  { type: 'integer' },
  { minimum: 1 },
  { exclusiveMaximum: 123 },
  { minimum: 0.1 },
  { const: 1 },
  { const: 0.1 },
  { enum: [2, { deep: 0.5 }] },
  { multipleOf: 0.01 },
  { not: { type: 'integer' } },
];

const LITERALS: readonly string[] = [
  '0.10000000000000001',
  '0.10000000000000000555',
  '0.09999999999999999999',
  '1.00000000000000000001',
  '0.99999999999999999999',
  '0.999999000000000000001',
  '-1.0000001234567890123',
  '122.99999999999999999999',
  '123.00000000000000000001',
  '123.45000000000000000001',
  '123456789.000001234567890123',
  '1234567890.1234567890123',
  '12345678901234567890',
  '9007199254740993',
  '1.234567890123456789e5',
  '0.3333333333333333',
  '0.33333333333333331',
];

test('numbers with more digits than a double holds get the verdict on all their digits', async () => {
  for (const schema of SCHEMAS) {
    const { table } = await prepareRows(documentOf({ properties: { value: schema } }, 'schema'));
    for (const literal of LITERALS) {
      const row = `{"value":${literal}}`;
      const value = parseExactly(row) ?? JSON.parse(row);
      const expected = table!.check({ uri: 'rows', value }).map(({ message }) => message);
      const checker = rowChecker(table!, { uri: 'rows', format: 'ndjson' });
      const found = [...checker.take(Buffer.from(`${row}\n`)), ...checker.end()];
      expect(
        found.map(({ message }) => message),
        `${JSON.stringify(schema)} ${literal}`,
      ).toEqual(expected);
    }
  }
});
