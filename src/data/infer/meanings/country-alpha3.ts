import { alpha3 } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedCountry } from './subjects.js';

/** Three letters for a country. */
export const countryAlpha3: Meaning = {
  id: 'iso3166-1-alpha3',
  title: 'country code of three letters (ISO 3166-1)',
  test: (value) => alpha3.has(value),
  fits: isNamedCountry,
  least: 5,
  alone: 20,
  // Tables of statistics have rows for groups of countries, too.
  share: 0.8,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-3166-country-codes.html'] },
  source: 'iso-3166 4.4.0',
};
