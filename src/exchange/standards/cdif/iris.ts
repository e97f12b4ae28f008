import type { Json, JsonObject } from '../../../base/json.js';
import { idPart } from '../ids.js';
import { ref } from '../jsonld.js';

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
export function safeIri(iri: string): string {
  return PLAIN.test(iri) ? iri : iri.replace(/[\s"<>\\^`{|}\p{Cc}\p{Cs}]/gu, idPart);
}

/** An IRI in the characters of a URI, for places where CDIF asks for the format `uri`. */
export function uriOf(iri: string): string {
  return PLAIN.test(iri) ? iri : safeIri(iri).replace(/[^\p{ASCII}]/gu, idPart);
}

/** Whether a text would be taken for an IRI or CURIE; CDIF refuses such texts as names of properties and types. */
export function looksLikeIri(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:[^\s"]+$/.test(text);
}
