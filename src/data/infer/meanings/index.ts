import { commune } from './commune.js';
import { countryAlpha2 } from './country-alpha2.js';
import { countryAlpha3 } from './country-alpha3.js';
import { countryName } from './country-name.js';
import { countryNumeric } from './country-numeric.js';
import { currency } from './currency.js';
import { currencyNumeric } from './currency-numeric.js';
import { doi } from './doi.js';
import { email } from './email.js';
import { glottocode } from './glottocode.js';
import { iban } from './iban.js';
import { ipv4 } from './ipv4.js';
import { ipv6 } from './ipv6.js';
import { isbn } from './isbn.js';
import { issn } from './issn.js';
import { language } from './language.js';
import { languageShort } from './language-short.js';
import { latitude } from './latitude.js';
import { longitude } from './longitude.js';
import type { Meaning } from './meaning.js';
import { orcid } from './orcid.js';
import { phone } from './phone.js';
import { position } from './position.js';
import { positionByLatitude } from './position-by-latitude.js';
import { ror } from './ror.js';
import { siren } from './siren.js';
import { siret } from './siret.js';
import { subdivision } from './subdivision.js';
import { uri } from './uri.js';
import { uuid } from './uuid.js';
import { year } from './year.js';

/** What values can mean. The first that holds counts: a DOI can be a web address, too. */
export const meanings: readonly Meaning[] = [
  doi,
  orcid,
  ror,
  uri,
  email,
  uuid,
  ipv4,
  ipv6,
  issn,
  iban,
  isbn,
  subdivision,
  latitude,
  longitude,
  position,
  positionByLatitude,
  countryAlpha2,
  countryAlpha3,
  countryNumeric,
  countryName,
  currency,
  currencyNumeric,
  languageShort,
  language,
  glottocode,
  siren,
  siret,
  commune,
  phone,
  year,
];

/** What the values of a column mean. */
export interface FoundMeaning {
  readonly meaning: Meaning;
  /** How many different values there are. */
  readonly values: number;
  /** The values that are something else, with their counts. A schema states the meaning only if there are none. */
  readonly against: readonly (readonly [text: string, count: number])[];
}

/** What the values of a column mean, by the words of its name and the different values with their counts. */
export function meaningOf(
  words: readonly string[],
  values: Iterable<readonly [text: string, count: number]>,
  isNumeric: boolean,
): FoundMeaning | undefined {
  const all = [...values];
  for (const meaning of meanings) {
    const { of = 'texts', share } = meaning;
    if (of !== 'all' && isNumeric !== (of === 'numbers')) continue;
    const isNamed = meaning.fits?.(words) ?? true;
    if (all.length < (isNamed ? (meaning.least ?? 1) : (meaning.alone ?? Number.POSITIVE_INFINITY))) continue;
    const against = exceptionsOf(meaning, all, isNamed ? share : undefined);
    if (against) return { meaning, values: all.length, against };
  }
  return undefined;
}

/** The values that do not have a meaning; undefined if there are too many. */
function exceptionsOf(
  { test }: Meaning,
  values: readonly (readonly [string, number])[],
  share = 0.95,
): readonly (readonly [string, number])[] | undefined {
  const most = values.length * (1 - share) + 1e-9;
  const found: (readonly [string, number])[] = [];
  for (const value of values) {
    if (test(value[0])) continue;
    found.push(value);
    if (found.length > most) return undefined;
  }
  return found;
}
