/** What XML 1.0 has no place for: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML forbids. */
export function validText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** A text without forbidden characters and outer spaces; undefined if nothing is left. */
export function nonBlank(text: string | undefined): string | undefined {
  const kept = validText(text ?? '').trim();
  return kept === '' ? undefined : kept;
}

/** A language tag, as XML, Turtle and JSON-LD all take it. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(text);
}

/** A moment to the second in UTC, as OAI-PMH and sitemaps have it. */
export function toSecond(at: string): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
