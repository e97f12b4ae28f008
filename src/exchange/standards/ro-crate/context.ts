import type { Agent, Dataset } from '../../../schema/description/index.js';
import type { Source } from '../exporter.js';
import { type Entity, Graph } from './graph.js';
import { Wordings } from './wordings.js';

/** The `@id` of the root data entity. */
export const ROOT = './';

/** The `@id` of the metadata descriptor. */
export const DESCRIPTOR = 'ro-crate-metadata.json';

/** What all parts of the export share. */
export interface Context extends Source {
  readonly graph: Graph;
  readonly wordings: Wordings;
  readonly root: Entity;
  /** The tables by name. */
  readonly tables: ReadonlyMap<string, Dataset>;
  /** The paths of the variables of tables, by name. */
  readonly paths: Map<Dataset, ReadonlyMap<string, readonly string[]>>;
  readonly agents: Map<Agent, Entity>;
  /** The words that things were named in, by their entities. */
  readonly names: Map<Entity, string>;
}

/** The context of an export, with the root data entity and the descriptor of the crate. */
export function newContext(source: Source): Context {
  const graph = new Graph();
  graph.entity(DESCRIPTOR, 'CreativeWork');
  return {
    ...source,
    graph,
    wordings: new Wordings(source.ledger),
    root: graph.entity(ROOT, 'Dataset'),
    tables: new Map(source.description.datasets.map((each) => [each.name, each])),
    paths: new Map(),
    agents: new Map(),
    names: new Map(),
  };
}

/**
 * The entity of a table, which need not be described yet; the table that the document as a whole describes is the root.
 * Programs take it for a folder on the web, whose address ends with a slash: one in the crate would have to exist.
 */
export function tableEntity({ graph, root, addresses }: Context, table: Dataset): Entity {
  return table.isRoot ? root : graph.entity(`${addresses.table(table)}/`);
}
