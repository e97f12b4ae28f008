import {
  exportOperations,
  fix,
  lint,
  type Operation,
  rule,
  rules,
  type StreamOperation,
  schema,
  schemas,
  status,
  validate,
  validateRows,
} from '../operations/index.js';

/** An operation whose whole input is there before it begins. */
export type Single = Operation<unknown, unknown>;

/** An operation that works on data while it comes. */
export type Stream = StreamOperation<unknown>;

/** The operations of the service, in the order of its description. */
export const operations = [
  status,
  schemas,
  schema,
  validate,
  validateRows,
  lint,
  fix,
  rules,
  rule,
  ...exportOperations,
] as unknown as readonly (Single | Stream)[];

/** Whether an operation works on data while it comes. */
export function isStream(operation: Single | Stream): operation is Stream {
  return 'begin' in operation;
}

/** The operations whose whole input is there before they begin. */
export const singles = operations.filter((each): each is Single => !isStream(each));

/** The operations that work on data while it comes. */
export const streams = operations.filter(isStream);
