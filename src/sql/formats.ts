const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const FEBRUARY = '02-(?:0[1-9]|1[0-9]|2[0-8])';
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const OCTET = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';

/** The formats of Draft 2020-12, each with the pattern that means the same; none where no pattern does. Others are not checked. */
export const formatPatterns: { readonly [format: string]: string | undefined } = {
  date: `^(?:[0-9]{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)$`,
  uuid: '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  ipv4: `^${OCTET}(?:\\.${OCTET}){3}$`,
  time: undefined,
  'date-time': undefined,
  duration: undefined,
  email: undefined,
  'idn-email': undefined,
  hostname: undefined,
  'idn-hostname': undefined,
  ipv6: undefined,
  uri: undefined,
  'uri-reference': undefined,
  iri: undefined,
  'iri-reference': undefined,
  'uri-template': undefined,
  'json-pointer': undefined,
  'relative-json-pointer': undefined,
  regex: undefined,
};
