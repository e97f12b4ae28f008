import type { Meaning } from './meaning.js';
import { isPairWithin } from './pair.js';

/** Whether a name has the latitude before the longitude. */
export function isLatitudeFirst(words: readonly string[]): boolean {
  return /lat(?:itude)?l(?:on|ng)|geopoint2d/.test(words.join(''));
}

/** Latitude and longitude in one cell. */
export const positionByLatitude: Meaning = {
  id: 'latlon',
  title: 'latitude and longitude in degrees',
  test: isPairWithin([90, 180]),
  fits: isLatitudeFirst,
  states: {},
  source: 'ISO 6709',
};
