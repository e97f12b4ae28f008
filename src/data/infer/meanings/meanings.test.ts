import { describe, expect, test } from 'vitest';
import { formats } from '../formats.js';
import { wordsOf } from '../words-of.js';
import {
  alpha2,
  alpha3,
  countryNumbers,
  currencyCodes,
  languages,
  shortLanguages,
  subdivisions,
} from './codes.js';
import { meaningOf } from './index.js';
import { meanings } from './table.js';

function meaning(name: string, values: readonly string[]) {
  const isNumeric = values.length > 0 && values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value));
  return meaningOf(
    wordsOf(name).words,
    values.map((value) => [value, 1]),
    isNumeric,
  );
}

/** Values that have a meaning, values that do not, and a name that fits. */
const EXAMPLES: { readonly [id: string]: readonly [name: string, good: string, bad: string] } = {
  doi: [
    'x',
    '10.5281/zenodo.1234567 https://doi.org/10.1000/182 doi:10.1000/182',
    '10.5281 11.5281/a https://example.org/10.1000/182',
  ],
  orcid: [
    'x',
    '0000-0002-1825-0097 https://orcid.org/0000-0001-5109-3700',
    '0000-0002-1825-0098 0000-0002-1825',
  ],
  ror: ['x', 'https://ror.org/05dxps055 05dxps055 ror.org/00k4n6c32', '05dxps056 https://ror.org/1'],
  uri: [
    'x',
    'https://example.org/a?b=c#d http://example.org ftp://example.org/a',
    'www.example.org urn:a:b https:// a:b',
  ],
  email: ['x', 'ada@example.org a.b+c@mail.example.co.uk', 'ada@localhost @example.org ada ada@example.'],
  uuid: [
    'x',
    '123e4567-e89b-12d3-a456-426614174000',
    '123e4567-e89b-12d3-a456 123e4567e89b12d3a456426614174000',
  ],
  ipv4: ['x', '192.168.0.1 10.0.0.255', '192.168.0.256 1.2.3'],
  ipv6: ['x', '2001:db8::1 ::1', '2001:db8 12:30:00 1'],
  issn: ['x', '0378-5955 2434-561X', '0378-5954 03785955'],
  iban: ['x', 'GB82WEST12345698765432 DE89370400440532013000', 'GB82WEST12345698765433 DE89'],
  isbn: [
    'isbn',
    '978-0-306-40615-7 0-306-40615-2 080442957X 9780306406157',
    '978-0-306-40615-8 0306406153 12345',
  ],
  'iso3166-2': ['x', 'US-CA FR-75C DE-BY', 'US-ZZ US CA'],
  latitude: ['lat', '-90 51.5 90', '90.1 -91'],
  longitude: ['decimalLongitude', '-180 151.2 180', '180.5 -181'],
  lonlat: ['coordonneesXY', '[7.48710500,48.345345] -105.2,39.9', '48,105 [1] a,b'],
  latlon: ['latlon', '48.3,7.4 39.9,-105.2', '105,48 a'],
  'iso3166-1-alpha2': ['country', 'DE FR US NZ ZA', 'XX fr USA'],
  'iso3166-1-alpha3': ['country code', 'DEU FRA USA NZL ZAF', 'GER XXX US'],
  'iso3166-1-numeric': ['country number', '4 8 012 016 020 024 028 031 032 036', '1 1000 999'],
  'country-name': ['country', 'Germany FRANCE Italy Türkiye USA Bolivia', 'Bavaria Paris Euro'],
  iso4217: ['currency', 'EUR USD GBP JPY CHF', 'EURO XQX usd'],
  'iso4217-numeric': ['currency number', '978 840 826 392 756 036 124 554 752 578', '001 999999'],
  'iso639-1': ['language', 'de fr en it nl', 'DE xx deu'],
  'iso639-3': ['iso639P3code', 'deu fra eng ita nld', 'DEU xq qqq1'],
  glottocode: ['Glottocode', 'abip1241 west2632', 'Abip1241 abi1241'],
  siren: ['siren', '130025265 110043015', '130025266 13002526'],
  siret: ['siret', '13002526500013 73282932000074', '13002526500014 130025265'],
  'code-insee-commune': ['code_insee_commune', '75001 2A004', '7500 2C004 750011'],
  phone: ['telephone', '111111111 +4420-7946-0958', '12345 n.a. 12345678901234567'],
  year: ['birth year', '1891 2020', '0099 20201 3000 19.5'],
};

