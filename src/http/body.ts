import type { Diagnostic } from '../diagnostic.js';
import { append, decode, MAX_NESTING, parse } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import { ProblemError } from './problems.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body, which must be UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    const decoded = decode(bytes, 'body');
    throw new ProblemError(
      'malformed-json',
      'diagnostic' in decoded ? sentence(decoded.diagnostic) : NOT_JSON,
    );
  }
}

/** Reads the body of a request: JSON of characters and numbers that exist, not nested too deep. */
export async function readBody(text: string): Promise<Json> {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    const [fault] = (await parse(text, 'body', 'json')).diagnostics;
    throw new ProblemError('malformed-json', fault ? sentence(fault) : NOT_JSON);
  }
  checkLimits(value);
  return value;
}

const NOT_JSON = 'The body is not JSON.';

function sentence({ message, at }: Diagnostic): string {
  return at.range ? `Line ${at.range.start.line}, column ${at.range.start.column}: ${message}` : message;
}

/** Refuses what later steps could not bear, before any work. */
function checkLimits(value: Json): void {
  const fault = faultIn(value, 0);
  if (fault === 'nesting') {
    const detail = `The body is nested more than ${MAX_NESTING} levels deep.`;
    throw new ProblemError('limit-exceeded', detail, { limit: { name: 'nesting', value: MAX_NESTING } });
  }
  if (fault !== undefined) {
    const errors = [{ pointer: placeOf(fault, value, '')!, detail: FAULTS[fault] }];
    throw new ProblemError('invalid-body', FAULTS[fault], { errors });
  }
}

const FAULTS = {
  number: 'A number is too large for a double.',
  text: 'A text holds a lone surrogate, which is no Unicode character.',
} as const;

type Fault = 'nesting' | keyof typeof FAULTS;

function faultIn(value: Json, depth: number): Fault | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'number';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_NESTING) return 'nesting';
  if (Array.isArray(value)) {
    for (const item of value) {
      const fault = faultIn(item, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  }
  const object = value as JsonObject;
  for (const name in object) {
    const fault = faultIn(name, depth) ?? faultIn(object[name]!, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Where the fault stands; only looked for when there is one. */
function placeOf(fault: Fault, value: Json, pointer: string): string | undefined {
  if (typeof value !== 'object' || value === null) return faultIn(value, 0) === fault ? pointer : undefined;
  for (const [name, each] of Object.entries(value)) {
    if (faultIn(name, 0) === fault) return pointer;
    const found = placeOf(fault, each as Json, append(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
