/** How the prefix of a keyword is spelled: `fair:`, `x-fair:`, another that people write, or one that may be chance. */
export type Prefix = 'plain' | 'extension' | 'other' | 'doubtful';

/** The spelling of the prefix of an annotation. */
export function prefixOf(keyword: string): Prefix {
  if (keyword.startsWith('fair:')) return 'plain';
  if (keyword.startsWith('x-fair:')) return 'extension';
  // A hyphen makes an ordinary word of it, such as fair-use.
  return /^(?:x-)?fair-/i.test(keyword) ? 'doubtful' : 'other';
}

/** The same name with the prefix `fair:`. */
export function withPlainPrefix(keyword: string): string {
  return keyword.replace(/^(?:x-)?fair[:_.-]/i, 'fair:');
}
