import type { Diagnostic, Edit } from '../../base/diagnostic.js';
import { type JsonObject, quote } from '../../base/json.js';
import type { Subject } from '../../schema/description/index.js';
import { append, type Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { inEditionOf } from './edition.js';
import type { compared, Shown } from './pairs.js';

/** A schema and data that are compared. */
export interface Sides extends ReturnType<typeof compared> {
  readonly document: Document;
  readonly registry: Registry;
  readonly shown: Shown;
  readonly except: ReadonlySet<string>;
}

/** What speaks for statements that are not certain. */
export function evidenceOf({ shown }: Sides, pointer: string, keywords: readonly string[]): string {
  const isAdded = (keyword: string) =>
    keywords.includes(keyword) ||
    (keyword === 'fair:sentinel' && keywords.some((each) => each === 'anyOf' || each === 'oneOf'));
  return shown.inferred.guesses
    .filter((each) => each.level === 'likely' && each.pointer === pointer && isAdded(each.keyword))
    .map(({ because }) => ` ${because}`)
    .join('');
}

/** Statements that are added to the schema object of a subject, if it is in the document. */
export function* additions(
  sides: Sides,
  { uri, pointer }: Subject,
  shown: JsonObject,
  evidence = '',
): Generator<Diagnostic> {
  const lacking = inEditionOf(sides.document, sides.registry, shown);
  const names = Object.keys(lacking);
  if (names.length === 0 || uri !== sides.document.uri) return;
  yield addition(
    sides,
    pointer,
    'infer/statement',
    `Add ${names.map(quote).join(', ')}.${evidence}`,
    names.map((name) => ({ op: 'insert', pointer: append(pointer, name), value: lacking[name]! })),
  );
}

/** A finding whose fix adds something. */
export function addition(
  { document }: Sides,
  pointer: string,
  code: string,
  title: string,
  edits: readonly Edit[],
): Diagnostic {
  return {
    code,
    severity: 'info',
    message: title,
    at: { uri: document.uri, pointer, on: 'object' },
    fixes: [{ title, safe: true, edits }],
  };
}
