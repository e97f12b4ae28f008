import { Budget } from '../../base/budget.js';
import { type Context, checkSchemaLimits, referringSchemas } from '../operations/index.js';
import { readBody } from './body.js';
import { inputOf } from './input.js';
import type { Single } from './operations.js';
import { type Performed, presented } from './presentation.js';
import { problemFor } from './problems.js';
import { type ProvidedSchemas, refuseUnknown, stepsToRead } from './provided-schemas.js';
import { type SentBody, shortTextIn } from './sent-body.js';

/** A request for an operation, as plain data that can go to a thread. */
export interface Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: SentBody;
  /** The prefix of every path in links. */
  readonly prefix: string;
  /** What the registry has of the schemas that the call uses, as far as that was found; none if it uses none. */
  readonly provided?: ProvidedSchemas;
}

/** The steps that one request may take. */
export const STEPS = 1_200_000;

/** Work of at most this many steps runs in the thread that serves requests; it delays other requests by a few milliseconds. */
const STEPS_HERE = 20_000;

/** What it takes to parse and measure a body. */
const READING_STEPS_A_CHARACTER = 0.1;

/** A longer body is unpacked and read elsewhere. */
const BYTES_HERE = STEPS_HERE / READING_STEPS_A_CHARACTER;

/**
 * Performs an operation. Where the size of the input allows for more steps than are done here, it is performed
 * `elsewhere` instead, if there is such a place.
 */
export async function perform(
  operation: Single,
  call: Call,
  context: Omit<Context, 'budget'>,
  elsewhere?: () => Promise<Performed>,
): Promise<Performed> {
  const { query, path, body, prefix, provided } = call;
  // The body says little of the effort that published schemas take.
  if (elsewhere && provided) return elsewhere();
  const text = body && (await shortTextIn(body, elsewhere ? BYTES_HERE : body.limit));
  if (elsewhere && body && text === undefined) return elsewhere();
  const read = text === undefined ? undefined : await readBody(text);
  const input = inputOf<unknown>(operation, read ? { query, path, body: read.value } : { query, path });
  const sizes = read?.sizes ?? {};
  if (sizes.schema) refuseBeyondLimits(sizes.schema);
  const effort = operation.effort?.(sizes as Record<never, never>) ?? 0;
  if (elsewhere && effort > STEPS_HERE) return elsewhere();
  try {
    const budget = new Budget(STEPS);
    budget.spend((text?.length ?? 0) * READING_STEPS_A_CHARACTER);
    if (provided) {
      budget.spend(stepsToRead(provided));
      const schemas = await referringSchemas(
        operation,
        input as Record<string, unknown>,
        context.registry,
        new Budget(STEPS),
      );
      refuseUnknown(schemas, context.registry, provided);
    }
    const output = await operation.run(input, { ...context, budget });
    return presented(operation, output, input, prefix);
  } catch (fault) {
    throw problemFor(fault);
  }
}

function refuseBeyondLimits(size: Parameters<typeof checkSchemaLimits>[0]): void {
  try {
    checkSchemaLimits(size);
  } catch (fault) {
    throw problemFor(fault);
  }
}
