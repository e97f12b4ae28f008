import type { Json, JsonObject } from '../../json.js';
import type { GraphNode, Value } from './graph.js';
import { addressOf } from './readers.js';

/** What an option takes from a value. */
export type ReadOption = (value: Value) => Json | undefined;

/** How options are read from values. */
export const readAs = {
  text: ({ scalar }) => (scalar === undefined ? undefined : String(scalar)),
  day: ({ scalar }) => /^\d{4}-\d{2}-\d{2}/.exec(String(scalar))?.[0],
  flag: ({ scalar }) => (typeof scalar === 'boolean' ? scalar : undefined),
  address: addressOf,
} satisfies { readonly [kind: string]: ReadOption };

/** An option, the properties that have it, and how it is read; one that is a list takes all values. */
export type OptionRow = readonly [
  option: string,
  properties: readonly string[],
  read: ReadOption,
  isList?: 'list',
];

/** The options that a node has, without those that went into the schema. */
export function optionsFrom(node: GraphNode, rows: readonly OptionRow[]): JsonObject {
  const options: { [name: string]: Json } = {};
  for (const [option, properties, read, isList] of rows) {
    const found = node.values(...properties).flatMap((value) => {
      const json = read(value);
      if (json === undefined || node.graph.isTaken(value.from)) return [];
      node.graph.take(value.from, 'options');
      return [json];
    });
    if (found.length > 0) options[option] = isList ? found : found[0]!;
  }
  return options;
}
