// Calls of operations as plain data: they run the same way in Node and, from a bundle, on a page.
import {
  type Context,
  createRegistry,
  documentOf,
  type FilesExample,
  type FilesOperation,
  type Operation,
  operations,
  parse,
  type StreamOperation,
} from '../../bench/browser/operations.js';
import { inferFrom } from '../../src/apps/library/infer-from.js';
import type { Json } from '../../src/base/json.js';
import type { Document } from '../../src/schema/document/index.js';

/** A text that becomes a document with positions. */
export interface DocumentText {
  readonly text: string;
  readonly format: 'json' | 'yaml';
}

/** A call of an operation. */
export interface Call {
  readonly title: string;
  readonly operation: string;
  /** Values; those of parameters that take documents become documents. */
  readonly input: Readonly<Record<string, Json>>;
  /** Documents as texts, by parameter. */
  readonly texts?: Readonly<Record<string, DocumentText>>;
  /** The data of a stream, and how it is written. */
  readonly data?: { readonly text: string; readonly format: string };
  /** Files, and the document that comes with them. */
  readonly files?: Pick<FilesExample, 'files' | 'document'>;
}

const context: Context = { registry: createRegistry(), today: '2026-05-01' };

/** The outcome of a call: the output, or the message of the fault. */
export async function outcomeOf(call: Call): Promise<unknown> {
  const operation = operations.find(({ name }) => name === call.operation)!;
  try {
    const documents = await documentsOf(call);
    if ('open' in operation) return await filesOutcome(operation, call);
    if ('begin' in operation) return await linesOf(operation, call, documents.schema);
    const values = Object.entries(call.input).map(([name, value]) => [
      name,
      isDocument(operation, name) ? documentOf(value, name) : value,
    ]);
    return await operation.run({ ...Object.fromEntries(values), ...documents }, context);
  } catch (fault) {
    return { fault: (fault as Error).message };
  }
}

function isDocument({ parameters }: Operation<unknown, unknown>, name: string): boolean {
  return (parameters as Readonly<Record<string, { readonly document?: true }>>)[name]?.document === true;
}

async function documentsOf({ texts = {} }: Call): Promise<Readonly<Record<string, Document>>> {
  const documents: Record<string, Document> = {};
  for (const [name, { text, format }] of Object.entries(texts)) {
    const { document, diagnostics } = await parse(text, name, format);
    if (document === undefined) throw new Error(diagnostics[0]!.message);
    documents[name] = document;
  }
  return documents;
}

/** The text of the schema that is made from files that a person chose. */
export async function inferredText(texts: Readonly<Record<string, string>>): Promise<string> {
  const files = Object.entries(texts).map(([name, text]) => new File([text], name));
  return (await inferFrom(files.map((content) => ({ name: content.name, content })))).text;
}

/** Whether functions can be made of texts here. */
export function canMakeFunctions(): boolean {
  try {
    return new Function('return true')();
  } catch {
    return false;
  }
}

/** The bytes come in pieces, as they do from a file or the network. */
const PIECE = 16;

async function filesOutcome(operation: FilesOperation<unknown>, { input, files }: Call): Promise<unknown> {
  const limits = { rows: 1000, longestRow: 10_000, document: 100_000, columns: 1000, tables: 10 };
  const work = await operation.open(input, limits, context);
  for (const { name, mediaType, text } of files!.files) {
    const format = operation.dataFormats.find(({ mediaTypes }) => mediaTypes.includes(mediaType))!;
    await work.file({ name, format: format.name });
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += PIECE) await work.take(bytes.subarray(at, at + PIECE));
  }
  return work.end(files!.document === undefined ? undefined : JSON.stringify(files!.document));
}

async function linesOf(
  operation: StreamOperation<unknown>,
  { input, data }: Call,
  schema: Document | undefined,
): Promise<unknown> {
  const limits = { rows: 1000, longestRow: 10_000 };
  const start = { format: data!.format, limits, ...(schema ? { schema } : {}) };
  const work = await operation.begin(input, start, context);
  const bytes = new TextEncoder().encode(data!.text);
  const lines = [...work.start().lines];
  for (let at = 0; at < bytes.length; at += PIECE)
    lines.push(...work.take(bytes.subarray(at, at + PIECE)).lines);
  const { lines: last, summary } = await work.end();
  return { lines: [...lines, ...last], summary };
}
