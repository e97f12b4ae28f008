/** A coordinate on the surface of the earth. */
export type Axis = 'latitude' | 'longitude';

const AXES: ReadonlyMap<string, Axis> = new Map([
  ...'lat latitude latitud latitudine breitengrad'.split(' ').map((word) => [word, 'latitude'] as const),
  ...'lon lng longitude longitud longitudine längengrad laengengrad'
    .split(' ')
    .map((word) => [word, 'longitude'] as const),
]);

// Words that make something else of a coordinate.
const DETAILS = new Set(
  'error uncertainty accuracy precision sd std band zone hemisphere offset diff range'.split(' '),
);

// Words beside "long" that are those of a place.
const PLACES = new Set(
  'start end from to pickup dropoff origin dest destination site station centroid center gps geo decimal x'.split(
    ' ',
  ),
);

/** The coordinate that the words of a name say; short words only as the first or the last one. */
export function axisOf(words: readonly string[]): Axis | undefined {
  const found = words.filter((word) => AXES.has(word));
  if (found.length > 1 || words.some((word) => DETAILS.has(word))) return undefined;
  const [axis = ''] = found;
  if (axis.length > 3 || axis === words[0] || axis === words.at(-1)) return AXES.get(axis);
  const isLongitude = words.at(-1) === 'long' && words.slice(0, -1).every((word) => PLACES.has(word));
  return isLongitude ? 'longitude' : undefined;
}
