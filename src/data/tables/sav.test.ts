import { describe, expect, test } from 'vitest';
import { findingsOf, rowsOf, sourceOf } from '../../../test/files/rows-of.js';
import { HIGHEST, LOWEST, type SavFile, savFile } from '../../../test/files/sav-writer.js';
import { descriptionIn } from './index.js';

const LONG = 'ä'.repeat(150) + 'x'.repeat(200);

const towns: SavFile = {
  fileLabel: 'Towns of the county',
  variables: [
    { name: 'TOWN', longName: 'town', width: 12, label: 'Name of the town', measure: 1 },
    {
      name: 'SIZE',
      longName: 'size',
      format: [5, 8, 0],
      measure: 2,
      labels: [
        [1, 'small '],
        [2, 'large'],
      ],
      missing: [9],
    },
    { name: 'AREA', format: [5, 8, 2], measure: 3, missing: [-99, LOWEST], isRange: false },
    { name: 'NOTE', longName: 'remark', width: 600 },
  ],
  rows: [
    ['Köln', 2, 405.01, LONG],
    ['Albury', null, 1000, ''],
    ['', 9, -3, 'short'],
  ],
};

const read = [
  { town: 'Köln', size: 2, AREA: 405.01, remark: LONG },
  { town: 'Albury', AREA: 1000 },
  { size: 9, AREA: -3, remark: 'short' },
];

describe('the rows of an SPSS file', () => {
  test.each(['none', 'bytecode', 'zlib'] as const)('with the compression %s', async (compression) => {
    expect(await rowsOf('sav', savFile({ ...towns, compression }))).toEqual(read);
    expect(await rowsOf('sav', savFile({ ...towns, compression, isBigEndian: true }))).toEqual(read);
  });

  test('of more than one piece', async () => {
    const variables = [{ name: 'TOWN', width: 12 }, { name: 'SIZE' }];
    const rows = Array.from({ length: 50_000 }, (_, index) => [`Town ${index}`, index / 4]);
    const found = await rowsOf('sav', savFile({ variables, rows, compression: 'none' }));
    expect(found.length).toBe(50_000);
    expect(found[49_999]).toEqual({ TOWN: 'Town 49999', SIZE: 12_499.75 });
  });

  test('in another encoding', async () => {
    const file = { ...towns, codePage: 1252, rows: [['Münster', 1, 1, 'é']] };
    expect(await rowsOf('sav', savFile(file))).toEqual([{ town: 'Münster', size: 1, AREA: 1, remark: 'é' }]);
  });

  test('a cell without a value is null where the schema states null', async () => {
    const schema = { properties: { size: { type: ['integer', 'null'] } } };
    expect((await rowsOf('sav', savFile(towns), { schema }))[1]).toEqual({
      town: 'Albury',
      size: null,
      AREA: 1000,
    });
  });

  test('half a character at the end of a text that was cut is left out', async () => {
    const file = { variables: [{ name: 'A', width: 3 }], rows: [['aää']] };
    expect(await rowsOf('sav', savFile(file))).toEqual([{ A: 'aä' }]);
  });
});

const DAY = 86_400;
/** 1 May 2024. */
const MAY = 13_933_900_800;

test.each([
  ['DATE', 20, MAY, '2024-05-01'],
  ['ADATE', 23, MAY, '2024-05-01'],
  ['JDATE', 24, MAY, '2024-05-01'],
  ['EDATE', 38, MAY, '2024-05-01'],
  ['SDATE', 39, 0, '1582-10-14'],
  ['MOYR', 28, MAY, '2024-05-01'],
  ['DATETIME', 22, MAY + 3661.25, '2024-05-01T01:01:01.25'],
  ['YMDHMS', 41, MAY + DAY - 1, '2024-05-01T23:59:59'],
  ['TIME', 21, 36_610, '10:10:10'],
  ['TIME over a day', 21, 90_000, '25:00:00'],
  ['negative TIME', 21, -60, '-00:01:00'],
  ['DTIME', 25, 2 * DAY + 3600 + 1.5, 'P2DT1H1.5S'],
  ['MTIME', 40, 754, 'PT12M34S'],
  ['no DTIME', 25, 0, 'PT0S'],
  ['MONTH', 27, 5, 5],
  ['DATE that no calendar has', 20, 1e15, 1e15],
  ['infinite', 5, Infinity, 'Infinity'],
] as const)('%s', async (_name, type, value, expected) => {
  const file = { variables: [{ name: 'V', format: [type, 20, 0] as const }], rows: [[value]] };
  expect(await rowsOf('sav', savFile(file))).toEqual([{ V: expected }]);
});

