import {
  exportOperations,
  lint,
  type Operation,
  schema,
  schemas,
  status,
  validate,
} from '../operations/index.js';

/** The operations of the service, in the order of its description. */
export const operations = [
  status,
  schemas,
  schema,
  validate,
  lint,
  ...exportOperations,
] as unknown as readonly Operation<unknown, unknown>[];
