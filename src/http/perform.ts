import { type Context, NotFound, type Operation } from '../operations/index.js';
import { readBody } from './body.js';
import { inputOf } from './input.js';
import { ProblemError } from './problems.js';

/** A request for an operation, as plain data that can go to a thread. */
export interface Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Says that the work of a call belongs in a thread. */
export const HEAVY = Symbol('heavy');

/** Performs an operation and gives its answer as JSON text, or says that it is too heavy to do here. */
export async function perform(
  operation: Operation<unknown, unknown>,
  { query, path, body }: Call,
  context: Context,
  mayBeHeavy: boolean,
): Promise<string | typeof HEAVY> {
  const carried = body === undefined ? { query, path } : { query, path, body: await readBody(body) };
  const input = inputOf(operation, carried) as Record<string, unknown>;
  const heavyWith: readonly string[] = operation.heavyWith ?? [];
  if (!mayBeHeavy && heavyWith.some((name) => input[name] !== undefined)) return HEAVY;
  try {
    return JSON.stringify(await operation.run(input, context));
  } catch (fault) {
    if (fault instanceof NotFound) throw new ProblemError('not-found', fault.message);
    throw fault;
  }
}

/** The largest body that is worked on where the service serves. */
const LARGEST_LIGHT_BODY = 256 * 1024;

/** Whether a call looks heavy, at a glance: `perform` looks again, and closely. */
export function looksHeavy(
  { heavyWith = [] }: Operation<unknown, unknown>,
  body: string | undefined,
): boolean {
  if (body === undefined) return false;
  return (
    body.length > LARGEST_LIGHT_BODY ||
    (heavyWith as readonly string[]).some((name) => body.includes(`"${name}"`))
  );
}
