import type { Agent, Fact, Words } from '../../description/index.js';
import { isIri } from '../../vocabulary/index.js';
import { isBlank } from '../blanks.js';
import type { Source } from '../exporter.js';
import type { Ledger, Said } from '../ledger.js';
import { Derivations } from './derivations.js';
import { Graph } from './graph.js';
import { Names } from './names.js';
import type { LinkTermName } from './terms.js';

/** Someone who did something, as activities refer to them. */
export interface Actor {
  readonly id: string;
  /** For the label of the activity. */
  readonly name: string | undefined;
}

/** What all parts of the export share. */
export interface Context {
  readonly source: Source;
  readonly graph: Graph;
  readonly names: Names;
  readonly derivations: Derivations;
  /** The agents that are described. */
  readonly actors: Map<Agent, Actor>;
  /** The address of the entity that everything is about. */
  readonly dataset: string;
  /** The address of the schema, the plan of those who made the data. */
  readonly schema: string;
  /** The name of the table that the dataset itself is, if it is one. */
  readonly rootTable: string | undefined;
  /** A new number for nodes of a kind, from 1. */
  readonly count: (kind: string) => number;
}

/** The context of an export, with the addresses of the dataset and of the schema. */
export function newContext(source: Source): Context {
  const { description, options } = source;
  const base = description.id?.value ?? description.urn();
  const names = new Names(base, description, options);
  const given = options.identifier;
  const dataset = given !== undefined && isIri(given) ? given : names.local('dataset');
  // If the options give the address of the schema to the dataset, the schema has none.
  const schema = dataset === base ? names.local('schema') : base;
  names.claim(dataset, 'dataset');
  names.claim(schema, 'schema');
  const counts = new Map<string, number>();
  const count = (kind: string) => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  const rootTable = description.datasets.find(({ isRoot }) => isRoot)?.name;
  const [graph, derivations] = [new Graph(), new Derivations()];
  return {
    source,
    graph,
    names,
    derivations,
    actors: new Map(),
    dataset,
    schema,
    rootTable,
    count,
  };
}

/** The wordings that say something, taken. */
export function textsOf({ source: { ledger } }: Context, words: Words): readonly Said[] {
  for (const each of words) explainIfBlank(ledger, each);
  return ledger.keepAll(words);
}

/** A text that says something, taken. */
export function textOf({ source: { ledger } }: Context, fact: Fact | undefined): string | undefined {
  return fact === undefined || explainIfBlank(ledger, fact) ? undefined : ledger.keep(fact);
}

function explainIfBlank(ledger: Ledger, fact: Fact): boolean {
  if (!isBlank(fact.value)) return false;
  ledger.explain(fact, 'The text is blank.');
  return true;
}

/** The references that can be addresses of nodes, taken. */
export function addressesOf({ source: { ledger } }: Context, refs: readonly Fact[]): readonly string[] {
  const addresses: string[] = [];
  for (const ref of refs) {
    if (isIri(ref.value)) addresses.push(ledger.keep(ref));
    else ledger.explain(ref, 'It is not an absolute IRI, and the address of a node must be one.');
  }
  return addresses;
}

/** Links a node to something that the source refers to; a place in the schema is typed as one. */
export function refer(context: Context, id: string, term: LinkTermName, targets: readonly string[]): void {
  const { graph, names, schema } = context;
  for (const target of targets) {
    graph.link(id, term, target);
    if (names.isPlace(target) && names.ownerOf(target) === undefined) {
      graph.type(target, 'Entity');
      graph.link(target, 'isPartOf', schema);
    }
  }
}
