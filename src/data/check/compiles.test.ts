import { afterEach, expect, test, vi } from 'vitest';
import type { ValidateOptions } from '../../quality/validate/index.js';
import { documentOf } from '../../schema/document/index.js';
import { rowChecker } from './checker.js';
import { prepareRows } from './table.js';

afterEach(() => vi.unstubAllGlobals());

/** The findings in rows of a schema that nobody else compiles, and how many functions were made of texts. */
async function checked(name: string, options: ValidateOptions) {
  const native = Function;
  let made = 0;
  const counting = new Proxy(native, {
    construct(target, given) {
      made++;
      return Reflect.construct(target, given);
    },
    apply(target, self, given) {
      made++;
      return Reflect.apply(target, self, given);
    },
  });
  const { table } = await prepareRows(
    documentOf({ properties: { [name]: { type: 'integer', minimum: 0 } }, required: [name] }, 's.json'),
    options,
  );
  vi.stubGlobal('Function', counting);
  const checker = rowChecker(table!, { uri: 'd', format: 'csv' });
  const rows = Array.from({ length: 500 }, (_, row) => `${row === 321 ? -1 : row}\n`).join('');
  const found = checker.take(new TextEncoder().encode(`${name}\n${rows}`));
  const said = [...found, ...checker.end()].map(({ code, params }) => `${code} ${params?.row}`);
  return { made, said, rows: checker.summary().rows };
}

test.each<[name: string, options: ValidateOptions, made: number]>([
  ['usually', {}, 1],
  ['allowed', { compiles: true }, 1],
  ['forbidden', { compiles: false }, 0],
])('many rows: functions of texts are %s', async (name, options, made) => {
  expect(await checked(name, options)).toEqual({ made, said: ['instance/minimum 322'], rows: 500 });
});
