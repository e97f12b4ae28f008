import { formats } from '../formats.js';
import type { Meaning } from './meaning.js';

/** A mailbox. */
export const email: Meaning = {
  id: 'email',
  title: 'e-mail address',
  test: (value) => formats.email!(value) && /@[^@]+\.[^@.]{2,}$/.test(value),
  states: { format: 'email' },
  source: 'RFC 5321',
};
