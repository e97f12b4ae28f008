import type { Source } from '../exporter.js';
import type { AgentBook } from './agents.js';
import type { CodeBook } from './codes.js';

/** What all parts of the export share. */
export interface Context {
  readonly source: Source;
  readonly agents: AgentBook;
  readonly codes: CodeBook;
}
