import { isObject, type JsonObject } from '../../base/json.js';
import { plainKind } from '../../schema/vocabulary/index.js';
import type { Parameter } from './operation.js';

/** The schema document that most operations are about. */
export const schemaParameter: Parameter = {
  about: 'The schema document.',
  required: true,
  document: true,
  isSchema: true,
  kind: plainKind<JsonObject>('schema', 'a schema (an object)', ['object'], { type: 'object' }, isObject),
};
