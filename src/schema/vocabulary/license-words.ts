// Long names and what stands for them, in this order.
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcreative ?commons\b/g, 'cc'],
  [/\bcc licen[sc]e\b/g, 'cc'],
  [/\bcc\b(.*)\battribution\b/g, 'cc $1 by '],
  [/\bcc\b(.*)\bshare ?alike\b/g, 'cc $1 sa '],
  [/\bcc\b(.*)\bnon ?commercial\b/g, 'cc $1 nc '],
  [/\bcc\b(.*)\bno ?deriv(?:ative)?s?(?: works)?\b/g, 'cc $1 nd '],
  [/\b(?:gnu )?affero general public licen[sc]e\b/g, 'agpl'],
  [/\b(?:gnu )?(?:lesser|library) general public licen[sc]e\b/g, 'lgpl'],
  [/\b(?:gnu )?general public licen[sc]e\b/g, 'gpl'],
  [/\bgnu (?=[al]?gpl)/g, ''],
  [/\band later\b|\bor (?:any )?(?:later|newer)(?: version)?\b/g, 'or later'],
];

// Words that name no licence; the last three tell only editions of Creative Commons apart that its version tells too.
const NOISE: ReadonlySet<string> = new Set(
  'a the this is of under and licence license licensed licences licenses version ver v rev generic international unported universal'.split(
    ' ',
  ),
);

/** Makes of the name of a licence what all ways to write it have in common. */
export function licenseKey(words: string): string {
  // A licence has a short name; whole texts are not read.
  if (words.length > 200) return '';
  let text = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.+]+/g, ' ')
    .trim();
  for (const [name, short] of ABBREVIATIONS) text = text.replace(name, short);
  // A version is separate, without ".0": "GPLv3", "GPL 3", "GPL-3.0" are the same.
  return text
    .replace(/\bcc ?0\b|\bcc ?zero\b/g, 'cczero')
    .replace(/(?:\bv|(?<=[a-z])v?)(?=\d)/g, ' ')
    .replace(/\d+(?:\.\d+)*/g, (version) => ` ${version.replace(/(?:\.0)+$/, '')} `)
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => !NOISE.has(word))
    .join(' ')
    .replace(/ (?=[a-z])(?<=[a-z] )/g, '')
    .trim();
}
