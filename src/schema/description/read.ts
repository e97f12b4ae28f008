import { v5 as uuidOfName } from 'uuid';
import { type Budget, unlimited } from '../../base/budget.js';
import { isObject, member } from '../../base/json.js';
import { once } from '../../base/once.js';
import { type Document, indexSchema, type SchemaIndex } from '../document/index.js';
import type { Registry } from '../references/index.js';
import { isIri } from '../vocabulary/index.js';
import { AgentBook } from './agents.js';
import { CodeReader } from './codes.js';
import { DatasetReader, type ReadDataset } from './datasets.js';
import type { Description, Fact } from './description.js';
import { Layers } from './layers.js';
import { PlainBook } from './plain.js';
import { copyOf, type Draft, type PendingRelation, SubjectReader } from './subject.js';
import { VariableReader } from './variables.js';

/** How many variables a description may have without a budget: references can make a short document mean very many. */
export const MOST_VARIABLES = 100_000;

/** What a description may use. */
export interface DescribeOptions {
  /** The schema objects of the document, if they are known already. */
  readonly schemaIndex?: SchemaIndex | undefined;
  /** The steps that it may take. Default: what goes beyond `MOST_VARIABLES` is cut. */
  readonly budget?: Budget | undefined;
}

/** Reads what a document describes. It takes any valid schema, and of a faulty one what is not faulty. */
export function describe(document: Document, registry: Registry, options: DescribeOptions = {}): Description {
  const { schemaIndex = indexSchema(document), budget = unlimited() } = options;
  const mostVariables = options.budget ? Number.POSITIVE_INFINITY : MOST_VARIABLES;
  const urn = once(() => `urn:uuid:${uuidOfName(JSON.stringify(document.value), NAMESPACE)}`);
  const layers = new Layers(schemaIndex, registry, urn, budget);
  const agents = new AgentBook(budget);
  const subjects = new SubjectReader(layers, agents, budget);
  const plain = new PlainBook();
  const codes = new CodeReader(layers, subjects, plain, budget);
  const variables = new VariableReader(layers, subjects, codes, plain, mostVariables, budget);
  const datasets = new DatasetReader(layers, subjects, variables, plain, budget);
  const own = layers.of(document.value);
  const row = datasets.rowOf(own);
  const subject = subjects.read(
    row === own ? own : [...own, ...row],
    '',
    document.uri,
    isObject(document.value) ? document.value : undefined,
  );
  const found = datasets.read(own, subject);
  nameTargets(subjects.pending, found);
  const description = copyOf(subject) as Draft<Description>;
  description.id = idOf(document);
  description.isProduct = subject.resourceType?.value === 'data-product';
  description.datasets = found.map(({ dataset }) => dataset);
  description.agents = agents.agents;
  description.leaves = layers.leaves;
  description.visitPlain = plain.visitorOf(schemaIndex.objects);
  description.problems = layers.problems;
  description.urn = urn;
  description.isCut = variables.isCut;
  return description;
}

// The name space of documents without an address, for names made from their content (RFC 9562, version 5).
const NAMESPACE = '8a0e2bd6-5a58-5f0c-9a1b-6c1f3f1d7a42';

function idOf({ value, uri }: Document): Fact | undefined {
  const id = isObject(value) ? member(value, '$id') : undefined;
  if (typeof id !== 'string' || !isIri(id)) return undefined;
  return { value: id.replace(/#$/, ''), keyword: '$id', uri, pointer: '/$id' };
}

/** Sets which of the tables relations lead to. */
function nameTargets(pending: readonly PendingRelation[], found: readonly ReadDataset[]): void {
  if (pending.length === 0) return;
  const names = new Map<string, string>();
  for (const { dataset, places } of found) {
    for (const { uri, pointer } of places) {
      const key = `${uri} ${pointer}`;
      if (!names.has(key)) names.set(key, dataset.name);
    }
  }
  for (const { relation, place } of pending) {
    const table = place && names.get(`${place.uri} ${place.pointer}`);
    if (table !== undefined) relation.table = table;
  }
}
