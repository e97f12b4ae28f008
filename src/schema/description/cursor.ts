import type { Budget } from '../../base/budget.js';
import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { escapeToken, isPrivateAddress, resolveReference } from '../document/index.js';
import { expandCurie, isIri } from '../vocabulary/index.js';
import type { Fact, Leaf, Wording, Words } from './description.js';
import type { Reading } from './keyword-roles.js';

/** What all cursors into one keyword's value share. */
export interface Home {
  /** How the keyword is read. */
  readonly reading: Reading;
  /** The document that it is in, and what references in it are relative to. */
  readonly uri: string;
  readonly base: string;
  /** What stands for the address of a document that has none. */
  readonly urn: () => string;
  /** Pointers at faulty `fair:` values of the document, and what is wrong. */
  readonly faults: ReadonlyMap<string, string>;
}

/** A place in the value of a `fair:` keyword; of its parts, the faulty ones are not there. */
export class Cursor {
  constructor(
    private readonly home: Home,
    /** The last step on the way to it. */
    readonly step: string | number,
    /** As it is written. */
    readonly value: Json,
    readonly pointer: string,
    private readonly parts: readonly Cursor[],
    /** The number of its leaf, if it is a scalar. */
    readonly leaf?: number,
  ) {}

  /** The keyword in its spelling of the current edition. */
  get keyword(): string {
    return this.home.reading.name;
  }

  /** The document that it is in. */
  get uri(): string {
    return this.home.uri;
  }

  // Most documents have no fault, and a text that was just put together is expensive to look up.
  get isFaulty(): boolean {
    const { faults } = this.home;
    return faults.size > 0 && faults.has(this.pointer);
  }

  /** A member of an object. */
  member(name: string): Cursor | undefined {
    for (const part of this.parts) if (part.step === name) return part.isFaulty ? undefined : part;
    return undefined;
  }

  /** The items of an array. */
  items(): readonly Cursor[] {
    if (!Array.isArray(this.value)) return NO_PARTS;
    return this.home.faults.size === 0 ? this.parts : this.parts.filter((part) => !part.isFaulty);
  }

  get isObject(): boolean {
    return isObject(this.value);
  }

  /** The value as a text in one or more languages. */
  words(): Words {
    if (typeof this.value === 'string') return [this.fact(this.value)];
    if (!isObject(this.value)) return NO_WORDS;
    return this.parts.filter((part) => typeof part.value === 'string' && !part.isFaulty).map(wordingAt);
  }

  text(): Fact | undefined {
    return typeof this.value === 'string' ? this.fact(this.value) : undefined;
  }

  number(): Fact<number> | undefined {
    return typeof this.value === 'number' ? this.fact(this.value) : undefined;
  }

  boolean(): Fact<boolean> | undefined {
    return typeof this.value === 'boolean' ? this.fact(this.value) : undefined;
  }

  /** The value as an absolute IRI. */
  ref(): Fact | undefined {
    const iri = typeof this.value === 'string' ? this.iriOf(this.value) : undefined;
    return iri === undefined ? undefined : this.fact(iri);
  }

  /** The value as an IRI where a text may be one instead of words. */
  address(): Fact | undefined {
    return typeof this.value === 'string' && /^https?:\/\//i.test(this.value) ? this.ref() : undefined;
  }

  /** The place that a local pointer means, as an address in its document. */
  get localAddress(): string | undefined {
    return typeof this.value === 'string' ? resolveReference(this.value, this.home.base) : undefined;
  }

  private iriOf(text: string): string | undefined {
    if (text.startsWith('#')) {
      const { base } = this.home;
      return (isPrivateAddress(base) ? this.home.urn() : base) + text;
    }
    return expandCurie(text) ?? (isIri(text) ? text : undefined);
  }

  private fact<T>(value: T): Fact<T> {
    const { keyword, uri, pointer, leaf } = this;
    return { value, keyword, uri, pointer, leaf };
  }
}

const NO_PARTS: readonly Cursor[] = [];
const NO_WORDS: Words = [];

function wordingAt({ value, keyword, uri, pointer, leaf, step }: Cursor): Wording {
  return { value: value as string, keyword, uri, pointer, leaf, language: step as string };
}

/** Takes scalars down. */
export interface LeafBook {
  readonly leaves: Leaf[];
  /** The numbers of leaves by their pointers, where two ways may lead to one. */
  numbers: Map<string, number> | undefined;
  readonly budget: Budget;
}

/** The characters of a text, or of a pointer, that are read in the time of one step. */
const CHARACTERS_A_STEP = 64;

/** A cursor at a value, with cursors at all its parts; the scalars are taken down on the way. */
export function cursorAt(
  home: Home,
  step: string | number,
  value: Json,
  pointer: string,
  book: LeafBook,
  around?: string,
): Cursor {
  const fault = home.faults.size === 0 ? around : (home.faults.get(pointer) ?? around);
  if (typeof value !== 'object' || value === null) {
    const length = typeof value === 'string' ? value.length : 0;
    book.budget.spend(2 + Math.floor((pointer.length + length) / CHARACTERS_A_STEP));
    const number = book.numbers?.get(pointer) ?? book.leaves.length;
    book.numbers?.set(pointer, number);
    book.leaves.push(leafAt(number, home.reading.spelling, pointer, value, fault));
    return new Cursor(home, step, value, pointer, NO_PARTS, number);
  }
  book.budget.spend(1);
  const parts: Cursor[] = [];
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      parts.push(cursorAt(home, index, value[index], `${pointer}/${index}`, book, fault));
  } else {
    const object = value as JsonObject;
    for (const name in object)
      parts.push(cursorAt(home, name, object[name]!, `${pointer}/${escapeToken(name)}`, book, fault));
  }
  return new Cursor(home, step, value, pointer, parts);
}

function leafAt(
  number: number,
  keyword: string,
  pointer: string,
  value: Leaf['value'],
  fault: string | undefined,
): Leaf {
  return fault === undefined
    ? { number, keyword, pointer, value }
    : { number, keyword, pointer, value, fault };
}
