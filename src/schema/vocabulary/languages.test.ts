import { describe, expect, test } from 'vitest';
import { canonicalLanguageTag, languageTagMeantBy } from './languages.js';

describe('language tags', () => {
  test.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-us', 'en-US'],
    ['ZH-HANT-tw', 'zh-Hant-TW'],
    ['zh-cmn-hans-cn', 'zh-cmn-Hans-CN'],
    ['es-419', 'es-419'],
    ['de-ch-1901', 'de-CH-1901'],
    ['SL-ROZAJ-BISKE', 'sl-rozaj-biske'],
    ['en-a-BB-aaaa-x-YY-Zzzz', 'en-a-bb-aaaa-x-yy-zzzz'],
    ['az-arab-x-AZE-derbend', 'az-Arab-x-aze-derbend'],
    ['de-u-co-phonebk', 'de-u-co-phonebk'],
    ['X-Fr-CH', 'x-fr-ch'],
    ['I-KLINGON', 'i-klingon'],
    ['en-gb-OED', 'en-GB-oed'],
    ['de-x-a-x-a', 'de-x-a-x-a'],
    ['gsw-ch', 'gsw-CH'],
    ['en-eu', 'en-EU'],
    ['sq-xk', 'sq-XK'],
    ['sr-latn-me', 'sr-Latn-ME'],
    ['qaa-QM', 'qaa-QM'],
  ])('%s is %s', (tag, canonical) => {
    expect(canonicalLanguageTag(tag)).toBe(canonical);
  });

  test.each([
    ...[
      '',
      'e',
      'english',
      'fren',
      'en_US',
      'en-',
      '-en',
      'en--US',
      'en US',
      ' en',
      'en\n',
      'en-U',
      'en-x',
      'x',
    ],
    ...['en-US-GB', 'de-419-DE', 'ar-a-aaa-b-bbb-a-ccc', 'de-DE-1901-1901', 'en-abcdefghi', 'i-unknown', 'é'],
    ...['\u212Aa', 'constructor', '__proto__', '@value'],
    // Not in the IANA registry: countries in place of languages, other codes for countries, codes of three letters.
    ...['jp', 'cn', 'dk', 'cz', 'xx', 'en-UK', 'en-EN', 'fr-EJ', 'eng', 'ger', 'JP', 'zh-Hans-XY9'],
  ])('%j is none', (tag) => {
    expect(canonicalLanguageTag(tag)).toBeUndefined();
  });

  test('come out as they went in', () => {
    for (const tag of ['en-US', 'zh-Hant-TW', 'sgn-BE-FR', 'x-fr-ch'])
      expect(canonicalLanguageTag(tag)).toBe(tag);
  });
});

test.each([
  ['jp', 'ja'],
  ['JP', 'ja'],
  ['cn', 'zh'],
  ['cn-CN', 'zh-CN'],
  ['en-UK', 'en-GB'],
  ['en_uk', 'en-GB'],
  ['jp-JP', 'ja-JP'],
  ['eng', 'en'],
  ['ger-AT', 'de-AT'],
  ['iw', 'he'],
  ['en_US', 'en-US'],
  ['English', 'en'],
  ['Deutsch', 'de'],
  ['xx', undefined],
  ['en-EN', 'en'],
  ['fr-FX9', undefined],
  ['constructor', undefined],
])('%s means %s', (tag, meant) => {
  expect(languageTagMeantBy(tag)).toBe(meant);
});

test('every code of the tables is a tag, and every tag that is offered', () => {
  for (const tag of ['en', 'aa', 'zu', 'nb', 'sh', 'bh']) expect(canonicalLanguageTag(tag)).toBe(tag);
  for (const region of ['AD', 'GB', 'ZW', 'BQ', 'SS'])
    expect(canonicalLanguageTag(`en-${region}`)).toBeDefined();
});
