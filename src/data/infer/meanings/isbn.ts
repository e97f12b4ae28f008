import { named } from '../named.js';
import { passesGtin, passesModulo11 } from './check-digits.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^(?:97[89][- ]?)?[0-9](?:[- ]?[0-9]){8}[- ]?[0-9X]$';
const FORM = new RegExp(PATTERN);

/** A book. */
export const isbn: Meaning = {
  id: 'isbn',
  title: 'ISBN',
  test: (value) => FORM.test(value) && hasCheckDigit(value.replace(/[- ]/g, '')),
  fits: named('isbn isbn10 isbn13 ean'),
  of: 'all',
  states: { pattern: PATTERN },
  source: 'ISO 2108',
};

function hasCheckDigit(digits: string): boolean {
  return digits.length === 13 ? passesGtin(digits) : passesModulo11(digits);
}
