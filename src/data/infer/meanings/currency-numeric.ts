import { currencyNumbers, isNumberOf } from './codes.js';
import type { Meaning } from './meaning.js';
import { isNamedCurrency } from './subjects.js';

/** The number of a currency. */
export const currencyNumeric: Meaning = {
  id: 'iso4217-numeric',
  title: 'number of a currency (ISO 4217)',
  test: isNumberOf(currencyNumbers),
  fits: isNamedCurrency,
  of: 'all',
  least: 10,
  states: { 'fair:classificationRef': ['https://www.iso.org/iso-4217-currency-codes.html'] },
  source: 'currency-codes 2.2.0',
};
