import {
  type Dataset,
  type Description,
  describe,
  type Subject,
  type Variable,
} from '../description/index.js';
import type { Diagnostic, Edit } from '../diagnostic.js';
import { append, type Document, documentOf, split, valueAt } from '../document/index.js';
import { areEqual, isObject, type Json, type JsonObject, member, quote, setMember } from '../json.js';
import { type AppliedFix, fixDocument, type RefusedFix } from '../lint/index.js';
import type { Registry } from '../registry/index.js';
import { plainName } from '../tables/index.js';
import type { Inferred } from './infer.js';
import { codesOf, lackingAnnotations, lackingOfCode, lackingStatements, saysSomething } from './lacking.js';
import { type Pair, pairsOf } from './pairs.js';

/** What data show, to be compared with a schema. */
export interface Shown {
  readonly inferred: Pick<Inferred, 'schema' | 'guesses'>;
  /** What the tables are called. */
  readonly names: readonly string[];
}

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
      ...lackingIn({ ...compared(each, shown, registry), document: each, shown, except }),
    ],
  });
  return { document: fixed.document, applied: fixed.applied, refused: fixed.refused };
}

/** What a schema states and what data show, table by table. */
export function compared(document: Document, { inferred, names }: Shown, registry: Registry) {
  const stated = describe(document, registry);
  const data = describe(documentOf(inferred.schema, 'data'), registry);
  return { stated, data, pairs: pairsOf(stated, data, names) };
}

/** The names of the columns of a table of data. */
export function columnsOf({ shown }: Pair, { inferred }: Shown): readonly string[] {
  return Object.keys(objectAt(inferred.schema, propertiesOf(shown)));
}

function propertiesOf({ rows }: Dataset): string {
  return append(rows[0]!.pointer, 'properties');
}

/** A schema and data that are compared. */
interface Sides extends ReturnType<typeof compared> {
  readonly document: Document;
  readonly shown: Shown;
  readonly except: ReadonlySet<string>;
}

/** What a schema lacks; each finding has a fix that adds it. */
function* lackingIn(sides: Sides): Generator<Diagnostic> {
  yield* additions(sides, sides.stated, lackingAnnotations(sides.stated, sides.data));
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
      const value = member(all, name)!;
      const evidence = evidenceOf(sides, append(properties, name), Object.keys(value as JsonObject));
      yield addition(sides, holder, 'infer/column', `Add the column ${quote(name)}.${evidence}`, [
        { op: 'insert', pointer, value },
      ]);
    }
    return;
  }
  const [first] = objects;
  if (first === undefined) return;
  const columns: { [name: string]: Json } = {};
  for (const name of names) setMember(columns, name, member(all, name)!);
  const title = `Add the columns ${names.map(quote).join(', ')}.`;
  const edit: Edit =
    array === undefined
      ? { op: 'insert', pointer: append(first, 'properties'), value: columns }
      : { op: 'insert', pointer: append(array, 'items'), value: { type: 'object', properties: columns } };
  yield addition(sides, first, 'infer/column', title, [edit]);
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

/** What speaks for statements that are not certain. */
function evidenceOf({ shown }: Sides, pointer: string, keywords: readonly string[]): string {
  const isAdded = (keyword: string) =>
    keywords.includes(keyword) ||
    (keyword === 'fair:sentinel' && keywords.some((each) => each === 'anyOf' || each === 'oneOf'));
  return shown.inferred.guesses
    .filter((each) => each.level === 'likely' && each.pointer === pointer && isAdded(each.keyword))
    .map(({ because }) => ` ${because}`)
    .join('');
}

function newTable(sides: Sides, name: string, shown: Dataset): Diagnostic {
  const { 'fair:datasetRelations': _, ...own } = objectAt(sides.shown.inferred.schema, shown.pointer);
  const { type, items } = own;
  const value = shown.isRoot ? { 'fair:resourceType': 'dataset', type: type!, items: items! } : own;
  const hasProperties = isObject(objectAt(sides.document.value, '').properties);
  const edit: Edit = hasProperties
    ? { op: 'insert', pointer: append('/properties', name), value }
    : { op: 'insert', pointer: '/properties', value: Object.fromEntries([[name, value]]) };
  return addition(sides, '', 'infer/table', `Add the table ${quote(name)}.`, [edit]);
}

/** The relations of a table to others that the schema lacks. */
function* relations(sides: Sides, stated: Dataset, shown: Dataset): Generator<Diagnostic> {
  const found = member(shown.schema ?? {}, 'fair:datasetRelations');
  if (!Array.isArray(found) || stated.uri !== sides.document.uri) return;
  const isKnown = ({ sourceVariables }: JsonObject) =>
    stated.relations.some((each) =>
      areEqual(
        each.sourceVariables.map(({ value }) => value),
        sourceVariables!,
      ),
    );
  const lacking = (found as readonly JsonObject[]).flatMap((each, index) => {
    const target = sides.pairs.find((pair) => pair.shown.name === shown.relations[index]?.table)?.stated;
    if (target === undefined || isKnown(each)) return [];
    return [{ ...each, targetRef: `#${encodeURI(target.pointer)}` }];
  });
  if (lacking.length === 0) return;
  const pointer = append(stated.pointer, 'fair:datasetRelations');
  const present = member(stated.schema ?? {}, 'fair:datasetRelations');
  if (present !== undefined && !Array.isArray(present)) return;
  const edits: readonly Edit[] = present
    ? lacking.map((value) => ({ op: 'insert', pointer: append(pointer, '-'), value }))
    : [{ op: 'insert', pointer, value: lacking }];
  yield addition(
    sides,
    stated.pointer,
    'infer/relation',
    `Add the relations of ${quote(stated.name)} to other tables.`,
    edits,
  );
}

/** Statements that are added to the schema object of a subject, if it is in the document. */
function* additions(
  sides: Sides,
  { uri, pointer }: Subject,
  lacking: JsonObject,
  evidence = '',
): Generator<Diagnostic> {
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

function addition(
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

function objectAt(root: Json, pointer: string): JsonObject {
  const value = valueAt(root, pointer);
  return isObject(value) ? value : {};
}
