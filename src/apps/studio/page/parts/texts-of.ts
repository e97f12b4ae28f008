import type { Json } from '../../../../base/json.js';

/** A text in the languages that it has; a text without a language has the language ''. */
export function textsOf(value: Json | undefined): readonly (readonly [language: string, text: string])[] {
  if (typeof value === 'string') return [['', value]];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).map(([language, text]) => [language, String(text)]);
}
