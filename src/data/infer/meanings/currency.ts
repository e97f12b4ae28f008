import { currencyCodes } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedCurrency } from './subjects.js';

/** Three letters for a currency. */
export const currency: Meaning = {
  id: 'iso4217',
  title: 'currency code (ISO 4217)',
  test: (value) => currencyCodes.has(value),
  fits: isNamedCurrency,
  least: 5,
  alone: 20,
  // Tables have currencies of the past, which are not in the list.
  share: 0.9,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-4217-currency-codes.html'] },
  source: 'currency-codes 2.2.0',
};
