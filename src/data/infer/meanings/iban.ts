import { passesModulo97 } from './check-digits.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^[A-Z]{2}[0-9]{2}[ A-Z0-9]{11,36}$';
const FORM = new RegExp(PATTERN);

/** A bank account. */
export const iban: Meaning = {
  id: 'iban',
  title: 'IBAN',
  test: (value) => FORM.test(value) && isSound(value.replaceAll(' ', '')),
  states: { pattern: PATTERN },
  source: 'ISO 13616',
};

function isSound(iban: string): boolean {
  return iban.length >= 15 && passesModulo97(iban.slice(4) + iban.slice(0, 4));
}
