import { countryNames } from './codes.js';

// Names in use beside those of ISO 3166-1.
const OTHERS =
  'USA|US|U.S.|United States|UK|U.K.|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|Russia|South Korea|North Korea|' +
  'Korea|Vietnam|Laos|Iran|Syria|Taiwan|Tanzania|Venezuela|Bolivia|Moldova|Macedonia|North Macedonia|Czech Republic|' +
  "Swaziland|Ivory Coast|Cote d'Ivoire|Cape Verde|Brunei|Burma|Turkey|The Bahamas|The Gambia|The Netherlands|" +
  'Micronesia|Palestine|Kosovo|Vatican|Vatican City|Hong Kong|Hong Kong SAR|Macao|Macau|Congo|DR Congo|' +
  'Democratic Republic of the Congo|Republic of the Congo|East Timor|Saint Helena|UAE|Trinidad|Falkland Islands|' +
  'Virgin Islands|British Virgin Islands|US Virgin Islands|Soviet Union|USSR|Yugoslavia|Czechoslovakia|Hong Kong SAR. China|' +
  'PR China|P.R. China|Taiwan. ROC|Slovak Republic|Kyrgyz Republic|Egypt. Arab Rep.|Iran. Islamic Rep.|Yemen. Rep.|Korea. Rep.';

const known: ReadonlySet<string> = new Set(
  [...countryNames, ...OTHERS.split('|')].flatMap((name) => [keyOf(name), keyOf(name.split(',')[0]!)]),
);

/** Whether a text is the English name of a country. */
export function isCountryName(text: string): boolean {
  return known.has(keyOf(text));
}

/** What all ways to write a name have in common: "Bolivia (Plurinational State of)", "BOLIVIA". */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\([^)]*\)/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/^the | the$|\bst(?= )|&/g, (found) => (found === 'st' ? 'saint' : ''))
    .replace(/ and /g, ' ')
    .trim();
}
