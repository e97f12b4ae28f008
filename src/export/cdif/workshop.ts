import type { Source } from '../exporter.js';
import type { AgentBook } from './agents.js';
import type { CodeBook } from './codes.js';
import type { Ids } from './iris.js';

/** What the parts of a document are made with. */
export interface Workshop {
  readonly source: Source;
  readonly ids: Ids;
  readonly agents: AgentBook;
  readonly codes: CodeBook;
}
