import type { ByLanguage } from '../../protocol.js';

/** A text in a language, else without one, else in the first that there is. */
export function inLanguage(text: ByLanguage, language: string): string {
  return text[language] ?? text[''] ?? Object.values(text)[0] ?? '';
}
