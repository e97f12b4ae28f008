import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json, member, quote } from '../../../base/json.js';
import type { Dataset, Fact, Variable } from '../../../schema/description/index.js';
import { append, split, tokens, valueAt } from '../../../schema/document/index.js';
import { standardRows } from '../../../schema/vocabulary/index.js';
import type { Reading } from './reading.js';
import { Refusal } from './set-value.js';
import { isUnder } from './windows.js';

/** The edits that rename a variable, and all that mentions it by name or pointer. */
export function renameEdits(root: Json, reading: Reading, pointer: string, name: string): readonly Edit[] {
  const [holder, old] = split(pointer);
  const siblings = valueAt(root, holder);
  const [owner, keyword] = split(holder);
  if (keyword !== 'properties' || !isObject(siblings) || member(siblings, old) === undefined)
    throw new Refusal('Only variables that are listed under "properties" can be renamed.');
  if (name === '') throw new Refusal('A variable needs a name.');
  if (name === old) return [];
  if (member(siblings, name) !== undefined) throw new Refusal(`There already is a variable ${quote(name)}.`);
  const tables = reading.entries.filter(({ variable }) => variable.pointer === pointer);
  const rows = tables.flatMap(({ table }) => table.rows.map((row) => row.pointer));
  const renamed = append(holder, name);
  const edits = new Map<string, Json>();
  for (const row of new Set([owner, ...rows])) nameInRequired(root, row, old, name, edits);
  for (const { variable, table } of tables) nameInRelations(reading, table, variable, name, edits);
  pointersInto(root, reading, pointer, renamed, edits);
  // The name itself changes last, since all pointers are those of the document before.
  return [
    ...[...edits].map(([place, value]) => ({ op: 'set', pointer: place, value }) as const),
    { op: 'rename', pointer, name },
  ];
}

/** Keywords whose schemas apply to the same object. */
const SAME_OBJECT = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];

function nameInRequired(root: Json, at: string, old: string, name: string, edits: Map<string, Json>): void {
  const object = valueAt(root, at);
  if (!isObject(object)) return;
  const replaceIn = (list: Json | undefined, place: string) => {
    if (!Array.isArray(list)) return;
    for (const [index, each] of list.entries()) if (each === old) edits.set(append(place, index), name);
  };
  replaceIn(member(object, 'required'), append(at, 'required'));
  const dependent = member(object, 'dependentRequired');
  if (isObject(dependent))
    for (const key of Object.keys(dependent)) replaceIn(dependent[key], append(at, 'dependentRequired', key));
  for (const keyword of SAME_OBJECT) {
    const inner = member(object, keyword);
    if (inner === undefined) continue;
    const place = append(at, keyword);
    if (standardRows.get(keyword)?.holds === 'schema') nameInRequired(root, place, old, name, edits);
    else if (typeof inner === 'object' && inner !== null)
      for (const step of Object.keys(inner)) nameInRequired(root, append(place, step), old, name, edits);
  }
}

function nameInRelations(
  { description }: Reading,
  table: Dataset,
  { path, name: old }: Variable,
  name: string,
  edits: Map<string, Json>,
): void {
  const replace = ({ value, uri, pointer }: Fact) => {
    if (uri !== description.uri) return;
    for (const separator of ['.', '/']) {
      if (value === path.join(separator)) edits.set(pointer, [...path.slice(0, -1), name].join(separator));
    }
    if (value === old) edits.set(pointer, name);
  };
  const subjects = [description, ...description.datasets];
  for (const subject of subjects) {
    const isOwn = subject === table || (subject === description && table.isRoot);
    for (const relation of subject.relations) {
      if (isOwn) relation.sourceVariables.forEach(replace);
      if (relation.table === table.name) relation.targetVariables.forEach(replace);
    }
  }
}

/** Texts such as `#/properties/age`, in references of schemas and in values of annotations. */
function pointersInto(
  root: Json,
  { context, description }: Reading,
  pointer: string,
  renamed: string,
  edits: Map<string, Json>,
): void {
  const replace = (text: string, place: string) => {
    const hash = text.indexOf('#');
    const target = decoded(text.slice(hash + 1));
    if (hash === -1 || target === undefined || !isUnder(target, pointer)) return;
    edits.set(place, `${text.slice(0, hash)}#${encoded(renamed + target.slice(pointer.length))}`);
  };
  for (const { from, keyword, text, local } of context.schemaIndex.references) {
    const place = append(from.pointer, keyword);
    if (local && isUnder(local.pointer, pointer) && valueAt(root, place) === text) replace(text, place);
  }
  for (const { value, pointer: place } of description.leaves) {
    if (typeof value === 'string' && value.startsWith('#/')) replace(value, place);
  }
}

function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** A pointer as a fragment of an address (RFC 6901, section 6). */
function encoded(pointer: string): string {
  return tokens(pointer)
    .map((token) => `/${encodeURI(token.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('#', '%23')}`)
    .join('');
}
