import type { Json, JsonObject } from '../../json.js';
import { idPart, idPath } from '../ids.js';
import { ref } from '../jsonld.js';

/** Gives every thing of the document its id, and no id to two things. */
export class Ids {
  /** The ids of the tables, by their names. */
  readonly tables = new Map<string, string>();
  /** What all ids of our own begin with. */
  private readonly prefix: string;
  /** The ids under the prefix that are taken, by what follows it: whole ids are long texts, and expensive to look up. */
  private readonly taken = new Map<string, number>();
  /** All other ids that are taken. */
  private readonly claimed = new Set<string>();

  constructor(
    /** The IRI of the dataset; without one its parts have ids that hold only inside the document. */
    readonly dataset: string | undefined,
  ) {
    this.prefix = dataset === undefined ? '_:' : `${dataset}${dataset.includes('#') ? '/' : '#'}`;
    if (dataset !== undefined) this.claimed.add(dataset);
  }

  /** An id of our own for a thing of a kind. */
  mint(kind: string, names: readonly string[] = []): string {
    return this.mintAt(names.length === 0 ? kind : `${kind}-${idPath(names)}`);
  }

  /** The same, where kind and names are one text already. */
  mintAt(part: string): string {
    const before = this.taken.get(part);
    this.taken.set(part, (before ?? 0) + 1);
    return before === undefined ? this.prefix + part : this.mintAt(`${part}.${before + 1}`);
  }

  /** The IRI by which a thing is known outside, unless another thing of the document has it. */
  claim(iri: string | undefined): string | undefined {
    if (iri === undefined) return undefined;
    const id = safeIri(iri);
    const part = id.startsWith(this.prefix) ? id.slice(this.prefix.length) : undefined;
    if (part === undefined ? this.claimed.has(id) : this.taken.has(part)) return undefined;
    if (part === undefined) this.claimed.add(id);
    else this.taken.set(part, 1);
    return id;
  }
}

// What nearly all IRIs are made of: all of ASCII that an IRI may have.
const PLAIN = /^[!#-;=?-[\]_a-z~]*$/;

/** A reference to an IRI that somebody wrote. */
export function iriRef(iri: string): JsonObject {
  return ref(safeIri(iri));
}

/** A link that somebody wrote; one that is not an IRI is also written as text. */
export function linkRefs(link: string): readonly Json[] {
  const safe = safeIri(link);
  return safe === link ? [ref(link)] : [ref(safe), link];
}

/** An IRI without characters that no IRI may have; fragments made from JSON Pointers can have them. */
function safeIri(iri: string): string {
  return PLAIN.test(iri) ? iri : iri.replace(/[\s"<>\\^`{|}\p{Cc}\p{Cs}]/gu, idPart);
}

/** An IRI in the characters of a URI, for places where CDIF asks for the format `uri`. */
export function uriOf(iri: string): string {
  return PLAIN.test(iri) ? iri : safeIri(iri).replace(/[^\p{ASCII}]/gu, idPart);
}

/** Whether a text can be written where CDIF asks for a URI of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text);
}

/** Whether a text would be taken for an IRI or CURIE; CDIF refuses such texts as names of properties and types. */
export function looksLikeIri(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:[^\s"]+$/.test(text);
}
