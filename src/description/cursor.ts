import { append, NO_ADDRESS, resolveReference } from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { expandCurie, isIri } from '../vocabulary/index.js';
import type { Fact, Placed, Wording, Words } from './description.js';
import type { Layer } from './layers.js';

/** What all cursors into one keyword's value share. */
interface Home {
  readonly layer: Layer;
  /** The keyword in its spelling of the current edition. */
  readonly keyword: string;
  /** What stands for the address of a document that has none. */
  readonly urn: () => string;
}

/** A place in the value of a `fair:` keyword; parts that are faulty are not there. */
export class Cursor {
  private constructor(
    private readonly home: Home,
    private readonly value: Json,
    private readonly pointer: string,
  ) {}

  /** The value of a keyword of a layer, in any of its spellings. */
  static at(layer: Layer, keyword: string, urn: () => string): Cursor | undefined {
    const spelling = layer.keywords.get(keyword);
    if (spelling === undefined) return undefined;
    const pointer = append(layer.pointer, spelling);
    return isFaulty(layer, pointer)
      ? undefined
      : new Cursor({ layer, keyword, urn }, layer.value[spelling]!, pointer);
  }

  /** A member of an object, under the first of its names that is there. */
  member(...names: readonly string[]): Cursor | undefined {
    const value = this.value;
    if (!isObject(value)) return undefined;
    for (const name of names) {
      const found = this.part(member(value, name), name);
      if (found) return found;
    }
    return undefined;
  }

  /** The items of an array. */
  items(): readonly Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value
      .map((item: Json, index) => this.part(item, index))
      .filter((each): each is Cursor => each !== undefined);
  }

  private part(value: Json | undefined, step: string | number): Cursor | undefined {
    if (value === undefined) return undefined;
    const pointer = append(this.pointer, step);
    return isFaulty(this.home.layer, pointer) ? undefined : new Cursor(this.home, value, pointer);
  }

  /** Where it stands. */
  get place(): Placed {
    return { uri: this.home.layer.uri, pointer: this.pointer };
  }

  get isObject(): boolean {
    return isObject(this.value);
  }

  /** The value as a text in one or more languages. */
  words(): Words {
    if (typeof this.value === 'string') return [this.fact(this.value)];
    if (!isObject(this.value)) return [];
    const words: Wording[] = [];
    for (const language of Object.keys(this.value as JsonObject)) {
      const cursor = this.member(language);
      if (typeof cursor?.value !== 'string') continue;
      const { value, keyword, uri, pointer } = cursor.fact(cursor.value);
      words.push({ value, keyword, uri, pointer, language });
    }
    return words;
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
    return typeof this.value === 'string' ? resolveReference(this.value, this.home.layer.base) : undefined;
  }

  private iriOf(text: string): string | undefined {
    if (text.startsWith('#')) {
      const { base } = this.home.layer;
      return (base === NO_ADDRESS ? this.home.urn() : base) + text;
    }
    return expandCurie(text) ?? (isIri(text) ? text : undefined);
  }

  private fact<T>(value: T): Fact<T> {
    return { value, keyword: this.home.keyword, uri: this.home.layer.uri, pointer: this.pointer };
  }
}

// Most documents have no fault, and a text that was just put together is dear to look up.
function isFaulty({ faults }: Layer, pointer: string): boolean {
  return faults.size > 0 && faults.has(pointer);
}
