import { named } from '../named.js';
import type { Meaning } from './meaning.js';

const isNamedYear = named('year yr yob yyyy jahr année annee año anno jaar rok');

/** A year of the calendar. */
export const year: Meaning = {
  id: 'year',
  title: 'year',
  test: (value) => /^(?:1[0-9]|2[01])\d\d$/.test(value),
  fits: (words) => isNamedYear(words) || words.some((word) => word.endsWith('jahr')),
  of: 'numbers',
  share: 1,
  states: {},
  source: 'ISO 8601-1',
};
