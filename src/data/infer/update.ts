import type { Diagnostic, Edit } from '../../base/diagnostic.js';
import { areEqual, isObject, type Json, type JsonObject, member, quote, setMember } from '../../base/json.js';
import { type AppliedFix, fixDocument, type RefusedFix } from '../../quality/lint/index.js';
import type { Dataset, Description, Variable } from '../../schema/description/index.js';
import { append, type Document, split } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { plainName } from '../tables/index.js';
import { addition, additions, evidenceOf, type Sides } from './additions.js';
import { inEditionOf } from './edition.js';
import { codesOf, lackingAnnotations, lackingOfCode, lackingStatements, saysSomething } from './lacking.js';
import { compared, objectAt, propertiesOf, type Shown } from './pairs.js';
import { newTable, relations } from './table-additions.js';

/** What an update may use. */
export interface UpdateOptions {
  readonly registry: Registry;
  /** Variables whose schema objects stay as they are, by pointer. */
  readonly except?: ReadonlySet<string>;
}

/** A schema with what it lacked. */
export interface Updated {
  readonly document: Document;
  readonly applied: readonly AppliedFix[];
  readonly refused: readonly RefusedFix[];
}

/** Adds to a schema what data show and it lacks; all that is stated stays. */
export async function updateSchema(
  document: Document,
  shown: Shown,
  { registry, except = new Set() }: UpdateOptions,
): Promise<Updated> {
  const fixed = await fixDocument(document, {
    registry,
    examine: async (each) => [
      ...lackingIn({ ...compared(each, shown, registry), document: each, registry, shown, except }),
    ],
  });
  return { document: fixed.document, applied: fixed.applied, refused: fixed.refused };
}

/** What a schema lacks; each finding has a fix that adds it. */
function* lackingIn(sides: Sides): Generator<Diagnostic> {
  yield* additions(sides, sides.stated, {
    ...lackingAddress(sides),
    ...lackingAnnotations(sides.stated, sides.data),
  });
  for (const { name, stated, shown } of sides.pairs) {
    if (stated === undefined) {
      if (sides.stated.isProduct) yield newTable(sides, name, shown);
      continue;
    }
    if (!stated.isRoot) yield* additions(sides, stated, lackingAnnotations(stated, shown));
    yield* relations(sides, stated, shown);
    yield* membersOf(sides, {
      properties: propertiesOf(shown),
      shown: shown.variables,
      stated: stated.variables,
      objects: stated.rows.flatMap((each) => (each.uri === sides.document.uri ? [each.pointer] : [])),
      tables: nestedIn(sides.stated, stated),
      ...(isBareArray(stated) ? { array: stated.pointer } : {}),
    });
  }
}

/** The address that answers give to a schema without one; in a schema that refers to files, it would change what they mean. */
function lackingAddress({ data, document: { value, base } }: Sides): JsonObject {
  const address = data.schema?.$id;
  const isFree = base === undefined && isObject(value) && value.$id === undefined;
  return address !== undefined && isFree ? { $id: address } : {};
}

/** The columns of a table that are tables themselves. */
function nestedIn({ datasets }: Description, { path, name }: Dataset): readonly string[] {
  return datasets
    .filter((each) => each.name !== name && areEqual(each.path.slice(0, -1), path))
    .map((each) => each.path.at(-1)!);
}

/** An array of which nothing more is stated. */
function isBareArray({ isArray, schema }: Dataset): boolean {
  return !isArray && schema?.type === 'array' && schema.items === undefined;
}

/** The columns of a table, or the members of an object. */
interface Members {
  /** Where the data show them. */
  readonly properties: string;
  readonly shown: readonly Variable[];
  readonly stated: readonly Variable[];
  /** The schema objects that may state them. */
  readonly objects: readonly string[];
  /** Those that are tables of their own. */
  readonly tables: readonly string[];
  /** The array of which nothing more is stated. */
  readonly array?: string;
}

