import {
  entryOf,
  type Listener,
  NO_ROWS,
  type RowKey,
  type RowsRequest,
  type Summary,
  type Unchecked,
  uncheckedRequest,
} from '../../check/index.js';
import { checkRelations, type Engine, type RelationSource } from '../../engines/index.js';
import { notChecked } from './report-relations.js';

/** What reports the results of relations. */
interface Reporting<T> {
  readonly listener: Listener;
  /** Gets what is to be added to the result of a table. */
  readonly onFound: (of: T, more: Summary, unchecked: readonly Unchecked[]) => void;
  readonly say: (sentence: string) => void;
}

/** Compares rows of tables in their engine, and reports what breaks requests. */
export async function reportRelationsOf<T extends RelationSource>(
  engine: Engine,
  requests: readonly RowsRequest[],
  sources: readonly T[],
  { listener, onFound, say }: Reporting<T>,
): Promise<void> {
  const isThere = (key: RowKey) => sources.some(({ entry }) => entry === key.entry);
  const answerable = requests.filter((request) => {
    const hasTarget = request.is === 'unique' || isThere(request.target);
    if (!hasTarget && isThere(request.source)) say(notChecked(request));
    return hasTarget;
  });
  const { diagnostics, summaries, unchecked } = await checkRelations(engine, answerable, sources, {
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
