/** A coordinate on the surface of the earth. */
export type Axis = 'latitude' | 'longitude';

const AXES: ReadonlyMap<string, Axis> = new Map([
  ...'lat latitude latitud latitudine latitud breitengrad'
    .split(' ')
    .map((word) => [word, 'latitude'] as const),
  ...'lon lng longitude longitud longitudine längengrad laengengrad'
    .split(' ')
    .map((word) => [word, 'longitude'] as const),
]);

// Words beside "long" that are those of a place.
const PLACES = new Set(
  'start end from to pickup dropoff origin dest destination site station centroid center gps geo decimal x'.split(
    ' ',
  ),
);

/** The coordinate that the words of a name say: the last word, or the first one. */
export function axisOf(words: readonly string[]): Axis | undefined {
  const axes = words.flatMap((word) => AXES.get(word) ?? []);
  if (axes.length > 1) return undefined;
  if (axes.length === 1) return AXES.get(words.at(-1)!) ?? AXES.get(words[0]!);
  const isLongitude =
    words.at(-1) === 'long' && (words.length === 1 || words.slice(0, -1).every((word) => PLACES.has(word)));
  return isLongitude ? 'longitude' : undefined;
}
