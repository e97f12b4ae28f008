import { append, decode, MAX_NESTING, parse } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import { ProblemError } from './problems.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body of a request: JSON in UTF-8, within the limits on nesting and numbers. */
export async function readBody(bytes: Uint8Array): Promise<Json> {
  let value: Json;
  try {
    value = JSON.parse(utf8.decode(bytes)) as Json;
  } catch {
    throw new ProblemError('malformed-json', await sentenceFor(bytes));
  }
  checkLimits(value);
  return value;
}

/** What is wrong with a body that does not parse, with line and column. */
async function sentenceFor(bytes: Uint8Array): Promise<string> {
  const decoded = decode(bytes, 'body');
  const found =
    'diagnostic' in decoded ? [decoded.diagnostic] : (await parse(decoded.text, 'body', 'json')).diagnostics;
  const { range } = found[0]?.at ?? {};
  return range
    ? `Line ${range.start.line}, column ${range.start.column}: ${found[0]!.message}`
    : 'The body is not JSON.';
}

/** Refuses what later steps could not bear, before any work: too deep a nesting, and numbers that are no doubles. */
function checkLimits(value: Json): void {
  const fault = faultIn(value, 0);
  if (fault === 'nesting') {
    const detail = `The body is nested more than ${MAX_NESTING} levels deep.`;
    throw new ProblemError('limit-exceeded', detail, { limit: { name: 'nesting', value: MAX_NESTING } });
  }
  if (fault === 'number') {
    const detail = 'The number is too large for a double.';
    throw new ProblemError('invalid-body', 'A number of the body is too large for a double.', {
      errors: [{ pointer: placeOfNumber(value, '')!, detail }],
    });
  }
}

function faultIn(value: Json, depth: number): 'nesting' | 'number' | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'number';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_NESTING) return 'nesting';
  const parts = Array.isArray(value) ? value : Object.values(value as JsonObject);
  for (const part of parts) {
    const fault = faultIn(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Where the first number stands that is no double; only looked for when there is one. */
function placeOfNumber(value: Json, pointer: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = placeOfNumber(each as Json, append(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
