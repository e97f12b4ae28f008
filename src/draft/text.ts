import { stringify } from 'yaml';
import type { Json } from '../json.js';

/** How a schema is written. */
export type SchemaFormat = 'yaml' | 'json';

const WIDTH = 120;

/** The text of a schema. In YAML, whatever another reader could take for something else than a text is quoted. */
export function textOf(schema: Json, format: SchemaFormat): string {
  return format === 'json'
    ? `${JSON.stringify(schema, null, 2)}\n`
    : stringify(schema, { compat: 'yaml-1.1', lineWidth: WIDTH, aliasDuplicateObjects: false });
}
