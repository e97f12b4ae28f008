/**
 * Characters that are not shown, move others or are commands of terminals.
 * Between two characters outside of ASCII, joiners are parts of letters and pictures.
 */
const HIDDEN = /(?!(?<=[^\p{ASCII}])[\u200c\u200d][^\p{ASCII}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text in which all such characters are escapes: `\u001B`. */
export function printable(text: string): string {
  return text.replace(HIDDEN, escapeOf);
}

/** The same in lines whose columns count: one sign for each of them. */
export function printableInPlace(text: string): string {
  return text.replace(HIDDEN, '\uFFFD');
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** What the reports use of the colours and styles of a terminal, by their ANSI codes. */
export const STYLES = { dim: 2, underline: 4, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;

/** A text in a colour or style of a terminal. */
export function styled(style: keyof typeof STYLES, text: string): string {
  return `\u001b[${STYLES[style]}m${text}\u001b[0m`;
}

const LAYOUT = /(\r?\n|\t)/;
const LAYOUT_AND_STYLES = new RegExp(`(\r?\n|\t|\u001b\\[(?:0|${Object.values(STYLES).join('|')})m)`);

/** What a terminal may be sent: lines, tabs and, where there is colour, our own styles; all else is printable. */
export function terminalText(text: string, colour: boolean): string {
  const parts = text.split(colour ? LAYOUT_AND_STYLES : LAYOUT);
  return parts.map((part, index) => (index % 2 === 0 ? printable(part) : part)).join('');
}
