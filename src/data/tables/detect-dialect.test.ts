import { expect, test } from 'vitest';
import { detectDialect } from './detect-dialect.js';
import { plainDialect } from './dialect.js';

test.each([
  ['commas', ',', 'id,tags,size\n1,a|b|c|d,3\n2,a|b|d|e,4\n'],
  ['commas, which are fewer', ',', '1,north,a b|c d|e f|g h|i j|k l,1.5|2.5|3.5|4.5|5.5|6.5,off\n'],
  ['semicolons, which are fewer', ';', '1;north;a b|c d|e f|g h|i j|k l;1.5|2.5|3.5|4.5|5.5|6.5;off\n'],
  ['pipes', '|', 'id|tags|size\n1|a, b, c|3\n2|b, c|4\n'],
])('cells with lists inside are between %s', (_title, delimiter, text) => {
  expect(detectDialect(text, plainDialect('csv'), {}, { columns: [] }).delimiter).toBe(delimiter);
});
