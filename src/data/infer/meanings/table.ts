import { identifierOf } from '../../../schema/vocabulary/index.js';
import { axisOf } from '../coordinates.js';
import { formats } from '../formats.js';
import { named } from '../named.js';
import { isNamedTelephone } from '../personal.js';
import { passesGtin, passesLuhn, passesModulo11, passesModulo97 } from './check-digits.js';
import * as codes from './codes.js';
import { isCountryName } from './country-names.js';
import type { Meaning } from './meaning.js';

const isNamedCountry = named(
  'country countries nation nationality citizenship territory pays staat país pais paese kraj iso iso2 iso3 iso3166 iso2c iso3c cca2 cca3 alpha geo',
);
const isNamedLanguage = named(
  'language languages lang locale langue sprache idioma lingua taal iso iso639 639 iso639p3code',
);
const isNamedCurrency = named('currency currencies ccy iso4217 devise währung waehrung moneda valuta');
const isNamedPosition = named(
  'coordinates coordinate coordonnees coordonnées coords lonlat lnglat xy lon lng position',
);
const isNamedYear = named('year yr yob yyyy jahr année annee año anno jaar rok');

const COUNTRY_CODES = 'https://www.iso.org/iso-3166-country-codes.html';
const CURRENCY_CODES = 'https://www.iso.org/iso-4217-currency-codes.html';

