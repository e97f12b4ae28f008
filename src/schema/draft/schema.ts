import { isObject, type Json } from '../../base/json.js';
import type { Constraints, ValueType } from '../description/index.js';
import { append } from '../document/index.js';
import { PUBLISHED_DOCS_URL } from '../vocabulary/index.js';
import type { Draft, DraftCode, DraftCodeList, DraftDataset, DraftSubject, DraftVariable } from './draft.js';
import type { SourcedDraft, SourcedJson } from './sourced.js';

/** The members of a schema object, in the order that people write them; `fair:` keywords stand behind all texts. */
const ORDER = ['$schema', '$id', 'title', 'description'] as const;

/** The schema that a draft stands for. */
export function schemaOf(draft: Draft): SourcedJson {
  const lists = sharedLists(draft);
  const root: SourcedDraft = { $schema: `${PUBLISHED_DOCS_URL}/dev` };
  if (draft.id !== undefined) root.$id = draft.id;
  addStatements(root, draft);
  const whole = draft.datasets.find(({ path }) => path.length === 0);
  if (whole) {
    addStatements(root, whole);
    Object.assign(root, rowsOf(whole, lists));
  } else if (draft.datasets.length > 0) {
    root['fair:resourceType'] ??= 'data-product';
    root.type = 'object';
  }
  const tables = draft.datasets.filter((each) => each !== whole);
  // Tables stand in the rows of others, which are there first.
  for (const each of tables.toSorted((one, other) => one.path.length - other.path.length)) {
    addTable(root, each, lists);
  }
  if (lists.size > 0) {
    root.$defs = Object.fromEntries([...lists].map(([list, name]) => [name, oneOf(list.codes)]));
  }
  return root;
}

function addStatements(object: SourcedDraft, { statements }: DraftSubject): void {
  for (const name of ORDER) if (statements[name] !== undefined) object[name] = statements[name];
  for (const [name, value] of Object.entries(statements)) object[name] ??= value;
}

/** Puts a table where its path leads. */
function addTable(root: SourcedDraft, dataset: DraftDataset, lists: SharedLists): void {
  let holder = rowOf(root);
  for (const name of dataset.path.slice(0, -1)) {
    holder = rowOf(inner(inner(holder, 'properties'), name, 'object'));
  }
  const properties = inner(holder, 'properties');
  const table = inner(properties, freeName(properties, dataset.path.at(-1) ?? 'data'));
  addStatements(table, dataset);
  table['fair:resourceType'] ??= 'dataset';
  Object.assign(table, rowsOf(dataset, lists));
}

/** A name that no other table has. */
function freeName(properties: SourcedDraft, wanted: string): string {
  const isTable = (name: string) =>
    Object.hasOwn(properties, name) && (properties[name] as SourcedDraft).items !== undefined;
  let name = wanted;
  for (let number = 2; isTable(name); number++) name = `${wanted}-${number}`;
  return name;
}

/** Where the properties of an object stand: in the items of a table. */
function rowOf(object: SourcedDraft): SourcedDraft {
  return object.type === 'array' ? inner(object, 'items') : object;
}

