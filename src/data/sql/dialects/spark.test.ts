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

test.each([
  ['^(?:ab|c)*$', false],
  ['^(?:ab|c)+$', false],
  ['(?:a-){2,}', false],
  ['(?:a-){0,101}', false],
  ['(?:(?:a-){0,20}b){20}', false],
  ['^(?:(?:a-){3}b){0,30}$', true],
  ['^[ab]*(?:c|dd)?\\)*$', true],
])('the pattern %s fits into the stack of Java: %s', (pattern, fits) => {
  expect(spark.pattern(pattern) !== undefined).toBe(fits);
});