/** What values can mean. The first that holds counts: a DOI can also be a web address. */
export const meanings: readonly Meaning[] = [
  {
    id: 'doi',
    title: 'DOI',
    ...pattern('^(?:https?://(?:dx\\.)?doi\\.org/|doi:)?10\\.[0-9]{4,9}(?:\\.[0-9]+)*/[^ ]+$'),
    source: 'ISO 26324',
  },
  {
    id: 'orcid',
    title: 'ORCID iD of a person',
    ...pattern(
      '^(?:https?://orcid\\.org/)?[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$',
      (value) => identifierOf(value)?.fault === undefined,
    ),
    source: 'ISO/IEC 7064, MOD 11-2',
  },
  {
    id: 'ror',
    title: 'ROR identifier of an organization',
    ...pattern(
      '^(?:https?://)?(?:ror\\.org/)?0[0-9a-hjkmnp-tv-z]{6}[0-9]{2}$',
      (value) => identifierOf(value.replace(/^(?:.*\/)?/, 'ror:'))?.fault === undefined,
    ),
    source: 'ror.org, ISO/IEC 7064, MOD 97-10',
  },
  {
    id: 'uri',
    title: 'web address',
    ...format('uri', (value) => /^(?:https?|ftp):\/\/[^/]/i.test(value)),
    share: 0.8,
    source: 'RFC 3986',
  },
  {
    id: 'email',
    title: 'e-mail address',
    ...format('email', (value) => /@[^@]+\.[^@.]{2,}$/.test(value)),
    source: 'RFC 5321',
  },
  { id: 'uuid', title: 'UUID', ...format('uuid'), source: 'RFC 9562' },
  { id: 'ipv4', title: 'IPv4 address', ...format('ipv4'), least: 2, source: 'RFC 2673' },
  {
    id: 'ipv6',
    title: 'IPv6 address',
    ...format('ipv6', (value) => value.includes(':')),
    least: 2,
    source: 'RFC 4291',
  },
  {
    id: 'issn',
    title: 'ISSN',
    ...pattern('^[0-9]{4}-[0-9]{3}[0-9X]$', (value) => passesModulo11(value.replace('-', ''))),
    source: 'ISO 3297',
  },
  {
    id: 'iban',
    title: 'IBAN',
    ...pattern('^[A-Z]{2}[0-9]{2}[ A-Z0-9]{11,36}$', isIban),
    source: 'ISO 13616',
  },
  {
    id: 'isbn',
    title: 'ISBN',
    ...pattern('^(?:97[89][- ]?)?[0-9](?:[- ]?[0-9]){8}[- ]?[0-9X]$', isIsbn),
    fits: named('isbn isbn10 isbn13 ean'),
    of: 'all',
    source: 'ISO 2108',
  },
  {
    id: 'iso3166-2',
    title: 'code of a subdivision of a country (ISO 3166-2)',
    ...listed(codes.subdivisions, COUNTRY_CODES),
    least: 3,
    source: 'iso-3166 4.4.0',
  },
  { id: 'latitude', title: 'latitude in degrees', ...degrees('latitude', 90) },
  { id: 'longitude', title: 'longitude in degrees', ...degrees('longitude', 180) },
  {
    id: 'lonlat',
    title: 'longitude and latitude in degrees',
    test: isPairWithin([180, 90]),
    fits: (words) => isNamedPosition(words) && !isLatitudeFirst(words),
    states: {},
    source: 'RFC 7946',
  },
  {
    id: 'latlon',
    title: 'latitude and longitude in degrees',
    test: isPairWithin([90, 180]),
    fits: isLatitudeFirst,
    states: {},
    source: 'ISO 6709',
  },
  {
    id: 'iso3166-1-alpha2',
    title: 'country code of two letters (ISO 3166-1)',
    ...listed(codes.alpha2, COUNTRY_CODES),
    fits: isNamedCountry,
    least: 5,
    share: 0.9,
    source: 'iso-3166 4.4.0',
  },
  {
    id: 'iso3166-1-alpha3',
    title: 'country code of three letters (ISO 3166-1)',
    ...listed(codes.alpha3, COUNTRY_CODES),
    fits: isNamedCountry,
    least: 5,
    alone: 20,
    // Tables of statistics also have rows for groups of countries.
    share: 0.8,
    source: 'iso-3166 4.4.0',
  },
  {
    id: 'iso3166-1-numeric',
    title: 'number of a country (ISO 3166-1)',
    ...numbered(codes.countryNumbers, COUNTRY_CODES),
    fits: isNamedCountry,
    source: 'iso-3166 4.4.0',
  },
  {
    id: 'country-name',
    title: 'English name of a country',
    test: isCountryName,
    fits: (words) => isNamedCountry(words) && !words.includes('code'),
    least: 5,
    share: 0.85,
    states: {},
    source: 'iso-3166 4.4.0, and other names in use',
  },
  {
    id: 'iso4217',
    title: 'currency code (ISO 4217)',
    ...listed(codes.currencyCodes, CURRENCY_CODES),
    fits: isNamedCurrency,
    least: 5,
    alone: 20,
    // Tables have currencies of the past, which are not in the list.
    share: 0.9,
    source: 'currency-codes 2.2.0',
  },
  {
    id: 'iso4217-numeric',
    title: 'number of a currency (ISO 4217)',
    ...numbered(codes.currencyNumbers, CURRENCY_CODES),
    fits: isNamedCurrency,
    source: 'currency-codes 2.2.0',
  },
  {
    id: 'iso639-1',
    title: 'language code of two letters (ISO 639-1)',
    ...listed(codes.shortLanguages, 'http://id.loc.gov/vocabulary/iso639-1'),
    fits: isNamedLanguage,
    least: 5,
    source: 'iso-639-3 3.0.1',
  },
  {
    id: 'iso639-3',
    title: 'language code of three letters (ISO 639-3)',
    ...listed(codes.languages, 'https://iso639-3.sil.org/'),
    fits: isNamedLanguage,
    least: 5,
    source: 'iso-639-3 3.0.1',
  },
  {
    id: 'glottocode',
    title: 'Glottocode of a language',
    ...pattern('^[a-z0-9]{4}[0-9]{4}$'),
    fits: named('glottocode glottolog glotto'),
    source: 'glottolog.org',
  },
  {
    id: 'siren',
    title: 'SIREN number of a company',
    ...pattern('^[0-9]{9}$', passesLuhn),
    fits: named('siren'),
    of: 'all',
    source: 'INSEE, ISO/IEC 7812-1',
  },
  {
    id: 'siret',
    title: 'SIRET number of an establishment',
    ...pattern('^[0-9]{14}$', passesLuhn),
    fits: named('siret'),
    of: 'all',
    // The post office has numbers of its own.
    share: 0.9,
    source: 'INSEE, ISO/IEC 7812-1',
  },
  {
    id: 'code-insee-commune',
    title: 'INSEE code of a commune',
    ...pattern('^(?:[0-9]{2}|2[AB])[0-9]{3}$'),
    fits: named('insee codgeo depcom'),
    of: 'all',
    source: 'INSEE',
  },
  {
    id: 'phone',
    title: 'telephone number',
    test: (value) => /^\+?[\d\s()./-]{6,24}$/.test(value) && /^\d{6,15}$/.test(value.replace(/\D/g, '')),
    fits: isNamedTelephone,
    of: 'all',
    share: 0.9,
    states: {},
    source: 'ITU-T E.164',
  },
  {
    id: 'year',
    title: 'year',
    test: (value) => /^(?:1[0-9]|2[01])\d\d$/.test(value),
    fits: (words) => isNamedYear(words) || words.some((word) => word.endsWith('jahr')),
    of: 'numbers',
    share: 1,
    states: {},
    source: 'ISO 8601-1',
  },
];

