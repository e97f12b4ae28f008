import { named } from '../named.js';
import { passesLuhn } from './check-digits.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^[0-9]{9}$';
const FORM = new RegExp(PATTERN);

/** A company or administration in France. */
export const siren: Meaning = {
  id: 'siren',
  title: 'SIREN number of a company',
  test: (value) => FORM.test(value) && passesLuhn(value),
  fits: named('siren'),
  of: 'all',
  states: { pattern: PATTERN },
  source: 'INSEE, ISO/IEC 7812-1',
};
