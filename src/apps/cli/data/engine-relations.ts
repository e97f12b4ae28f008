import {
  entryOf,
  type Listener,
  NO_ROWS,
  notChecked,
  type ReferenceRequest,
  type RowKey,
  type RowsRequest,
  type Summary,
  type Unchecked,
  uncheckedRequest,
} from '../../../data/check/index.js';
import {
  checkRelations,
  type Engine,
  type RelationAnswer,
  type RelationOptions,
  type RelationSource,
} from '../../../data/engines/index.js';

/** What came of comparing rows of tables with one another. */
export interface Compared<T extends RelationSource> {
  readonly sources: readonly T[];
  readonly answer: RelationAnswer;
  /** The relations to tables that are not there. */
  readonly missing: readonly ReferenceRequest[];
}

/** Compares rows of tables in their engine. */
export async function comparedRows<T extends RelationSource>(
  engine: Engine,
  requests: readonly RowsRequest[],
  sources: readonly T[],
  options: RelationOptions,
): Promise<Compared<T>> {
  const isThere = (key: RowKey) => sources.some(({ entry }) => entry === key.entry);
  const isMissing = (request: RowsRequest): request is ReferenceRequest =>
    request.is === 'reference' && isThere(request.source) && !isThere(request.target);
  const answerable = requests.filter((request) => !isMissing(request));
  const answer = await checkRelations(engine, answerable, sources, options);
  return { sources, answer, missing: requests.filter(isMissing) };
}

/** Reports what breaks requests. */
export function reportCompared<T extends RelationSource>(
  { sources, answer, missing }: Compared<T>,
  {
    listener,
    onFound,
    say,
  }: {
    readonly listener: Listener;
    /** Gets what is to be added to the result of a table. */
    readonly onFound: (of: T, more: Summary, unchecked: readonly Unchecked[]) => void;
    readonly say: (sentence: string) => void;
  },
): void {
  const { diagnostics, summaries, unchecked } = answer;
  for (const sentence of new Set(missing.map(notChecked))) say(sentence);
  listener.report(diagnostics);
  for (const source of sources) {
    const left = unchecked.filter(({ request }) => entryOf(request) === source.entry);
    const more = summaries.get(source);
    const skipped = left.map(({ request, reason }) => uncheckedRequest(request, reason));
    // Tables that others only refer to have no result of their own.
    if (more || skipped.length > 0) onFound(source, more ?? NO_ROWS, skipped);
  }
}
