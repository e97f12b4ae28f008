import { isObject, type Json, type JsonObject } from '../../../base/json.js';

/** A node of the expanded document. */
export type ExpandedNode = { readonly [name: string]: readonly JsonObject[] } & {
  readonly '@id': string;
  readonly '@type'?: readonly string[];
};

/** A node under construction. */
interface NodeDraft {
  readonly '@id': string;
  '@type'?: string[];
  [property: string]: unknown;
}

/**
 * The nodes of an expanded document, each once, in the order of the document. The algorithm of the library compares
 * each value of a property with all others, which takes quadratic time.
 */
export function flatten(expanded: readonly Json[]): readonly ExpandedNode[] {
  const nodes = new Map<string, NodeDraft>();
  const known = new Map<unknown, Set<string>>();
  let blanks = 0;

  const add = (node: NodeDraft, property: string, value: JsonObject): void => {
    node[property] ??= [];
    const list = node[property] as JsonObject[];
    const keys = known.get(list) ?? new Set();
    known.set(list, keys);
    const key = JSON.stringify(value);
    if (keys.has(key)) return;
    keys.add(key);
    list.push(value);
  };

  const flat = (value: Json): JsonObject => {
    if (!isObject(value)) return {};
    if (Object.hasOwn(value, '@value')) return value;
    const list = value['@list'];
    if (Array.isArray(list)) return { '@list': (list as readonly Json[]).map(flat) };
    return { '@id': visit(value)['@id'] };
  };

  const visit = (object: JsonObject): NodeDraft => {
    const id = typeof object['@id'] === 'string' ? object['@id'] : `_:fairwright-${blanks++}`;
    const node: NodeDraft = nodes.get(id) ?? { '@id': id };
    nodes.set(id, node);
    for (const [name, value] of Object.entries(object)) {
      if (name === '@type') {
        node['@type'] = [...new Set([...(node['@type'] ?? []), ...listOf(value).map(String)])];
      } else if (name === '@graph' || name === '@included') {
        for (const each of listOf(value)) flat(each);
      } else if (name === '@reverse' && isObject(value)) {
        for (const [property, others] of Object.entries(value)) {
          for (const each of listOf(others)) if (isObject(each)) add(visit(each), property, { '@id': id });
        }
      } else if (!name.startsWith('@')) {
        for (const each of listOf(value)) add(node, name, flat(each));
      }
    }
    return node;
  };

  for (const each of expanded) flat(each);
  // What is only referred to is no node.
  return [...nodes.values()].filter((each) => Object.keys(each).length > 1) as unknown as ExpandedNode[];
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}
