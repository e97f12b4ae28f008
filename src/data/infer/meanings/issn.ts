import { passesModulo11 } from './check-digits.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^[0-9]{4}-[0-9]{3}[0-9X]$';
const FORM = new RegExp(PATTERN);

/** A journal or series. */
export const issn: Meaning = {
  id: 'issn',
  title: 'ISSN',
  test: (value) => FORM.test(value) && passesModulo11(value.replace('-', '')),
  states: { pattern: PATTERN },
  source: 'ISO 3297',
};
