// Other ways to write a word of the name of a unit.
const WORDS: ReadonlyMap<string, string> = new Map([
  ['feet', 'foot'],
  ['inches', 'inch'],
  ['henries', 'henry'],
  ['centuries', 'century'],
  ['sq', 'square'],
  ['cu', 'cubic'],
  ['deg', 'degree'],
  ['percentage', 'percent'],
  ['centigrade', 'celsius'],
  ['amp', 'ampere'],
  ['micron', 'micrometre'],
  ['hr', 'hour'],
  ['sec', 'second'],
  ['min', 'minute'],
  ['yr', 'year'],
]);

/** Makes of the name of a unit or quantity what all ways to write it have in common. */
export function nameKey(words: string): string {
  // A unit has a short name; whole texts are not read.
  if (words.length > 120) return '';
  const plain = words
    .toLowerCase()
    .replace(/\bper\s?cent\b/g, 'percent')
    .replace(/\//g, ' per ')
    .split(/[\s_-]+/)
    .map(wordKey)
    .filter((word) => word !== '')
    .join(' ');
  return plain.replace(/(\S+) (square|cubic)d?(?= per |$)/g, (whole, unit: string, power: string) =>
    unit === 'per' ? whole : `${power} ${unit}`,
  );
}

function wordKey(written: string): string {
  const word = WORDS.get(written) ?? written;
  // Plurals; it does no harm that "celsius" loses its last letter too, on either side.
  const singular = word.length > 2 && !word.endsWith('ss') ? word.replace(/s$/, '') : word;
  return (WORDS.get(singular) ?? singular)
    .replace(/meter$/, 'metre')
    .replace(/liter$/, 'litre')
    .replace(/gramme$/, 'gram')
    .replace(/^cubed$/, 'cubic');
}
