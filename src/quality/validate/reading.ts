import type { Budget } from '../../base/budget.js';
import type { JsonObject } from '../../base/json.js';
import { listingSteps } from './weight.js';

/** How values are read: the steps that are left for it, and lists of names, which may be known already. */
export interface Reading {
  readonly budget?: Budget | undefined;
  /** The names of the members of an object. */
  namesOf(object: JsonObject): readonly string[];
}

/** The members of an object with more than these are listed once. */
const MANY_MEMBERS = 100;

/** Reads the values of one instance, which stay as they are meanwhile. */
export class InstanceReading implements Reading {
  /** The names of the members of large objects, which take long to list. */
  private listed: Map<JsonObject, readonly string[]> | undefined;

  constructor(readonly budget?: Budget | undefined) {}

  namesOf(object: JsonObject): readonly string[] {
    const known = this.listed?.get(object);
    if (known) return known;
    const names = Object.keys(object);
    this.budget?.spend(listingSteps(names.length));
    if (names.length > MANY_MEMBERS) {
      this.listed ??= new Map();
      this.listed.set(object, names);
    }
    return names;
  }
}