/** Values of a form. `holds` is what a pattern cannot say. */
function pattern(form: string, holds: (value: string) => boolean = () => true) {
  const expression = new RegExp(form);
  return {
    test: (value: string) => expression.test(value) && holds(value),
    states: { pattern: form },
  };
}

/** Values of a format of JSON Schema. `holds` is what the format does not ask for. */
function format(name: keyof typeof formats, holds: (value: string) => boolean = () => true) {
  return {
    test: (value: string) => holds(value) && formats[name](value),
    states: { format: name },
  };
}

/** Codes of a list. */
function listed(list: ReadonlySet<string>, reference: string) {
  return {
    test: (value: string) => list.has(value),
    states: { 'fair:classificationRef': [reference] },
  };
}

/** Codes of three digits, with or without leading zeros. */
function numbered(list: ReadonlySet<string>, reference: string) {
  return {
    ...listed(list, reference),
    test: (value: string) => /^\d{1,3}$/.test(value) && list.has(value.padStart(3, '0')),
    of: 'all' as const,
    least: 10,
  };
}

function degrees(axis: 'latitude' | 'longitude', most: number) {
  return {
    test: (value: string) => value !== '' && Math.abs(Number(value)) <= most,
    fits: (words: readonly string[]) => axisOf(words) === axis,
    of: 'numbers' as const,
    share: 0.99,
    states: { minimum: -most, maximum: most },
    source: 'ISO 6709',
  };
}

/** Whether a value is two numbers, neither of them farther from zero than its limit. */
function isPairWithin(most: readonly [number, number]): (value: string) => boolean {
  return (value) => {
    const [, first, second] =
      /^[[(]?(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)[\])]?$/.exec(value) ?? [];
    return Math.abs(Number(first)) <= most[0] && Math.abs(Number(second)) <= most[1];
  };
}

/** Whether a name has the latitude before the longitude. */
function isLatitudeFirst(words: readonly string[]): boolean {
  return /lat(?:itude)?l(?:on|ng)|geopoint2d/.test(words.join(''));
}

function isIban(value: string): boolean {
  const iban = value.replaceAll(' ', '');
  return iban.length >= 15 && passesModulo97(iban.slice(4) + iban.slice(0, 4));
}

function isIsbn(value: string): boolean {
  const digits = value.replace(/[- ]/g, '');
  return digits.length === 13 ? passesGtin(digits) : passesModulo11(digits);
}
