import { named } from '../named.js';

/** Whether a name is that of countries. */
export const isNamedCountry = named(
  'country countries nation nationality citizenship territory pays staat país pais paese kraj iso iso2 iso3 iso3166 iso2c iso3c cca2 cca3 alpha geo',
);

/** Whether a name is that of languages. */
export const isNamedLanguage = named(
  'language languages lang locale langue sprache idioma lingua taal iso iso639 639 iso639p3code',
);

/** Whether a name is that of currencies. */
export const isNamedCurrency = named('currency currencies ccy iso4217 devise währung waehrung moneda valuta');
