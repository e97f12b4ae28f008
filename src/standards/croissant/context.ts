import type { RelationFacts } from '../../description/index.js';
import type { Source } from '../exporter.js';
import type { Agents } from './agents.js';
import type { Nodes } from './nodes.js';

/** What all parts of the export share. */
export interface Context extends Source {
  readonly nodes: Nodes;
  readonly agents: Agents;
  /** The language of texts that do not say one. */
  readonly language: string;
  /** The relations to tables that can be links. */
  readonly linkable: ReadonlySet<RelationFacts>;
}
