// Changes single values of a registry behind its back: a check finds each of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/registry/store/index.js';
import { type Dice, diceOf } from '../dice.js';
import { schemaNamed } from './contract.js';
import { openRaw, type RawDatabase, type RawValue } from './raw-database.js';

const at = '2026-01-02T03:04:05Z';

/** Schemas with two versions each, references, addresses, facets, aliases, a draft and a withdrawn version. */
async function fill(store: Store): Promise<void> {
  for (const owner of ['statistics', 'survey']) await store.putOwner({ name: owner, title: owner });
  for (let index = 0; index < 6; index++) {
    const owner = index % 2 === 0 ? 'statistics' : 'survey';
    const name = `table-${index}`;
    const before = { owner: 'statistics', name: 'table-0', number: '1.0.0' };
    for (const number of ['1.0.0', '1.1.0']) {
      const iri = 'https://example.org/s/statistics/table-0/1.0.0';
      const { outcome } = await store.store(
        schemaNamed(
          { owner, name, number },
          {
            addresses: [`https://w3id.org/example/${name}`],
            facets: [
              { kind: 'unit', value: `http://qudt.org/vocab/unit/${number}` },
              { kind: 'variable', value: name },
            ],
            references:
              index === 0 ? [] : [{ iri, target: before }, { iri: 'https://example.org/elsewhere' }],
            facts: {
              title: `Größe ${name} ${number}`,
              description: `About ${name}`,
              keywords: ['timber', name],
              variables: ['height', 'width'],
            },
            ...(index === 1 ? { options: { keywords: ['timber'] } } : {}),
            license: 'https://spdx.org/licenses/MIT',
            identifier: `https://w3id.org/example/${name}`,
            comparedWith: number === '1.0.0' ? undefined : '1.0.0',
          },
        ),
      );
      expect(outcome).toBe('created');
    }
    await store.setAlias({ owner, name, number: '1.0.0' }, 'stable', undefined, at);
  }
  await store.store(schemaNamed({ owner: 'survey', name: 'table-1', number: '2.0.0' }, { state: 'draft' }));
  const change = { at, by: 'a test', reason: 'Wrong.' };
  await store.changeState(
    { owner: 'survey', name: 'table-3', number: '1.1.0' },
    { state: 'withdrawn', ...change },
  );
  await store.changeState(
    { owner: 'survey', name: 'table-5', number: '1.1.0' },
    { state: 'deprecated', ...change },
  );
}

/** The values that a check verifies. */
const verified: { readonly [table: string]: readonly string[] } = {
  content: ['digest', 'size', 'compressed'],
  version: [
    ...['schema', 'number', 'sort', 'state', 'digest', 'media_type', 'options', 'identifier', 'license'],
    ...['readiness', 'facts', 'at', 'by_whom', 'reason', 'replaced_by', 'seals'],
  ],
  schema: ['latest', 'updated', 'entry', 'title', 'description', 'keywords', 'variables'],
  address: ['iri', 'version'],
  reference: ['iri', 'target'],
  facet: ['version', 'kind', 'value'],
  alias: ['version', 'name'],
  change: ['kind', 'number', 'schema'],
};

/** Another value of the same type. */
function otherThan(value: RawValue, column: string, others: readonly RawValue[], dice: Dice): RawValue {
  const choices = others.filter((each) => !isSame(each, value));
  if (choices.length > 0 && dice.chance(0.4)) return dice.pick(choices);
  if (column === 'state') return value === 'published' ? 'deprecated' : 'published';
  if (value instanceof Uint8Array) {
    const bytes = Uint8Array.from(value);
    const index = dice.upTo(bytes.length - 1);
    bytes[index] = (bytes[index]! + 1 + dice.upTo(254)) % 256;
    return dice.chance(0.2) ? bytes.subarray(0, -1) : bytes;
  }
  if (typeof value === 'number') return value + 1 + dice.upTo(3);
  if (value === null) return column === 'target' || column === 'latest' ? 3 : 'x';
  const index = dice.upTo(Math.max(0, value.length - 1));
  return dice.chance(0.1)
    ? ''
    : `${value.slice(0, index)}${value[index] === 'q' ? 'r' : 'q'}${value.slice(index + 1)}`;
}

function isSame(a: RawValue, b: RawValue): boolean {
  return a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : a === b;
}

