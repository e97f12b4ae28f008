import { isObject, type Json, type JsonObject, typeOf } from '../../../base/json.js';
import { append } from '../../../schema/document/index.js';
import type { Keyword, Kind, Member } from '../../../schema/vocabulary/index.js';
import type { Annotation, Part } from '../rule.js';

/** A part that is a string. */
export type StringPart = Omit<Part, 'value'> & { readonly value: string };

/** The kinds that hold references. */
export const REFERENCES: readonly string[] = ['iri', 'iriOrCurie', 'link'];

/** The kinds that hold texts for people. */
export const TEXTS: readonly string[] = ['text', 'richText'];

/** The parts of an annotation, itself included, that should be of one of the kinds with these names. */
export function partsNamed(annotation: Annotation, names: readonly string[]): readonly Part[] {
  return annotation.parts.filter(({ kind }) => names.includes(kind.name));
}

/** A test whether the values of a keyword can have parts, or be, of one of the kinds with these names. */
export function holding(names: readonly string[]): (row: Keyword) => boolean {
  return ({ kind }) => names.some((name) => kindsIn(kind).has(name));
}

const kindNames = new WeakMap<Kind, ReadonlySet<string>>();

/** The names of a kind and of all kinds that it is made of. */
function kindsIn(kind: Kind): ReadonlySet<string> {
  let known = kindNames.get(kind);
  if (known === undefined) {
    known = new Set([kind.name, ...kind.parts.flatMap((part) => [...kindsIn(part)])]);
    kindNames.set(kind, known);
  }
  return known;
}

/** A part that is an object, where the vocabulary wants a record. */
export type RecordPart = Omit<Part, 'value'> & { readonly value: JsonObject };

/** The kinds that are records. */
export const RECORDS: readonly string[] = [
  'contributor',
  'version',
  'dataset relation',
  'period',
  'quality measurement',
];

/** The records inside an annotation, such as its contributors; all of them, or those with one of these names. */
export function recordsIn(annotation: Annotation, names: readonly string[] = RECORDS): readonly RecordPart[] {
  return partsNamed(annotation, names).filter(
    (part): part is RecordPart => part.kind.members !== undefined && isObject(part.value),
  );
}

/** A value of a kind and all that it is made of, added to a list. */
export function partsIn(kind: Kind, value: Json, pointer: string, found: Part[] = []): readonly Part[] {
  found.push({ kind, value, pointer });
  // A text is a whole, whether it is one string or one for each language.
  if (TEXTS.includes(kind.name)) return found;
  if (kind.members) {
    if (!isObject(value)) return found;
    const members = membersOf(kind);
    for (const name of Object.keys(value)) {
      const member = members.get(name);
      if (member) partsIn(member.kind, value[name]!, append(pointer, name), found);
    }
  } else if (kind.name === 'list') {
    if (!Array.isArray(value)) return found;
    for (const [index, item] of (value as readonly Json[]).entries()) {
      partsIn(kind.parts[0]!, item, append(pointer, index), found);
    }
  } else if (kind.parts.length > 0) {
    const type = typeOf(value);
    const chosen = kind.parts.find(({ types }) => types.includes(type));
    if (chosen) partsIn(chosen, value, pointer, found);
  }
  return found;
}

const memberMaps = new WeakMap<Kind, ReadonlyMap<string, Member>>();

/** The members of a record kind, by each of their spellings. */
export function membersOf(kind: Kind): ReadonlyMap<string, Member> {
  let known = memberMaps.get(kind);
  if (known === undefined) {
    known = new Map(
      Object.entries(kind.members ?? {}).flatMap(([name, member]) =>
        [name, ...(member.aka ?? [])].map((spelling) => [spelling, member] as const),
      ),
    );
    memberMaps.set(kind, known);
  }
  return known;
}
