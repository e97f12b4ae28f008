import { named } from '../named.js';
import { passesLuhn } from './check-digits.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^[0-9]{14}$';
const FORM = new RegExp(PATTERN);

/** A place of business in France. */
export const siret: Meaning = {
  id: 'siret',
  title: 'SIRET number of an establishment',
  test: (value) => FORM.test(value) && passesLuhn(value),
  fits: named('siret'),
  of: 'all',
  // The post office has numbers of its own.
  share: 0.9,
  states: { pattern: PATTERN },
  source: 'INSEE, ISO/IEC 7812-1',
};
