import { isObject, type JsonObject } from '../../../base/json.js';
import type { SchemaIndex } from '../../../schema/document/index.js';

/** A pattern and its location in its schema object. */
export interface PlacedPattern {
  readonly text: string;
  readonly path: readonly string[];
  readonly on: 'key' | 'value';
}

const NONE: readonly PlacedPattern[] = [];

/** The patterns of one schema object. */
export function patternsOf(schema: JsonObject): readonly PlacedPattern[] {
  const { pattern, patternProperties } = schema;
  // Most have none, and there are very many of them.
  if (pattern === undefined && patternProperties === undefined) return NONE;
  const names = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  return [
    ...(typeof pattern === 'string' ? [{ text: pattern, path: ['pattern'], on: 'value' as const }] : []),
    ...names.map((text) => ({ text, path: ['patternProperties', text], on: 'key' as const })),
  ];
}

/** All patterns of some documents. */
export function* patternsIn(schemaIndexes: Iterable<SchemaIndex>): Generator<string> {
  for (const { objects } of schemaIndexes) {
    for (const { value } of objects) for (const { text } of patternsOf(value)) yield text;
  }
}
