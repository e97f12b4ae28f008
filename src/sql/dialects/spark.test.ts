import { expect, test } from 'vitest';
import { spark } from './spark.js';

test.each([
  ['', `r''`],
  ['abc', `r'abc'`],
  ["it's", `r'it' r"'" r's'`],
  ["''", `r"'" r"'"`],
  ['\\n "x"', `r'\\n "x"'`],
  ['$${env:HOME}', `r'$$' r'{env:HOME}'`],
])('the text %j is what Spark reads, with any settings', (value, written) => {
  expect(spark.text(value)).toBe(written);
});

test('no name ends before its end', () => {
  expect(spark.identifier('a`b"; DROP TABLE t; --')).toBe('`a``b"; DROP TABLE t; --`');
});
