import type { Summary } from './row.js';

/** The summary of several parts of a file, or of several files. */
export function addSummaries(summaries: readonly Summary[]): Summary {
  return summaries[0]!;
}
