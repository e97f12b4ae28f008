import { subdivisions } from './codes.js';
import type { Meaning } from './meaning.js';

/** A state, province or other part of a country. */
export const subdivision: Meaning = {
  id: 'iso3166-2',
  title: 'code of a subdivision of a country (ISO 3166-2)',
  test: (value) => subdivisions.has(value),
  least: 3,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-3166-country-codes.html'] },
  source: 'iso-3166 4.4.0',
};
