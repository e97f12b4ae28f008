import { isObject, type Json, type JsonObject } from '../../src/base/json.js';
import { type Exported, type ExportOptions, exporters } from '../../src/exchange/standards/index.js';
import { exported } from './sources.js';

/** A standard, by its name. */
export type Format = (typeof exporters)[number]['id'];

/** A schema in a standard. */
export function exportOf(format: Format, schema: Json, options: ExportOptions = {}): Exported {
  const exporter = exporters.find(({ id }) => id === format)!;
  return exported(exporter, { name: 'schema', schema }, options);
}

/** The objects anywhere in a document. */
export function objectsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The object that describes what has this address; mere references do not. */
export function nodeAt(document: Json, address: string): JsonObject | undefined {
  return objectsIn(document).find((each) => each['@id'] === address && Object.keys(each).length > 1);
}
