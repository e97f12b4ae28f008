import type { Subject, Words } from '../../description/index.js';

/** What a subject is called, in all languages; a plain title has none. */
export function labelsOf({ title, label }: Subject): Words {
  return title ? [title, ...label] : label;
}
