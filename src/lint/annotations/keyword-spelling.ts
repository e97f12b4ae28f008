import { isObject, type JsonObject } from '../../json.js';
import { CURRENT_EDITION, canonicalName, type Edition, isIn, keywordNamed } from '../../vocabulary/index.js';
import type { LintContext } from '../rule.js';

/** The key of a schema object that means a keyword, in any prefix and in the name of any edition. */
export function keyOf(object: JsonObject, name: string): string | undefined {
  if (Object.hasOwn(object, name)) return name;
  return Object.keys(object).find((key) => {
    const row = keywordNamed(key);
    return row !== undefined && (row.renamed ?? canonicalName(key)) === name;
  });
}

/**
 * Whether the schema object at a pointer carries one of these keywords, be its value right or not: of a wrong one
 * another rule speaks, and to say that it is missing too would be to say one thing twice.
 */
export function carries(context: LintContext, pointer: string, names: readonly string[]): boolean {
  const object = context.at(pointer);
  return isObject(object) && names.some((name) => keyOf(object, name) !== undefined);
}

/** The edition that a document is written in: the one its `$schema` names, else the current one. */
export function editionOf({ frame, registry }: LintContext): Edition {
  const dialect = frame.root.dialect === undefined ? undefined : registry.dialect(frame.root.dialect);
  return dialect === undefined || dialect === '2020-12' ? CURRENT_EDITION : dialect;
}

/** Whether the edition that a document is written in has a keyword: nobody can be asked for one that it lacks. */
export function isAvailable(name: string, context: LintContext): boolean {
  const row = keywordNamed(name);
  return row !== undefined && isIn(editionOf(context), row);
}

/** A keyword with the prefix that another is written with: who writes `x-fair:` goes on doing so. */
export function spelledLike(keyword: string, name: string): string {
  return keyword.startsWith('x-fair:') ? `x-${name}` : name;
}
