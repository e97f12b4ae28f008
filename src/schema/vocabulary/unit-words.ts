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

/** Makes the keys of many names, in which the same few words come again and again. */
export function nameKeys(): (words: string) => string {
  const known = new Map<string, string>();
  return (words) =>
    nameKey(words, (word) => {
      let key = known.get(word);
      if (key === undefined) {
        key = wordKey(word);
        known.set(word, key);
      }
      return key;
    });
}

/** Makes of the name of a unit or quantity what all ways to write it have in common. */
export function nameKey(words: string, keyOf: (word: string) => string = wordKey): string {
  // A unit has a short name; whole texts are not read.
  if (words.length > 120) return '';
  const plain = words
    .toLowerCase()
    .replace(/\bper\s?cent\b/g, 'percent')
    .replace(/\//g, ' per ')
    .split(/[\s_-]+/)
    .map(keyOf)
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
