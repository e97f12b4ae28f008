import { isObject, type JsonObject } from '../../json.js';
import { canonicalName, isIn, keywordNamed } from '../../vocabulary/index.js';
import type { LintContext } from '../rule.js';

/** The key of a schema object that means a keyword, in any prefix and in the name of any edition. */
export function keyOf(object: JsonObject, name: string): string | undefined {
  return Object.hasOwn(object, name) ? name : Object.keys(object).find((key) => meaningOf(key) === name);
}

/** The name of a keyword in the current edition, if it is known. */
function meaningOf(key: string): string | undefined {
  const row = keywordNamed(key);
  return row && (row.renamed ?? canonicalName(key));
}

/**
 * Whether the schema object at a pointer carries one of these keywords, be its value right or not: of a wrong one
 * another rule speaks, and to say that it is missing too would be to say one thing twice.
 */
export function carries(context: LintContext, pointer: string, names: readonly string[]): boolean {
  const object = context.at(pointer);
  return isObject(object) && Object.keys(object).some((key) => isOneOf(meaningOf(key), names));
}

function isOneOf(name: string | undefined, names: readonly string[]): boolean {
  return name !== undefined && names.includes(name);
}

/** Whether the edition that a document is written in has a keyword: nobody can be asked for one that it lacks. */
export function isAvailable(name: string, context: LintContext): boolean {
  const row = keywordNamed(name);
  return row !== undefined && isIn(context.edition, row);
}

/** A keyword with the prefix that another is written with: who writes `x-fair:` goes on doing so. */
export function spelledLike(keyword: string, name: string): string {
  return keyword.startsWith('x-fair:') ? `x-${name}` : name;
}
