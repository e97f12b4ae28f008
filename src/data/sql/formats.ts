/** What a pattern says of a format. */
export interface FormatPattern {
  /** Texts that match have the format. */
  readonly pattern: string;
  /** Texts that match only this may have the format. All others do not have it. */
  readonly doubt?: string;
}

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const FEBRUARY = '02-(?:0[1-9]|1[0-9]|2[0-8])';
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DATE = `(?:[0-9]{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;

const MINUTE = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const timeWith = (seconds: string) => `${MINUTE}:${seconds}(?:\\.[0-9]+)?(?:[zZ]|[+-]${MINUTE})`;
const TIME = timeWith('[0-5][0-9]');
/** Which minutes have a second 60 is known from tables. */
const LEAP_SECOND = timeWith('60');

const CLOCK = '(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)';
const DAYS = '(?:[0-9]+D|[0-9]+M(?:[0-9]+D)?|[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?)';

const HEX = '[0-9A-Fa-f]';
const ENCODED = `%${HEX}{2}`;
const OCTET = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const IPV4 = `${OCTET}(?:\\.${OCTET}){3}`;

const GROUP = `${HEX}{1,4}`;
const LAST_GROUPS = `(?:${GROUP}:${GROUP}|${IPV4})`;
/** At most so many groups, or none. */
const upTo = (most: number) => `(?:(?:${GROUP}:){0,${most - 1}}${GROUP})?`;
const IPV6 = `(?:${[
  `(?:${GROUP}:){6}${LAST_GROUPS}`,
  `::(?:${GROUP}:){5}${LAST_GROUPS}`,
  ...[1, 2, 3, 4, 5].map((most) => `${upTo(most)}::(?:${GROUP}:){${5 - most}}${LAST_GROUPS}`),
  `${upTo(6)}::${GROUP}`,
  `${upTo(7)}::`,
].join('|')})`;

const LETTER = '[A-Za-z0-9]';
const INNER = '[A-Za-z0-9-]';
const dotted = (part: string) => `${part}(?:\\.${part})*`;
const HOST = dotted(`${LETTER}(?:${INNER}{0,61}${LETTER})?`);
/** Labels with two hyphens after two letters are encoded names. These are other ones, together not longer than a name may be. */
const PLAIN_LABEL = `${LETTER}(?:${INNER}{0,2}${LETTER}|${INNER}(?:${LETTER}${INNER}|-${LETTER})${INNER}{0,26}${LETTER})?`;
const PLAIN_HOST = `(?:${PLAIN_LABEL}\\.){0,6}${PLAIN_LABEL}`;

/** The beginning of a mail address, of which `more` are further characters. */
function mailbox(more: string): string {
  const atom = `[A-Za-z0-9_!#$%&'*+\\-/=?^\`{|}~${more}]+`;
  const quoted = `[ !#-\\[\\]-~${more}]*`;
  return `(?:${dotted(atom)}|"${quoted}(?:\\\\[ -~]${quoted})*")@`;
}

/** The characters beyond ASCII of RFC 3987, without those for private use. */
const INTERNATIONAL = [
  '\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}',
  ...[...'123456789ABCD'].map((plane) => `\\u{${plane}0000}-\\u{${plane}FFFD}`),
  '\\u{E1000}-\\u{EFFFD}',
].join('');
const PRIVATE = '\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}';

const SCHEME = '[A-Za-z][A-Za-z0-9+.\\-]*:';