function* membersOf(sides: Sides, members: Members): Generator<Diagnostic> {
  const { shown, stated, objects, tables } = members;
  const all = objectAt(sides.shown.inferred.schema, members.properties);
  // A name that differs only in case or blanks is never another column.
  const gone = new Set(stated.flatMap(({ name }) => (Object.hasOwn(all, name) ? [] : [plainName(name)])));
  const fresh: string[] = [];
  for (const name of Object.keys(all)) {
    const own = stated.find((each) => each.name === name);
    const seen = shown.find((each) => each.name === name);
    if (own && seen) yield* variable(sides, own, seen);
    else if (!own && !tables.includes(name) && !gone.has(plainName(name)) && !isCovered(sides, objects, name))
      fresh.push(name);
  }
  if (fresh.length > 0) yield* newMembers(sides, members, all, fresh);
}

function* newMembers(
  sides: Sides,
  { properties, objects, array }: Members,
  all: JsonObject,
  names: readonly string[],
): Generator<Diagnostic> {
  const { document } = sides;
  const holder = objects
    .filter((each) => isObject(member(objectAt(document.value, each), 'properties')))
    .sort((one, other) => rank(document, other) - rank(document, one))[0];
  if (holder !== undefined) {
    for (const name of names) {
      const pointer = append(holder, 'properties', name);
      if (sides.except.has(pointer)) continue;
      const value = columnOf(sides, all, name);
      const evidence = evidenceOf(sides, append(properties, name), Object.keys(value));
      yield addition(sides, holder, 'infer/column', `Add the column ${quote(name)}.${evidence}`, [
        { op: 'insert', pointer, value },
      ]);
    }
    return;
  }
  const [first] = objects;
  if (first === undefined) return;
  const columns: { [name: string]: Json } = {};
  for (const name of names) setMember(columns, name, columnOf(sides, all, name));
  const title = `Add the columns ${names.map(quote).join(', ')}.`;
  const edit: Edit =
    array === undefined
      ? { op: 'insert', pointer: append(first, 'properties'), value: columns }
      : { op: 'insert', pointer: append(array, 'items'), value: { type: 'object', properties: columns } };
  yield addition(sides, first, 'infer/column', title, [edit]);
}

function columnOf({ document, registry }: Sides, all: JsonObject, name: string): JsonObject {
  return inEditionOf(document, registry, objectAt(all, append('', name)));
}

/** New columns go where no others are allowed, else where most are. */
function rank({ value }: Document, pointer: string): number {
  const { additionalProperties, properties } = objectAt(value, pointer);
  return additionalProperties === false
    ? Number.POSITIVE_INFINITY
    : Object.keys(properties as JsonObject).length;
}

/** Whether a schema says something about all members, or those with such a name. */
function isCovered({ document }: Sides, objects: readonly string[], name: string): boolean {
  return objects.some((each) => {
    const { additionalProperties, unevaluatedProperties, patternProperties } = objectAt(document.value, each);
    const isPatterned =
      isObject(patternProperties) && Object.keys(patternProperties).some((pattern) => fits(name, pattern));
    return (
      isPatterned ||
      [additionalProperties, unevaluatedProperties].some((rest) => isObject(rest) && saysSomething(rest))
    );
  });
}

function fits(name: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

function* variable(sides: Sides, stated: Variable, shown: Variable): Generator<Diagnostic> {
  if (stated.schema === undefined || sides.except.has(stated.pointer)) return;
  const lacking = lackingStatements(stated, shown);
  yield* additions(sides, stated, lacking, evidenceOf(sides, shown.pointer, Object.keys(lacking)));
  for (const code of codesOf(stated)) {
    const same = codesOf(shown).find(({ value }) => areEqual(value, code.value));
    if (same && code.schema !== undefined) yield* additions(sides, code, lackingOfCode(code, same));
  }
  if (shown.variables.length === 0 || stated.variables.length === 0 || stated.isTuple) return;
  yield* membersOf(sides, {
    properties: split(shown.variables[0]!.pointer)[0],
    shown: shown.variables,
    stated: stated.variables,
    objects: [
      ...new Set(
        stated.variables.flatMap(({ uri, pointer }) =>
          uri === sides.document.uri ? [split(split(pointer)[0])[0]] : [],
        ),
      ),
    ],
    tables: [],
  });
}
