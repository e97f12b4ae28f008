import type { Json } from '../../json.js';
import type { GraphNode, Value } from './graph.js';

/** Finds the value of an option. */
export type ReadOption = (value: Value) => Json | undefined;

/** An option, and the property that has it. */
export type OptionRow = readonly [option: string, property: string, read: ReadOption, isList?: true];

export const text: ReadOption = ({ scalar }) =>
  typeof scalar === 'string' && scalar.trim() !== '' ? scalar : undefined;
export const dayOf: ReadOption = ({ scalar }) => /^\d{4}-\d{2}-\d{2}/.exec(String(scalar))?.[0];
export const flag: ReadOption = ({ scalar }) => (typeof scalar === 'boolean' ? scalar : undefined);

/** The options that a node has by the rows of a table. */
export function optionsOf(node: GraphNode, rows: readonly OptionRow[]): { [name: string]: Json } {
  const options: { [name: string]: Json } = {};
  for (const [option, property, read, isList] of rows) {
    const all = node.values(property).flatMap((value) => {
      const json = read(value);
      return json === undefined ? [] : [{ json, value }];
    });
    const found = isList ? all : all.slice(0, 1);
    for (const { value } of found) node.graph.take(value.from, 'options');
    if (found.length > 0) options[option] = isList ? found.map(({ json }) => json) : found[0]!.json;
  }
  return options;
}
