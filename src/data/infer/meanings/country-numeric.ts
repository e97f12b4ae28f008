import { countryNumbers, isNumberOf } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedCountry } from './subjects.js';

/** The number of a country. */
export const countryNumeric: Meaning = {
  id: 'iso3166-1-numeric',
  title: 'number of a country (ISO 3166-1)',
  test: isNumberOf(countryNumbers),
  fits: isNamedCountry,
  of: 'all',
  least: 10,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-3166-country-codes.html'] },
  source: 'iso-3166 4.4.0',
};
