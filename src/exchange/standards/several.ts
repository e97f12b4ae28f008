import type { Json, JsonObject } from '../../base/json.js';
import { compact, FEW, isSameValue, referredId } from './jsonld.js';

/** Knows values again. Texts and addresses are known by themselves: to make keys of them would be expensive. */
class KnownValues {
  private readonly texts = new Set<string>();
  private readonly addresses = new Set<string>();
  private readonly others = new Set<string>();

  add(value: Json): void {
    if (typeof value === 'string') {
      this.texts.add(value);
      return;
    }
    const address = referredId(value);
    if (address === undefined) this.others.add(JSON.stringify(value));
    else this.addresses.add(address);
  }

  has(value: Json): boolean {
    if (typeof value === 'string') return this.texts.has(value);
    const address = referredId(value);
    return address === undefined ? this.others.has(JSON.stringify(value)) : this.addresses.has(address);
  }
}

/** The different values of a member that has more than one. */
export class Several {
  /** The same, once they are too many to be compared with each other. */
  private known: KnownValues | undefined;

  constructor(readonly values: Json[]) {}

  /** Adds a value, unless it is there. */
  add(value: Json): void {
    if (this.has(value)) return;
    this.values.push(value);
    this.known?.add(value);
  }

  /** Whether a value is one of them. */
  has(value: Json): boolean {
    if (this.known === undefined) {
      if (this.values.length <= FEW) return this.values.some((each) => isSameValue(each, value));
      this.known = new KnownValues();
      for (const each of this.values) this.known.add(each);
    }
    return this.known.has(value);
  }
}

/** The members of a node whose values come one by one: most have one, which is bare until there are more. */
export type Members = { [name: string]: Json | Several };

/** Adds a value to a member; duplicates are ignored. */
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

/** Makes a node of its members, in place; afterwards no value can be added. */
export function unpackAll(members: Members): JsonObject {
  for (const name in members) {
    const value = members[name]!;
    if (value instanceof Several) members[name] = value.values;
  }
  return members as JsonObject;
}
