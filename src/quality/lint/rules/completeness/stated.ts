import { isObject, type Json, type JsonObject, member } from '../../../../base/json.js';
import type { Subject } from '../../../../schema/description/index.js';
import {
  canonicalName,
  type KeywordName,
  keywordNamed,
  looksLikeOurs,
} from '../../../../schema/vocabulary/index.js';
import { isPlaceholder } from '../../annotations/placeholder.js';
import type { LintContext } from '../../rule.js';

/** The schema object of a subject, and that of its rows if it is an array: the annotations of both describe it. */
export function objectsOf(
  { pointer }: Pick<Subject, 'pointer'>,
  context: LintContext,
): readonly JsonObject[] {
  const own = context.at(pointer);
  const row = isObject(own) ? member(own, 'items') : undefined;
  return [own, row].filter(isObject);
}

/**
 * Whether one of these keywords is on a subject, in any spelling and with any value: other rules report a wrong name or
 * an invalid value, so it is not missing.
 */
export function isAttempted(subject: Subject, names: readonly KeywordName[], context: LintContext): boolean {
  return objectsOf(subject, context).some((object) =>
    Object.keys(object).some((key) =>
      (names as readonly (string | undefined)[]).includes(meantBy(key, context)),
    ),
  );
}

/** The keyword that a name is, or that the person who wrote it most likely meant. */
function meantBy(key: string, { suggest }: LintContext): string | undefined {
  if (!looksLikeOurs(key)) return undefined;
  return keywordNamed(key) ? canonicalName(key) : suggest(key)?.name;
}

/** Whether a text says something: it is neither blank nor a placeholder. */
export function isSaid(text: Json | undefined): boolean {
  return typeof text === 'string' && !isPlaceholder(text);
}
