import { formats } from '../formats.js';
import type { Meaning } from './meaning.js';

/** A page or file on the web. */
export const uri: Meaning = {
  id: 'uri',
  title: 'web address',
  test: (value) => /^(?:https?|ftp):\/\/[^/]/i.test(value) && formats.uri!(value),
  share: 0.8,
  states: { format: 'uri' },
  source: 'RFC 3986',
};
