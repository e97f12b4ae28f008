import { isObject, type Json } from '../json.js';
import { keywordNamed } from '../vocabulary/index.js';

/** How many characters a schema may have, about. */
const MOST_CHARACTERS = 8 * 1024;

/** How many characters may be read if every reference leads to the whole schema. */
const MOST_REACHED = 64 * 1024;

/** For each unknown keyword it is looked which of all was meant. */
const MOST_UNKNOWN = 8;

const OURS = /^(?:x-)?fair/i;

/**
 * Whether it takes a moment only to find all that can be said about a schema: what may make the work longer than the
 * schema are references, since what they lead to counts for each of them, and names that nobody knows.
 */
export function isLight(schema: Json): boolean {
  let characters = 0;
  let references = 0;
  let unknown = 0;
  const waiting: Json[] = [schema];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    characters += 4;
    if (typeof value === 'string') {
      characters += value.length;
      if (value.includes('#')) references++;
    } else if (Array.isArray(value)) for (const each of value as readonly Json[]) waiting.push(each);
    else if (isObject(value)) {
      for (const name of Object.keys(value)) {
        characters += name.length + 4;
        if (name.startsWith('$')) references++;
        else if (OURS.test(name) && keywordNamed(name) === undefined) unknown++;
        waiting.push(value[name]!);
      }
    }
    const isHeavy = characters > MOST_CHARACTERS || characters * references > MOST_REACHED;
    if (isHeavy || unknown > MOST_UNKNOWN) return false;
  }
  return true;
}
