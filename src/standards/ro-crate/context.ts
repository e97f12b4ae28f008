import type { RelationFacts, Subject } from '../../description/index.js';
import type { Source } from '../exporter.js';
import type { Ledger } from '../ledger.js';
import { type Entity, Graph } from './graph.js';
import { Wordings } from './wordings.js';

/** The `@id` of the root data entity. */
export const ROOT = './';

/** The `@id` of the metadata descriptor. */
export const DESCRIPTOR = 'ro-crate-metadata.json';

/** A relation that waits until all tables and variables are known. */
export interface PendingRelation {
  readonly subject: Entity;
  readonly isDataset: boolean;
  /** The table that the subject is or is in. */
  readonly table: string;
  readonly relation: RelationFacts;
}

/** What all parts of the export share. */
export interface Context {
  readonly source: Source;
  readonly ledger: Ledger;
  readonly graph: Graph;
  readonly wordings: Wordings;
  readonly root: Entity;
  /** The tables by name; the root data entity is one if it has variables of its own. */
  readonly tables: Map<string, Entity>;
  /** The variables by table and name. */
  readonly variables: Map<string, Map<string, Entity>>;
  readonly codeLists: Map<string, Entity>;
  /** The contributors by number. */
  readonly agents: Map<number, Entity>;
  readonly relations: PendingRelation[];
}

/** The context of an export, with the root data entity and the descriptor of the crate. */
export function newContext(source: Source): Context {
  const graph = new Graph();
  graph.entity(DESCRIPTOR, 'CreativeWork');
  return {
    source,
    ledger: source.ledger,
    graph,
    wordings: new Wordings(source.ledger),
    root: graph.entity(ROOT, 'Dataset'),
    tables: new Map(),
    variables: new Map(),
    codeLists: new Map(),
    agents: new Map(),
    relations: [],
  };
}

/** Keeps the relations of a subject until all their possible targets are known. */
export function rememberRelations(
  context: Context,
  entity: Entity,
  { relations }: Subject,
  table: string,
  isDataset: boolean,
): void {
  for (const relation of relations) context.relations.push({ subject: entity, isDataset, table, relation });
}
