// Unicode Standard Annex #11: characters that take two columns, and emoji.
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1B000}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const ONLY_MARKS = /^[\p{M}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function widthOfLetter(letter: string): number {
  if (ONLY_MARKS.test(letter)) return 0;
  return WIDE.test(letter) ? 2 : 1;
}

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of letters.segment(text)) width += widthOfLetter(segment);
  return width;
}

/** A text that takes at most so many columns: a longer one ends in `…`. */
export function cutToWidth(text: string, most: number): string {
  // No letter of a text that is far too long is looked at in vain.
  const start = text.slice(0, 20 * most);
  if (start === text && displayWidth(text) <= most) return text;
  let [kept, width] = ['', 0];
  for (const { segment } of letters.segment(start)) {
    width += widthOfLetter(segment);
    if (width >= most) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A text with spaces behind it, up to a width. */
export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
