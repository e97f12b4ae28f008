import { isExact, isObject, type Json } from '../json.js';
import { ColumnProfile } from './column.js';

/** In how many values of a place duplicates are looked for: places are many, and mostly not keys. */
const MOST_UNIQUE = 1 << 20;

/** With more names than this, the members of an object are keys of a map and no columns. */
export const MOST_MEMBERS = 1000;

/** How deeply values are looked into. */
const DEEPEST = 24;

/** What is known about the JSON values at a place. */
export class ValueProfile {
  /** How many values there are. */
  count = 0;
  readonly counts = { null: 0, boolean: 0, integer: 0, number: 0, string: 0, array: 0, object: 0 };
  /** How many of the booleans are true. */
  trues = 0;
  /** The texts, and the numbers as they are written. */
  texts: ColumnProfile | undefined;
  numbers: ColumnProfile | undefined;
  /** The members of objects by their names, in the order of their first appearance. */
  readonly members = new Map<string, ValueProfile>();
  items: ValueProfile | undefined;
  hasTooManyMembers = false;
  /** Rows that cannot be read, in the profile of rows. */
  unread = 0;

  constructor(private readonly depth = 0) {}

  add(value: Json): void {
    this.count++;
    if (value === null) this.counts.null++;
    else if (typeof value === 'string') {
      this.counts.string++;
      this.texts ??= new ColumnProfile(MOST_UNIQUE);
      this.texts.addText(value);
    } else if (typeof value === 'boolean') {
      this.counts.boolean++;
      if (value) this.trues++;
    } else if (typeof value === 'number' || isExact(value)) this.addNumber(value);
    else if (Array.isArray(value)) this.addItems(value);
    else if (isObject(value)) this.addMembers(value);
  }

  /** Adds what another profile knows about further rows. */
  merge(other: ValueProfile): void {
    this.count += other.count;
    for (const type of Object.keys(this.counts) as (keyof typeof this.counts)[])
      this.counts[type] += other.counts[type];
    this.trues += other.trues;
    this.texts = merged(this.texts, other.texts);
    this.numbers = merged(this.numbers, other.numbers);
    if (other.items) {
      this.items ??= new ValueProfile(this.depth + 1);
      this.items.merge(other.items);
    }
    for (const [name, theirs] of other.members) this.member(name)?.merge(theirs);
    this.unread += other.unread;
    this.hasTooManyMembers ||= other.hasTooManyMembers;
  }

  finish(): void {
    this.texts?.finish();
    this.numbers?.finish();
    this.items?.finish();
    for (const each of this.members.values()) each.finish();
  }

  private addNumber(value: Json): void {
    const text = String(value);
    const isWhole = typeof value === 'number' ? Number.isInteger(value) : /^-?\d+$/.test(text);
    this.counts[isWhole ? 'integer' : 'number']++;
    this.numbers ??= new ColumnProfile(MOST_UNIQUE);
    this.numbers.addText(text);
  }

  private addItems(value: readonly Json[]): void {
    this.counts.array++;
    if (this.depth >= DEEPEST) return;
    this.items ??= new ValueProfile(this.depth + 1);
    for (const each of value) this.items.add(each);
  }

  private addMembers(value: { readonly [name: string]: Json }): void {
    this.counts.object++;
    if (this.depth >= DEEPEST) return;
    for (const name of Object.keys(value)) this.member(name)?.add(value[name]!);
  }

  private member(name: string): ValueProfile | undefined {
    const known = this.members.get(name);
    if (known) return known;
    if (this.members.size >= MOST_MEMBERS) {
      this.hasTooManyMembers = true;
      return undefined;
    }
    const fresh = new ValueProfile(this.depth + 1);
    this.members.set(name, fresh);
    return fresh;
  }
}

function merged(
  mine: ColumnProfile | undefined,
  theirs: ColumnProfile | undefined,
): ColumnProfile | undefined {
  if (mine === undefined) return theirs;
  if (theirs !== undefined) mine.merge(theirs);
  return mine;
}
