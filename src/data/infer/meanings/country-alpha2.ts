import { alpha2 } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedCountry } from './subjects.js';

/** Two letters for a country. */
export const countryAlpha2: Meaning = {
  id: 'iso3166-1-alpha2',
  title: 'country code of two letters (ISO 3166-1)',
  test: (value) => alpha2.has(value),
  fits: isNamedCountry,
  least: 5,
  share: 0.9,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-3166-country-codes.html'] },
  source: 'iso-3166 4.4.0',
};
