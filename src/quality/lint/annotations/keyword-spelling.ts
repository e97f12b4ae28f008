import { type JsonObject, member } from '../../../base/json.js';
import { canonicalName, isIn, keywordNamed, keywords } from '../../../schema/vocabulary/index.js';
import type { LintContext } from '../rule.js';

/** The key of a schema object that means a keyword, in any prefix and in the name of any edition. */
export function keyOf(object: JsonObject, name: string): string | undefined {
  if (member(object, name) !== undefined) return name;
  const isThere = otherSpellings.get(name)?.some((each) => member(object, each) !== undefined);
  return isThere ? Object.keys(object).find((key) => meaningOf(key) === name) : undefined;
}

/** The name of a keyword in the current edition, if it is known. */
function meaningOf(key: string): string | undefined {
  const row = keywordNamed(key);
  return row && (row.renamed ?? canonicalName(key));
}

/** The other spellings that mean a keyword: with the prefix `x-fair:`, and in the names of older editions. */
const otherSpellings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(keywords).map((name) => {
    const names = Object.keys(keywords).filter((each) => meaningOf(each) === name);
    return [name, names.flatMap((each) => [each, `x-${each}`]).filter((each) => each !== name)] as const;
  }),
);

/**
 * Whether a schema object carries one of these keywords, whether its value is valid or not: an invalid value is reported by
 * another rule, and should not be reported as missing too.
 */
export function carries(object: JsonObject | undefined, names: readonly string[]): boolean {
  return object !== undefined && names.some((name) => keyOf(object, name) !== undefined);
}

/** Whether the edition that a document is written in has a keyword: one that it lacks cannot be missing. */
export function isAvailable(name: string, context: LintContext): boolean {
  const row = keywordNamed(name);
  return row !== undefined && isIn(context.edition, row);
}

/** A keyword with the prefix that another is written with: `x-fair:` is kept. */
export function spelledLike(keyword: string, name: string): string {
  return keyword.startsWith('x-fair:') ? `x-${name}` : name;
}
