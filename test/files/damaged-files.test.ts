// Files that were damaged at random: each is read, or a sentence says what is wrong, and nothing else happens.
import { expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import type { WholeFormat } from '../../src/data/tables/index.js';
import { runs } from '../effort.js';
import { randomFrom } from '../mutate.js';
import { findingsOf } from './rows-of.js';
import { type SavFile, savFile } from './sav-writer.js';
import { sheetXml, xlsxFile } from './xlsx-writer.js';

const RUNS = runs({ test: 150, conformance: 2000 });

/** The most CPU time that a damaged file may take, in microseconds; a whole one takes a few milliseconds. */
const LONGEST = 10_000_000;

const schema: Json = {
  required: ['town'],
  properties: {
    town: { type: 'string' },
    size: { type: 'integer' },
    day: { type: 'string', format: 'date' },
  },
  additionalProperties: false,
};

const survey: SavFile = {
  fileLabel: 'Towns',
  variables: [
    { name: 'TOWN', longName: 'town', width: 20, label: 'Name', labels: [['Ulm', 'a town']], measure: 1 },
    {
      name: 'SIZE',
      longName: 'size',
      format: [5, 8, 0],
      labels: [[1, 'small']],
      missing: [8, 9],
      isRange: true,
    },
    { name: 'DAY', longName: 'day', format: [20, 11, 0] },
    { name: 'REMARK', width: 300 },
  ],
  rows: Array.from({ length: 20 }, (_, index) => ['Köln', index, 13_933_900_800, index % 2 ? 'x' : '']),
};

const rows = [
  ['town', 'size', 'day'],
  ...Array.from({ length: 20 }, (_, index) => ['Köln', index, { xml: '<c s="1"><v>45413</v></c>' }]),
];
const workbook = { sheets: { Towns: rows }, formats: ['yyyy-mm-dd'], texts: ['<t>x</t>'] };

/** Bytes with some of them changed, left out, repeated or cut off. */
function damaged(bytes: Uint8Array, random: () => number): Uint8Array {
  let copy = bytes.slice();
  const below = (most: number) => Math.floor(random() * most);
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const at = below(copy.length);
    const length = 1 + below(16);
    switch (below(6)) {
      case 0:
        copy.fill(below(256), at, at + length);
        break;
      case 1:
        copy = copy.slice(0, at);
        break;
      case 2:
        copy = new Uint8Array([...copy.subarray(0, at), ...copy.subarray(at + length)]);
        break;
      case 3:
        copy = new Uint8Array([...copy.subarray(0, at + length), ...copy.subarray(at)]);
        break;
      default:
        copy.fill(below(256), at, at + 1);
    }
  }
  return copy;
}

const fileWith = (bytes: Uint8Array) => (random: () => number) => damaged(bytes, random);

const text = (xml: string, random: () => number) => damaged(new TextEncoder().encode(xml), random);

/** Makes a damaged file of each kind; those inside a zip file are damaged before they are compressed. */
const FILES: readonly (readonly [
  name: string,
  format: WholeFormat,
  make: (random: () => number) => Uint8Array,
])[] = [
  ['SPSS', 'sav', fileWith(savFile(survey))],
  [
    'SPSS, not compressed, big endian',
    'sav',
    fileWith(savFile({ ...survey, compression: 'none', isBigEndian: true })),
  ],
  ['SPSS, compressed as a whole', 'sav', fileWith(savFile({ ...survey, compression: 'zlib' }))],
  ['Excel', 'xlsx', fileWith(xlsxFile(workbook))],
  [
    'a sheet',
    'xlsx',
    (random) =>
      xlsxFile({ ...workbook, parts: { 'xl/worksheets/sheet1.xml': text(sheetXml(rows), random) } }),
  ],
  [
    'styles',
    'xlsx',
    (random) =>
      xlsxFile({
        ...workbook,
        parts: {
          'xl/styles.xml': text(
            '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="[h]:mm yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>',
            random,
          ),
        },
      }),
  ],
];

test.each(FILES)('%s', async (_name, format, make) => {
  const random = randomFrom(20_241_101);
  let refused = 0;
  for (let run = 0; run < RUNS; run++) {
    const bytes = make(random);
    const start = process.cpuUsage();
    const found = await findingsOf(format, bytes, schema);
    expect(process.cpuUsage(start).user).toBeLessThan(LONGEST);
    for (const sentence of found) expect(sentence).not.toMatch(/\n\s+at |undefined|\[object|NaN/);
    if (found.some((sentence) => sentence.startsWith('This cannot be read'))) refused++;
  }
  expect(refused).toBeGreaterThan(0);
});
