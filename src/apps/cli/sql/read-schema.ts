import type { Diagnostic } from '../../../base/diagnostic.js';
import { textReport } from '../../../exchange/report/index.js';
import type { Document, Read } from '../../../schema/document/index.js';
import type { Call } from '../command.js';
import { EXIT, Stop } from '../exit.js';
import { readDocument } from '../files.js';
import { folderOf, type Known, knownSchemas } from '../known-schemas.js';
import { readPublished } from '../published.js';
import type { Terminal } from '../terminal.js';

/** A schema, with what it refers to. */
export interface ReadSchema {
  readonly read: Read;
  readonly document: Document;
  readonly known: Known;
}

/** Reads the schema that a call names. */
export async function readSchema(
  path: string,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<ReadSchema> {
  const published = await readPublished(path, flags);
  const read = published?.read ?? (await readDocument(path));
  const { document } = read;
  if (document === undefined) {
    terminal.err(shown(read, read.diagnostics, terminal));
    throw new Stop(EXIT.unreadable, `${read.uri} cannot be read.`);
  }
  const schemas = await knownSchemas('sql', flags, published ? [] : folderOf(path), published?.source);
  return { read, document, known: await schemas.contextFor([document]) };
}

/** Says on standard error why a schema cannot be used; gives the exit code. */
export function refuseUnusable(
  { read, known }: ReadSchema,
  diagnostics: readonly Diagnostic[],
  terminal: Terminal,
): number {
  terminal.err(shown(read, [...read.diagnostics, ...known.located(diagnostics)], terminal));
  return EXIT.findings;
}

function shown({ uri, text }: Read, diagnostics: readonly Diagnostic[], { colour }: Terminal): string {
  return textReport(diagnostics, { colour, texts: new Map([[uri, text]]), clean: '' });
}
