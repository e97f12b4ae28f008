import * as generated from './codes.generated.js';

const countries = generated.countryRows.split('\n').map((row) => row.split('\t'));
const currencies = generated.currencyRows.split('\n').map((row) => row.split('\t'));

const column = (index: number) => countries.map((row) => row[index]!);

/** The codes of ISO 3166-1 in two letters, in three letters, and as numbers of three digits; the names in English. */
export const alpha2: ReadonlySet<string> = new Set(column(0));
export const alpha3: ReadonlySet<string> = new Set(column(1));
export const countryNumbers: ReadonlySet<string> = new Set(column(2));
export const countryNames: readonly string[] = column(3);

/** The codes of ISO 3166-2. */
export const subdivisions: ReadonlySet<string> = new Set(
  generated.subdivisionRows.split('\n').flatMap((row) => {
    const [country, codes = ''] = row.split('\t');
    return codes.split(' ').map((code) => `${country}-${code}`);
  }),
);

/** The codes of ISO 639-1 and of ISO 639-3. */
export const shortLanguages: ReadonlySet<string> = new Set(generated.shortLanguages.split(' '));
export const languages: ReadonlySet<string> = new Set(generated.languages.split(' '));

/** The codes of ISO 4217 in three letters, and as numbers of three digits. */
export const currencyCodes: ReadonlySet<string> = new Set(currencies.map(([letters]) => letters!));
export const currencyNumbers: ReadonlySet<string> = new Set(currencies.map(([, number]) => number!));
