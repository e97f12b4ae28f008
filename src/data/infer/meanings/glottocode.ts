import { named } from '../named.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^[a-z0-9]{4}[0-9]{4}$';
const FORM = new RegExp(PATTERN);

/** A language, dialect or family. */
export const glottocode: Meaning = {
  id: 'glottocode',
  title: 'Glottocode of a language',
  test: (value) => FORM.test(value),
  fits: named('glottocode glottolog glotto'),
  states: { pattern: PATTERN },
  source: 'glottolog.org',
};
