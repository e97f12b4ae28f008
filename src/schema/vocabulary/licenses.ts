/** A licence of the SPDX list. */
export interface License {
  /** Its SPDX identifier. */
  readonly id: string;
  readonly name: string;
  /** `https://spdx.org/licenses/ID`. */
  readonly iri: string;
  readonly isDeprecated: boolean;
  /** The identifier that SPDX wants in place of a deprecated one. */
  readonly replacement?: string;
}

/** Looks licences up. */
export interface Licenses {
  /** The licence that an SPDX identifier, in any case, names. */
  readonly byId: (id: string) => License | undefined;
  /** The licence that an address means: of spdx.org, creativecommons.org, opensource.org and the like. */
  readonly byIri: (iri: string) => License | undefined;
  /** The licence that people mean by words such as "CC BY 4.0", "cc-by", "MIT License"; undefined when in doubt. */
  readonly byWords: (words: string) => License | undefined;
  /**
   * The licences that fit what somebody types, best first: what is meant, then what identifiers and names begin with, then
   * what has all the words. The newest versions come before older ones, deprecated licences last.
   */
  readonly search: (words: string, limit: number) => readonly License[];
  /** Whether `byWords` had to add what the words do not say: "cc-by" has no version, "GPLv3" not "only". */
  readonly isGuess: (words: string) => boolean;
  /** Whether a text is a valid SPDX expression of known identifiers, such as "MIT OR Apache-2.0". */
  readonly isExpression: (text: string) => boolean;
}
