import type { RelationFacts } from '../../../schema/description/index.js';
import type { Source } from '../exporter.js';
import type { Agents } from './agents.js';
import type { Names } from './names.js';
import type { Nodes } from './nodes.js';

/** What all parts of the export share. */
export interface Context extends Source {
  readonly nodes: Nodes;
  readonly names: Names;
  /** Whether the addresses of parts of the description can be written. */
  readonly isAddressed: boolean;
  readonly agents: Agents;
  /** The addresses of the sets of codes that are described. */
  readonly codeSets: Set<string>;
  /** The language of texts that do not say one. */
  readonly language: string;
  /** The relations to tables that can be links. */
  readonly linkable: ReadonlySet<RelationFacts>;
}
