import {
  batchesIn,
  type Contents,
  type Listener,
  lookedAt,
  notChecked,
  type Relations,
  type Summary,
  type ValidatorsFor,
} from '../../../data/check/index.js';
import type { DataFile } from './data-files.js';

/** Rows that are read again are kept in memory. */
const MOST_LOOKED_AT = 100_000;

/** What reports the results of relations. */
export interface RelationReporter {
  readonly listener: Listener;
  /** Gets what is to be added to the summary of a file. */
  readonly onFound: (file: DataFile, summary: Summary) => void;
  readonly say: (sentence: string) => void;
}

/** Reports what is wrong with rows together, when all have been read. Files with errors are read again, for the values and their places. */
export async function reportRelations(
  relations: Relations<DataFile>,
  validatorsFor: ValidatorsFor,
  open: (file: DataFile) => Promise<Contents>,
  { listener, onFound, say }: RelationReporter,
): Promise<void> {
  const most = Math.min(listener.room(), MOST_LOOKED_AT);
  const result = relations.result(most);
  const { findings, refuted } = await lookedAt(result.broken, (file) =>
    file.path === '-' ? undefined : rowsAgain(file),
  );
  listener.report(findings);
  const { summaries, unchecked } = refuted.length > 0 ? relations.result(most, refuted) : result;
  for (const [file, summary] of summaries) onFound(file, summary);
  for (const sentence of new Set(unchecked.map(notChecked))) say(sentence);

  async function* rowsAgain(file: DataFile) {
    const { table } = validatorsFor(file);
    yield* batchesIn(file, await open(file), table);
  }
}
