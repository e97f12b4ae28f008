import type { Json } from '../json.js';
import { compact, FEW, isSameValue, valueKey } from './jsonld.js';

/** The different values of a member that has more than one. */
export class Several {
  /** What they are known by, once they are too many to be compared with each other. */
  private keys: Set<string> | undefined;

  constructor(readonly values: Json[]) {}

  /** Adds a value, unless it is there. */
  add(value: Json): void {
    if (this.has(value)) return;
    this.values.push(value);
    this.keys?.add(valueKey(value));
  }

  /** Whether a value is one of them. */
  has(value: Json): boolean {
    if (this.keys === undefined) {
      if (this.values.length <= FEW) return this.values.some((each) => isSameValue(each, value));
      this.keys = new Set(this.values.map(valueKey));
    }
    return this.keys.has(valueKey(value));
  }
}

/** The members of a node whose values come one by one: most have one, which stands bare until there are more. */
export type Members = { [name: string]: Json | Several };

/** Adds a value to a member; one that is there already counts once. */
export function addTo(members: Members, name: string, value: Json): void {
  const known = members[name];
  if (known === undefined) members[name] = value;
  else if (known instanceof Several) known.add(value);
  else if (!isSameValue(known, value)) members[name] = new Several([known, value]);
}

/** The values of a member as they are written: one bare, several as an array. */
export function unpacked(value: Json | Several): Json {
  return value instanceof Several ? compact(value.values)! : value;
}
