import { resolveIri } from '@hyperjump/uri';

/** The base of a document without an `$id`; nothing is ever fetched from it. */
export const NO_ADDRESS = 'fairwright:/document';

/** Whether an address names a place for this run only, so that it must not appear in what is published. */
export function isPrivateAddress(uri: string): boolean {
  return uri === NO_ADDRESS || uri.startsWith('file:');
}

/** An address without its fragment. */
export function withoutFragment(uri: string): string {
  const hash = uri.indexOf('#');
  return hash === -1 ? uri : uri.slice(0, hash);
}

/** The fragment of an address in plain characters, or undefined when its percent-encoding is broken. */
export function fragmentOf(uri: string): string | undefined {
  const hash = uri.indexOf('#');
  if (hash === -1) return '';
  const fragment = uri.slice(hash + 1);
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** No address is longer, in characters: relative ones inside each other would grow without end. */
const LONGEST_ADDRESS = 8000;

/** A reference as a full address, or undefined when it is no IRI reference. */
export function resolveReference(reference: string, base: string): string | undefined {
  if (reference.length + base.length > LONGEST_ADDRESS) return undefined;
  // Most references stay inside their resource, and need no parser.
  if (reference.startsWith('#') && !/[\s<>"{}|\\^`]/.test(reference)) return base + reference;
  try {
    return resolveIri(reference, base);
  } catch {
    return undefined;
  }
}
