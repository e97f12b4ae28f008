import { isLanguage, isRegion, languageMeantBy, regionMeantBy } from './language-codes.js';

// RFC 5646, section 2.1, without primary languages of four to eight letters: none is registered, and who writes
// one means a name such as "english".
const LANGUAGE_TAG = new RegExp(
  '^[a-z]{2,3}(?:-[a-z]{3}){0,3}' + // language, extended languages
    '(?:-[a-z]{4})?' + // script
    '(?:-(?:[a-z]{2}|[0-9]{3}))?' + // region
    '(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*' + // variants
    '(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*' + // extensions
    '(?:-x(?:-[a-z0-9]{1,8})+)?$',
);
const PRIVATE_TAG = /^x(?:-[a-z0-9]{1,8})+$/;
const VARIANT = /^(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3})$/;

// Tags from before the grammar, which it names one by one; the regular ones among them follow the grammar.
const GRANDFATHERED: ReadonlyMap<string, string> = new Map(
  (
    'en-GB-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-BE-FR sgn-BE-NL sgn-CH-DE art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang'
  )
    .split(' ')
    .map((tag) => [tag.toLowerCase(), tag]),
);

/**
 * A language tag of BCP 47 in the case that it recommends, such as `zh-Hant-TW`; undefined when it is none, or has a
 * language or region that is not registered.
 */
export function canonicalLanguageTag(tag: string): string | undefined {
  // What nearly all are.
  if (/^[a-z]{2}$/.test(tag)) return isLanguage(tag) ? tag : undefined;
  const lower = tag.toLowerCase();
  const grandfathered = GRANDFATHERED.get(lower);
  if (grandfathered !== undefined) return grandfathered;
  if (PRIVATE_TAG.test(lower)) return lower;
  // Lower case makes an ASCII letter of the sign for kelvin, and of nothing else.
  if (!LANGUAGE_TAG.test(lower) || tag.includes('\u212A')) return undefined;
  const subtags = lower.split('-');
  const region = regionIn(subtags);
  if (!isLanguage(subtags[0]!) || (region !== -1 && !isRegion(subtags[region]!.toUpperCase())))
    return undefined;
  return inCanonicalCase(subtags);
}

/** The tag that is meant by a text that is none: `ja` by `jp`, `en-GB` by `en_UK`, `de` by `Deutsch`. */
export function languageTagMeantBy(text: string): string | undefined {
  const subtags = text
    .trim()
    .toLowerCase()
    .split(/[-_\s]+/);
  const language = languageMeantBy(subtags[0]!) ?? subtags[0]!;
  const region = regionIn(subtags);
  const meant = subtags.flatMap((subtag, index) => {
    if (index === 0) return [language];
    const other = index === region ? regionMeantBy(subtag.toUpperCase()) : undefined;
    return (other ?? subtag) === '' ? [] : [other ?? subtag];
  });
  return canonicalLanguageTag(meant.join('-'));
}

/** The index of the region, which only languages and a script precede. */
function regionIn(subtags: readonly string[]): number {
  const index = subtags.findIndex((subtag, at) => at > 0 && !/^[a-z]{3,4}$/.test(subtag));
  return index !== -1 && /^(?:[a-z]{2}|\d{3})$/.test(subtags[index]!) ? index : -1;
}

/** RFC 5646, section 2.1.1: all in lower case but scripts and regions, which end where a singleton begins. */
function inCanonicalCase(subtags: readonly string[]): string | undefined {
  const singleton = subtags.findIndex((subtag) => subtag.length === 1);
  const end = singleton === -1 ? subtags.length : singleton;
  if (hasRepetition(subtags.slice(1, end).filter((subtag) => VARIANT.test(subtag)))) return undefined;
  const privateUse = subtags.indexOf('x');
  const extensions = subtags.slice(end, privateUse === -1 ? undefined : privateUse);
  if (hasRepetition(extensions.filter((subtag) => subtag.length === 1))) return undefined;
  return subtags
    .map((subtag, index) => {
      if (index === 0 || index >= end) return subtag;
      if (subtag.length === 2) return subtag.toUpperCase();
      return /^[a-z]{4}$/.test(subtag) ? subtag[0]!.toUpperCase() + subtag.slice(1) : subtag;
    })
    .join('-');
}

function hasRepetition(subtags: readonly string[]): boolean {
  return new Set(subtags).size < subtags.length;
}
