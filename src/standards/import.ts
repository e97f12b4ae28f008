import { type Budget, unlimited } from '../budget.js';
import type { Diagnostic } from '../diagnostic.js';
import { plainOf, schemaOf } from '../draft/index.js';
import { type Json, quote } from '../json.js';
import type { Account, Imported, Importer } from './importer.js';
import { expand } from './read/expand.js';
import { Graph } from './read/graph.js';
import { leavesOf, type SourceLeaf } from './read/leaves.js';

/** What expanding and reading a scalar takes. */
const STEPS_A_LEAF = 60;

/** Turns a document of another standard into a schema, and says what became of each of its values. */
export async function importFrom(
  importer: Importer,
  document: Json,
  uri: string,
  budget: Budget = unlimited(),
): Promise<Imported> {
  const leaves = leavesOf(document);
  budget.spend(STEPS_A_LEAF * leaves.length);
  const prepared = importer.prepare?.(document) ?? document;
  const { nodes, unknown } = await expand(prepared, importer.contexts, importer.otherwise);
  const graph = new Graph(document, nodes);
  const draft = importer.read(graph);
  const { value: schema, origins } = plainOf(schemaOf(draft));
  return {
    schema,
    options: draft.options,
    origins,
    account: accountOf(importer, graph, leaves),
    diagnostics: unknown.map((address) => unknownContext(address, uri)),
  };
}

function accountOf(importer: Importer, graph: Graph, leaves: readonly SourceLeaf[]): Account {
  const counts = { schema: 0, options: 0, repeated: 0 };
  const notTaken: Account['notTaken'][number][] = [];
  for (const leaf of leaves) {
    const place = graph.placeOf(leaf);
    if (place !== undefined) counts[place as keyof typeof counts]++;
    else {
      const [, reason] = importer.reasons.find(([pattern]) => pattern.test(leaf.pointer)) ?? [];
      notTaken.push({ ...leaf, reason: reason ?? 'No keyword and no option says this.' });
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
