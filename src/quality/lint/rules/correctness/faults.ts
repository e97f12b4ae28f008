import type { Fix } from '../../../../base/diagnostic.js';
import { areEqual, inWords, quote } from '../../../../base/json.js';
import { append, textAt } from '../../../../schema/document/index.js';
import type { Problem } from '../../../../schema/vocabulary/index.js';
import type { Annotation, Found, LintContext } from '../../rule.js';

/** The kinds of faults of a value: each has a rule that reports it. */
export type Topic = NonNullable<Problem['about']> | 'value';

/** The faults of the value of an annotation that are about a topic. */
export function faultsAbout(topic: Topic, annotation: Annotation): readonly Problem[] {
  const { problems } = annotation;
  return problems.length === 0
    ? problems
    : problems.filter((problem) => topicOf(annotation, problem) === topic);
}

function topicOf({ name }: Annotation, { about }: Problem): Topic {
  // Words in the place of a period are no attempt at an IRI.
  if (about === 'reference' && name === 'fair:temporalCoverage') return 'value';
  return about ?? 'value';
}

/** The finding that a fault of a value is. */
export function findingOf(annotation: Annotation, fault: Problem): Found & { readonly pointer: string } {
  const { path, on, message, help } = fault;
  return {
    pointer: append(annotation.pointer, ...path),
    on,
    message,
    ...(help === undefined ? {} : { help }),
    params: { keyword: annotation.keyword },
  };
}

/** The fix that puts what was meant in the place of a faulty value. */
export function fixBy(
  { meant }: Problem,
  pointer: string,
  { document, at }: Pick<LintContext, 'document' | 'at'>,
): readonly Fix[] {
  if (meant === undefined) return [];
  const { isSure } = meant;
  const there = at(pointer);
  // 1.10 is another version than 1.1: of a number that should be a string, the digits count as they are written.
  const isNumber = typeof there === 'number' && meant.value === String(there);
  const value = (isNumber ? textAt(document, pointer) : undefined) ?? meant.value;
  const isWrapped =
    Array.isArray(value) && value.length === 1 && there !== undefined && areEqual(value[0], there);
  const title = Array.isArray(value)
    ? 'Put it into an array'
    : `Write ${typeof value === 'string' ? quote(value) : inWords(value)}`;
  return [
    { title, safe: isSure, edits: [{ op: 'set', pointer, value, ...(isWrapped ? { keeps: '/0' } : {}) }] },
  ];
}
