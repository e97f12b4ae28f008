import { shortLanguages } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedLanguage } from './subjects.js';

/** Two letters for a language. */
export const languageShort: Meaning = {
  id: 'iso639-1',
  title: 'language code of two letters (ISO 639-1)',
  test: (value) => shortLanguages.has(value),
  fits: isNamedLanguage,
  least: 5,
  states: { 'fair:classificationRef': ['http://id.loc.gov/vocabulary/iso639-1'] },
  source: 'iso-639-3 3.0.1',
};
