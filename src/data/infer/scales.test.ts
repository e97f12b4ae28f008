import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds } from './kinds.js';
import { clocks, commaDecimals, days, decimals, localMoments, moments, wholeNumbers } from './scales.js';

describe('the place of a text', () => {
  test.each([
    [decimals, '1.5e3', 1500],
    [commaDecimals, '-1,5', -1.5],
    [days, '1970-01-02', 86_400_000],
    [days, '0001-01-01', -62_135_596_800_000],
    [days, '2000-03-01', 951_868_800_000],
    [moments, '1970-01-01T01:00:00.5+01:00', 500],
    [moments, '1969-12-31T23:00:00-01:00', 0],
    [moments, '1970-01-01t00:00:01z', 1000],
    [localMoments, '1970-01-01 00:01', 60_000],
    [localMoments, '1970-01-01T00:01:00', 60_000],
    [localMoments, '1970-01-01 00:01:00+01:00', Number.NaN],
    [localMoments, '1970-13-01 00:01', Number.NaN],
    [localMoments, '1/2/1970 00:01', Number.NaN],
    [clocks, '9:30', 34_200_000],
    [clocks, '9:30 PM', Number.NaN],
  ])('%o: %s is at %d', (scale, text, place) => {
    expect(scale.at(text)).toBe(place);
  });

  test('is the same for all kinds that a text has', () => {
    const texts = [
      '12',
      '-0',
      '1.5',
      '1,5',
      '2020-01-01',
      '2020-01-01T10:00:00+02:00',
      '2020-01-01 10:00',
      '10:00',
    ];
    for (const text of texts) {
      const places = kinds.flatMap(({ test: fits, scale }) => (scale && fits(text) ? [scale.at(text)] : []));
      expect(places.length).toBeGreaterThan(0);
      expect(new Set(places).size).toBe(1);
    }
  });

  test('gives the day back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(days.textAt(days.at(day))).toBe(day);
        },
      ),
    );
  });
});

describe('bins', () => {
  const textsOf = (scale: typeof days, least: string, greatest: string) =>
    scale.edges(scale.at(least), scale.at(greatest)).map(scale.textAt);

  test.each([
    [decimals, '0.12', '0.49', ['0.1', '0.15', '0.2', '0.25', '0.3', '0.35', '0.4', '0.45', '0.5']],
    [wholeNumbers, '1', '3', ['1', '2', '3', '4']],
    [
      decimals,
      '-1e30',
      '-8e29',
      [
        '-1e+30',
        '-9.8e+29',
        '-9.6e+29',
        '-9.4e+29',
        '-9.2e+29',
        '-9e+29',
        '-8.8e+29',
        '-8.6e+29',
        '-8.4e+29',
        '-8.2e+29',
        '-8e+29',
        '-7.8e+29',
      ],
    ],
    [wholeNumbers, '-7', '30', ['-10', '-5', '0', '5', '10', '15', '20', '25', '30', '35']],
    [days, '2020-01-30', '2020-02-01', ['2020-01-30', '2020-01-31', '2020-02-01', '2020-02-02']],
    [
      days,
      '2020-01-01',
      '2020-02-01',
      ['2019-12-30', '2020-01-06', '2020-01-13', '2020-01-20', '2020-01-27', '2020-02-03'],
    ],
    [
      days,
      '2019-11-30',
      '2021-01-01',
      ['2019-11-01', '2019-12-01', ...months(2020), '2021-01-01', '2021-02-01'],
    ],
    [
      days,
      '1850-05-05',
      '1950-01-01',
      [
        '1850-01-01',
        '1860-01-01',
        '1870-01-01',
        '1880-01-01',
        '1890-01-01',
        '1900-01-01',
        '1910-01-01',
        '1920-01-01',
        '1930-01-01',
        '1940-01-01',
        '1950-01-01',
        '1960-01-01',
      ],
    ],
    [
      clocks,
      '08:10',
      '11:50',
      [
        '08:00:00',
        '08:15:00',
        '08:30:00',
        '08:45:00',
        '09:00:00',
        '09:15:00',
        '09:30:00',
        '09:45:00',
        '10:00:00',
        '10:15:00',
        '10:30:00',
        '10:45:00',
        '11:00:00',
        '11:15:00',
        '11:30:00',
        '11:45:00',
        '12:00:00',
      ],
    ],
  ])('%o from %s to %s', (scale, least, greatest, edges) => {
    expect(textsOf(scale, least, greatest)).toEqual(edges);
  });

  test.each([wholeNumbers, decimals, days, moments])(
    'contain all numbers, and are at most 17: %o',
    (scale) => {
      const time = fc.integer({ min: -62_000_000_000_000, max: 250_000_000_000_000 });
      const place = scale.hasMean ? fc.double({ min: -1e30, max: 1e30, noNaN: true }) : time;
      fc.assert(
        fc.property(place, place, (one, other) => {
          const [least, greatest] = [Math.min(one, other), Math.max(one, other)];
          fc.pre(greatest - least > 1e-290);
          const edges = scale.edges(least, greatest);
          if (edges.length === 0) {
            expect((greatest - least) / Math.max(-least, greatest)).toBeLessThan(1e-10);
            return;
          }
          expect(edges[0]).toBeLessThanOrEqual(least);
          expect(edges[1]).toBeGreaterThan(least);
          expect(edges.at(-2)).toBeLessThanOrEqual(greatest);
          expect(edges.at(-1)).toBeGreaterThan(greatest);
          expect(edges.length).toBeLessThanOrEqual(18);
        }),
      );
    },
  );
});

function months(year: number): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
}
