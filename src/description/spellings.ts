import { canonicalName, type Keyword, keywords } from '../vocabulary/index.js';

/** The names of keywords that have another in the current edition. */
const newNames: ReadonlyMap<string, string> = new Map(
  (Object.entries(keywords) as [string, Keyword][]).flatMap(([name, { renamed }]) =>
    renamed === undefined ? [] : [[name, renamed] as const],
  ),
);

/** The name of a keyword in the current edition, however it is spelled. */
export function currentName(keyword: string): string {
  const name = canonicalName(keyword);
  return newNames.get(name) ?? name;
}

/** Whether a name is that of a `fair:` keyword, known or not. */
export function isFairKeyword(name: string): boolean {
  return name.startsWith('fair:') || name.startsWith('x-fair:');
}
