import { type Budget, unlimited } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { areEqual, isObject, type Json, quote } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import { documentOf } from '../../schema/document/index.js';
import { type Draft, plainOf, schemaOf } from '../../schema/draft/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { type Edited, withEdits } from './carried.js';
import { exportAs } from './export.js';
import type { Exporter } from './exporter.js';
import type { Imported, Importer, ImportLedger } from './importer.js';
import { SCHEMA_TYPE } from './list/index.js';
import { expand } from './read/expand.js';
import { Graph, type Value } from './read/graph.js';
import { definitionsIn, leavesOf, type SourceLeaf } from './read/leaves.js';

/** What an import takes besides the document. */
export interface ImportSettings {
  /** What the document is called in messages. */
  readonly uri: string;
  /** The steps that the import may take; without it, any number. */
  readonly budget?: Budget | undefined;
  /** What writes documents of the standard: it tells whether a document was edited since it was made from the schema that it carries. */
  readonly exporter?: Exporter;
}

/** What expanding and reading a scalar takes. */
const STEPS_A_LEAF = 100;

/** What a definition in a context takes, each time that expanding goes through it. */
const STEPS_A_DEFINITION = 20;

/** Turns a document of another standard into a schema, and says what became of each of its values. */
export async function importFrom(
  importer: Importer,
  document: Json,
  { uri, budget = unlimited(), exporter }: ImportSettings,
): Promise<Imported> {
  const leaves = leavesOf(document);
  budget.spend(STEPS_A_LEAF * leaves.length + STEPS_A_DEFINITION * definitionsIn(document));
  const { draft, graph, unknown, fault } = await draftFrom(importer, document);
  const { value: read, origins } = plainOf(schemaOf(draft));
  const carried = exporter && carriedIn(graph);
  const diagnostics = [
    ...unknown.map((address) => unknownContext(address, uri)),
    ...(fault === undefined ? [] : [notJsonLd(fault, uri)]),
  ];
  const ledger = () => ledgerOf(importer, graph, leaves);
  if (carried === undefined)
    return { schema: read, options: draft.options, origins, ledger: ledger(), diagnostics };
  const edited = await editedSince(importer, exporter!, carried.schema, read, budget);
  return {
    schema: edited.schema,
    options: draft.options,
    origins: edited.isCarried ? [] : origins,
    ledger: ledger(),
    diagnostics: [...diagnostics, ...edited.edits.map((message) => edit(message, uri, carried.from))],
  };
}

async function draftFrom(
  importer: Importer,
  document: Json,
): Promise<{
  readonly draft: Draft;
  readonly graph: Graph;
  readonly unknown: readonly string[];
  readonly fault?: string;
}> {
  const prepared = importer.prepare?.(document) ?? document;
  const { nodes, unknown, fault } = await expand(prepared, importer.contexts, importer.otherwise);
  const graph = new Graph(document, nodes);
  return { draft: importer.read(graph), graph, unknown, ...(fault === undefined ? {} : { fault }) };
}

/** The schema that a document carries, with its place. */
function carriedIn(graph: Graph): { readonly schema: Json; readonly from: string | undefined } | undefined {
  for (const node of graph.nodes) {
    const isSchema = node.values('schema:encodingFormat').some(({ scalar }) => scalar === SCHEMA_TYPE);
    const texts = [...(isSchema ? node.values('schema:text') : []), ...node.values('prov:value')];
    for (const value of texts) {
      const schema = schemaIn(value);
      if (schema === undefined) continue;
      graph.take(value.from);
      return { schema, from: value.from };
    }
  }
  return undefined;
}

function schemaIn({ scalar }: Value): Json | undefined {
  if (typeof scalar !== 'string' || !scalar.startsWith('{')) return undefined;
  try {
    const value: Json = JSON.parse(scalar);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The carried schema, changed where the document says something else than what the schema was exported to. */
async function editedSince(
  importer: Importer,
  exporter: Exporter,
  carried: Json,
  read: Json,
  budget: Budget,
): Promise<Edited> {
  const describedAs = (schema: Json) => describe(documentOf(schema, 'schema'), createRegistry(), { budget });
  const description = describedAs(carried);
  const { document } = exportAs(exporter, description, { options: {}, today: '', budget });
  const { draft } = await draftFrom(importer, document);
  const { value: expected } = plainOf(schemaOf(draft));
  if (areEqual(expected, read)) return { schema: carried, isCarried: true, edits: [] };
  return withEdits(carried, description, describedAs(expected), describedAs(read), read);
}

function ledgerOf(importer: Importer, graph: Graph, leaves: readonly SourceLeaf[]): ImportLedger {
  const counts = { schema: 0, options: 0, repeated: 0, assumed: 0 };
  const reasonFor = importer.reasonIn?.(graph.source);
  const notTaken: ImportLedger['notTaken'][number][] = [];
  for (const leaf of leaves) {
    const place = graph.placeOf(leaf);
    if (place !== undefined) counts[place]++;
    else {
      const [, reason] = importer.reasons.find(([pattern]) => pattern.test(leaf.pointer)) ?? [];
      const other = reason ?? reasonFor?.(leaf.pointer);
      notTaken.push({ ...leaf, reason: other ?? 'No keyword and no option says this.' });
    }
  }
  return { leaves: leaves.length, ...counts, notTaken };
}

function unknownContext(address: string, uri: string): Diagnostic {
  return {
    code: 'import/unknown-context',
    severity: 'warning',
    message: `Unknown context ${quote(address)}. No context is fetched: the usual one of the standard stands for it.`,
    at: { uri, pointer: '/@context', on: 'value' },
  };
}

function edit(message: string, uri: string, pointer = ''): Diagnostic {
  return {
    code: 'import/edited',
    severity: 'info',
    message,
    help: 'The document was changed after it was made from the schema that it carries; what the document says counts.',
    at: { uri, pointer, on: 'value' },
  };
}

function notJsonLd(fault: string, uri: string): Diagnostic {
  return {
    code: 'import/json-ld',
    severity: 'error',
    message: `The document is not valid JSON-LD, so nothing of it is read: ${fault}`,
    at: { uri, pointer: '', on: 'value' },
  };
}
