/** A label made from the name of a column: `water_tempC` becomes "Water temp C". */
export function labelFrom(name: string): string {
  const spaced = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_.\-\s]+/g, ' ')
    .trim();
  return spaced === '' ? name : spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1);
}
