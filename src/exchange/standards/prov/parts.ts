import type { Code, CodeList, Dataset, Variable } from '../../../schema/description/index.js';
import { notBlank } from '../blanks.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { isAnnotated } from '../subjects.js';
import type { Context } from './context.js';
import { describePart, OF_CONCEPTS } from './subjects.js';

type Lists = Map<CodeList, string | undefined>;

/** Describes the annotated parts of the dataset: tables, variables and codes. */
export function describeParts(context: Context): void {
  const lists: Lists = new Map();
  for (const table of context.description.datasets) describeTable(context, table, lists);
}

function describeTable(context: Context, table: Dataset, lists: Lists): void {
  const { graph, addresses } = context;
  const id = addresses.table(table);
  if (!table.isRoot) {
    describePart(context, id, table, table.name);
    graph.link(addresses.dataset, 'dcterms:hasPart', id);
  }
  // A list of pending work instead of recursion, so that deep data cannot overflow the stack.
  const open = table.variables.map((variable) => ({ variable, whole: id })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { variable, whole } = next;
    const own = describeVariable(context, table, variable, whole, lists);
    for (const each of variable.variables.toReversed()) open.push({ variable: each, whole: own ?? whole });
  }
}

/** Describes a variable, and returns its address; undefined if it has no annotations. */
function describeVariable(
  context: Context,
  table: Dataset,
  variable: Variable,
  whole: string,
  lists: Lists,
): string | undefined {
  const codes = variable.codes && describeCodes(context, variable.codes, lists);
  if (codes === undefined && !isDescribed(variable)) return undefined;
  const { graph, addresses } = context;
  const id = addresses.variable(table, variable.path);
  graph.link(whole, 'dcterms:hasPart', id);
  const name = notBlank(variable.name);
  describePart(context, id, variable, name);
  graph.value(id, 'dcterms:identifier', name);
  if (codes !== undefined) {
    const isOfSentinels = hasOnlySentinels(variable.codes!);
    graph.link(id, isOfSentinels ? `cdi:${TAKES_SENTINELS_FROM}` : 'fair:codeList', codes);
  }
  return id;
}

/**
 * Describes a list of codes once, and returns its address; undefined if its codes have no annotations. If
 * one has annotations, all are described: a scheme with some of them would look complete.
 */
function describeCodes(context: Context, list: CodeList, lists: Lists): string | undefined {
  if (lists.has(list)) return lists.get(list);
  const codes = [...list.codes, ...list.sentinels];
  const id = codes.some(({ schema }) => schema !== undefined) ? context.addresses.codeList(list) : undefined;
  lists.set(list, id);
  if (id === undefined) return undefined;
  const { graph, addresses } = context;
  graph.type(id, 'prov:Entity', 'skos:ConceptScheme');
  graph.value(id, 'rdfs:label', notBlank(list.name));
  for (const code of codes) {
    const concept = addresses.code(list, code);
    graph.link(id, 'skos:hasTopConcept', concept);
    describeCode(context, concept, id, code);
  }
  return id;
}

function describeCode(context: Context, id: string, scheme: string, code: Code): void {
  const { graph, ledger } = context;
  describePart(context, id, code, undefined, OF_CONCEPTS);
  graph.type(id, 'skos:Concept');
  graph.link(id, 'skos:inScheme', scheme);
  const { value } = code;
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (isScalar) graph.value(id, 'skos:notation', value);
  else graph.json(id, 'skos:notation', value);
  graph.value(id, 'fair:sentinel', ledger.keepIf(code.sentinel));
}

/** Whether anything is said of a variable in words or by annotations. */
function isDescribed(variable: Variable): boolean {
  return (variable.title ?? variable.description) !== undefined || isAnnotated(variable);
}
