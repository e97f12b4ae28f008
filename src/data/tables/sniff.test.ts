import { expect, test } from 'vitest';
import { sniff } from './sniff.js';

test.each([
  ['{"a": 1}\n{"a": 2}\n', 'ndjson'],
  ['{"a": 1}\n\n{"a": 2}', 'ndjson'],
  ['{"a": 1}\n', 'json'],
  ['{\n"a": 1}\n', 'json'],
  ['\uFEFF [1, 2]', 'json'],
  ['"text"', 'json'],
  ['', 'yaml'],
  ['name: Ulm, Bonn\n', 'yaml'],
  ['- a\n- b\n', 'yaml'],
  ['---\na\n', 'yaml'],
  ['id,name\n1,Ada\n', 'csv'],
  ['"id","name"\n1,Ada\n', 'csv'],
  ['id\tname\n1\tAda\n', 'tsv'],
  ['"id"\t"name"\n', 'tsv'],
  ['id;name\n1;Ada\n', 'ssv'],
  ['"id";"name"\n', 'ssv'],
  ['PAR1\u0015\u0004', 'parquet'],
])('%j is taken for %s', (start, format) => {
  expect(sniff(start)).toBe(format);
});
