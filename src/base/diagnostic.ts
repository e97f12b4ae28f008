import type { Json } from './json.js';

/** The severity of a finding; an error makes a document invalid. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** A place in a text. Lines and columns count from 1, columns and offsets in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A range of text; the end is not part of it. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A place in a document. Something that is missing is placed on the nearest object that exists. */
export interface Location {
  readonly uri: string;
  readonly pointer: string;
  readonly on: 'key' | 'value' | 'object';
  readonly range?: Range;
}

/** A change of a document, by pointer. */
export type Edit =
  /**
   * Puts another value in the place of one that exists. `keeps` is where the old value is in the new one: its text
   * is moved there as it is, with comments, anchors and the spelling of numbers.
   */
  | { readonly op: 'set'; readonly pointer: string; readonly value: Json; readonly keeps?: string }
  /** Adds a member, or an item before the index that the pointer ends in (`-` is the end of the array). */
  | { readonly op: 'insert'; readonly pointer: string; readonly value: Json }
  | { readonly op: 'remove'; readonly pointer: string }
  /** Gives a member another name and leaves its value alone. */
  | { readonly op: 'rename'; readonly pointer: string; readonly name: string };

/** A way to repair what a diagnostic found. */
export interface Fix {
  readonly title: string;
  /** A safe fix cannot change what the document means. */
  readonly safe: boolean;
  readonly edits: readonly Edit[];
}

/** What a person can be asked for: each kind of answer, in words. */
export const askKinds = {
  text: 'a text: a string, or an object that maps language tags to strings',
  line: 'a string',
  iri: 'an IRI or a CURIE',
  date: 'a date written YYYY-MM-DD',
  number: 'a number',
  unit: 'the IRI or CURIE of a unit, preferably of QUDT',
  license: 'a licence, preferably of the SPDX list',
  person: 'a person or an organization: an object with the members of a contributor',
  choice: 'one of a few values',
  language: 'a language tag, such as "en" or "fr-CA"',
  record: 'an object with a few members',
  look: 'no answer: a person has to look at the place and edit it by hand',
} as const;

/** The kind of an answer. */
export type AskKind = keyof typeof askKinds;

/** What an answer must be, as far as a field for it has to know. */
export interface AnswerForm {
  readonly kind: AskKind;
  /** What the value is called. */
  readonly title?: string;
  /** Whether the text may have several lines. */
  readonly long?: true;
  /** Whether answers are added to a list; an answer is then one item, or an array of items. */
  readonly list?: true;
  /** The values to choose from; for a person, the roles. */
  readonly choices?: readonly Json[];
  /** The members of a record. */
  readonly fields?: readonly AskField[];
}

/** A member of a record that a person is asked for. */
export interface AskField extends AnswerForm {
  readonly name: string;
  readonly required?: true;
}

/** The value that only a person can give, where a finding has no fix. */
export interface Ask extends AnswerForm {
  /** The keyword that the value is part of. */
  readonly keyword?: string;
  /** The place of the value that the answer sets; it need not exist. */
  readonly pointer: string;
  /** The languages in which a text is missing. */
  readonly languages?: readonly string[];
}

/** The one result type: a finding at a place in a document. */
export interface Diagnostic {
  /** Family and name: `syntax/duplicate-key`, `schema/type`, `vocabulary/unknown-keyword`. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string;
  /** The values in the message, for programs. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly at: Location;
  readonly related?: readonly { readonly message: string; readonly at: Location }[];
  readonly fixes?: readonly Fix[];
  /** What to ask a person for; findings of the linter that have no fix have it. */
  readonly ask?: Ask;
}

/** Whether a list of diagnostics leaves a document valid. */
export function isValid(diagnostics: readonly Diagnostic[]): boolean {
  return !diagnostics.some((each) => each.severity === 'error');
}
