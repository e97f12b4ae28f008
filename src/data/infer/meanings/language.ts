import { languages } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedLanguage } from './subjects.js';

/** Three letters for a language. */
export const language: Meaning = {
  id: 'iso639-3',
  title: 'language code of three letters (ISO 639-3)',
  test: (value) => languages.has(value),
  fits: isNamedLanguage,
  least: 5,
  states: { 'fair:classificationRef': ['https://iso639-3.sil.org/'] },
  source: 'iso-639-3 3.0.1',
};
