import type { Agent, Fact } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { isBlank } from '../blanks.js';
import type { Source } from '../exporter.js';
import { type Curie, Graph } from './graph.js';

/** Someone who did something, as activities refer to them. */
export interface Actor {
  readonly id: string;
  /** For the label of the activity. */
  readonly name: string | undefined;
}

/** What all parts of the export share. */
export interface Context extends Source {
  readonly graph: Graph;
  /** What things are versions of. */
  readonly versions: Map<string, string[]>;
  /** The agents that are described. */
  readonly actors: Map<Agent, Actor>;
  /** What addresses were taken for. */
  readonly owners: Map<string, string>;
  /** How many nodes of a kind there are. */
  readonly counts: Map<string, number>;
}

export function newContext(source: Source): Context {
  const { addresses, description } = source;
  return {
    ...source,
    graph: new Graph(),
    versions: new Map(),
    actors: new Map(),
    owners: new Map([
      ...description.datasets.map((each) => [addresses.table(each), 'table'] as const),
      [addresses.dataset, 'dataset'],
      [addresses.schema, 'schema'],
    ]),
    counts: new Map(),
  };
}

/** Takes an address for a thing; false if it is that of another. */
export function claim({ owners }: Context, address: string, owner: string): boolean {
  const holder = owners.get(address);
  if (holder === undefined) owners.set(address, owner);
  return holder === undefined || holder === owner;
}

/** The address of a new node, which has its kind and a number, from 1. */
export function numbered({ addresses, counts }: Context, kind: string): string {
  const number = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, number);
  return addresses.local(`${kind}-${number}`);
}

/** A text that says something, taken. */
export function textOf({ ledger }: Context, fact: Fact | undefined): string | undefined {
  return fact === undefined || isBlank(fact.value) ? undefined : ledger.keep(fact);
}

/** The references that can be addresses of nodes, taken. */
export function addressesOf({ ledger }: Context, refs: readonly Fact[]): readonly string[] {
  const found: string[] = [];
  for (const ref of refs) {
    if (isIri(ref.value)) found.push(ledger.keep(ref));
    else ledger.explain(ref, 'It is not an absolute IRI, and the address of a node must be one.');
  }
  return found;
}

/** Links a node to things that the source refers to; a place in the schema is typed as one. */
export function refer(context: Context, id: string, property: Curie, targets: readonly string[]): void {
  const { graph, addresses, owners } = context;
  for (const target of targets) {
    graph.link(id, property, target);
    if (addresses.isPlace(target) && !owners.has(target)) {
      graph.type(target, 'prov:Entity');
      graph.link(target, 'dcterms:isPartOf', addresses.schema);
    }
  }
}
