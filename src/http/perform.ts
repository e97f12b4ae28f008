import type { Document } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import {
  type Context,
  type Declaration,
  InvalidInput,
  NotFound,
  type Operation,
  type Parameter,
  TooHeavy,
  UnusableSchema,
} from '../operations/index.js';
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

/** An answer as text. */
export interface Performed {
  readonly body: string;
  /** Its media type and headers, where they are not those that the operation always has. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Performs an operation, or says that it is too heavy to do here. */
export async function perform(
  operation: Operation<unknown, unknown>,
  { query, path, body }: Call,
  context: Context,
  mayBeHeavy: boolean,
): Promise<Performed | typeof HEAVY> {
  const carried = body === undefined ? { query, path } : { query, path, body: await readBody(body) };
  const input = inputOf(operation, carried) as Record<string, unknown>;
  // A small body cannot hold that many.
  if (body !== undefined && body.length > LARGEST_LIGHT_BODY) checkSize(operation, input);
  const heavyWith: readonly string[] = operation.heavyWith ?? [];
  if (!mayBeHeavy && heavyWith.some((name) => input[name] !== undefined)) return HEAVY;
  try {
    const output = await operation.run(input, context);
    if (operation.present === undefined) return { body: JSON.stringify(output) };
    const { body, ...rest } = operation.present(output, input);
    return { body: JSON.stringify(body), ...rest };
  } catch (fault) {
    if (fault instanceof TooHeavy) return HEAVY;
    throw problemFor(fault);
  }
}

/** What an operation complains of, as the problem that a client gets; other faults stay what they are. */
export function problemFor(fault: unknown): unknown {
  if (fault instanceof NotFound) return new ProblemError('not-found', fault.message);
  if (fault instanceof UnusableSchema) return unusable(fault);
  if (!(fault instanceof InvalidInput)) return fault;
  const { pointer, message } = fault;
  return new ProblemError('invalid-body', message, { errors: [{ pointer, detail: message }] });
}

function unusable({ message, diagnostics }: UnusableSchema): ProblemError {
  const errors = diagnostics.map((each) => ({
    pointer: `/schema${each.at.pointer}`,
    detail: each.message,
  }));
  return new ProblemError('unusable-schema', `${message} ${errors[0]?.detail ?? ''}`.trim(), { errors });
}

/** The largest body, in characters, that is worked on where the service serves. */
const LARGEST_LIGHT_BODY = 64 * 1024;

/** How many schema objects, and so how many objects at all, a schema may have. */
const MOST_OBJECTS = 50_000;

/** Refuses a schema with so many objects that walking over them would take too long. */
export function checkSize(operation: Declaration<unknown>, input: Record<string, unknown>): void {
  for (const [name, { document }] of Object.entries(operation.parameters) as [string, Parameter][]) {
    if (!document || name !== 'schema') continue;
    if (countObjects((input[name] as Document).value) <= MOST_OBJECTS) continue;
    const detail = `The schema has more than ${MOST_OBJECTS} objects.`;
    throw new ProblemError('limit-exceeded', detail, {
      limit: { name: 'schema-objects', value: MOST_OBJECTS },
    });
  }
}

function countObjects(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly Json[] = Array.isArray(value) ? value : Object.values(value as JsonObject);
  return parts.reduce<number>((count, part) => count + countObjects(part), Array.isArray(value) ? 0 : 1);
}

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
