import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { plainDialect, rawReader } from '../tables/index.js';
import { loadKnowledge, summaryOf, TableProfile, ValueProfile } from './index.js';

const knowledge = await loadKnowledge();

function profileOf(text: string, delimiter = ','): TableProfile {
  const profile = new TableProfile(delimiter !== ',');
  const reader = rawReader('csv', profile, { uri: 'a.csv', dialect: { ...plainDialect('csv'), delimiter } });
  for (const _ of reader.read(new TextEncoder().encode(text)));
  reader.end();
  return profile;
}

function summary(profile: TableProfile | ValueProfile, more = {}) {
  profile.finish();
  const [table] = summaryOf([{ name: 'a', file: 'a.csv', oddities: [], profile, ...more }], knowledge);
  return table!;
}

/** The first column of a table of cells. */
function column(name: string, cells: readonly string[], delimiter = ',') {
  const lines = [name, ...cells].map((cell) => `${cell}${delimiter}k\n`);
  return summary(profileOf(lines.join(''), delimiter)).columns[0]!;
}

function rowsOf(...rows: readonly Json[]): ValueProfile {
  const profile = new ValueProfile();
  for (const row of rows) profile.add(row);
  return profile;
}

describe('a column', () => {
  test('of numbers has its range, quartiles, mean and histogram, without missing words and codes', () => {
    const cells = [
      ...Array.from({ length: 20 }, (_, index) => String(index + 1)),
      '',
      'NA',
      'NA',
      '-999',
      '-999',
    ];
    expect(column('height_cm', cells)).toEqual({
      name: 'height_cm',
      kind: 'whole numbers',
      unit: 'cm',
      places: 25,
      values: 20,
      empty: 1,
      missing: [
        { text: '-999', count: 2 },
        { text: 'NA', count: 2 },
      ],
      different: 20,
      range: { least: '1', greatest: '20' },
      quartiles: { texts: ['5', '10', '15'], isEstimated: false },
      mean: '10.5',
      histogram: {
        bins: [
          { from: '0', to: '1', count: 1 },
          ...Array.from({ length: 9 }, (_, index) => ({
            from: String(2 * index + 2),
            to: String(2 * index + 3),
            count: 2,
          })),
          { from: '20', to: '21', count: 1 },
        ],
        isEstimated: false,
        hasLastValues: true,
      },
      top: [],
      notes: [],
    });
  });

  test('of texts has their lengths in characters, and the most frequent ones', () => {
    expect(column('x', ['bb', 'a', 'bb', '😀😀😀', 'c'])).toMatchObject({
      kind: 'texts',
      different: 4,
      lengths: { shortest: 1, longest: 3 },
      top: [
        { text: 'bb', count: 2 },
        { text: 'a', count: 1 },
        { text: 'c', count: 1 },
        { text: '😀😀😀', count: 1 },
      ],
    });
  });

  test.each([
    ['dates', ['2020-03-01', '2019-12-31'], '2019-12-31', '2020-03-01'],
    [
      'dates with a time',
      ['2020-01-01 10:00:00', '2020-01-01 09:30:00'],
      '2020-01-01 09:30:00',
      '2020-01-01 10:00:00',
    ],
    ['times', ['10:00', '9:30'], '9:30', '10:00'],
    ['numbers with a decimal comma', ['1,5', '-2,25', '3'], '-2,25', '3'],
  ])('of %s has its range', (kind, cells, least, greatest) => {
    expect(column('x', cells, ';')).toMatchObject({ kind, range: { least, greatest } });
  });

  test('of dates that can be read in two ways has no range', () => {
    expect(column('x', ['1/2/2020', '3/4/2020'])).not.toHaveProperty('range');
  });

  test('without values says so', () => {
    expect(column('x', ['NA', 'NA', ''])).toMatchObject({
      kind: 'no values',
      values: 0,
      empty: 1,
      places: 3,
      top: [],
    });
  });

  test('lists frequent numbers beside the histogram, and asks about codes at the ends', () => {
    const cells = [...Array.from({ length: 20 }, (_, index) => String(index + 70)), '99', '0', '0', '0'];
    expect(column('age', cells)).toMatchObject({
      top: [{ text: '0', count: 3 }],
      notes: ['The number 99 occurs once: does it mean that there is no value?'],
    });
  });
});

