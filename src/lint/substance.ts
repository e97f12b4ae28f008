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

const LEAST = {
  unit: { letters: 0, words: 0 },
  label: { letters: 2, words: 1 },
  title: { letters: 3, words: 1 },
  description: { letters: 15, words: 3 },
} as const;

const LEAST_KINDS_OF_LETTERS = { unit: 0, label: 1, title: 2, description: 6 } as const;

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
  const { letters, words } = LEAST[kind];
  const found = plain.toLowerCase().match(LETTER) ?? [];
  if (new Set(found).size < LEAST_KINDS_OF_LETTERS[kind]) return false;
  const dense = plain.match(DENSE)?.length ?? 0;
  if (found.length + dense * (LETTERS_OF_A_DENSE_ONE - 1) < letters) return false;
  if (kind !== 'description' || dense > found.length / 2) return true;
  const own = wordsOf(plain);
  const named = wordsOf(name);
  return own.size >= words && [...own].some((word) => !named.has(word) && !EMPTY_WORDS.has(word));
}

/** What is longer has substance or has none; its beginning shows that. */
const LONGEST = 2000;
const LETTER = /[\p{L}\p{N}]/gu;
/** Scripts in which a letter is a syllable or a word, mostly without spaces. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/gu;
const LETTERS_OF_A_DENSE_ONE = 3;

function wordsOf(text: string): ReadonlySet<string> {
  const split = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(split.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}

// The names that RFC 2606 keeps for examples and tests.
const RESERVED =
  /^https?:\/\/(?:[^/?#@]*@)?(?:[\w-]+\.)*(?:example\.(?:com|net|org)|(?:[\w-]+\.)?(?:example|test|invalid|localhost))(?::\d+)?(?:[/?#]|$)/i;

/** Whether an address is one of those that are kept for examples, which lead nowhere. */
export function isForExamples(address: string): boolean {
  return RESERVED.test(address) || /^urn:example:/i.test(address);
}
