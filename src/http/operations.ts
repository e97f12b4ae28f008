import {
  exportOperations,
  fix,
  lint,
  type Operation,
  rule,
  rules,
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
  fix,
  rules,
  rule,
  ...exportOperations,
] as unknown as readonly Operation<unknown, unknown>[];
