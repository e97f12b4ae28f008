import { isPlaceholder } from './annotations/placeholder.js';

/** Texts that stand where a title or a description is still to be written; as labels of codes some of them say something. */
const FILLER =
  /^(?:n\/?a|none|null|nil|unknown|test(?:ing)?|foo|bar|baz|asdf\w*|qwert\w*|abc|string|text|title|name|label|dataset|data|schema|variable|column|field|value|coming soon|to be (?:added|completed|defined|described|determined|done|written)\b.*|(?:please )?(?:add|insert|enter|write|fill in) (?:an? |the |your |some )?(?:description|text|title|label|name)\b.*|(?:this is |here is )?(?:an? |the |my |some |your )?(?:\w+ )?(?:description|documentation|summary|abstract)(?: goes here| of (?:this|the|an?) \w+)?|.*\blorem ipsum\b.*)[.!…]*$/i;

/** Words that say nothing about what a name means. */
const EMPTY_WORDS = new Set(
  'a an and are as by column contains data dataset description field for holds in is it its name of on or property stores that the this to value values variable with'.split(
    ' ',
  ),
);

/** The shortest useful text of each kind: its letters and digits, how many different ones, and its words. */
const LEAST = {
  unit: { letters: 0, differing: 0, words: 0 },
  label: { letters: 2, differing: 1, words: 0 },
  title: { letters: 3, differing: 2, words: 0 },
  description: { letters: 15, differing: 6, words: 3 },
} as const;

/** What a text is for. */
export type TextKind = keyof typeof LEAST;

/**
 * Whether a text says something: it is no placeholder, does not just repeat the name of the thing, and is as long and as varied as
 * the shortest useful text of its kind. Length alone is no measure: "aaaa aaaa aaaa" says nothing.
 */
export function hasSubstance(text: string | undefined, kind: TextKind, name = ''): boolean {
  if (text === undefined || isPlaceholder(text)) return false;
  const plain = text.trim().slice(0, LONGEST);
  if (plain === name || ((kind === 'title' || kind === 'description') && FILLER.test(plain))) return false;
  const least = LEAST[kind];
  const found = lettersIn(plain, least);
  if (found.letters < least.letters || found.differing < least.differing) return false;
  return least.words === 0 || found.isDense || hasNewWord(plain, name, least.words);
}

/** Counts letters and digits until there are enough, since most texts are longer than they must be. */
function lettersIn(text: string, { letters: enough, differing }: (typeof LEAST)[TextKind]) {
  const kinds = new Set<string>();
  let [all, dense, letters] = [0, 0, 0];
  for (const character of text) {
    if (letters >= enough && kinds.size >= differing) break;
    if (!LETTER.test(character)) continue;
    const isDense = DENSE.test(character);
    all++;
    if (isDense) dense++;
    letters += isDense ? LETTERS_OF_A_DENSE_ONE : 1;
    kinds.add(character.toLowerCase());
  }
  return { letters, differing: kinds.size, isDense: dense > all / 2 };
}

/** Whether a text has so many different words, one of which is neither in the name nor empty. */
function hasNewWord(text: string, name: string, least: number): boolean {
  const named = wordsOf(name);
  const own = wordsOf(text);
  if (own.size < least) return false;
  for (const word of own) if (!named.has(word) && !EMPTY_WORDS.has(word)) return true;
  return false;
}

/** What is longer has substance or has none; its beginning shows that. */
const LONGEST = 2000;
const LETTER = /[\p{L}\p{N}]/u;
/** Scripts in which a letter is a syllable or a word, mostly without spaces. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const LETTERS_OF_A_DENSE_ONE = 3;

function wordsOf(text: string): ReadonlySet<string> {
  if (text === '') return NO_WORDS;
  const split = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(split.match(WORD));
}

const NO_WORDS: ReadonlySet<string> = new Set();
const WORD = /[\p{L}\p{N}]+/gu;

// The names that RFC 2606 keeps for examples and tests.
const RESERVED =
  /^https?:\/\/(?:[^/?#@]*@)?(?:[\w-]+\.)*(?:example\.(?:com|net|org)|(?:[\w-]+\.)?(?:example|test|invalid|localhost))(?::\d+)?(?:[/?#]|$)/i;

/** Whether an address is one of those that are kept for examples, which lead nowhere. */
export function isForExamples(address: string): boolean {
  return RESERVED.test(address) || /^urn:example:/i.test(address);
}
