import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { type Size, type SizeFault, sizeOf } from '../../quality/validate/index.js';
import { append, decode, MAX_NESTING, parse } from '../../schema/document/index.js';
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

/** The value of a body, and the size of each of its members. */
export interface ReadBody {
  readonly value: Json;
  readonly sizes: { readonly [member: string]: Size };
}

/** Reads the body of a request. */
export async function readBody(text: string): Promise<ReadBody> {
  return measured(await readJson(text));
}

/** Reads JSON, or says where it is not. */
export async function readJson(text: string): Promise<Json> {
  try {
    return JSON.parse(text) as Json;
  } catch {
    const [fault] = (await parse(text, 'body', 'json')).diagnostics;
    throw new ProblemError('malformed-json', fault ? sentence(fault) : NOT_JSON);
  }
}

/** Measures a body: its characters and numbers must exist, and it must not be nested too deep. */
export function measured(value: Json): ReadBody {
  const sizes: { [member: string]: Size } = Object.create(null);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  for (const [name, member] of isObject ? Object.entries(value as object) : [['', value] as const]) {
    const size = sizeOf(member as Json, isObject ? 1 : 0);
    const fault = name.isWellFormed() ? size.fault : 'text';
    if (fault) throw problemOf(fault, value);
    sizes[name] = size;
  }
  return { value, sizes };
}

const NOT_JSON = 'The body is not JSON.';

function sentence({ message, at }: Diagnostic): string {
  return at.range ? `Line ${at.range.start.line}, column ${at.range.start.column}: ${message}` : message;
}

const FAULTS = {
  number: 'A number is too large for a double.',
  text: 'A string contains a lone surrogate, which is not a Unicode character.',
} as const;

function problemOf(fault: SizeFault, value: Json): ProblemError {
  if (fault === 'nesting') {
    const detail = `The body is nested more than ${MAX_NESTING} levels deep.`;
    return new ProblemError('limit-exceeded', detail, { limit: { name: 'nesting', value: MAX_NESTING } });
  }
  const errors = [{ pointer: pointerTo(fault, value, '') ?? '', detail: FAULTS[fault] }];
  return new ProblemError('invalid-body', FAULTS[fault], { errors });
}

/** The pointer to the first fault of a kind. */
function pointerTo(fault: keyof typeof FAULTS, value: Json, pointer: string): string | undefined {
  if (typeof value === 'string') return fault === 'text' && !value.isWellFormed() ? pointer : undefined;
  if (typeof value === 'number') return fault === 'number' && !Number.isFinite(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    if (fault === 'text' && !name.isWellFormed()) return pointer;
    const found = pointerTo(fault, each as Json, append(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
