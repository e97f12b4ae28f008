import type { Edit, Fix } from '../../../../base/diagnostic.js';
import { areEqual, isObject, type Json, type JsonObject, member, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { isIn } from '../../../../schema/vocabulary/index.js';
import { isAvailable, keyOf, spelledLike } from '../../annotations/keyword-spelling.js';
import { isAlone } from '../../annotations/stands-alone.js';
import { isAddress } from '../../annotations/web-address.js';
import { type Annotation, defineRule } from '../../rule.js';

/** A keyword that has a better successor. */
export const noDeprecatedKeyword = defineRule({
  id: 'no-deprecated-keyword',
  on: 'annotation',
  group: 'hygiene',
  severity: 'warning',
  fix: 'safe',
  ask: 'look',
  summary: 'Deprecated keywords are not used.',
  why: 'Other programs may support only the keywords of the edition that a schema names. A provider that is written as a contributor can also have a type, dates and an identifier.',
  targets: { 'ro-crate': 'should', croissant: 'should' },
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          'fair:provider': 'Harbour Authority',
          'fair:providerRef': 'https://ror.org/02y3ad647',
        },
        fixed: {
          type: 'object',
          'fair:contributors': [
            {
              name: 'Harbour Authority',
              entityRef: 'https://ror.org/02y3ad647',
              type: 'Organization',
              role: 'Provider',
            },
          ],
        },
      },
      { schema: { type: 'object', 'fair:providerRef': 'https://ror.org/02y3ad647' } },
      {
        schema: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          properties: { girth: { type: 'number', 'fair:unit': 'centimetre' } },
        },
        fixed: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          properties: { girth: { type: 'number', 'fair:measurementUnit': 'centimetre' } },
        },
      },
    ],
    good: [
      {
        schema: {
          $schema: 'https://highvaluedata.net/fair-data-schema/0.1.0',
          properties: { girth: { type: 'number', 'fair:unit': 'centimetre' } },
        },
      },
      {
        schema: {
          type: 'object',
          'fair:contributors': [{ name: 'Harbour Authority', type: 'Organization', role: 'Provider' }],
        },
      },
    ],
  },
  // The reference beside the words is repaired together with them; editions without a successor know no better.
  concerns: ({ deprecated, renamed }) => deprecated !== undefined || renamed !== undefined,
  applies: ({ row, object }, context) =>
    row!.renamed === undefined
      ? isAvailable(row!.deprecated!.use, context) &&
        (row!.literal === undefined || keyOf(object, row!.literal) === undefined)
      : !isIn(context.edition, row!),
  check(annotation, context) {
    const { keyword, pointer, row } = annotation;
    const { use, how } = row!.deprecated ?? successorOf(row!.renamed!);
    const fix = row!.renamed
      ? renamingTo(row!.renamed, annotation)
      : fixFor(annotation, isAlone(annotation, context));
    return {
      pointer,
      on: 'key',
      message: `${quote(keyword)} is deprecated in favour of ${quote(use)}.`,
      help: how,
      ...(fix ? { fixes: [fix] } : {}),
    };
  },
});

/** What an edition calls a keyword that earlier ones have by another name. */
function successorOf(use: string): { readonly use: string; readonly how: string } {
  return { use, how: `Write ${quote(use)}.` };
}

/** The same value by its new name, unless that has a value already. */
function renamingTo(use: string, { keyword, object, pointer }: Annotation): Fix | undefined {
  const name = spelledLike(keyword, use);
  if (Object.hasOwn(object, use) || Object.hasOwn(object, `x-${use}`)) return undefined;
  return { title: `Write ${quote(name)}`, safe: true, edits: [{ op: 'rename', pointer, name }] };
}

/** The provider as a contributor; only words can be its name, and a contributor needs one. */
function fixFor(
  { keyword, row, value: name, object, objectPointer, pointer }: Annotation,
  safe: boolean,
): Fix | undefined {
  if (row?.ref === undefined || !isName(name)) return undefined;
  const refKey = keyOf(object, row.ref);
  const ref = refKey === undefined ? undefined : object[refKey];
  if (ref !== undefined && typeof ref !== 'string') return undefined;
  // The reader of provider takes it for an organization: so it stays one.
  const entry: JsonObject = {
    name,
    ...(ref === undefined ? {} : { entityRef: ref }),
    type: 'Organization',
    role: 'Provider',
  };
  const edits = editsFor(entry);
  if (edits === undefined) return undefined;
  return {
    title: 'Make the provider a contributor',
    safe,
    edits: [...(refKey === undefined ? [] : [remove(refKey)]), ...edits],
  };

  function editsFor(contributor: JsonObject): readonly Edit[] | undefined {
    const key = keyOf(object, 'fair:contributors');
    if (key === undefined) {
      return [
        { op: 'set', pointer, value: [contributor], keeps: '/0/name' },
        { op: 'rename', pointer, name: spelledLike(keyword, 'fair:contributors') },
      ];
    }
    const others = object[key]!;
    if (!Array.isArray(others)) return undefined;
    if (others.some((other: Json) => isSame(other, contributor))) return [remove(keyword)];
    return [{ op: 'insert', pointer: append(objectPointer, key, '-'), value: contributor }, remove(keyword)];
  }

  function remove(key: string): Edit {
    return { op: 'remove', pointer: append(objectPointer, key) };
  }
}

function isName(value: Json): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !isAddress(value);
  return isObject(value) && Object.keys(value).length > 0;
}

/** Whether a contributor is listed as the provider already. */
function isSame(other: Json, contributor: JsonObject): boolean {
  if (!isObject(other) || member(other, 'role') !== 'Provider') return false;
  const ref = member(other, 'entityRef') ?? member(other, 'contributorRef');
  const name = member(other, 'name');
  return (
    name !== undefined &&
    areEqual(name, contributor.name!) &&
    (contributor.entityRef === undefined || ref === contributor.entityRef)
  );
}
