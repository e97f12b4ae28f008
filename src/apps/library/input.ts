import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import {
  type Document,
  documentOf,
  type Format,
  formatOf,
  parse as parseText,
} from '../../schema/document/index.js';
import { createRegistry, type Registry } from '../../schema/references/index.js';

/** A schema or other data: a JSON value, or a document that `parse` made of a text. Findings in a document have lines and columns. */
export type Input = Json | Document;

/** What all functions take. */
export interface CommonOptions {
  /** Schemas that others may refer to, each by its `$id`. Nothing is fetched from the network. */
  readonly schemas?: readonly Input[];
}

/** How a text is parsed. */
export interface ParseOptions {
  /** What findings call the text, such as the name of its file. Default: `document`. */
  readonly name?: string;
  /** Default: by the ending of the name, otherwise JSON for a text that begins like JSON, and YAML for others. */
  readonly format?: Format;
}

/** A parsed text. */
export interface Parsed {
  /** Left out where the text has syntax errors. */
  readonly document?: Document;
  readonly diagnostics: readonly Diagnostic[];
}

/** A plain object with the same members could be data: only what `parse` made counts as a document. */
const documents = new WeakSet<object>();

/**
 * Parses a text in JSON or YAML.
 *
 * @example
 * const { document } = await parse('title: Towns\ntype: object\n', { name: 'towns.yaml' });
 * console.log(document.value.title); // Towns
 */
export async function parse(text: string, { name = 'document', format }: ParseOptions = {}): Promise<Parsed> {
  const parsed = await parseText(text, name, format ?? formatOf(name));
  if (parsed.document) documents.add(parsed.document);
  return parsed;
}

/** What was given, as a document. */
export function asDocument(input: Input, name: string): Document {
  return typeof input === 'object' && input !== null && documents.has(input)
    ? (input as Document)
    : documentOf(input as Json, name);
}

/** The registry of the schemas that others may refer to. */
export function registryOf({ schemas = [] }: CommonOptions): Registry {
  return createRegistry({ schemas: schemas.map((each, index) => asDocument(each, `schemas/${index}`)) });
}
