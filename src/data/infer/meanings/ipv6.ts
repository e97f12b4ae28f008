import { formats } from '../formats.js';
import type { Meaning } from './meaning.js';

/** A host on the internet. */
export const ipv6: Meaning = {
  id: 'ipv6',
  title: 'IPv6 address',
  test: (value) => value.includes(':') && formats.ipv6!(value),
  least: 2,
  states: { format: 'ipv6' },
  source: 'RFC 4291',
};
