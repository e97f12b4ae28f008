import { isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import { placeOf, resolveReference, tokens } from '../../../schema/document/index.js';
import { perDocument } from '../per-document.js';
import type { Annotation, LintContext } from '../rule.js';

/**
 * Whether all annotations of a subject are in one schema object. If not, a keyword that is new here
 * may hide one of the same name in another schema object, and a fix that moves something is not safe.
 */
export function isAlone({ object, objectPointer }: Annotation, context: LintContext): boolean {
  const known = leadingOn(context);
  let leads = known.get(object);
  if (leads === undefined) {
    leads = leadsOn(object);
    known.set(object, leads);
  }
  return !leads && !isPartOfAnother(object, objectPointer) && !targetsIn(context).has(objectPointer);
}

/** The links of the variable cascade: the definition that one leads to lends what it says. */
const LINK = /^(?:x-)?fair:(?:v|\w+V)ariableRef$/;

function leadsOn(object: JsonObject): boolean {
  return Object.keys(object).some((key) => {
    const value = object[key]!;
    if (key === 'allOf' || key === '$ref' || key === '$dynamicRef') return true;
    if (key === 'items') return speaks(value);
    if (key === 'oneOf' || key === 'anyOf') return Array.isArray(value) && value.some(speaks);
    return LINK.test(key) && typeof value === 'string' && value.startsWith('#');
  });
}

/** Whether a part says something about the whole, here or by reference; a code is a subject of its own. */
function speaks(part: Json): boolean {
  return (
    isObject(part) &&
    member(part, 'const') === undefined &&
    (Object.keys(part).some((key) => /^(?:x-)?fair:/.test(key)) || leadsOn(part))
  );
}

function isPartOfAnother(object: JsonObject, pointer: string): boolean {
  const [keyword, last] = tokens(pointer).slice(-2);
  if (last === 'items' || keyword === 'allOf') return true;
  return (keyword === 'oneOf' || keyword === 'anyOf') && member(object, 'const') === undefined;
}

/** Whether schema objects refer to others: needed for each of their annotations. */
const leadingOn = perDocument(() => new Map<JsonObject, boolean>());

/** The places of a document that something in it refers to. */
const targetsIn = perDocument(({ schemaIndex }): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { local } of schemaIndex.references) if (local) found.add(local.pointer);
  for (const { value, resource } of schemaIndex.objects) {
    for (const key of Object.keys(value)) {
      const text = value[key];
      if (!LINK.test(key) || typeof text !== 'string' || !text.startsWith('#')) continue;
      const uri = resolveReference(text, resource.uri);
      const place = uri === undefined ? undefined : placeOf(schemaIndex, uri);
      if (place !== undefined) found.add(place);
    }
  }
  return found;
});
