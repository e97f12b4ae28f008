/** Characters that change the direction in which others are shown: a line with them can look like another. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text for a terminal in which such characters are escapes: `\u202E`. */
export function visible(text: string): string {
  return text.replace(DIRECTIONS, escaped);
}

/** The same for a text that stays in one line, and does nothing to the terminal. */
export function inOneLine(text: string): string {
  return visible(text.replace(CONTROLS, escaped));
}

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same in lines whose columns count: one sign for each of them. */
export function visibleInPlace(text: string): string {
  return text.replace(DIRECTIONS, '\uFFFD');
}
