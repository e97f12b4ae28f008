import type { Json } from '../../json.js';
import type { GraphNode, Value } from './graph.js';

/** What a value says as an option. */
export type ReadOption = (value: Value) => Json | undefined;

export const text: ReadOption = ({ scalar }) => (typeof scalar === 'string' ? scalar : undefined);
export const day: ReadOption = ({ scalar }) => /^\d{4}-\d{2}-\d{2}/.exec(String(scalar))?.[0];

/** An option, the property that has it, and how its values are read. Of several rows for one option the first counts. */
export type OptionRow = readonly [option: string, property: string, read: ReadOption, isList?: true];

/** The options that properties of a node say. Values that keywords took already are none. */
export function optionsFrom(node: GraphNode, rows: readonly OptionRow[]): { [name: string]: Json } {
  const options: { [name: string]: Json } = {};
  for (const [option, property, read, isList] of rows) {
    if (Object.hasOwn(options, option)) continue;
    const found = node.values(property).flatMap((value) => {
      const json = read(value);
      if (json === undefined || node.graph.isTaken(value.from)) return [];
      node.graph.take(value.from, 'options');
      return [json];
    });
    if (found.length > 0) options[option] = isList ? found.flat() : found[0]!;
  }
  return options;
}
