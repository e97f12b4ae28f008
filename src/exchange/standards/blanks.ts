import type { Words } from '../../schema/description/index.js';

/** Whether a text says nothing. */
export function isBlank(text: string): boolean {
  // What nearly all texts begin with is no blank: only the others are looked at as a whole.
  const first = text.charCodeAt(0);
  return first > 0x20 && first < 0x7f ? false : text.trim() === '';
}

/** A text that says something. */
export function notBlank(text: string | undefined): string | undefined {
  return text === undefined || isBlank(text) ? undefined : text;
}

/** The wordings that say something: nearly always all of them. */
export function said(words: Words): Words {
  for (const { value } of words) if (isBlank(value)) return words.filter((each) => !isBlank(each.value));
  return words;
}
