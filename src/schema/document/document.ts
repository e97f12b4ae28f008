import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import type { Positions } from './positions.js';
import type { SourceNode } from './source.js';

/** The languages that documents are written in. */
export type Format = 'json' | 'yaml';

/** A text with the positions of all its values. */
export interface Source {
  readonly text: string;
  readonly format: Format;
  readonly root: SourceNode;
  /** Lines and columns, computed on first use. */
  readonly positions: () => Positions;
  /** For a text with syntax errors: the offset after which the values that were read may be wrong. */
  readonly brokenAt?: number;
}

/** A value with its name and, if it was read from a text, the positions of all its parts. */
export interface Document {
  /** What messages call the document: a file name, an address. */
  readonly uri: string;
  readonly value: Json;
  readonly source?: Source;
  /** The address of the file that it was read from: without an `$id`, its references resolve against it. */
  readonly base?: string;
}

/** What reading a text gives: the document, unless the text cannot be read, and the findings about it. */
export interface Parsed {
  readonly document?: Document;
  readonly diagnostics: readonly Diagnostic[];
}

/** What reading a text to its end gives, whatever is wrong with it: `isBroken` says whether to trust the document. */
export interface Recovered {
  readonly document: Document;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether a document was read from a text with syntax errors, so that parts may be missing or in the wrong place. */
export function isBroken({ source }: Document): boolean {
  return source?.brokenAt !== undefined;
}

/** The result for callers that cannot use a broken text: then there is no document. */
export function soundOnly({ document, diagnostics }: Recovered): Parsed {
  return isBroken(document) ? { diagnostics } : { document, diagnostics };
}

/** A document of a value that never was a text of ours, such as the body of a request. */
export function documentOf(value: Json, uri: string): Document {
  return { uri, value };
}

/** How deep arrays and objects may be nested in a document. */
export const MAX_NESTING = 200;
