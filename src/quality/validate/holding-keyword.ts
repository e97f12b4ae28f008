import { split } from '../../schema/document/index.js';

/** Keywords that hold a schema themselves, where others hold schemas by name or index. */
const HOLDERS: ReadonlySet<string> = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'unevaluatedItems',
  'prefixItems',
  'not',
]);

/** The keyword that holds a schema `false` at a location: the last name on the way that is no name of a member or index. */
export function holdingKeyword(location: string): string {
  const [parent, last] = split(location);
  return HOLDERS.has(last) || parent === '' ? last : split(parent)[1];
}
