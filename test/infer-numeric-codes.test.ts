// Columns of numbers, some with codes for missing values: codes that are written are right, all others are asked about.
import { expect, test } from 'vitest';
import { infer, loadKnowledge, TableProfile } from '../src/data/infer/index.js';
import { loadLicenses } from '../src/schema/vocabulary/index.js';
import { randomFrom } from './mutate.js';

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };

/** A column, how a value of it is made, which codes stand for missing values, and how many rows there are. */
interface MadeColumn {
  readonly name: string;
  readonly value: (next: () => number) => number | string;
  readonly codes?: readonly (number | string)[];
  /** Real values that look like codes, each in as many rows as a code. */
  readonly traps?: readonly (number | string)[];
  readonly rows?: number;
}

const whole = (least: number, most: number) => (next: () => number) =>
  least + Math.floor(next() * (most - least + 1));
const decimal = (least: number, most: number, digits: number) => (next: () => number) =>
  (least + next() * (most - least)).toFixed(digits);
/** Many small values and few large ones. */
const heavyTail = (median: number) => (next: () => number) =>
  Math.round(median * Math.exp(1.2 * (next() + next() + next() + next() - 2)));
const price = (next: () => number) =>
  [1.99, 4.99, 7.49, 9.99, 12.5, 14.99, 19.99, 24.95, 29.99][whole(0, 8)(next)]!;

const COLUMNS: readonly MadeColumn[] = [
  { name: 'age', value: whole(18, 85), codes: [99] },
  { name: 'age at death', value: whole(0, 96), codes: [999] },
  { name: 'age group', value: whole(1, 5), codes: [98, 99] },
  { name: 'temperature', value: decimal(-20, 35, 1), codes: ['-99.9'] },
  { name: 'temp_soil', value: decimal(-5, 28, 2), codes: [-9999] },
  { name: 'water temperature', value: decimal(2, 26, 1), codes: [-99] },
  { name: 'income', value: heavyTail(30_000), codes: [9_999_998, 9_999_999] },
  { name: 'income with zeros', value: (next) => (next() < 0.3 ? 0 : heavyTail(20_000)(next)), codes: [-9] },
  { name: 'year of birth', value: whole(1930, 2004), codes: [9999] },
  { name: 'precipitation', value: decimal(0, 60, 2), codes: ['-99.99'] },
  { name: 'pH', value: decimal(4, 9, 2), codes: ['99.99'] },
  { name: 'wind direction', value: whole(0, 36), codes: [999] },
  { name: 'elevation', value: whole(-60, 3900), codes: [-9999] },
  { name: 'depth', value: decimal(0, 400, 1), codes: ['-999.0'] },
  { name: 'trust in parliament', value: whole(0, 10), codes: [77, 88, 99] },
  { name: 'life satisfaction', value: whole(0, 10), codes: [-9, -8, -7] },
  { name: 'answer', value: whole(1, 5), codes: [8, 9] },
  { name: 'smoker', value: whole(0, 1), codes: [-9] },
  { name: 'latitude of capture', value: decimal(40, 60, 4), codes: [-999] },
  { name: 'pulse', value: whole(48, 120), codes: [-99], rows: 12 },
  { name: 'radiation', value: decimal(0, 1300, 3), codes: [-9999], rows: 9000 },
  { name: 'score', value: whole(1, 9), traps: [9] },
  { name: 'points', value: whole(0, 100), traps: [99] },
  { name: 'percent', value: decimal(90, 100, 1), traps: ['99.9'] },
  { name: 'elevation of the sea floor', value: whole(-4000, 200), traps: [-99, -999] },
  { name: 'price', value: price, traps: [99.99, 999.99] },
  { name: 'parent index', value: whole(0, 40), traps: [-1] },
  { name: 'customer_id', value: whole(1, 300), traps: [999, 9999] },
  { name: 'views', value: heavyTail(900), traps: [999] },
  { name: 'balance', value: whole(-5000, 5000), traps: [-99, -999, 999] },
];

/** How many rows have each code. */
const ROWS_A_CODE = 4;

function guessesAbout({ name, value, codes = [], traps = [], rows = 200 }: MadeColumn, seed: number) {
  const next = randomFrom(seed);
  const profile = new TableProfile();
  profile.header([name]);
  const marked = [...codes, ...traps].flatMap((each) => Array.from({ length: ROWS_A_CODE }, () => each));
  for (const each of [...Array.from({ length: rows }, () => value(next)), ...marked])
    profile.columns[0]!.addText(String(each));
  profile.rows = rows + marked.length;
  profile.finish();
  const { guesses } = infer([{ name: 'data', profile }], settings);
  return guesses.filter(({ rule }) => rule === 'numeric-code');
}

test('at least nine of ten numeric codes that are written are right, and all others are asked about', () => {
  const [written, wrong, missed]: [string[], string[], string[]] = [[], [], []];
  let wanted = 0;
  for (const [seed, column] of COLUMNS.entries()) {
    const guesses = guessesAbout(column, seed + 1);
    const codes = (column.codes ?? []).map(Number);
    wanted += codes.length;
    for (const { value, level } of guesses) {
      if (level === 'likely')
        (codes.includes(value as number) ? written : wrong).push(`${column.name} ${value}`);
    }
    missed.push(
      ...codes
        .filter((code) => !guesses.some(({ value }) => value === code))
        .map((code) => `${column.name} ${code}`),
    );
  }
  const asked = wanted - written.length - missed.length;
  console.log(
    `numeric codes in ${COLUMNS.length} columns: ${written.length} of ${wanted} are written, ${asked} asked about, ${missed.length} missed; ${wrong.length} others are written\n` +
      [...wrong.map((each) => `  wrong: ${each}`), ...missed.map((each) => `  missed: ${each}`)].join('\n'),
  );
  expect(COLUMNS).toHaveLength(30);
  expect(written.length / (written.length + wrong.length)).toBeGreaterThanOrEqual(0.9);
  expect(written.length).toBeGreaterThanOrEqual(wanted / 2);
  expect(missed).toEqual([]);
});
