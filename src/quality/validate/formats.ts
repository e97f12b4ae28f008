import * as is from '@hyperjump/json-schema-formats';
import { isIdnHostname } from 'idn-hostname';

type Test = (text: string) => boolean;

/** The library throws where a host is of a future version of IP, which the grammar allows. */
const withFutureHosts =
  (test: Test): Test =>
  (text) => {
    try {
      return test(text);
    } catch {
      return true;
    }
  };

/** The library throws where the tag of an address is not registered. */
const isEmail: Test = (text) => {
  try {
    return is.isEmail(text);
  } catch {
    return false;
  }
};

/** A name in any script. The library's own test for it writes what is wrong to standard output. */
const isInternational: Test = (text) => {
  if (/[.\uFF0E\u3002\uFF61]$/.test(text)) return false;
  try {
    return isIdnHostname(text);
  } catch {
    return false;
  }
};

/** The library's test writes what is wrong with a domain to standard output, so only addresses with good ones reach it. */
const isInternationalEmail: Test = (text) =>
  (text.endsWith(']') || isInternational(text.slice(text.lastIndexOf('@') + 1))) && is.isIdnEmail(text);

const LEAP_SECOND = /^(\d\d):(\d\d):60(?:\.\d+)?(?:z|([+-]\d\d):(\d\d))$/i;
const DAY = 24 * 60;

/** A second 60, which the library's test of times does not know: it exists only at the end of a day in UTC (RFC 3339). */
const isLeapSecond: Test = (text) => {
  const [, hours, minutes, offset = '+00', offsetMinutes = '00'] = LEAP_SECOND.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return false;
  const parts = [
    [Number(hours), 23],
    [Number(minutes), 59],
    [Math.abs(Number(offset)), 23],
    [Number(offsetMinutes), 59],
  ];
  if (parts.some(([value, most]) => value! > most!)) return false;
  const ahead = Math.abs(Number(offset)) * 60 + Number(offsetMinutes);
  const local = Number(hours) * 60 + Number(minutes);
  return (local - (offset.startsWith('-') ? -ahead : ahead) + DAY) % DAY === DAY - 1;
};

/** The formats that Draft 2020-12 defines; others are accepted whatever they are. */
export const formats: { readonly [name: string]: Test } = {
  date: is.isDate,
  time: (text) => is.isTime(text) || isLeapSecond(text),
  'date-time': is.isDateTime,
  duration: is.isDuration,
  email: isEmail,
  'idn-email': isInternationalEmail,
  hostname: (text) => is.isHostname(text) && isInternational(text),
  'idn-hostname': isInternational,
  ipv4: is.isIPv4,
  ipv6: is.isIPv6,
  uri: withFutureHosts(is.isUri),
  'uri-reference': withFutureHosts(is.isUriReference),
  iri: withFutureHosts(is.isIri),
  'iri-reference': withFutureHosts(is.isIriReference),
  uuid: is.isUuid,
  'uri-template': is.isUriTemplate,
  'json-pointer': is.isJsonPointer,
  'relative-json-pointer': is.isRelativeJsonPointer,
  regex: is.isRegex,
};
