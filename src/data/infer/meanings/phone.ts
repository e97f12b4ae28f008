import { isNamedTelephone } from '../personal.js';
import type { Meaning } from './meaning.js';

/** A telephone number. */
export const phone: Meaning = {
  id: 'phone',
  title: 'telephone number',
  test: (value) => /^\+?[\d\s()./-]{6,24}$/.test(value) && /^\d{6,15}$/.test(value.replace(/\D/g, '')),
  fits: isNamedTelephone,
  of: 'all',
  share: 0.9,
  states: {},
  source: 'ITU-T E.164',
};
