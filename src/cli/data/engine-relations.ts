import {
  entryOf,
  type Listener,
  NO_ROWS,
  type RowsRequest,
  type Summary,
  type Unchecked,
  uncheckedRequest,
} from '../../check/index.js';
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
    if (more || left.length > 0)
      onFound(
        source,
        more ?? NO_ROWS,
        left.map(({ request, reason }) => uncheckedRequest(request, reason)),
      );
  }
}
