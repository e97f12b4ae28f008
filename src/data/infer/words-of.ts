/** The words of a column name. */
export interface NameWords {
  /** In lower case, without those in brackets. */
  readonly words: readonly string[];
  /** The same words as they are written. */
  readonly written: readonly string[];
  /** What stands in brackets, as it is written. */
  readonly inBrackets: readonly string[];
}

const LONGEST_NAME = 200;
const BRACKETS = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/g;
const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map([
  ['²', '2'],
  ['³', '3'],
]);

// A border needs two letters before it, so that symbols stay whole: kWh, mL, pH, MHz.
const CAMEL = /(?<=\p{Ll}{2}|\p{Ll}\d)(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu;

/** The words of a name in any style: `bill_length_mm`, `birthYear`, `Body Mass (g)`, `air.temp[°C]`. */
export function wordsOf(name: string): NameWords {
  const inBrackets: string[] = [];
  const outside = name
    .slice(0, LONGEST_NAME)
    .normalize('NFC')
    .replace(BRACKETS, (_whole, round: string | undefined, square: string | undefined) => {
      inBrackets.push((round ?? square ?? '').trim());
      return ' ';
    });
  const written = outside
    .replace(/[²³]/g, (sign) => SUPERSCRIPTS.get(sign)!)
    .replace(/[%‰$€£]/g, ' $& ')
    .replace(CAMEL, ' ')
    // Digits before letters are a number: 10cm, 5km.
    .replace(/(?<![\p{L}\p{N}])(\d+)(?=\p{L})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}%‰$€£°]+/u)
    .filter((word) => word !== '');
  return {
    words: written.map((word) => word.toLowerCase()),
    written,
    inBrackets: inBrackets.filter((text) => text !== ''),
  };
}
