import { expect, test } from 'vitest';
import { decide } from './decide.js';
import { keyOf } from './keys.js';
import { TableProfile } from './profile.js';
import { type KeyedTable, referencesIn } from './relations.js';

function tableOf(
  name: string,
  columns: { readonly [name: string]: readonly (string | number)[] },
): KeyedTable {
  const profile = new TableProfile();
  profile.header(Object.keys(columns));
  for (const [index, cells] of Object.values(columns).entries())
    for (const cell of cells) profile.columns[index]!.addText(String(cell));
  profile.finish();
  const decided = decide(profile);
  return { name, columns: decided, key: keyOf(decided, Object.values(columns)[0]!.length)?.column };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function padded(count: number, prefix: string): readonly string[] {
  return numbers(count).map((each) => `${prefix}${String(each).padStart(2, '0')}`);
}

const TOWNS = tableOf('towns', { id: numbers(9), inhabitants: [500, 90, 7, 33, 21, 6, 78, 12, 4] });

test.each([
  ['a column with the name of the table', 'town', [3, 3, 7]],
  ['a column with the names of table and key', 'birth_town_id', [3, 3, 7]],
  ['texts with the plural name of the table', 'languages', ['en', 'de', 'en']],
])('%s is a reference', (_title, name, cells) => {
  const languages = tableOf('languages', { code: ['de', 'en', 'fr'] });
  expect(referencesIn([tableOf('people', { [name]: cells }), TOWNS, languages])).toMatchObject([
    { table: 'people', column: name },
  ]);
});

test.each([
  ['a count of what the table has', { number_of_towns: [3, 3, 7] }, TOWNS],
  ['an amount that belongs to what the table has', { town_area: [3, 3, 7] }, TOWNS],
  [
    'a year',
    { year: [2001, 2001, 2002] },
    tableOf('prices', { year: [2001, 2002, 2003], price: [1.5, 1.25, 2] }),
  ],
  [
    'the key of other things that are numbered in the same way',
    { participant_id: padded(14, 'sub-') },
    tableOf('others', { participant_id: padded(16, 'sub-') }),
  ],
])('%s is no reference', (_title, columns, target) => {
  expect(referencesIn([tableOf('people', columns), target])).toEqual([]);
});

test('a key whose values are those of some rows of another is a reference', () => {
  const ships = tableOf('ships', { callsign: ['DAXL', 'DBKQ', 'DCZP', 'DGHT'] });
  const cranes = tableOf('cranes', { callsign: ['DBKQ', 'DGHT'], lift_t: [3, 20] });
  expect(referencesIn([ships, cranes])).toMatchObject([
    { table: 'cranes', target: 'ships', isOneToOne: true },
  ]);
});
