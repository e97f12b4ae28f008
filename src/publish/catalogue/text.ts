/** What XML 1.0 has no place for: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML forbids. */
export function legal(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** A text that can be written and says something; otherwise undefined. */
export function sayable(text: string | undefined): string | undefined {
  const kept = legal(text ?? '').trim();
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
