import { formats } from '../formats.js';
import type { Meaning } from './meaning.js';

/** A universally unique identifier. */
export const uuid: Meaning = {
  id: 'uuid',
  title: 'UUID',
  test: (value) => formats.uuid!(value),
  states: { format: 'uuid' },
  source: 'RFC 9562',
};
