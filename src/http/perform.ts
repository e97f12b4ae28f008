import type { Document } from '../document/index.js';
import {
  type Context,
  type Declaration,
  InvalidInput,
  LimitExceeded,
  NotFound,
  type Operation,
  type Parameter,
  TooHeavy,
  UnusableSchema,
} from '../operations/index.js';
import { excessOf, schemaLimits } from '../validate/index.js';
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
  if (body !== undefined && body.length > SHORTEST_EXCESS) checkLimits(operation, input);
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
  if (fault instanceof LimitExceeded) return beyond(fault);
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

/** The largest body, in characters, and the most references, that are worked on where the service serves. */
const LARGEST_LIGHT_BODY = 16 * 1024;
const MOST_LIGHT_REFERENCES = 30;

/** A shorter body goes beyond no limit but that of nesting, which its reader knows. */
const SHORTEST_EXCESS = schemaLimits['pattern-length'].most;

/** Refuses schemas that would make too much work, before any is done. */
export function checkLimits(operation: Declaration<unknown>, input: Record<string, unknown>): void {
  for (const [name, { document }] of Object.entries(operation.parameters) as [string, Parameter][]) {
    const given = document && name === 'schema' ? (input[name] as Document | undefined) : undefined;
    const excess = given && excessOf(given.value);
    if (excess) throw beyond(new LimitExceeded(excess));
  }
}

function beyond({ limit, message }: LimitExceeded): ProblemError {
  return new ProblemError('limit-exceeded', message, {
    limit: { name: limit, value: schemaLimits[limit].most },
  });
}

/**
 * Patterns for which the engine has to look up sets of characters, or we how long they can take: both can be long, and
 * neither is needed for most schemas. Escapes can hide them.
 */
const DEMANDING = /\\\\[pPk1-9]|\(\?[^:]|\{\d{2}|\\u00[0-7]/;

/** Whether a body looks like much work, at a glance. */
export function looksLarge(body: string): boolean {
  return (
    body.length > LARGEST_LIGHT_BODY ||
    DEMANDING.test(body) ||
    body.split('$ref"', MOST_LIGHT_REFERENCES + 2).length > MOST_LIGHT_REFERENCES + 1
  );
}

/** Whether a call belongs in a thread, at a glance: `perform` looks again, and closely. */
export function looksHeavy(
  { heavyWith = [] }: Operation<unknown, unknown>,
  body: string | undefined,
): boolean {
  if (body === undefined) return false;
  return looksLarge(body) || (heavyWith as readonly string[]).some((name) => body.includes(`"${name}"`));
}
