import { isObject, type Json, type JsonObject, setMember } from '../../base/json.js';
import { keywordNamed, PUBLISHED_DOCS_URL } from '../../schema/vocabulary/index.js';
import type { Said } from './ledger.js';

/** The namespace of terms that no standard has: those of our own vocabulary. */
export const FAIR = `${PUBLISHED_DOCS_URL}/vocab/annotations#`;

/** A reference to something that is described elsewhere. */
export function ref(id: string): JsonObject {
  return { '@id': id };
}

/** A text with its language, if that is known. */
export function inLanguage({ text, language }: Said): Json {
  return language === undefined ? text : { '@value': text, '@language': language };
}

/** A node without its empty members: undefined, and arrays and texts of nothing. */
export function node(members: { readonly [name: string]: Json | undefined }): JsonObject {
  const filled: { [name: string]: Json } = {};
  for (const name in members) {
    const value = members[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    setMember(filled, name, value);
  }
  return filled;
}

/** A node under construction. */
export type NodeDraft = { [name: string]: Json };

/**
 * Adds a member to a node, unless it is empty: undefined, or an array of nothing. Nodes that are made for every
 * variable or code are put together so: to collect all members first, empty ones too, takes several times as long.
 * What nearly all of them have is assigned where they are made, which is faster still.
 */
export function put(draft: NodeDraft, name: string, value: Json | undefined): void {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return;
  draft[name] = value;
}

/** Adds all members of another node. */
export function putAll(draft: NodeDraft, members: JsonObject): void {
  for (const name in members) draft[name] = members[name]!;
}

/** A text that two values share only if they are the same. */
export function valueKey(value: Json): string {
  if (typeof value === 'string') return `"${value}`;
  const id = referredId(value);
  return id === undefined ? JSON.stringify(value) : `@${id}`;
}

/** What a value refers to, if it is a mere reference. */
export function referredId(value: Json): string | undefined {
  const id = isObject(value) && hasOnlyId(value) ? value['@id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whether two values are the same, as `valueKey` has it. */
export function isSameValue(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (isObject(one) && isObject(other)) {
    // What tells nearly all of them apart, without writing them out.
    if (one['@id'] !== other['@id'] || one['@language'] !== other['@language']) return false;
    if (one['@value'] !== other['@value']) return false;
  }
  return valueKey(one) === valueKey(other);
}

function hasOnlyId(object: JsonObject): boolean {
  for (const name in object) if (name !== '@id') return false;
  return true;
}

/** Up to so many values, comparing each with each is faster than a set. */
export const FEW = 8;

/** The same texts, each once. */
export function unique(texts: readonly string[]): readonly string[] {
  if (texts.length < 2) return texts;
  if (texts.length > FEW) return [...new Set(texts)];
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

/** One value bare, several as an array, none as undefined. */
export function compact(values: readonly Json[]): Json | undefined {
  return values.length > 1 ? values : values[0];
}

/** What a term of our vocabulary means, for standards that want their extensions defined. */
export function definitionOf(name: string): { readonly label: string; readonly comment: string } {
  const row = keywordNamed(`fair:${name}`);
  return { label: row?.title ?? name, comment: row?.about ?? `The ${name} of a resource.` };
}

/** Whether an object has any member at all. */
export function hasMembers(object: object): boolean {
  for (const _ in object) return true;
  return false;
}
