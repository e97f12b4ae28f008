import type { Json, JsonObject } from '../../src/base/json.js';
import type { Exported } from '../../src/exchange/standards/index.js';
import type { Description, Leaf, Variable } from '../../src/schema/description/index.js';
import { normalForms } from './normal-forms.js';

/** What became of the `fair:` values of a document. */
export interface Accounts {
  readonly leaves: number;
  readonly kept: number;
  readonly listed: number;
  /** Values that are neither in the document nor among the losses. */
  readonly unaccounted: readonly Leaf[];
}

/** A node of an expanded document: its values, and the nodes that it refers to or holds. */
interface Node {
  readonly values: Set<string>;
  readonly next: Set<string>;
}

/**
 * Compares a description with the expanded document that was made of it. A value of a variable must be a value of
 * that variable's node, or of something that hangs on it.
 */
export function accountsOf(description: Description, exported: Exported, expanded: Json): Accounts {
  const nodes = nodesOf(expanded);
  const everywhere = new Set([...nodes.values()].flatMap(({ values }) => [...values]));
  const names = variableNames(description);
  const lost = new Set(exported.losses.map(({ pointer }) => pointer));
  const unaccounted = description.leaves.filter((leaf) => {
    if (lost.has(leaf.pointer)) return false;
    const owner = leaf.pointer.slice(0, leaf.pointer.lastIndexOf(`/${leaf.keyword}`));
    const name = names.get(owner);
    const where = name === undefined ? everywhere : around(nodes, name);
    return !normalForms(leaf).some((form) => has(where, form));
  });
  const listed = description.leaves.filter(({ pointer }) => lost.has(pointer)).length;
  return { leaves: description.leaves.length, kept: description.leaves.length - listed, listed, unaccounted };
}

function has(values: ReadonlySet<string>, form: string): boolean {
  if (values.has(form)) return true;
  if (!/^[#A-Za-z]/.test(form)) return false;
  // Terms, classes and properties are known by the ends of their addresses.
  for (const value of values) {
    if (
      value.length > form.length &&
      value.endsWith(form) &&
      /[#/:]/.test(value.at(-form.length - 1)! + form[0])
    )
      return true;
  }
  return false;
}

function variableNames(description: Description): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (variables: readonly Variable[]) => {
    for (const each of variables) {
      if (each.uri === description.uri && !each.path.includes('')) names.set(each.pointer, each.name);
      add(each.variables);
    }
  };
  for (const { variables } of description.datasets) add(variables);
  return names;
}

const PROV_USED = 'http://www.w3.org/ns/prov#used';
const FURTHEST = 5;

/** The values of the nodes that carry a name, and of all that hangs on them. */
function around(nodes: ReadonlyMap<string, Node>, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  let front = new Set([...nodes].filter(([, { values }]) => values.has(name)).map(([id]) => id));
  const seen = new Set(front);
  for (let step = 0; step <= FURTHEST; step++) {
    const further = new Set<string>();
    for (const id of front) {
      const node = nodes.get(id)!;
      for (const value of node.values) found.add(value);
      for (const next of node.next) if (!seen.has(next) && nodes.has(next)) further.add(next);
    }
    for (const id of further) seen.add(id);
    front = further;
  }
  return found;
}

/** All nodes of an expanded document, nested ones too. */
function nodesOf(expanded: Json): ReadonlyMap<string, Node> {
  const nodes = new Map<string, { values: Set<string>; next: Set<string> }>();
  const reversed: [string, string][] = [];
  let blank = 0;
  const visit = (value: Json, holder: { values: Set<string>; next: Set<string> } | undefined): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, holder);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const object = value as JsonObject;
    if ('@value' in object) {
      for (const text of scalarsOf(object['@value']!)) holder?.values.add(text);
      return;
    }
    if ('@list' in object || '@set' in object) {
      visit((object['@list'] ?? object['@set'])!, holder);
      return;
    }
    const id = typeof object['@id'] === 'string' ? object['@id'] : `_:${++blank}`;
    holder?.next.add(id);
    if (typeof object['@id'] === 'string') holder?.values.add(id);
    const node = nodes.get(id) ?? { values: new Set<string>([id]), next: new Set<string>() };
    nodes.set(id, node);
    for (const [key, held] of Object.entries(object)) {
      if (key === '@id') continue;
      if (key === '@type') {
        for (const type of held as readonly string[]) node.values.add(type);
        continue;
      }
      node.values.add(key);
      visit(held, node);
      // An activity says more of what it used, and is not referred to by it.
      if (key === PROV_USED)
        for (const used of held as readonly JsonObject[]) reversed.push([String(used['@id']), id]);
    }
  };
  visit(expanded, undefined);
  for (const [used, activity] of reversed) nodes.get(used)?.next.add(activity);
  return nodes;
}

/** A literal as text; the parts of an interval count for themselves, and so do the scalars of a JSON literal. */
function scalarsOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  if (typeof value === 'object' && value !== null)
    return Object.values(value as JsonObject).flatMap(scalarsOf);
  const text = String(value);
  return /^[\d.-]+\/[\d.-]+$/.test(text) ? [text, ...text.split('/')] : [text];
}
