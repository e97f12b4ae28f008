import { type Listener, NO_ROWS, type RowsRequest, type Summary, type Unchecked } from '../../check/index.js';
import { checkRelations, type Engine, type RelationSource } from '../../engines/index.js';

/** Gets what is to be added to the result of a table. */
type OnFound<T> = (of: T, more: Summary, unchecked: readonly Unchecked[]) => void;

/** Compares rows of tables in their engine, and reports what breaks requests. */
export async function reportRelationsOf<T extends RelationSource>(
  engine: Engine,
  requests: readonly RowsRequest[],
  sources: readonly T[],
  listener: Listener,
  onFound: OnFound<T>,
): Promise<void> {
  const { diagnostics, summaries, unchecked } = await checkRelations(engine, requests, sources, {
    maxErrors: listener.room(),
  });
  listener.report(diagnostics);
  for (const source of sources) {
    const left = unchecked.filter(({ request }) => entryOf(request) === source.entry);
    const more = summaries.get(source);
    if (more || left.length > 0) onFound(source, more ?? NO_ROWS, left.map(asUnchecked));
  }
}

/** The table whose rows break a request. */
export function entryOf(request: RowsRequest): string | undefined {
  return request.is === 'unique' ? request.key.entry : request.source.entry;
}

function asUnchecked({
  request,
  reason,
}: {
  readonly request: RowsRequest;
  readonly reason: string;
}): Unchecked {
  const { variables } = request.is === 'unique' ? request.key : request.source;
  const keyword = request.is === 'unique' ? request.keyword : 'fair:datasetRelations';
  return { column: variables.join(', '), keyword, location: request.at?.pointer ?? '', reason };
}
