import { placeOf, type SchemaIndex, withoutFragment } from '../document/index.js';
import type { Registry } from './registry.js';

/** What an address leads to, seen from a document. */
export type Target =
  /** A place in the document itself, or in a registered one; whether something is there is another question. */
  | { readonly in: SchemaIndex; readonly pointer: string }
  /** A known document that has no such place. */
  | 'nowhere'
  /** An address that is not registered. */
  | 'unregistered';

/** Follows an address from a document: first inside it, then into the registered schemas; never further. */
export function resolve(uri: string, schemaIndex: SchemaIndex, registry: Registry): Target {
  const address = withoutFragment(uri);
  const home = schemaIndex.resources.has(address) ? schemaIndex : registry.schemaIndex(address);
  if (home === undefined) return 'unregistered';
  // A document may be registered under an address that is not its own.
  const own = home.resources.has(address) ? uri : home.root.uri + uri.slice(address.length);
  const pointer = placeOf(home, own);
  return pointer === undefined ? 'nowhere' : { in: home, pointer };
}