describe('what an SPSS file says about itself', () => {
  test('labels, types, scales and missing values', async () => {
    expect(await descriptionIn('sav', sourceOf(savFile(towns)))).toEqual({
      label: 'Towns of the county',
      variables: [
        { name: 'town', label: 'Name of the town', type: 'string', format: 'A12', scale: 'nominal' },
        {
          name: 'size',
          type: 'integer',
          format: 'F8.0',
          scale: 'ordinal',
          values: [
            [1, 'small'],
            [2, 'large'],
          ],
          missing: [{ value: 9 }],
        },
        {
          name: 'AREA',
          type: 'number',
          format: 'F8.2',
          scale: 'scale',
          missing: [{ value: -99 }, { value: LOWEST }],
        },
        { name: 'remark', type: 'string', format: 'A600' },
      ],
    });
  });

  test.each([
    ['a range', [-9, -1], [{ low: -9, high: -1 }]],
    ['a range and a value', [-9, -1, 99], [{ low: -9, high: -1 }, { value: 99 }]],
    ['an open range', [LOWEST, -1], [{ high: -1 }]],
    ['a range that is open above', [90, HIGHEST], [{ low: 90 }]],
  ])('missing values: %s', async (_name, missing, expected) => {
    const file = { variables: [{ name: 'V', missing, isRange: true }], rows: [] };
    const { variables } = (await descriptionIn('sav', sourceOf(savFile(file))))!;
    expect(variables[0]!.missing).toEqual(expected);
  });

  test('labels of dates are those of the values in rows', async () => {
    const date = { name: 'V', format: [20, 11, 0] as const, labels: [[MAY, 'unknown']] as const };
    const { variables } = (await descriptionIn('sav', sourceOf(savFile({ variables: [date], rows: [] }))))!;
    expect(variables[0]!.values).toEqual([['2024-05-01', 'unknown']]);
  });

  test('a short name that ends in half a character has its long name', async () => {
    const variables = [{ name: 'größeÄü', longName: 'größeÄüß' }];
    const found = (await descriptionIn('sav', sourceOf(savFile({ variables, rows: [] }))))!;
    expect(found.variables.map(({ name }) => name)).toEqual(['größeÄüß']);
  });

  test('very many variables can share very many labels', async () => {
    const labels = Array.from({ length: 3000 }, (_, code) => [code, `Code ${code}`] as const);
    const variables = Array.from({ length: 3000 }, (_, index) => ({ name: `V${index}`, labels }));
    const found = (await descriptionIn('sav', sourceOf(savFile({ variables, rows: [] }))))!;
    expect(found.variables[2999]!.values).toEqual(labels);
    expect(new Set(found.variables.map(({ values }) => values)).size).toBe(1);
  });

  test('a short name of any length does no harm', async () => {
    const variables = [{ name: 'A', longName: `long\t${'k'.repeat(300_000)}=x` }];
    const found = (await descriptionIn('sav', sourceOf(savFile({ variables, rows: [] }))))!;
    expect(found.variables[0]!.name).toBe('long');
  });

  test('labels of short and long strings', async () => {
    const labels = [['F ', 'female']] as const;
    const variables = [
      { name: 'SEX', width: 1, labels },
      { name: 'COUNTRY', longName: 'countryOfBirth', width: 20, labels: [['Österreich', 'AT']] as const },
    ];
    const found = (await descriptionIn('sav', sourceOf(savFile({ variables, rows: [] }))))!;
    expect(found.variables.map(({ name, values }) => [name, values])).toEqual([
      ['SEX', [['F', 'female']]],
      ['countryOfBirth', [['Österreich', 'AT']]],
    ]);
  });
});

