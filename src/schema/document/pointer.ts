import { isObject, type Json, member } from '../../base/json.js';

/** A name as a reference token of a JSON Pointer (RFC 6901). */
export function escapeToken(name: string): string {
  return needsEscape(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

// Names are short, there are very many, and to search each twice would take longer.
function needsEscape(name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code === TILDE || code === SLASH) return true;
  }
  return false;
}

const TILDE = 0x7e;
const SLASH = 0x2f;

/** The pointer to a part of what `pointer` points to. */
export function append(pointer: string, ...steps: readonly (string | number)[]): string {
  let whole = pointer;
  for (const step of steps) whole += `/${typeof step === 'number' ? step : escapeToken(step)}`;
  return whole;
}

/** The names and indices that a pointer goes through. */
export function tokens(pointer: string): readonly string[] {
  if (pointer === '') return [];
  const written = pointer.slice(1).split('/');
  if (!pointer.includes('~')) return written;
  return written.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a text is a JSON Pointer. */
export function isPointer(text: string): boolean {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);
}

/** The pointer to the object or array that holds what `pointer` points to, and its last token. */
export function split(pointer: string): readonly [parent: string, token: string] {
  const cut = pointer.lastIndexOf('/');
  return [pointer.slice(0, cut), tokens(pointer.slice(cut))[0] ?? ''];
}

/** An array index as RFC 6901 writes it, or undefined. */
export function indexOf(token: string): number | undefined {
  return /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : undefined;
}

/** What a pointer points to inside a value, or undefined. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  let current: Json | undefined = value;
  for (const token of tokens(pointer)) {
    if (Array.isArray(current)) {
      const index = indexOf(token);
      current = index === undefined ? undefined : (current as readonly Json[])[index];
    } else {
      current = isObject(current) ? member(current, token) : undefined;
    }
    if (current === undefined) return undefined;
  }
  return current;
}
