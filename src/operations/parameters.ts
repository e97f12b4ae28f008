import { isObject, JSON_TYPES, type Json, type JsonObject } from '../json.js';
import { plainKind } from '../vocabulary/index.js';
import type { Parameter } from './operation.js';

/** Any JSON value. */
export const anything = plainKind<Json>('anything', 'any value', JSON_TYPES, {}, () => true);

/** A whole number in a range. */
export function wholeNumber(minimum: number, maximum: number) {
  return plainKind<number>(
    'whole number',
    `a whole number from ${minimum} to ${maximum}`,
    ['number'],
    { type: 'integer', minimum, maximum },
    (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum,
  );
}

/** The schema document that most operations are about. */
export const schemaParameter: Parameter = {
  about: 'The schema document.',
  carriers: ['body'],
  required: true,
  document: true,
  kind: plainKind<JsonObject>('schema', 'a schema (an object)', ['object'], { type: 'object' }, isObject),
};