/** The patterns of RFC 3986 and, with `more` characters, of RFC 3987. Engines recurse in groups that are repeated, so most characters are in none. */
function resource(more: string, moreInQuery: string) {
  const plain = `A-Za-z0-9\\-._~!$&'()*+,;=${more}`;
  const any = (set: string) => `[${set}]*(?:${ENCODED}[${set}]*)*`;
  const some = (set: string) => `(?:[${set}]|${ENCODED})${any(set)}`;
  const future = "[vV][0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]+";
  const host = `(?:\\[(?:${IPV6}|${future})\\]|${any(plain)})`;
  const path = `(?:/${any(`${plain}:@`)})*`;
  const authority = `//(?:${any(`${plain}:`)}@)?${host}(?::[0-9]*)?${path}`;
  const rooted = `${some(`${plain}:@`)}${path}`;
  const end = `(?:\\?${any(`${plain}:@/?${moreInQuery}`)})?(?:#${any(`${plain}:@/?`)})?`;
  const rest = `(?:${authority}|/(?:${rooted})?)?`;
  const relative = `${some(`${plain}@`)}${path}`;
  return {
    identifier: `^${SCHEME}(?:${rest}|${rooted})${end}$`,
    reference: `^(?:(?:${SCHEME})?${rest}|${SCHEME}${rooted}|${relative})${end}$`,
  };
}
const URI = resource('', '');
const IRI = resource(INTERNATIONAL, PRIVATE);

const NAME = `(?:[A-Za-z0-9_]|${ENCODED})+`;
const VARIABLE = `${dotted(NAME)}(?::[1-9][0-9]{0,3}|\\*)?`;
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
const LITERALS = `[!#$&-;=?-\\[\\]_a-z~${INTERNATIONAL}${PRIVATE}]*`;

const POINTER = '(?:/[^/~]*(?:~[01][^/~]*)*)*';
const WHOLE = '(?:0|[1-9][0-9]*)';

const CLASS = '\\[\\^?(?:[A-Za-z0-9_ ]|\\\\[dDsSwW])+\\]';
const RANGES = '\\[\\^?(?:a-z|A-Z|0-9)+[A-Za-z0-9_ ]*\\]';
const ATOM = `(?:[A-Za-z0-9_ .,:;=<>@#%&!"'~-]|\\\\[dDsSwWtnrfv^$\\\\.*+?()[\\]{}|/]|${CLASS}|${RANGES})`;

/** The formats of Draft 2020-12, each with a pattern. Others are not checked. */
export const formatPatterns: { readonly [format: string]: FormatPattern } = {
  date: { pattern: `^${DATE}$` },
  time: { pattern: `^${TIME}$`, doubt: `^${LEAP_SECOND}$` },
  'date-time': { pattern: `^${DATE}[tT]${TIME}$`, doubt: `^${DATE}[tT]${LEAP_SECOND}$` },
  duration: { pattern: `^P(?:${DAYS}(?:T${CLOCK})?|T${CLOCK}|[0-9]+W)$` },
  email: {
    pattern: `^${mailbox('')}(?:${dotted(`${LETTER}(?:${INNER}*${LETTER})?`)}|\\[(?:${IPV4}|[Ii][Pp][Vv]6:${IPV6})\\])$`,
  },
  'idn-email': {
    pattern: `^${mailbox('\\u{80}-\\u{D7FF}\\u{E000}-\\u{10FFFF}')}${PLAIN_HOST}$`,
    doubt: '^[^\\u0000-\\u001F\\u007F]+@[^\\u0000-\\u0020\\u007F]+$',
  },
  hostname: { pattern: `^${PLAIN_HOST}$`, doubt: `^${HOST}$` },
  'idn-hostname': { pattern: `^${PLAIN_HOST}$`, doubt: '^[A-Za-z0-9.\\-\\u{80}-\\u{10FFFF}]+$' },
  ipv4: { pattern: `^${IPV4}$` },
  ipv6: { pattern: `^${IPV6}$` },
  uri: { pattern: URI.identifier },
  'uri-reference': { pattern: URI.reference },
  iri: { pattern: IRI.identifier },
  'iri-reference': { pattern: IRI.reference },
  uuid: { pattern: `^${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}$` },
  'uri-template': { pattern: `^${LITERALS}(?:(?:${ENCODED}|${EXPRESSION})${LITERALS})*$` },
  'json-pointer': { pattern: `^${POINTER}$` },
  'relative-json-pointer': { pattern: `^${WHOLE}(?:(?:[+-]${WHOLE})?${POINTER}|#)$` },
  regex: { pattern: `^\\^?(?:${ATOM}[*+?]?)*\\$?$`, doubt: '' },
};