/** Does some damage, and gives what undoes it. */
async function harm(raw: RawDatabase, dice: Dice): Promise<{ what: string; undo: () => Promise<void> }> {
  if (dice.chance(0.12)) return harmIndex(raw, dice);
  const table = dice.pick(Object.keys(verified));
  const column = dice.pick(verified[table]!);
  const row = raw.name === 'sqlite' ? 'rowid' : 'ctid';
  const copy = await raw.all(`select * from ${table}`);
  // A version that was written back has another place: rows are told apart by all that they have.
  const rows = await raw.all(
    `select ${row}${row === 'ctid' ? '::text' : ''} as place, ${column} as value from ${table}`,
  );
  const { place, value } = dice.pick(rows);
  const restore = async () => {
    await raw.script(`delete from ${table}`);
    for (const each of copy) {
      const names = Object.keys(each).filter((name) => name !== 'find');
      const values = names.map((_, index) => `$${index + 1}`);
      await raw.all(
        `insert into ${table} (${names}) values (${values})`,
        ...names.map((name) => each[name]!),
      );
    }
    if (table === 'schema' && raw.name === 'postgres')
      for (const each of copy)
        await raw.all('update schema set find = $2 where id = $1', each.id!, each.find!);
  };
  const at = row === 'ctid' ? '$1::tid' : '$1';
  if (dice.chance(0.15)) {
    await raw.all(`delete from ${table} where ${row} = ${at}`, place!);
    return { what: `a row of ${table} is gone`, undo: restore };
  }
  const other = otherThan(
    value!,
    column,
    rows.map((each) => each.value!),
    dice,
  );
  try {
    await raw.all(`update ${table} set ${column} = $2 where ${row} = ${at}`, place!, other);
  } catch {
    // The database itself refuses the value.
    return harm(raw, dice);
  }
  return {
    what: `${table}.${column}: ${String(value).slice(0, 80)} is ${String(other).slice(0, 80)}`,
    undo: restore,
  };
}

/** Removes a schema from the search index, gives it other words, or adds one. */
async function harmIndex(raw: RawDatabase, dice: Dice): Promise<{ what: string; undo: () => Promise<void> }> {
  const [{ id } = { id: 0 }] = await raw.all(
    'select id from schema where latest is not null order by id limit 1',
  );
  if (raw.name === 'postgres') {
    const [{ find } = { find: null }] = await raw.all(
      'select find::text as find from schema where id = $1',
      id!,
    );
    const words = dice.pick(['null', "to_tsvector('simple', 'other words')"]);
    await raw.script(`update schema set find = ${words} where id = ${id}`);
    return {
      what: 'the search index',
      undo: () =>
        raw.all('update schema set find = $2::tsvector where id = $1', id!, find!).then(() => undefined),
    };
  }
  const [row] = await raw.all(
    'select name, title, description, keywords, variables from schema where id = $1',
    id!,
  );
  const fold = (text: RawValue) =>
    String(text)
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const insert =
    'insert into find (rowid, name, title, description, keywords, variables) values ($1, $2, $3, $4, $5, $6)';
  const right = Object.values(row!).map(fold);
  const where = dice.pick(['gone', 'other', 'more']);
  if (where !== 'more') await raw.all('delete from find where rowid = $1', id!);
  if (where === 'other') await raw.all(insert, id!, ...right.map((text) => `${text} other`));
  if (where === 'more') await raw.all(insert, 9999, ...right);
  return {
    what: `the search index, ${where}`,
    async undo() {
      await raw.all('delete from find where rowid in ($1, 9999)', id!);
      await raw.all(insert, id!, ...right);
    },
  };
}

/** Tests that so many changes are all found, and named. */
export function damage(title: string, newAddress: () => string, times: number): void {
  test(`${title}: a check finds each of ${times} changes of single values`, async () => {
    const address = newAddress();
    const store = await openStore(address, { isNew: true });
    await fill(store);
    expect(await store.check()).toEqual([]);
    const raw = await openRaw(address);
    if (raw.name === 'sqlite') await raw.script('drop trigger version_stays; drop trigger version_remains');
    const seed = Number(process.env.SEED ?? 7);
    const random = fc.sample(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      {
        seed,
        numRuns: 1,
      },
    )[0]!;
    const dice = diceOf(() => random.next().value as number);
    const triggers = (faults: readonly string[]) => faults.filter((each) => !each.startsWith('The trigger '));
    const missed: string[] = [];
    for (let turn = 0; turn < times; turn++) {
      const { what, undo } = await harm(raw, dice);
      const found = triggers(await store.check());
      if (found.length === 0) missed.push(what);
      await undo();
      expect([what, triggers(await store.check())]).toEqual([what, []]);
    }
    expect(missed).toEqual([]);
    await raw.close();
    await store.close();
  });
}
