import { expect, test } from 'vitest';
import { postgres } from '../sql/index.js';
import { EngineFault } from './engine-fault.js';
import { quotedTable } from './table-name.js';

test.each([
  ['towns', '"towns"'],
  ['public.Towns', '"public"."Towns"'],
  ['lake.geo.towns', '"lake"."geo"."towns"'],
  ['"odd.name".t', '"odd.name"."t"'],
  ['"say ""hi"".".t', '"say ""hi""."."t"'],
  [`t; DROP TABLE t --`, `"t; DROP TABLE t --"`],
  [" it's ", `" it's "`],
])('%s is written as %s', (name, written) => {
  expect(quotedTable(name, postgres)).toBe(written);
});

test.each(['', '.', 'a.', '.a', 'a..b', '"a', 'a"b', '"a"b', '""', 'a\0b'])('%j is no name', (name) => {
  expect(() => quotedTable(name, postgres)).toThrow(EngineFault);
  expect(() => quotedTable(name, postgres)).toThrow(`${JSON.stringify(name)} is not the name of a table.`);
});
