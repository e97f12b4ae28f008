import type { JsonObject } from '../json.js';
import { canonicalName, type Keyword, keywords } from '../vocabulary/index.js';

/** The names of keywords that have another in the current edition. */
const newNames: ReadonlyMap<string, string> = new Map(
  (Object.entries(keywords) as [string, Keyword][]).flatMap(([name, { renamed }]) =>
    renamed === undefined ? [] : [[name, renamed] as const],
  ),
);

/** The name of a keyword in the current edition, however it is spelled. */
function currentName(keyword: string): string {
  const name = canonicalName(keyword);
  return newNames.get(name) ?? name;
}

const spellings = new WeakMap<JsonObject, ReadonlyMap<string, string>>();

/** The `fair:` keywords of a schema object: the name of each in the current edition, and how it is spelled there. */
export function spellingsIn(value: JsonObject): ReadonlyMap<string, string> {
  let known = spellings.get(value);
  if (known === undefined) {
    const found = new Map<string, string>();
    for (const key in value) {
      if (!isFairKeyword(key)) continue;
      const name = currentName(key);
      // The plain spelling wins over others that mean the same.
      if (key === name || !found.has(name)) found.set(name, key);
    }
    known = found;
    spellings.set(value, known);
  }
  return known;
}

/** Whether a name is that of a `fair:` keyword, known or not. */
export function isFairKeyword(name: string): boolean {
  return name.startsWith('fair:') || name.startsWith('x-fair:');
}
