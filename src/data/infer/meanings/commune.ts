import { named } from '../named.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^(?:[0-9]{2}|2[AB])[0-9]{3}$';
const FORM = new RegExp(PATTERN);

/** A commune in France. */
export const commune: Meaning = {
  id: 'code-insee-commune',
  title: 'INSEE code of a commune',
  test: (value) => FORM.test(value),
  fits: named('insee codgeo depcom'),
  of: 'all',
  states: { pattern: PATTERN },
  source: 'INSEE',
};
