import { named } from '../named.js';
import type { Meaning } from './meaning.js';
import { isPairWithin } from './pair.js';
import { isLatitudeFirst } from './position-by-latitude.js';

const isNamedPosition = named(
  'coordinates coordinate coordonnees coordonnées coords lonlat lnglat xy lon lng position',
);

/** Longitude and latitude in one cell, in the order of GeoJSON. */
export const position: Meaning = {
  id: 'lonlat',
  title: 'longitude and latitude in degrees',
  test: isPairWithin([180, 90]),
  fits: (words) => isNamedPosition(words) && !isLatitudeFirst(words),
  states: {},
  source: 'RFC 7946',
};
