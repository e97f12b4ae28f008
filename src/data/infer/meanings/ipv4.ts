import { formats } from '../formats.js';
import type { Meaning } from './meaning.js';

/** A host on the internet. */
export const ipv4: Meaning = {
  id: 'ipv4',
  title: 'IPv4 address',
  test: (value) => formats.ipv4!(value),
  least: 2,
  states: { format: 'ipv4' },
  source: 'RFC 2673',
};
