import { isExact, isObject, type Json } from '../../base/json.js';
import { ColumnProfile, KEY_BYTES } from './column.js';
import type { HashRoom } from './hash.js';
import type { UnreadRow } from './profile.js';

/** In how many values of a place duplicates are looked for: places are many, and mostly not keys. */
const MOST_UNIQUE = 1 << 20;

/** With more names than this, the members of an object are keys of a map and no columns. */
export const MOST_MEMBERS = 1000;

/** How many places all rows together may have; the members that come after are keys of a map. */
const MOST_PLACES = 10_000;

/** What all places of a profile share. */
interface Room extends HashRoom {
  places: number;
}
/** How many columns rows may have; others are not described. */
const MOST_COLUMNS = 20_000;

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
  /** The names of columns in a file that states them, in the profile of rows. */
  names: readonly string[] = [];
  /** Rows that cannot be read, in the profile of rows. */
  unread = 0;
  firstUnread: UnreadRow | undefined;

  constructor(
    private readonly depth = 0,
    private readonly room: Room = { left: KEY_BYTES, places: 0 },
    /** The number of the part of the rows in which it appeared first. */
    private part = 0,
  ) {
    room.places++;
  }

  /** How many places all rows together have. */
  get places(): number {
    return this.room.places;
  }

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: ValueProfile): ValueProfile {
    const { texts, numbers, items, members } = sent;
    return Object.assign(new ValueProfile(), sent, {
      texts: texts && ColumnProfile.from(texts),
      numbers: numbers && ColumnProfile.from(numbers),
      items: items && ValueProfile.from(items),
      members: new Map([...members].map(([name, member]) => [name, ValueProfile.from(member)])),
    });
  }

  /** Adds a value of a part of the rows: parts are numbered in their order. */
  add(value: Json, part = 0): void {
    this.count++;
    if (value === null) this.counts.null++;
    else if (typeof value === 'string') {
      this.counts.string++;
      this.texts ??= new ColumnProfile(MOST_UNIQUE, this.room);
      this.texts.addText(value);
    } else if (typeof value === 'boolean') {
      this.counts.boolean++;
      if (value) this.trues++;
    } else if (typeof value === 'number' || isExact(value)) this.addNumber(value);
    else if (Array.isArray(value)) this.addItems(value, part);
    else if (isObject(value)) this.addMembers(value, part);
  }

  /** Begins with the names of the columns: those without any value are columns, too. */
  header(names: readonly string[]): void {
    this.names = names;
    for (const name of names) this.member(name, 0);
  }

  /** Counts a row that cannot be read. */
  addUnread(row: UnreadRow): void {
    this.unread++;
    this.firstUnread ??= row;
  }

  /** Adds what another profile knows about other rows. */
  merge(other: ValueProfile): void {
    this.count += other.count;
    for (const type of Object.keys(this.counts) as (keyof typeof this.counts)[])
      this.counts[type] += other.counts[type];
    this.trues += other.trues;
    this.texts = merged(this.texts, other.texts);
    this.numbers = merged(this.numbers, other.numbers);
    if (other.items) {
      this.items ??= new ValueProfile(this.depth + 1, this.room);
      this.items.merge(other.items);
    }
    for (const [name, theirs] of other.members) {
      this.member(name, theirs.part)?.merge(theirs);
      this.moveForward(name, theirs.part);
    }
    this.unread += other.unread;
    this.firstUnread ??= other.firstUnread;
    if (this.names.length === 0) this.names = other.names;
    this.hasTooManyMembers ||= other.hasTooManyMembers;
  }

  finish(): void {
    this.texts?.finish();
    this.numbers?.finish();
    this.items?.finish();
    const members = [...this.members].sort(([, one], [, other]) => one.part - other.part);
    this.members.clear();
    for (const [name, each] of members) {
      each.finish();
      this.members.set(name, each);
    }
  }

  /** A member that others saw in an earlier part comes after what they saw before it in that part. */
  private moveForward(name: string, part: number): void {
    const known = this.members.get(name);
    if (known === undefined || known.part <= part) return;
    known.part = part;
    this.members.delete(name);
    this.members.set(name, known);
  }

  private addNumber(value: Json): void {
    const text = String(value);
    const isWhole = typeof value === 'number' ? Number.isInteger(value) : /^-?\d+$/.test(text);
    this.counts[isWhole ? 'integer' : 'number']++;
    this.numbers ??= new ColumnProfile(MOST_UNIQUE, this.room);
    this.numbers.addText(text);
  }

  private addItems(value: readonly Json[], part: number): void {
    this.counts.array++;
    if (this.depth >= DEEPEST) return;
    this.items ??= new ValueProfile(this.depth + 1, this.room);
    for (const each of value) this.items.add(each, part);
  }

  private addMembers(value: { readonly [name: string]: Json }, part: number): void {
    this.counts.object++;
    if (this.depth >= DEEPEST) return;
    for (const name of Object.keys(value)) this.member(name, part)?.add(value[name]!, part);
  }

  private member(name: string, part: number): ValueProfile | undefined {
    const known = this.members.get(name);
    if (known) return known;
    const most = this.depth === 0 ? MOST_COLUMNS : MOST_MEMBERS;
    if (this.members.size >= most || this.room.places >= MOST_PLACES) {
      this.hasTooManyMembers = true;
      return undefined;
    }
    const fresh = new ValueProfile(this.depth + 1, this.room, part);
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