describe.each(meanings)('$id', ({ id, test: isOne, fits, states, least = 1, title, source }) => {
  const [name, good, bad] = EXAMPLES[id]!;

  test('is what its examples are, and nothing else', () => {
    expect(good.split(' ').filter((value) => !isOne(value))).toEqual([]);
    expect(bad.split(' ').filter(isOne)).toEqual([]);
    expect(isOne('')).toBe(false);
  });

  test('is found in a column', () => {
    const values = good.split(' ');
    expect(values.length).toBeGreaterThanOrEqual(least);
    expect(meaning(name, values)).toMatchObject({ meaning: { id }, values: values.length, against: [] });
  });

  test('is not found under another name, unless the values show it', () => {
    if (fits) expect(meaning('x', good.split(' '))?.meaning.id).not.toBe(id);
    expect(meaning(name, bad.split(' '))?.meaning.id).not.toBe(id);
  });

  test('states what holds for its examples', () => {
    for (const value of good.split(' ')) {
      if (states.pattern) expect(value).toMatch(new RegExp(states.pattern, 'u'));
      if (states.format) expect(formats[states.format as keyof typeof formats](value)).toBe(true);
      if (states.maximum !== undefined) expect(Number(value)).toBeLessThanOrEqual(states.maximum);
      if (states.minimum !== undefined) expect(Number(value)).toBeGreaterThanOrEqual(states.minimum);
    }
    expect(title).not.toBe('');
    expect(source).not.toBe('');
  });
});

describe('the meaning of a column', () => {
  test('may have exceptions, which are listed', () => {
    const codes = [...alpha3].slice(0, 40);
    expect(meaning('Country Code', [...codes, 'WLD', 'ARB'])).toMatchObject({
      meaning: { id: 'iso3166-1-alpha3' },
      values: 42,
      against: [
        ['WLD', 1],
        ['ARB', 1],
      ],
    });
    expect(meaning('Country Code', [...codes.slice(0, 5), 'WLD', 'ARB'])).toBeUndefined();
  });

  test('is shown by the end of a German word', () => {
    expect(meaning('Geburtsjahr', ['1961', '1988'])?.meaning.id).toBe('year');
  });

  test('is shown by many codes of three letters under any name', () => {
    expect(meaning('x', [...alpha3].slice(0, 30))?.meaning.id).toBe('iso3166-1-alpha3');
    expect(meaning('x', [...currencyCodes].slice(0, 30))?.meaning.id).toBe('iso4217');
    expect(meaning('x', [...alpha3].slice(0, 10))).toBeUndefined();
  });

  test.each([
    ['state', ['CA', 'AL', 'AR', 'CO', 'DE', 'GA']],
    ['Language_ID', ['abi', 'abk', 'ach', 'xyw', 'qqq', 'qqw', 'qqz']],
    ['country', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
    ['country', ['DE', 'FR']],
    ['latency', ['1', '2']],
    ['lat_error', ['0.1', '0.2']],
    ['date_long', ['19450716']],
    ['long', ['19450716']],
    ['code', ['abcd1234']],
    ['x', ['123456789']],
    ['version', ['1.2.3']],
    ['years', ['12', '13']],
    ['constructor', ['a']],
    ['x', []],
  ])('is not guessed for %s %j', (name, values) => {
    expect(meaning(name, values)).toBeUndefined();
  });
});

test('the lists are complete', () => {
  expect([alpha2, alpha3, countryNumbers].map(({ size }) => size)).toEqual([249, 249, 249]);
  expect(subdivisions.size).toBeGreaterThan(5000);
  expect(languages.size).toBeGreaterThan(7800);
  expect(shortLanguages.size).toBeGreaterThan(180);
  expect(currencyCodes.size).toBeGreaterThan(170);
});
