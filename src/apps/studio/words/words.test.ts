import { expect, test } from 'vitest';
import { en } from './en.js';
import { languages } from './languages.js';

/** The paths of all entries, each with what it says for small numbers and a name. */
function entriesOf(table: object, path = ''): readonly (readonly [path: string, said: string])[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    const place = `${path}/${name}`;
    if (typeof entry === 'string') return [[place, entry] as const];
    if (typeof entry === 'function') return [[place, String(entry(2, 3, 4))] as const];
    return entriesOf(entry as object, place);
  });
}

const english = entriesOf(en);

test.each(Object.keys(languages) as (keyof typeof languages)[])(
  'the words in %s are complete',
  async (tag) => {
    const table = await languages[tag].load();
    const entries = entriesOf(table);
    expect(entries.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, said] of entries) expect(said.trim(), path).not.toBe('');
    expect(table.language).toBe(languages[tag].name);
  },
);

/** Words that are the same in both languages. */
const SAME =
  /^(?:fairwright studio|Text|Codes|Name|OK|Token|optional|Version|CC|Code|\d|[+]|Standards|SHA|2 3 4)/;

test('the German words are not the English ones', async () => {
  const german = new Map(entriesOf(await languages.de.load()));
  const same = english.filter(([path, said]) => german.get(path) === said && !SAME.test(said));
  expect(same).toEqual([]);
});
