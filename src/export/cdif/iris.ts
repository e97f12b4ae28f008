import type { Json, JsonObject } from '../../json.js';
import { idPart, idPath } from '../ids.js';
import { ref } from '../jsonld.js';

/** Gives every thing of the document its id, and no id to two things. */
export class Ids {
  /** The ids of the tables, by their names. */
  readonly tables = new Map<string, string>();
  private readonly taken = new Map<string, number>();

  constructor(
    /** The IRI of the dataset; without one its parts have ids that hold only inside the document. */
    readonly dataset: string | undefined,
  ) {
    if (dataset !== undefined) this.taken.set(dataset, 1);
  }

  /** An id of our own for a thing of a kind. */
  mint(kind: string, names: readonly string[] = []): string {
    const part = names.length === 0 ? kind : `${kind}-${idPath(names)}`;
    return this.free(this.within(part));
  }

  /** The IRI by which a thing is known outside, unless another thing of the document has it. */
  claim(iri: string | undefined): string | undefined {
    if (iri === undefined) return undefined;
    const id = safeIri(iri);
    if (this.taken.has(id)) return undefined;
    this.taken.set(id, 1);
    return id;
  }

  private within(part: string): string {
    if (this.dataset === undefined) return `_:${part}`;
    return `${this.dataset}${this.dataset.includes('#') ? '/' : '#'}${part}`;
  }

  private free(id: string): string {
    const before = this.taken.get(id);
    if (before === undefined) {
      this.taken.set(id, 1);
      return id;
    }
    this.taken.set(id, before + 1);
    return this.free(`${id}.${before + 1}`);
  }
}

// What nearly all IRIs are made of: all of ASCII that an IRI may have.
const PLAIN = /^[!#-;=?-[\]_a-z~]*$/;

/** A reference to an IRI that somebody wrote. */
export function iriRef(iri: string): JsonObject {
  return ref(safeIri(iri));
}

/** A link that somebody wrote; one that is no IRI as it is stands there as a text too. */
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