describe('a column with too many values to count', () => {
  // The value 0 is in every second row, and would hardly be in a sample of different values.
  const numbers = Array.from({ length: 12_000 }, (_, index) =>
    index % 2 ? '0' : String(((index * 7919) % 11_987) / 10),
  );

  test('has its range and histogram from all rows', () => {
    const { range, histogram, quartiles, top, ...others } = column('x', numbers);
    expect(others).toMatchObject({ kind: 'numbers', values: 12_000, isDifferentEstimated: true });
    expect(range).toEqual({ least: '0', greatest: '1198.3' });
    expect(top).toEqual([]);
    const all = numbers.map(Number);
    const [first] = histogram!.bins;
    expect(first).toMatchObject({ from: '0', to: '100' });
    const right = all.filter((number) => number < 100).length;
    expect(Math.abs(first!.count - right)).toBeLessThan(right / 100);
    expect(histogram!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(12_000);
    expect(quartiles).toMatchObject({ isEstimated: true });
    const [, , third] = quartiles!.texts.map(Number);
    const sorted = all.toSorted((a, b) => a - b);
    expect(Math.abs(third! - sorted[8_999]!)).toBeLessThan(2);
  });

  test('is exact where buckets do not cross the borders of bins', () => {
    const whole = Array.from({ length: 5_000 }, (_, index) => String(index));
    const { histogram } = column('x', whole);
    expect(histogram!.bins.every(({ count }) => count > 480 && count <= 520)).toBe(true);
    expect(histogram!.isEstimated).toBe(true);
    const dates = column(
      'x',
      Array.from({ length: 5_000 }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    );
    expect(dates.range).toEqual({ least: '1970-01-01', greatest: '1983-09-09' });
    expect(dates.histogram!.bins[0]).toMatchObject({ from: '1970-01-01', to: '1970-12-31' });
  });

  test('of texts has lengths, and says that the most frequent ones are unknown', () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `text ${index % 6_000}`);
    expect(column('x', texts)).toMatchObject({
      lengths: { shortest: 6, longest: 9 },
      notes: [expect.stringContaining('too many different values')],
    });
  });

  test('is the same however its rows are cut', () => {
    const rows = numbers.map(
      (number, index) =>
        `${number},${index % 3 ? 'NA' : `t${index % 5000}`},2020-01-01T00:00:${String(index % 60).padStart(2, '0')}.${index}Z`,
    );
    const whole = summary(profileOf(`a,b,c\n${rows.join('\n')}\n`));
    for (const cuts of [[4_000, 8_000], [1], [5_000, 5_001, 11_999]]) {
      const parts = [0, ...cuts].map((from, index) =>
        profileOf(`a,b,c\n${rows.slice(from, cuts[index] ?? rows.length).join('\n')}\n`),
      );
      const [first, ...others] = parts;
      for (const each of others) first!.merge(each);
      expect(summary(first!)).toEqual(whole);
    }
  });
});

describe('JSON rows', () => {
  test('have a column for each member, by its path', () => {
    const profile = rowsOf(
      { a: { b: 1, c: [true, false, true] }, d: 1 },
      { a: { b: null, c: [] }, d: 'x' },
      { d: [1] },
    );
    const columns = summary(profile).columns.map(({ name, kind, places, values, empty }) => [
      ...[name, kind, places, values, empty],
    ]);
    expect(columns).toEqual([
      ['a.b', 'whole numbers', 3, 1, 2],
      ['a.c[]', 'boolean values', 3, 3, 0],
      ['d', 'lists, texts, whole numbers', 3, 3, 0],
    ]);
  });

  test('have numbers beside words for missing values', () => {
    const [column] = summary(rowsOf({ a: 1.5 }, { a: 'NA' }, { a: 2 }, {})).columns;
    expect(column).toMatchObject({
      kind: 'numbers',
      values: 2,
      empty: 1,
      missing: [{ text: 'NA', count: 1 }],
      different: 2,
      range: { least: '1.5', greatest: '2' },
    });
  });

  test('have the labels and missing values that a file states', () => {
    const description = {
      label: 'A survey',
      variables: [
        {
          name: 'sex',
          type: 'integer' as const,
          label: 'Sex of the person',
          values: [
            [1, 'Male'],
            [2, 'Female'],
          ] as const,
          missing: [{ low: 8, high: 9 }],
        },
      ],
    };
    const table = summary(rowsOf({ sex: 1 }, { sex: 2 }, { sex: 1 }, { sex: 9 }), { description });
    expect(table).toMatchObject({ label: 'A survey', rows: 4 });
    expect(table.columns).toEqual([
      {
        name: 'sex',
        label: 'Sex of the person',
        kind: 'codes',
        places: 4,
        values: 3,
        empty: 0,
        missing: [{ text: '9', count: 1 }],
        different: 2,
        top: [
          { text: '1', count: 2, label: 'Male' },
          { text: '2', count: 1, label: 'Female' },
        ],
        notes: [],
      },
    ]);
  });
});

describe('personal data', () => {
  const SECRETS = ['Qwxyz', 'ada@qwxyz.org', '+44 20 7946 0000', '12 Qwxyz Street', '1234567'];

  test.each<readonly [string, TableProfile | ValueProfile]>([
    [
      'cells',
      profileOf(
        'first_name,email,phone,address\nQwxyz,ada@qwxyz.org,+44 20 7946 0000,12 Qwxyz Street\nQwxyz,ada@qwxyz.org,,\n',
      ),
    ],
    [
      'numbers',
      profileOf(`phone\n${Array.from({ length: 30 }, (_, index) => 1234567 + index).join('\n')}\n`),
    ],
    ['members', rowsOf({ author: { name: 'Qwxyz' }, address: { line: { city: 'Qwxyz', number: 1234567 } } })],
    [
      'items',
      rowsOf({
        contacts: [{ mail: 'ada@qwxyz.org' }, { mail: 'ada@qwxyz.org' }],
        phones: ['+44 20 7946 0000'],
      }),
    ],
    [
      'many values',
      profileOf(
        `email\n${Array.from({ length: 9_000 }, (_, index) => `ada@qwxyz.org${index}`).join('\n')}\n`,
      ),
    ],
  ])('in %s is only counted', (_where, profile) => {
    const table = summary(profile);
    const text = JSON.stringify(table);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    for (const column of table.columns) {
      expect(column.personal).toBeDefined();
      expect(Object.keys(column)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/range|lengths|histogram|quartiles|^mean$/)]),
      );
    }
  });
});