test('findings name the row and the column, and a missing column only once', async () => {
  const schema = {
    required: ['town', 'code'],
    properties: { town: { type: 'string' }, size: { enum: [1, 2] }, code: { type: 'string' } },
  };
  expect(await findingsOf('sav', savFile(towns), schema)).toEqual([
    'The column "code" is missing.',
    '3, town: The member "town" is missing.',
    '3, size: Expected 1 or 2, found the number 9.',
  ]);
});

describe('a damaged SPSS file', () => {
  const whole = savFile(towns);
  const SENTENCE = 'This cannot be read as an SPSS file: ';
  const change = (at: number, ...bytes: number[]) => {
    const copy = savFile(towns);
    copy.set(bytes, at);
    return copy;
  };

  test.each([
    ['empty', new Uint8Array(), 'it ends too early.'],
    ['of another kind', new TextEncoder().encode('id,name\n1,Ada\n'.repeat(20)), 'it does not begin as one.'],
    ['cut in its header', whole.subarray(0, 100), 'it ends too early.'],
    ['cut in its dictionary', whole.subarray(0, 400), 'it ends too early.'],
    ['cut in its rows', whole.subarray(0, whole.length - 20), 'it ends within a row.'],
    ['with an unknown compression', change(72, 7), 'its compression is unknown.'],
    ['with an unknown record', change(176, 5), 'it has a record of the unknown type 5.'],
    ['with a string of 300 bytes', change(180, 44, 1), 'a variable has the width 300.'],
    ['with a label of negative length', change(208, 255, 255, 255, 255), 'a length in it is negative.'],
  ])('%s', async (_name, bytes, reason) => {
    const found = await findingsOf('sav', bytes, true);
    expect(found.at(-1)).toBe(
      `${SENTENCE}${reason} Check that the file is complete, or create or copy it again.`,
    );
  });

  test.each([
    ['its list of blocks is missing', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 30)],
    ['its list of blocks is damaged', (bytes: Uint8Array) => bytes.with(bytes.length - 5, 127)],
    [
      'its compressed rows are damaged',
      (bytes: Uint8Array) => bytes.fill(255, bytes.length - 120, bytes.length - 48),
    ],
  ])('compressed: %s', async (reason, damage) => {
    const bytes = damage(savFile({ ...towns, compression: 'zlib' }));
    expect((await findingsOf('sav', bytes, true)).at(-1)).toContain(`${SENTENCE}${reason}.`);
  });
});

describe('what an SPSS file states wrongly is noted', () => {
  const notesOn = async (bytes: Uint8Array) => {
    const notes: string[] = [];
    const rows = await rowsOf('sav', bytes, { say: (sentence: string) => void notes.push(sentence) });
    return { notes, rows: rows.length };
  };

  test('another number of rows than it has', async () => {
    const bytes = savFile(towns).slice();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect((await notesOn(bytes)).notes).toEqual([]);
    view.setInt32(80, 2_147_483_647, true);
    expect(await notesOn(bytes)).toEqual({
      rows: 3,
      notes: [
        expect.stringMatching(/: the file states 2147483647 rows, and has 3\. Check that it is complete\.$/),
      ],
    });
    view.setInt32(80, -1, true);
    expect((await notesOn(bytes)).notes).toEqual([]);
  });

  test('an encoding that nobody knows', async () => {
    const bytes = savFile(towns).slice();
    const at = Buffer.from(bytes).indexOf('UTF-8');
    bytes.set(new TextEncoder().encode('utf-9'), at);
    expect(await notesOn(bytes)).toEqual({
      rows: 3,
      notes: [expect.stringMatching(/: the encoding "utf-9" is unknown, so texts are read as utf-8\.$/)],
    });
  });
});
