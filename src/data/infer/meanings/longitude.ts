import { axisOf } from '../coordinates.js';
import type { Meaning } from './meaning.js';

/** A longitude in degrees. */
export const longitude: Meaning = {
  id: 'longitude',
  title: 'longitude in degrees',
  test: (value) => value !== '' && Math.abs(Number(value)) <= 180,
  fits: (words) => axisOf(words) === 'longitude',
  of: 'numbers',
  share: 0.99,
  states: { minimum: -180, maximum: 180 },
  source: 'ISO 6709',
};