function inner(object: SourcedDraft, name: string, type?: string): SourcedDraft {
  if (!Object.hasOwn(object, name)) {
    Object.defineProperty(object, name, {
      value: type === undefined ? {} : { type },
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return object[name] as SourcedDraft;
}

function rowsOf({ variables, isOneRow }: DraftDataset, lists: SharedLists): SourcedDraft {
  const row = { type: 'object', ...membersOf(variables, lists) };
  return isOneRow ? row : { type: 'array', items: row };
}

function membersOf(variables: readonly DraftVariable[], lists: SharedLists): SourcedDraft {
  if (variables.length === 0) return {};
  const required = [...new Set(variables.filter(({ isRequired }) => isRequired).map(({ name }) => name))];
  const properties: SourcedDraft = {};
  for (const each of variables) Object.assign(inner(properties, each.name), variableOf(each, lists));
  return { properties, ...(required.length > 0 ? { required } : {}) };
}

function variableOf(variable: DraftVariable, lists: SharedLists): SourcedDraft {
  const object: SourcedDraft = {};
  addStatements(object, variable);
  const { shape = [] } = variable;
  let holder = object;
  for (const size of shape) {
    holder.type = 'array';
    if (size >= 0) Object.assign(holder, { minItems: size, maxItems: size });
    holder = inner(holder, 'items');
  }
  Object.assign(holder, valuesOf(variable, lists));
  return object;
}

/** What the values of a variable are, without the arrays around them. */
function valuesOf(variable: DraftVariable, lists: SharedLists): SourcedDraft {
  const { isNullable = false, codes: list } = variable;
  const plain = (canBeNull: boolean): SourcedDraft => plainValuesOf(variable, canBeNull, lists);
  if (list === undefined || list.codes.length === 0) return plain(isNullable);
  const sentinels = list.codes.filter(({ isSentinel }) => isSentinel);
  const codes = list.codes.filter(({ isSentinel }) => !isSentinel);
  // Sentinels alone do not say which values there are; under `oneOf` a number would fit twice.
  if (codes.length === 0) return { anyOf: [plain(isNullable), ...alternatives(sentinels)] };
  const nothing = isNullable && list.codes.every(({ value }) => value !== null) ? [{ type: 'null' }] : [];
  const shared = lists.get(list);
  const isLimited = variable.format !== undefined || Object.keys(variable.constraints ?? {}).length > 0;
  if (shared !== undefined && !(isLimited && sentinels.length > 0)) {
    const values = { ...fitting(plain(false), variable, list.codes), $ref: referenceTo(shared) };
    return nothing.length > 0 ? { anyOf: [values, ...nothing] } : values;
  }
  // What holds for the values need not hold for the sentinels.
  if (sentinels.length > 0 && (isLimited || !doFit(variable, sentinels))) {
    const values = { ...fitting(plain(false), variable, codes), ...oneOf(codes) };
    return { anyOf: [values, ...alternatives(sentinels), ...nothing] };
  }
  return { ...fitting(plain(nothing.length > 0), variable, list.codes), ...oneOf(list.codes, nothing) };
}

function plainValuesOf(
  { types, format, constraints = {}, variables = [] }: DraftVariable,
  canBeNull: boolean,
  lists: SharedLists,
): SourcedDraft {
  const all = canBeNull ? [...types, 'null'] : types;
  return {
    ...(types.length === 0 ? {} : { type: all.length === 1 ? all[0]! : all }),
    ...(format === undefined ? {} : { format }),
    ...(constraints as { readonly [name in keyof Constraints]: SourcedJson }),
    ...membersOf(variables, lists),
  };
}

/** A definition as the fragment of an address, where most characters are written by their code. */
function referenceTo(definition: string): string {
  return `#/$defs/${encodeURIComponent(append('', definition).slice(1))}`;
}

/** What holds for the values of a variable, without a type that its codes do not have. */
function fitting(plain: SourcedDraft, variable: DraftVariable, codes: readonly DraftCode[]): SourcedDraft {
  if (doFit(variable, codes)) return plain;
  const { type: _, ...rest } = plain;
  return rest;
}

function doFit({ types }: DraftVariable, codes: readonly DraftCode[]): boolean {
  return codes.every(({ value }) => types.some((type) => isOfType(value, type)));
}

function isOfType(value: Json, type: ValueType): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

/** One of the codes; a value that stands there twice would fit twice. */
function oneOf(codes: readonly DraftCode[], others: readonly SourcedJson[] = []): SourcedDraft {
  const values = new Set(codes.map(({ value }) => JSON.stringify(value)));
  const all = [...alternatives(codes), ...others];
  return values.size === codes.length ? { oneOf: all } : { anyOf: all };
}

function alternatives(codes: readonly DraftCode[]): readonly SourcedJson[] {
  return codes.map(({ value, isSentinel, statements }) => {
    const object: SourcedDraft = { const: value as SourcedJson };
    addStatements(object, { statements });
    if (isSentinel) object['fair:sentinel'] ??= true;
    return object;
  });
}

/** The names under which shared code lists stand in `$defs`. */
type SharedLists = ReadonlyMap<DraftCodeList, string>;

function sharedLists({ datasets }: Draft): SharedLists {
  const uses = new Map<DraftCodeList, number>();
  const visit = (variables: readonly DraftVariable[]): void => {
    for (const { codes, variables: parts = [] } of variables) {
      if (codes) uses.set(codes, (uses.get(codes) ?? 0) + 1);
      visit(parts);
    }
  };
  for (const { variables } of datasets) visit(variables);
  const names = new Map<DraftCodeList, string>();
  const taken = new Set<string>();
  for (const [list, count] of uses) {
    if (count < 2 || list.codes.every(({ isSentinel }) => isSentinel)) continue;
    const wanted = list.name.toWellFormed();
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
    taken.add(name);
    names.set(list, name);
  }
  return names;
}
