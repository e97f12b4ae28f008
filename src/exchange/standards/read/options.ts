import type { Json, JsonObject } from '../../../base/json.js';
import { dayOf } from './days.js';
import type { GraphNode, Value } from './graph.js';
import { addressOf } from './readers.js';

/** What a value says as an option. */
export type ReadOption = (value: Value) => Json | undefined;

export const text: ReadOption = ({ scalar }) =>
  typeof scalar === 'string' && scalar !== 'None' ? scalar : undefined;
export const day: ReadOption = ({ scalar }) => dayOf(scalar);
export const flag: ReadOption = ({ scalar }) => (typeof scalar === 'boolean' ? scalar : undefined);

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

/** A member of a file in the options, and the property that has it. */
export type FileRow = readonly [member: string, property: string];

/** Documents have words and other digests in the place of a checksum. */
const CHECKSUMS: { readonly [member: string]: RegExp } = {
  sha256: /^[0-9a-f]{64}$/i,
  md5: /^[0-9a-f]{32}$/i,
};

/** A file with an absolute address; others are how this document is read, and nothing that another can use. */
export function fileFrom(node: GraphNode, rows: readonly FileRow[]): readonly JsonObject[] {
  const url = node.values('schema:contentUrl')[0] ?? { id: node.id };
  const format = node.values('schema:encodingFormat').find(({ scalar }) => typeof scalar === 'string');
  const contentUrl = addressOf(url);
  if (contentUrl === undefined || format === undefined) return [];
  const file: { [name: string]: Json } = { contentUrl, encodingFormat: String(format.scalar) };
  for (const value of [url, format]) node.graph.take(value.from, 'options');
  for (const [member, property] of rows) {
    const [value] = node.values(property);
    const json = value && (value.scalar ?? value.id);
    if (json === undefined || CHECKSUMS[member]?.test(String(json)) === false) continue;
    node.graph.take(value?.from, 'options');
    file[member] = String(json);
  }
  return [file];
}
