import { type Json, setMember } from '../../base/json.js';
import { append } from '../document/index.js';

/** A scalar with the place in the source that it comes from. */
export class Sourced<T extends string | number | boolean | null = string | number | boolean | null> {
  constructor(
    readonly value: T,
    /** The pointer in the source; none for what is not in it. */
    readonly from?: string | undefined,
  ) {}
}

/** A JSON value whose scalars may say where they come from. */
export type SourcedJson =
  | Sourced
  | string
  | number
  | boolean
  | null
  | readonly SourcedJson[]
  | { readonly [name: string]: SourcedJson };

/** An object of sourced values under construction. */
export type SourcedDraft = { [name: string]: SourcedJson };

/** Where a value of a schema comes from. */
export interface Origin {
  /** The pointer in the schema. */
  readonly pointer: string;
  /** The pointer in the source. */
  readonly from: string;
}

/** The plain value, and where its scalars come from. */
export function plainOf(sourced: SourcedJson): { readonly value: Json; readonly origins: readonly Origin[] } {
  const origins: Origin[] = [];
  const plain = (each: SourcedJson, pointer: string): Json => {
    if (each instanceof Sourced) {
      if (each.from !== undefined) origins.push({ pointer, from: each.from });
      return each.value;
    }
    if (Array.isArray(each)) return each.map((item, index) => plain(item, append(pointer, index)));
    if (typeof each !== 'object' || each === null) return each as Json;
    const object: { [name: string]: Json } = {};
    for (const [name, value] of Object.entries(each)) {
      setMember(object, name, plain(value as SourcedJson, append(pointer, name)));
    }
    return object;
  };
  return { value: plain(sourced, ''), origins };
}
