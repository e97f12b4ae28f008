import { axisOf } from '../coordinates.js';
import type { Meaning } from './meaning.js';

/** A latitude in degrees. */
export const latitude: Meaning = {
  id: 'latitude',
  title: 'latitude in degrees',
  test: (value) => value !== '' && Math.abs(Number(value)) <= 90,
  fits: (words) => axisOf(words) === 'latitude',
  of: 'numbers',
  share: 0.99,
  states: { minimum: -90, maximum: 90 },
  source: 'ISO 6709',
};
